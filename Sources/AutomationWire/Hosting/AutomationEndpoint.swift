import AccessibilityTree
import Foundation
import Glibc
import Primitives
package import VirtualTime

/// An application's end of the socket that a test gave to its process.
///
/// A process has one only if a test launched it: the environment names a descriptor, which is a
/// socket and holds a test's greeting. There is nothing to connect to, and without a test nothing
/// of this runs.
///
/// An application whose toolkit does not do it begins its `main` with:
///
/// ```swift
/// if AutomationEndpoint.main(MyApp.self) { return }   // a test launched it; does not come back
/// ```
public final class AutomationEndpoint: Sendable {
  /// The socket.
  private let descriptor: Int32

  /// What the process was launched with.
  package let configuration: LaunchConfiguration

  /// How time passes and jobs are ordered.
  package let options: ControlOptions

  private init(
    descriptor: Int32, configuration: LaunchConfiguration, options: ControlOptions
  ) {
    self.descriptor = descriptor
    self.configuration = configuration
    self.options = options
  }
}

// MARK: - Finding the socket

extension AutomationEndpoint {
  /// Returns the endpoint of this process, if a test launched it; once.
  ///
  /// The descriptor is closed in child processes from now on and the variables are taken out of the
  /// environment, so that no child mistakes itself for the application. A variable that names
  /// anything but a socket with a test's greeting is ignored, with a line on standard error.
  package static func inherited() -> AutomationEndpoint? {
    guard let text = getenv(AutomationVariable.descriptor).map({ String(cString: $0) }) else {
      return nil
    }
    let process = LaunchConfiguration.ofProcess
    for name in AutomationVariable.all { unsetenv(name) }
    guard let descriptor = Int32(text), descriptor > 2, isGreetedSocket(descriptor) else {
      report("\(AutomationVariable.descriptor) is ignored: it names no socket of a test.")
      return nil
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let (configuration, problems) = LaunchConfiguration.automated(from: process)
    for problem in problems { report(problem + ".") }
    LaunchConfiguration.setOfAutomatedProcess(configuration)
    return AutomationEndpoint(
      descriptor: descriptor, configuration: configuration,
      options: controlOptions(process.environment))
  }

  private static func isGreetedSocket(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      return false
    }
    return DescriptorTransport.hasGreeting(descriptor)
  }

  /// Returns what the environment says about time and order.
  static func controlOptions(_ environment: [String: String]) -> ControlOptions {
    ControlOptions(
      time: environment[AutomationVariable.time] == "real" ? .real : .virtual,
      seed: environment[AutomationVariable.seed].flatMap { UInt64($0) })
  }

  /// Writes a line to standard error.
  fileprivate static func report(_ text: String) {
    StandardError.write(text + "\n")
  }
}

// MARK: - Running

extension AutomationEndpoint {
  /// Runs an application for the test that launched this process; call it first thing in `main`.
  ///
  /// - Parameter application: The type of the application.
  /// - Returns: `false` when no test launched this process. Otherwise it does not return: the
  ///   process ends when the test says so or is gone itself.
  public static func main(_ application: any AutomationHostable.Type) -> Bool {
    guard let endpoint = inherited() else { return false }
    Scheduler.install()
    precondition(
      Scheduler.shared.isOnMainThread, "AutomationEndpoint.main was called off the main thread.")
    exit(MainActor.assumeIsolated { endpoint.run(application) })
  }

  /// Runs an application until the test ends it or is gone.
  ///
  /// `Scheduler.install()` must have been called first thing in the process. It is an error to call
  /// it twice.
  ///
  /// - Parameter application: The type of the application.
  /// - Returns: What the process should exit with: 0 when the test ended it, 1 when it could not be
  ///   started or the test is gone, 65 when what came over the socket was no message.
  @MainActor package func run(_ application: any AutomationHostable.Type) -> Int32 {
    let transport = DescriptorTransport(owning: descriptor)
    do {
      let driver = try HostDriver(application, configuration, options: options)
      // A test that is gone by now is noticed by the service.
      try? transport.send(.hello(Hello(processID: getpid())))
      let service = Service(driver, transport)
      return service.run()
    } catch {
      let reason = String(describing: error)
      // Without a test there is nobody to tell.
      try? transport.send(.hello(Hello(processID: getpid(), outcome: .failed(reason))))
      Self.report("The application could not be started: \(reason)")
      return 1
    }
  }
}

extension AutomationEndpoint {
  /// Answers requests as they arrive.
  @MainActor private final class Service {
    /// What answers.
    private let driver: HostDriver

    /// The socket.
    private var transport: DescriptorTransport

    /// The process's main loop.
    private let loop = MainLoop()

    /// What to exit with, once it is over.
    private var exitCode: Int32?

    init(_ driver: HostDriver, _ transport: consuming DescriptorTransport) {
      self.driver = driver
      self.transport = transport
    }

    /// Serves until it is over.
    func run() -> Int32 {
      loop.addDescriptor(transport.descriptor) { [unowned self] _ in serve() }
      loop.run { exitCode != nil }
      loop.removeDescriptor(transport.descriptor)
      driver.terminate()
      return exitCode ?? 1
    }

    /// Answers what arrived.
    private func serve() {
      do throws(ChannelError) {
        while exitCode == nil, let message = try transport.receiveAvailable() {
          try answer(message)
        }
      } catch {
        switch error {
        case .closed:
          exitCode = 1
        case .timedOut, .system, .malformed, .unexpectedMessage:
          AutomationEndpoint.report("The connection to the test is broken: \(error).")
          exitCode = 65
        }
      }
    }

    private func answer(_ message: WireMessage) throws(ChannelError) {
      switch message {
      case .greeting:
        return
      case .request(let request):
        try send(driver.answer(request))
        if request.command == .terminate { exitCode = 0 }
      case .hello, .reply:
        throw .unexpectedMessage
      }
    }

    /// Sends a reply, or says that it is too long.
    private func send(_ reply: Reply) throws(ChannelError) {
      do throws(ChannelError) {
        try transport.send(.reply(reply))
      } catch .malformed(let error) {
        let excuse = Reply(
          number: reply.number, difference: TreeDifference(base: nil, version: 0, root: nil),
          activity: reply.activity, result: .failed("\(error)"))
        try transport.send(.reply(excuse))
      }
    }
  }
}
