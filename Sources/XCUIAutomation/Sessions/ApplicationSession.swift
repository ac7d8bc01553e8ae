import AccessibilityTree
import AutomationWire
import Synchronization
import VirtualTime

/// One application of a test: its life, from launch to launch.
///
/// What is known of the running application is its ``ApplicationRun``'s.
final class ApplicationSession: Sendable {
  /// The state that changes over launches.
  struct Life: Sendable {
    /// Where the application is.
    var phase = Phase.notLaunched

    /// The last run, which may have ended.
    var run: ApplicationRun?

    /// Whether the application was sent to the background.
    var isInBackground = false

    /// What the application was launched with last; `nil` before the first launch.
    var lastLaunch: LaunchRequest?
  }

  /// Which application it is.
  let reference: ApplicationReference

  /// What the application shares with others.
  let device: Device

  /// The order in which it is used.
  let turns: Turns

  /// What keeps what is done, for a report; `nil` where none is kept.
  let trace: TraceRecorder?

  /// Whose turn it is while it runs in this process; `nil` where nobody waits for turns.
  private let tenant: ProcessLease.Tenant?

  /// The folders the application has to itself.
  private let sandbox: @Sendable () throws -> SandboxDirectory

  /// What changes over launches.
  private let life: Mutex<Life>

  /// How long, in seconds of real time, an application may take to answer.
  @TaskLocal static var patience = 60.0

  /// Makes a session of an application that was not launched.
  ///
  /// - Parameters:
  ///   - reference: Which application it is, with its target.
  ///   - device: What it shares with others.
  ///   - system: The way to the system, when it is that, which always runs.
  ///   - tenant: Whose turn it is while it runs in this process.
  ///   - trace: What keeps what is done, for a report.
  ///   - sandbox: Makes the folders, or returns those there are.
  init(
    _ reference: ApplicationReference, on device: Device = Device(),
    system: (any RequestChannel)? = nil,
    tenant: ProcessLease.Tenant? = nil, trace: TraceRecorder? = nil,
    sandbox: @escaping @Sendable () throws -> SandboxDirectory
  ) {
    self.reference = reference
    self.device = device
    self.tenant = tenant
    self.trace = trace
    self.sandbox = sandbox
    turns = Turns(isOnMainThread: reference.resolvedTarget.isInProcess)
    var life = Life()
    if let system {
      let application = RunningApplication(channel: system, process: nil, sandbox: nil)
      let run = ApplicationRun(application, of: reference.resolvedTarget, on: device)
      life.run = run
      life.phase = .running(run)
    }
    self.life = Mutex(life)
  }

  /// Whether it is the system around the test's applications.
  var isSystem: Bool { reference.resolvedTarget.isSystem }

  /// Which of the system's applications it is; `nil` for the home screen, and for an application of the test's.
  var systemApplication: SystemApplication? { reference.resolvedTarget.systemApplication }

  /// The last run, which may have ended; `nil` before the first launch.
  var lastRun: ApplicationRun? { life.withLock { $0.run } }

  /// How large the screen was before it was turned to its side; `nil` while it is upright.
  let uprightSize = Mutex<Size?>(nil)

  /// The last crash of the application, until it is told of.
  private let unseenCrash = Mutex<UnseenCrash?>(nil)

  /// Where the application was when it was last looked at.
  private var knownPhase: Phase {
    if let systemApplication, device.systemApplications.state(of: systemApplication) == .notRunning
    {
      return .notLaunched
    }
    return life.withLock { $0.phase }
  }

  /// Where the application is in its life, looked at anew.
  var phase: Phase {
    let known = knownPhase
    guard case .running(let run) = known, let end = run.application.end else {
      return known
    }
    note(end, of: run)
    return knownPhase
  }

  /// The state of the application as tests read it.
  var state: XCUIApplication.State {
    guard case .running = phase else { return .notRunning }
    if let systemApplication { return device.systemApplications.state(of: systemApplication) }
    let isBehind =
      isSystem
      ? device.systemApplications.front != nil
        || TestScope.current.runningSessions.contains { $0.state == .runningForeground }
      : life.withLock { $0.isInBackground }
    return isBehind ? .runningBackground : .runningForeground
  }

  /// Whether it runs behind another one, or the home screen, and input would not reach it; that of the system lies around all of them.
  var isOutOfReach: Bool {
    !isSystem && systemApplication == nil && state == .runningBackground
  }

  /// What the application was launched with last; `nil` before the first launch.
  var lastLaunch: LaunchRequest? { life.withLock { $0.lastLaunch } }

  /// Whether the test launched the application before.
  var wasLaunched: Bool { lastLaunch != nil }

  /// The number of the process the application runs in, while it runs.
  var processID: Int32? {
    if case .running(let run) = phase { run.application.processID } else { nil }
  }

  /// What the order of the running application's jobs follows from; `nil` when they run in order of arrival.
  var scheduleSeed: UInt64? {
    if case .running(let run) = knownPhase { run.application.scheduleSeed } else { nil }
  }

  /// Returns the run to ask something of.
  ///
  /// - Throws: ``InteractionProblem/notRunning(_:)``.
  func currentRun() throws(InteractionProblem) -> ApplicationRun {
    let phase = knownPhase
    guard case .running(let run) = phase else { throw .notRunning(phase) }
    return run
  }

  /// Changes where the application is, which expectations may wait for.
  func changeLife(_ change: (inout Life) -> Void) {
    life.withLock { change(&$0) }
    PredicatePolls.noteChange()
  }

  /// Notes the end of a run, with the last it wrote; the first end that is noted counts.
  func note(_ end: ApplicationEnd, of run: ApplicationRun) {
    let output = run.application.lastOutput
    run.system.removeAll()
    noteCrash(end, output)
    changeLife { life in
      guard case .running(let current) = life.phase, current === run else { return }
      life.phase = .ended(end, output: output)
    }
  }
}

// MARK: - Launching and ending

extension ApplicationSession {
  /// Launches the application, after ending it if it runs.
  ///
  /// - Parameter request: What it is launched with; `nil` for the same as last time.
  /// - Throws: ``LaunchFailure``.
  func launch(_ request: LaunchRequest? = nil) throws(LaunchFailure) {
    guard !isSystem else {
      if let systemApplication {
        device.changeSystemApplications { $0.end(systemApplication) }
      }
      // The home screen runs already; to launch it is to see it.
      try? setPhase(.active)
      return
    }
    if let tenant { ProcessLease.ofProcess.noteLaunch(of: reference.resolvedTarget, by: tenant) }
    try turns.take { [self] () throws(LaunchFailure) in
      end()
      device.setDeleted(false, reference)
      let request = life.withLock { life in
        let request = request ?? life.lastLaunch ?? LaunchRequest()
        life.lastLaunch = request
        return request
      }
      let run = try start(request)
      changeLife { life in
        life = Life(phase: .running(run), run: run, lastLaunch: life.lastLaunch)
      }
      device.bringToFront(reference)
      do throws(InteractionProblem) {
        _ = try ask(.synchronize)
      } catch {
        if case .ended(let end) = error { throw .ended(end) }
      }
    }
  }

  /// Starts the application.
  private func start(_ request: LaunchRequest) throws(LaunchFailure) -> ApplicationRun {
    let folders: SandboxDirectory
    do {
      folders = try sandbox()
    } catch {
      throw .noSandbox(reason: SandboxDirectory.words(for: error, in: NSTemporaryDirectory()))
    }
    let target = reference.resolvedTarget
    do throws(LaunchFailure) {
      trace?.note(request, of: reference)
      let pasteboard = device.pasteboard
      var known = request.knowing(
        device.decisions(for: reference), pasteboard: pasteboard.text)
      let isOnClock = TestTime.prepare(for: self, request)
      if known.date == nil, TestTime.isOfItsOwn(in: target, request) { known.date = TestClock.date }
      let application = try ApplicationLauncher(target: target)
        .launch(known, in: folders, isOnClock: isOnClock)
      return ApplicationRun(
        application, of: target, on: device, knowing: pasteboard,
        launchDate: target.isInProcess ? nil : known.date,
        isOnClockOfTest: isOnClock, trace: trace)
    } catch {
      if case .ended(let end) = error {
        let output = OutputTail.lines(of: folders.output(isError: true))
        changeLife { $0.phase = .ended(end, output: output) }
      }
      throw error
    }
  }

  /// Ends the application, if it runs, after what it had to do while the test slept.
  func terminate() {
    turns.take { [self] in
      catchUp()
      end()
    }
  }

  /// Looks whether the application has ended, after what it had to do while the test slept.
  func lookForEnd() {
    turns.take { [self] in
      catchUp()
      _ = phase
    }
  }

  /// Has the application do, in a turn that was taken, what it had to do while the test slept.
  private func catchUp() {
    if case .running(let run) = knownPhase, run.owesChange { _ = try? ask(.synchronize) }
  }

  /// Ends the application, if it runs, in a turn that was taken.
  private func end() {
    if let systemApplication { device.changeSystemApplications { $0.end(systemApplication) } }
    guard !isSystem, case .running(let run) = knownPhase else { return }
    if let end = run.conversation.end() { noteCrash(end, run.application.lastOutput) }
    run.system.removeAll()
    changeLife { $0.phase = .ended(.terminated, output: []) }
  }

  /// Notes an end that is a crash, until it is told of.
  private func noteCrash(_ end: ApplicationEnd, _ output: [String]) {
    guard end.isCrash else { return }
    unseenCrash.withLock { $0 = UnseenCrash(name: reference.name, end: end, output: output) }
  }

  /// Returns the crash of which nothing told so far, once: from now on it is told of; `nil` for none.
  @discardableResult func takeUnseenCrash() -> UnseenCrash? { unseenCrash.withLock { $0.take() } }

  /// Has nothing of the system's in front of it any more.
  private func comeToFront() {
    if let systemApplication {
      device.changeSystemApplications { $0.show(systemApplication) }
    } else if isSystem {
      device.changeSystemApplications { $0.front = nil }
    } else {
      device.bringToFront(reference)
    }
  }

  /// Brings the application to the foreground, or sends it to the background.
  func setPhase(_ phase: HostPhase) throws(InteractionProblem) {
    if phase == .active { comeToFront() }
    _ = try exchange(.setPhase(phase))
    changeLife { $0.isInBackground = phase == .background }
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
}
