import AccessibilityTree
import CallFrames
// The library's streams are variables, which nobody changes.
@preconcurrency import Glibc
import LaunchServer
import Primitives
import Synchronization
import VirtualTime

/// An application's end of the socket that a test gave to its process.
///
/// A process has one only if a test launched it: the environment names a descriptor, which is a
/// local socket of the same user and holds a test's greeting. There is nothing to connect to, and without a test nothing
/// of this runs.
///
/// An application whose toolkit does not do it begins its `main` with:
///
/// ```swift
/// if AutomationEndpoint.main(MyApp.self) { return }   // a test launched it; does not come back
/// ```
public final class AutomationEndpoint: Sendable {
  /// The environment variable with the number of the inherited socket.
  package static let variable = "UITEST_AUTOMATION_DESCRIPTOR"

  /// The environment variable with the file in which threads tell their stacks, upon a signal.
  package static let stacksVariable = "UITEST_STACKS"

  /// The socket; `nil` once it is served.
  private let transport: Mutex<DescriptorTransport?>

  /// What the process was launched with.
  package let configuration: LaunchConfiguration

  private init(
    _ transport: consuming DescriptorTransport, _ configuration: LaunchConfiguration
  ) {
    self.transport = Mutex(transport)
    self.configuration = configuration
  }
}

// MARK: - Finding the socket

extension AutomationEndpoint {
  /// What the process exits with when what came over the socket was no message.
  private static let malformedExitCode: Int32 = 65

  /// Returns the endpoint of this process, if a test launched it; once.
  ///
  /// It waits for what the test launches the application with, which is then
  /// ``LaunchConfiguration/current``. The descriptor is closed in child processes from now on and the
  /// variable is taken out of the environment, so that no child mistakes itself for the application.
  /// A variable that names anything but a local socket of the same user with a test's greeting is
  /// ignored, with a line on standard error; see ``InheritedSocket``.
  ///
  /// - Parameter patience: How long the test may take to say it all.
  /// - Returns: The endpoint.
  /// - Throws: ``ChannelError`` when the test does not say what the application is launched with; both
  ///   sides are told.
  package static func inherited(
    patience: Duration = .seconds(30)
  ) throws(ChannelError) -> AutomationEndpoint? {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(variable)
    guard let descriptor = Int32(text), descriptor > 2 else {
      report("\(variable) is ignored: it names no socket of a test.")
      return nil
    }
    if let problem = InheritedSocket(descriptor).problem {
      report("\(variable) is ignored: \(problem).")
      return nil
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    DescendantMark.take()
    if let path = getenv(stacksVariable) {
      call_frames_tell(path)
      unsetenv(stacksVariable)
    }
    var transport = DescriptorTransport(owning: descriptor)
    let configuration: LaunchConfiguration
    do throws(ChannelError) {
      configuration = try receiveLaunch(&transport, deadline: RealClock.now + patience)
    } catch {
      let reason = "What it is launched with cannot be read: \(words(error, patience))."
      // A test that is gone cannot be told.
      try? transport.send(
        .hello(Hello(processID: getpid(), outcome: .failed(reason))),
        deadline: RealClock.now + patience)
      report("The application could not be started. " + reason)
      throw error
    }
    LaunchConfiguration.setOfAutomatedProcess(configuration)
    // It goes to a file, where a failure of the test reads what was printed so far.
    setvbuf(stdout, nil, _IOLBF, 0)
    return AutomationEndpoint(transport, configuration)
  }

  /// Takes the greeting, and what the test launches the application with.
  private static func receiveLaunch(
    _ transport: inout DescriptorTransport, deadline: RealClock.Instant
  ) throws(ChannelError) -> LaunchConfiguration {
    guard try transport.receive(deadline: deadline) == .greeting,
      case .launch(let configuration) = try transport.receive(deadline: deadline)
    else { throw .unexpectedMessage }
    return configuration
  }

  /// What keeps the application from hearing what it is launched with, in words.
  private static func words(_ error: ChannelError, _ patience: Duration) -> String {
    switch error {
    case .closed: "the test is gone"
    case .timedOut: "the test did not say it within \(patience)"
    case .malformed(let error): error.description
    case .unexpectedMessage: "the test sent another message"
    case .system, .oversized: error.description
    }
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
    let endpoint: AutomationEndpoint
    do throws(ChannelError) {
      guard let inherited = try inherited() else { return false }
      endpoint = inherited
    } catch {
      exit(malformedExitCode)
    }
    Scheduler.install()
    precondition(
      Scheduler.shared.isOnMainThread, "AutomationEndpoint.main was called off the main thread.")
    let code = MainActor.assumeIsolated { endpoint.run(application) }
    launch_server_note_end()
    exit(code)
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
    guard let transport = transport.withLock({ $0.take() }) else {
      preconditionFailure("AutomationEndpoint.run was called twice.")
    }
    let driver: HostDriver
    do {
      driver = try HostDriver(HostableApplication(application), configuration)
    } catch {
      let reason = String(describing: error)
      // Without a test there is nobody to tell.
      try? transport.send(.hello(Hello(processID: getpid(), outcome: .failed(reason))))
      Self.report("The application could not be started: \(reason)")
      return 1
    }
    // A test that is gone by now is noticed by the service.
    try? transport.send(.hello(Hello(processID: getpid())))
    return Service(driver, transport).run()
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
      // Something may have come with what the application was launched with.
      serve()
      loop.run { exitCode != nil }
      loop.removeDescriptor(transport.descriptor)
      driver.terminate()
      KeptDefaults.write()
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
        case .timedOut, .system, .malformed, .oversized, .unexpectedMessage:
          AutomationEndpoint.report("The connection to the test is broken: \(error).")
          exitCode = AutomationEndpoint.malformedExitCode
        }
      }
    }

    private func answer(_ message: WireMessage) throws(ChannelError) {
      switch message {
      case .greeting, .launch, .hello, .reply:
        throw .unexpectedMessage
      case .request(let request):
        try send(driver.answer(request))
        if request.command == .terminate { exitCode = 0 }
      }
    }

    /// Says why a reply cannot be sent, in a sentence.
    private static func excuse(for error: WireError) -> String {
      guard case .frameTooLarge(let length, let limit) = error else { return "\(error)." }
      return
        "What it shows is too much: its elements and texts take \(length) bytes, and \(limit) can be handed over at once."
    }

    /// Sends a reply, or says that it is too long.
    private func send(_ reply: Reply) throws(ChannelError) {
      do throws(ChannelError) {
        try transport.send(.reply(reply))
      } catch .malformed(let error) {
        let excuse = Reply(
          number: reply.number, difference: TreeDifference(base: nil, version: 0, root: nil),
          activity: reply.activity, result: .failed(Self.excuse(for: error)))
        try transport.send(.reply(excuse))
      }
    }
  }
}
