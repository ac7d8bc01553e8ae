import AccessibilityTree
import AutomationWire
import Foundation
import VirtualTime
import VirtualTimeBootstrap
import XCTestAdditions

/// Launches the application of a target.
struct ApplicationLauncher: Sendable {
  /// What is launched.
  var target: ApplicationTarget

  /// Where executables are looked for.
  var locator = ExecutableLocator()

  /// How long, in seconds, an application may take until it says that it is ready.
  var patience = 30.0

  /// Launches the application.
  ///
  /// - Parameters:
  ///   - request: What the test wants it to be launched with.
  ///   - sandbox: The folders it has to itself.
  /// - Returns: The application, ready for requests.
  /// - Throws: ``LaunchFailure``.
  func launch(
    _ request: LaunchRequest, in sandbox: SandboxDirectory
  ) throws(LaunchFailure) -> RunningApplication {
    let environment = environment(request, sandbox)
    switch target.kind {
    case .executable(let name):
      return try launchProcess(
        try locator.path(of: name), request.arguments, environment, in: sandbox)
    case .inProcess(let application):
      return try launchHere(application, request.arguments, environment, in: sandbox)
    case .system:
      throw .refused(reason: "The system runs already.")
    }
  }

  /// The environment of the application: the test's own, its folders, and what the test asks for.
  private func environment(
    _ request: LaunchRequest, _ sandbox: SandboxDirectory
  ) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment.merge(sandbox.environment) { $1 }
    // It is meant for what the tests themselves write; a screen is the same wherever they run.
    environment["NO_COLOR"] = nil
    // A crash must end the process at once, with a short report on standard error.
    environment["SWIFT_BACKTRACE"] =
      "interactive=no,color=no,threads=crashed,registers=none,images=none"
    environment.merge(InterfaceConfiguration.current?.environment ?? [:]) { $1 }
    environment.merge(request.environment) { $1 }
    if environment[AutomationVariable.seed] == "random" {
      environment[AutomationVariable.seed] = String(UInt64.random(in: 1...999_999))
    }
    return environment
  }

  /// The size of the screen that the environment names, or else the usual one.
  private func screenSize(_ environment: [String: String]) -> Size {
    environment[AutomationVariable.screenSize].flatMap { AutomationVariable.size(from: $0) }
      ?? LaunchConfiguration.defaultScreenSize
  }

  /// Launches an application type in this process.
  private func launchHere(
    _ application: any AutomationHostable.Type, _ arguments: [String],
    _ environment: [String: String], in sandbox: SandboxDirectory
  ) throws(LaunchFailure) -> RunningApplication {
    precondition(
      virtual_time_bootstrap_anchor == 1,
      "The scheduler was not installed when the tests were loaded.")
    let isReal = environment[AutomationVariable.time] == "real"
    let options = ControlOptions(
      time: isReal ? .real : .virtual,
      seed: environment[AutomationVariable.seed].flatMap { UInt64($0) }, servesUnattended: true)
    let configuration = LaunchConfiguration(
      arguments: arguments,
      environment: environment.filter { !AutomationVariable.all.contains($0.key) },
      screenSize: screenSize(environment), isAutomated: true)
    do {
      let channel = try DirectChannel.launch(application, configuration, options: options)
      return RunningApplication(
        channel: channel, process: nil, sandbox: sandbox,
        scheduleSeed: environment[AutomationVariable.seed])
    } catch {
      throw .refused(reason: String(describing: error))
    }
  }

  /// Launches an executable in a process of its own.
  private func launchProcess(
    _ path: String, _ arguments: [String], _ environment: [String: String],
    in sandbox: SandboxDirectory
  ) throws(LaunchFailure) -> RunningApplication {
    let pair: (channel: DescriptorChannel, remoteDescriptor: Int32)
    do throws(ChannelError) {
      pair = try DescriptorChannel.makePair()
    } catch {
      throw .misunderstood(reason: error.description)
    }
    var environment = environment
    environment[AutomationVariable.descriptor] = String(ProcessSpawner.inheritedDescriptor)
    environment[AutomationVariable.screenSize] = AutomationVariable.text(
      of: screenSize(environment))
    let spawner = ProcessSpawner(
      path: path, arguments: arguments, environment: environment,
      standardOutput: sandbox.outputFile(isError: false),
      standardError: sandbox.outputFile(isError: true), orphanGuard: .shared)
    let process = try start(spawner, closing: pair.remoteDescriptor)
    try awaitReadiness(pair.channel, process)
    return RunningApplication(
      channel: pair.channel, process: process, sandbox: sandbox,
      scheduleSeed: environment[AutomationVariable.seed])
  }

  /// Starts a process, and closes this process's copy of what it inherits: that would hide its end.
  private func start(
    _ spawner: ProcessSpawner, closing descriptor: Int32
  ) throws(LaunchFailure) -> ChildProcess {
    defer { close(descriptor) }
    return try spawner.start(inheriting: descriptor)
  }

  /// Waits until the application says that it is ready.
  private func awaitReadiness(
    _ channel: DescriptorChannel, _ process: ChildProcess
  ) throws(LaunchFailure) {
    let hello: Hello
    do throws(ChannelError) {
      hello = try channel.awaitHello(deadline: .now + .seconds(patience))
    } catch {
      switch error {
      case .closed: throw .ended(process.waitForEnd())
      case .timedOut:
        process.kill()
        throw .silent(seconds: patience)
      default:
        process.kill()
        throw .misunderstood(reason: error.description)
      }
    }
    if case .failed(let reason) = hello.outcome {
      process.kill()
      throw .refused(reason: reason)
    }
  }
}
