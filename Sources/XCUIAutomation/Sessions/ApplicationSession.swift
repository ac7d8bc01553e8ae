import AccessibilityTree
import AutomationWire
import Foundation
import VirtualTime

/// One application of a test: whether it runs, and the tree as it was last told.
///
/// It is `@unchecked Sendable`: everything that changes is read and written under ``lock``, or on the main thread before the lock
/// is taken, which ``exclusively(_:)`` sees to.
final class ApplicationSession: @unchecked Sendable {
  /// Which application it is.
  let reference: ApplicationReference

  /// The folders the application has to itself.
  private let sandbox: () throws -> SandboxDirectory

  /// What the application shares with others.
  private let device: Device

  /// Where the application is in its life.
  private var currentPhase = Phase.notLaunched

  /// Whether the application was sent to the background.
  private var isInBackground = false

  /// The tree as it was last told.
  private var tree = ElementTree()

  /// What the application was doing then.
  private var activity: Activity?

  /// The number of the last request.
  private var lastNumber: UInt32 = 0

  /// What the application was launched with last; `nil` before the first launch.
  private var lastLaunch: LaunchRequest?

  /// The warnings the application gave.
  private var warnings: [String] = []

  /// What else happened aside of its screen since its launch.
  private var hostEvents: [HostEvent] = []

  /// The permissions that the application waits for.
  private var pendingRequests: [SystemServices.Request] = []

  /// Which content of the pasteboard the application knows, by the number of changes before.
  private var knownPasteboard = 0

  /// When the application's time was last brought up with real time.
  private var lastCatchUp: ContinuousClock.Instant?

  /// Guards what changes; a call into an application in this process may come back here.
  private let lock = NSRecursiveLock()

  /// How long, in seconds of real time, an application may take to answer.
  @TaskLocal static var patience = 60.0

  /// Makes a session of an application that was not launched.
  ///
  /// - Parameters:
  ///   - reference: Which application it is, with its target.
  ///   - device: What it shares with others.
  ///   - system: The way to the system, when it is that, which always runs.
  ///   - sandbox: Makes the folders, or returns those there are.
  init(
    _ reference: ApplicationReference, on device: Device = Device(), system: SystemChannel? = nil,
    sandbox: @escaping @Sendable () throws -> SandboxDirectory
  ) {
    self.reference = reference
    self.device = device
    self.sandbox = sandbox
    guard let system else { return }
    currentPhase = .running(RunningApplication(channel: system, process: nil, sandbox: nil))
    tree.prepareIndex()
  }

  /// Whether it is the system around the test's applications.
  var isSystem: Bool { reference.resolvedTarget.isSystem }

  /// Runs a body that nothing else of this session runs beside.
  ///
  /// For an application in this process the body runs on the main thread, so that no other thread can hold the lock while it waits
  /// for the main thread.
  private func exclusively<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard reference.resolvedTarget.isInProcess else {
      lock.lock()
      defer { lock.unlock() }
      return try body()
    }
    return try Scheduler.shared.runOnMainThread { [lock] () throws(Failure) -> Value in
      lock.lock()
      defer { lock.unlock() }
      return try body()
    }
  }
}

// MARK: - Life

extension ApplicationSession {
  /// Where the application is in its life, looked at anew.
  var phase: Phase {
    exclusively { [self] in
      if case .running(let application) = currentPhase, let end = application.process?.poll() {
        finish(application, end)
      }
      return currentPhase
    }
  }

  /// The state of the application as tests read it.
  var state: XCUIApplication.State {
    exclusively { [self] in
      guard case .running = phase else { return .notRunning }
      let isBehind =
        isSystem
        ? TestScope.current.runningSessions.contains { $0.state == .runningForeground }
        : isInBackground
      return isBehind ? .runningBackground : .runningForeground
    }
  }

  /// Whether the test launched the application before.
  var wasLaunched: Bool { exclusively { [self] in lastLaunch != nil } }

  /// The number of the process the application runs in, while it runs.
  var processID: Int32? {
    if case .running(let application) = phase { application.processID } else { nil }
  }

  /// Launches the application, after ending it if it runs.
  ///
  /// - Parameter request: What it is launched with; `nil` for the same as last time.
  /// - Throws: ``LaunchFailure``.
  func launch(_ request: LaunchRequest? = nil) throws(LaunchFailure) {
    guard !isSystem else {
      // It runs already; to launch it is to see it.
      _ = try? exchange(.setPhase(.active))
      return
    }
    try exclusively { [self] () throws(LaunchFailure) in
      terminate()
      device.setDeleted(false, reference)
      let request = request ?? lastLaunch ?? LaunchRequest()
      lastLaunch = request
      let folders: SandboxDirectory
      do {
        folders = try sandbox()
      } catch {
        throw .noSandbox(reason: String(describing: error))
      }
      do throws(LaunchFailure) {
        let launcher = ApplicationLauncher(target: reference.resolvedTarget)
        let known = request.knowing(device.decisions(for: reference))
        currentPhase = .running(try launcher.launch(known, in: folders))
      } catch {
        let file = folders.outputFile(isError: true)
        if case .ended(let end) = error {
          currentPhase = .ended(end, output: OutputTail.lines(of: file))
        }
        throw error
      }
      tree = ElementTree()
      tree.prepareIndex()
      activity = nil
      isInBackground = false
      lastCatchUp = nil
      pendingRequests = []
      hostEvents = []
      knownPasteboard = 0
      do throws(InteractionProblem) {
        _ = try exchange(.synchronize)
      } catch {
        if case .ended(let end) = error { throw .ended(end) }
      }
    }
  }

  /// Ends the application, if it runs.
  func terminate() {
    exclusively { [self] in
      guard case .running(let application) = currentPhase, !isSystem else { return }
      pendingRequests = []
      lastNumber += 1
      application.terminate(
        Request(number: lastNumber, knownVersion: nil, command: .terminate))
      lastNumber += 1
      currentPhase = .ended(.terminated, output: [])
    }
  }

  /// Brings the application to the foreground, or sends it to the background.
  func setPhase(_ phase: HostPhase) throws(InteractionProblem) {
    _ = try exchange(.setPhase(phase))
    exclusively { [self] in isInBackground = phase == .background }
  }

  /// Brings the application to the front, and launches it if it does not run.
  ///
  /// - Parameters:
  ///   - request: What it is launched with when it was not launched before.
  ///   - device: How the device is held.
  /// - Throws: ``InteractionProblem`` when it cannot be launched, or does not answer.
  func activate(
    _ request: LaunchRequest, on device: DeviceState
  ) throws(InteractionProblem) {
    guard !isSystem else { return try setPhase(.active) }
    switch state {
    case .notRunning, .unknown:
      do throws(LaunchFailure) {
        try launch(wasLaunched ? nil : request)
      } catch {
        throw .launch(error)
      }
      try device.apply(to: self)
    case .runningForeground: return
    case .runningBackground, .runningBackgroundSuspended: try setPhase(.active)
    }
  }

  /// Notes the end of the application, with the last it wrote.
  private func finish(_ application: RunningApplication, _ end: ApplicationEnd) {
    currentPhase = .ended(end, output: application.lastOutput)
    pendingRequests = []
  }
}

// MARK: - Permissions

extension ApplicationSession {
  /// The permissions that the application waits for, in the order of asking.
  var requests: [SystemServices.Request] { exclusively { [self] in pendingRequests } }

  /// Answers what the application asks for.
  func answer(
    _ request: SystemServices.Request, _ choice: AuthorizationPrompt.Choice
  ) throws(InteractionProblem) {
    exclusively { [self] in pendingRequests.removeAll { $0 == request } }
    if choice.isLasting { device.decide(choice.isGranted, about: request.resource, for: reference) }
    try tell(SystemServices.Decision(resource: request.resource, isGranted: choice.isGranted))
  }

  /// Forgets what the user decided about a permission.
  func forgetDecision(about resource: ProtectedResource) throws(InteractionProblem) {
    device.decide(nil, about: resource, for: reference)
    guard state != .notRunning else { return }
    try tell(SystemServices.Decision(resource: resource, isGranted: nil))
  }

  /// Tells the application of a decision.
  private func tell(_ decision: SystemServices.Decision) throws(InteractionProblem) {
    _ = try exchange(
      .call(name: SystemServices.decisionCall, content: SystemServices.text(of: decision)))
  }
}

// MARK: - Requests

extension ApplicationSession {
  /// Sends a command and takes in what the answer tells of the tree.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - time: How many seconds more than usual the answer may take.
  /// - Returns: What the command asked for.
  /// - Throws: ``InteractionProblem``.
  @discardableResult
  func exchange(
    _ command: Request.Command, allowing time: Double = 0
  ) throws(InteractionProblem) -> Reply.Result {
    try exclusively { [self] () throws(InteractionProblem) -> Reply.Result in
      guard case .running(let application) = currentPhase else {
        throw .notRunning(currentPhase)
      }
      try bringPasteboard()
      lastNumber += 1
      let request = Request(
        number: lastNumber, knownVersion: tree.root == nil ? nil : tree.version, command: command)
      let reply: Reply
      do throws(ApplicationEnd) {
        reply = try application.send(request, patience: Self.patience + time)
      } catch {
        finish(application, error)
        throw .ended(error)
      }
      take(reply)
      if case .failed(let reason) = reply.result { throw .refused(reason) }
      return reply.result
    }
  }

  /// Takes in what a reply tells.
  private func take(_ reply: Reply) {
    activity = reply.activity
    for event in reply.events {
      switch event {
      case .host(.warning(let text)): warnings.append(text)
      case .host(let event): hostEvents.append(event)
      case .pasteboard(let text):
        knownPasteboard = device.putOnPasteboard(text.isEmpty ? nil : text)
      case .other(SystemServices.requestEvent, let content):
        if let request = try? JSONDecoder().decode(
          SystemServices.Request.self, from: Data(content.utf8))
        {
          pendingRequests.append(request)
        }
      case .other: break
      }
    }
    do throws(TreeDifference.Mismatch) {
      try tree.apply(reply.difference)
      ShownIdentifiers.note(reply.difference.nodes, in: tree, of: reference.resolvedTarget)
    } catch {
      // The tree is empty now, so that the next request asks for all of it.
      tree.prepareIndex()
      activity = nil
    }
  }

  /// Brings the application what others put on the pasteboard since it was told last.
  private func bringPasteboard() throws(InteractionProblem) {
    let pasteboard = device.pasteboard
    guard !isSystem, pasteboard.changeCount != knownPasteboard else { return }
    knownPasteboard = pasteboard.changeCount
    _ = try exchange(
      .call(name: SystemServices.pasteboardCall, content: pasteboard.text ?? ""))
  }

  /// The tree as it stands, brought up to date unless it cannot have changed.
  ///
  /// In a process of its own, an application that is idle, or only sleeps in virtual time, changes by nothing but a request. In this
  /// process the test may have changed what the application shows.
  func currentTree() throws(InteractionProblem) -> ElementTree {
    try exclusively { [self] () throws(InteractionProblem) -> ElementTree in
      guard case .running(let application) = currentPhase else { throw .notRunning(currentPhase) }
      if let end = application.process?.poll() {
        finish(application, end)
        throw .ended(end)
      }
      if reference.resolvedTarget.isInProcess || isSystem || !isAtRest || tree.root == nil {
        try exchange(.synchronize)
        // A difference that did not fit is made good by asking for everything.
        if tree.root == nil { try exchange(.synchronize) }
      }
      return tree
    }
  }

  /// The tree as it was last told; `nil` when the application does not run or nothing was told yet.
  var knownTree: ElementTree? {
    exclusively { [self] in
      guard case .running = phase, tree.root != nil else { return nil }
      return tree
    }
  }

  /// Whether the application said last that nothing changes without a request.
  private var isAtRest: Bool {
    switch activity?.state {
    case .idle, .sleeping: true
    case .unproven, .busy, nil: false
    }
  }

  /// How many requests were sent in the life of the session.
  var requestCount: UInt32 { exclusively { [self] in lastNumber } }

  /// What the order of the running application's jobs follows from; `nil` when they run in order of arrival.
  var scheduleSeed: String? {
    exclusively { [self] in
      if case .running(let application) = currentPhase { application.scheduleSeed } else { nil }
    }
  }

  /// What the application was last said to be doing.
  var lastActivity: Activity? { exclusively { [self] in activity } }

  /// What happened aside of the application's screen since its launch, warnings aside, in order.
  var eventsSinceLaunch: [HostEvent] { exclusively { [self] in hostEvents } }

  /// Hands out, once, the warnings that came since last time.
  func takeWarnings() -> [String] {
    exclusively { [self] in
      defer { warnings = [] }
      return warnings
    }
  }

  /// Brings the application's time up with the real time that passed since this was called last.
  ///
  /// Expectations of XCTest look again and again in real time, while the application's time would stand still.
  func catchUpWithRealTime() throws(InteractionProblem) {
    try exclusively { [self] () throws(InteractionProblem) in
      let now = ContinuousClock.now
      defer { lastCatchUp = now }
      guard let last = lastCatchUp, case .sleeping = activity?.state else { return }
      let passed = last.duration(to: now) / .seconds(1)
      // A longer gap is no waiting: something else happened in between.
      if passed < 1 { try exchange(.advanceTime(by: passed)) }
    }
  }
}
