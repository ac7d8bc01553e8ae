import AutomationWire
import Foundation
import VirtualTime
import VirtualTimeBootstrap
import XCTestAdditions

/// A launcher of the application of a target.
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
  ///   - isOnClock: Whether its time is that of the test.
  /// - Returns: The application, ready for requests.
  /// - Throws: ``LaunchFailure``.
  func launch(
    _ request: LaunchRequest, in sandbox: SandboxDirectory, isOnClock: Bool = false
  ) throws(LaunchFailure) -> RunningApplication {
    var configuration = try configuration(request, sandbox)
    let hangLimit = try LaunchVariables.takeHangLimit(of: &configuration)
    let isCopied = try LaunchVariables.takeIsCopied(of: &configuration)
    switch target.kind {
    case .executable(let name):
      var application = try launchProcess(
        try locator.path(of: name), configuration, in: sandbox, isCopied: isCopied)
      application.watchForHangs(limit: hangLimit)
      return application
    case .inProcess(let application):
      return try launchHere(
        application, configuration, request.environment, in: sandbox, isOnClock: isOnClock)
    case .system:
      throw .refused(reason: "The system runs already.")
    }
  }

  /// What the application is launched with: the environment is the test's own, its folders, and what the test asks for.
  private func configuration(
    _ request: LaunchRequest, _ sandbox: SandboxDirectory
  ) throws(LaunchFailure) -> LaunchConfiguration {
    var environment = LaunchStandIn.ownEnvironment
    environment.merge(sandbox.environment) { $1 }
    // It is meant for what the tests themselves write; a screen is the same wherever they run.
    environment["NO_COLOR"] = nil
    environment[BacktraceSettings.variable] = BacktraceSettings.value
    environment.merge(InterfaceConfiguration.current?.environment ?? [:]) { $1 }
    environment.merge(request.environment) { $1 }
    var configuration = LaunchConfiguration(
      arguments: request.arguments, environment: environment, isAutomated: true)
    try LaunchVariables.check(configuration)
    try LaunchVariables.apply(to: &configuration)
    if let size = request.screenSize { configuration.screenSize = size }
    configuration.date = try date(of: request, configuration)
    configuration.heldGates = request.heldGates
    configuration.decisions = request.decisions
    configuration.pasteboard = request.pasteboard
    configuration.payloads = request.payloads
    return configuration
  }

  /// Returns the date at which an application begins, which one whose clocks are real cannot be given.
  private func date(
    of request: LaunchRequest, _ configuration: LaunchConfiguration
  ) throws(LaunchFailure) -> Duration? {
    guard let date = request.date else { return nil }
    guard configuration.time == .virtual else {
      throw .refused(
        reason: "A date is given, but its time is real (\(LaunchVariables.time)=real).")
    }
    guard TestClock.canBeVirtual else {
      throw .refused(
        reason: "A date is given, but its clocks are real in a build with a sanitizer.")
    }
    return date
  }

  /// Launches an application in this process.
  private func launchHere(
    _ application: HostableApplication, _ configuration: LaunchConfiguration,
    _ variables: [String: String], in sandbox: SandboxDirectory, isOnClock: Bool
  ) throws(LaunchFailure) -> RunningApplication {
    precondition(
      virtual_time_bootstrap_anchor == 1,
      "The scheduler was not installed when the tests were loaded.")
    guard configuration.date == nil || isOnClock else {
      throw .refused(
        reason: "A date is given, but the clocks of this process are real in this test: "
          + "its class does not derive from UITestCase. "
          + "Launch the application in a process of its own.")
    }
    // Those that say how to launch are none of the application's.
    let standIn = LaunchStandIn(
      configuration.arguments, variables.filter { configuration.environment[$0.key] == $0.value })
    do {
      let channel = try DirectChannel.launch(
        application, configuration, scope: isOnClock ? .process : .concurrency)
      LaunchStandIn.warnOthers(than: channel.instance)
      return RunningApplication(
        channel: channel, process: nil, sandbox: sandbox, standIn: standIn,
        scheduleSeed: configuration.scheduleSeed)
    } catch {
      standIn.end()
      throw .refused(reason: String(describing: error))
    }
  }

  /// Launches an executable in a process of its own.
  private func launchProcess(
    _ path: String, _ configuration: LaunchConfiguration, in sandbox: SandboxDirectory,
    isCopied: Bool
  ) throws(LaunchFailure) -> RunningApplication {
    let pair: (channel: DescriptorChannel, remoteDescriptor: Int32)
    do throws(ChannelError) {
      pair = try DescriptorChannel.makePair(launching: configuration)
    } catch {
      if case .oversized(.frameTooLarge(let length, let limit)) = error {
        throw .oversized(bytes: length, limit: limit)
      }
      throw .misunderstood(reason: error.description)
    }
    var environment = configuration.environment
    environment[AutomationEndpoint.variable] = String(ProcessSpawner.inheritedDescriptor)
    environment[AutomationEndpoint.stacksVariable] = sandbox.stacksFile
    environment[DescendantMark.variable] = String(DescendantMark.value(of: sandbox.path))
    let (process, isCopy) = try start(
      path, configuration.arguments, environment, in: sandbox, closing: pair.remoteDescriptor,
      isCopied: isCopied)
    do throws(LaunchFailure) {
      try awaitReadiness(pair.channel, process, sandbox)
    } catch {
      // It may have been killed while it stood, of which an application tells nothing.
      guard isCopy, error == .ended(.signalled(SIGKILL)) || error == .ended(.statusLost) else {
        throw error
      }
      return try launchProcess(path, configuration, in: sandbox, isCopied: false)
    }
    return RunningApplication(
      channel: pair.channel, process: process, sandbox: sandbox,
      scheduleSeed: configuration.scheduleSeed)
  }

  /// Starts a process, as a copy if possible and allowed, and closes this process's copies of what it inherits: they would hide its end.
  private func start(
    _ path: String, _ arguments: [String], _ environment: [String: String],
    in sandbox: SandboxDirectory, closing descriptor: Int32, isCopied: Bool
  ) throws(LaunchFailure) -> (process: ChildProcess, isCopy: Bool) {
    defer { close(descriptor) }
    let (output, errors): (KeptOutput, KeptOutput)
    do throws(KeptOutput.SystemError) {
      (output, errors) = try sandbox.makeStreams()
    } catch {
      throw .notStarted(path: path, error: error.number)
    }
    defer {
      output.closeWriting()
      errors.closeWriting()
    }
    let spawner = ProcessSpawner(
      path: path, arguments: arguments, environment: environment, standardOutput: output.path,
      standardError: errors.path, orphanGuard: .shared)
    if isCopied, let copy = StandingPrograms.shared.start(spawner, inheriting: descriptor) {
      return (copy, true)
    }
    return (try spawner.start(inheriting: descriptor), false)
  }

  /// Waits until the application says that it is ready.
  private func awaitReadiness(
    _ channel: DescriptorChannel, _ process: ChildProcess, _ sandbox: SandboxDirectory
  ) throws(LaunchFailure) {
    let hello: Hello
    do throws(ChannelError) {
      hello = try channel.awaitHello(deadline: .now + .seconds(patience))
    } catch {
      switch error {
      case .closed: throw .ended(process.waitForEnd().explained(by: sandbox))
      case .timedOut:
        let lines = StackReport(processID: process.processID, file: sandbox.stacksFile).lines()
        process.kill()
        throw .silent(seconds: patience, stacks: lines)
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
