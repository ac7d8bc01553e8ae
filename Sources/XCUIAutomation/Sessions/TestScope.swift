import AutomationWire
import Foundation
import Synchronization
import Testing
import XCTestAdditions

/// A scope of one test: its applications, their folders, and where it was last.
///
/// It is found through the task first, so that tests in parallel do not share applications, and else belongs to the test that
/// XCTest runs.
package final class TestScope: Sendable {
  /// The mutable state, behind the lock.
  struct State {
    /// The applications, by what they are.
    var sessions: [ApplicationReference: ApplicationSession] = [:]

    /// The folders of the applications.
    var sandboxes: [ApplicationReference: SandboxDirectory] = [:]

    /// How the device is held, and how light it is.
    var device = DeviceState()

    /// What was said to have no meaning here.
    var meaningless: Set<String> = []

    /// What the test did last, looks among it.
    var lastStep: TestJournal.Step?

    /// What the test did and saw last.
    var journal = TestJournal()

    /// The looks since it did something.
    var loop = LookLoop()

    /// Whether the test threw an error.
    var hasThrown = false

    /// How often the test had done something when a failure was told; `nil` while none was.
    var stepsAtFailure: Int?

    /// What the test waited for in vain, until it does something else.
    var failedWait: FailedWait?

    /// What a predicate saw last of an element.
    var lastLook: Look?

    /// What the test does about alerts, in the order of adding.
    var monitors: [InterruptionMonitor] = []

    /// How many numbers were taken, by what they are of.
    var numbers: [String: Int] = [:]

    /// How long the launches took, in seconds, in order.
    var launchSeconds: [Double] = []

    /// What is done when its class ends.
    var endActions: [@Sendable () -> Void] = []

    /// What stands for the test that runs, where the scope is that of a class; `nil` outside of its tests.
    var testOfClass: ObjectIdentifier?
  }

  /// Whether it belongs to the test that XCTest runs.
  private let isOfXCTest: Bool

  /// Whether a class's own set-up began to use it, and it lasts for all tests of the class.
  let isOfClass: Bool

  /// The test of Swift Testing that it belongs to; `nil` where that is to be looked up.
  let test: Test?

  /// What application objects without a target mean in the test; `nil` for what the process or the module says.
  let target: ApplicationTarget?

  /// Whose turn it is when applications of the test may run in this process; `nil` for a test that waits for nobody.
  let tenant: ProcessLease.Tenant?

  /// What keeps what the test does, for a report; `nil` where none is kept.
  let trace: TraceRecorder?

  /// What the applications share.
  let sharedDevice = Device()

  /// What changes.
  let state = Mutex(State())

  /// The looks since the test was over.
  let looksAfterEnd = Mutex(LooksAfterEnd())

  /// The scope of the test the current task belongs to, when it runs in parallel with others.
  @TaskLocal package static var ofTask: TestScope?

  /// Makes the scope of a test that has used nothing.
  ///
  /// - Parameters:
  ///   - isOfXCTest: Whether it belongs to the test that XCTest runs.
  ///   - isOfClass: Whether it lasts for all tests of a class.
  ///   - test: The test of Swift Testing that it belongs to.
  ///   - target: What application objects without a target mean in the test.
  ///   - tenant: Whose turn it is when applications of the test may run in this process; `nil` for a test that waits for nobody.
  init(
    isOfXCTest: Bool = false, isOfClass: Bool = false, test: Test? = nil,
    target: ApplicationTarget? = nil, tenant: ProcessLease.Tenant? = nil
  ) {
    self.test = test
    self.tenant = tenant
    self.target = target
    self.isOfXCTest = isOfXCTest
    self.isOfClass = isOfClass
    trace = ReportMode.current == .off ? nil : TraceRecorder()
  }

  /// The scope of the test that calls.
  static var current: TestScope { ofTask ?? TestScopeRegistry.shared.scope }

  /// Whether the test ended with an earlier failure, and nothing it does has an effect.
  var isOver: Bool { isOfXCTest && TestProgress.current?.isOver == true }

  /// Whether the test that calls ended with an earlier failure, and nothing it does has an effect.
  package static var isCurrentOver: Bool { current.isOver }

  /// Notes what the test does, and where.
  ///
  /// - Parameters:
  ///   - isLook: Whether it only looks, which is noted with what it sees.
  ///   - isTelling: Whether it tells something when the test fails later.
  ///   - plan: What it does it with.
  ///   - action: Returns it in words.
  func note(
    isLook: Bool = false, isTelling: Bool = true, _ plan: QueryPlan,
    _ action: @escaping @Sendable () -> String
  ) {
    let step = TestJournal.Step(words: action, stack: .capture(), isTelling: isTelling)
    trace?.note(step, plan, isLook: isLook)
    state.withLock { state in
      state.lastStep = step
      guard !isLook else { return }
      state.journal.note(step)
      state.loop.end()
    }
  }

  /// Notes that the screen is as it was before what the test did last.
  func noteThatLastStepWasInVain() {
    state.withLock { $0.journal.noteThatLastStepWasInVain() }
  }

  /// Notes what the test sees.
  func note(_ look: Look) {
    let isOfMany = state.withLock { state in
      state.journal.note(look)
      return state.loop.note()
    }
    trace?.note(look)
    if isOfMany { passTimeOfLoop(look) }
  }

  /// Notes what a predicate sees, which is no look of the test's in a loop.
  func noteSight(_ look: Look) { state.withLock { $0.journal.note(look) } }

  /// Changes what is known of the looks since the test did something.
  @discardableResult
  func changeLoop<Value: Sendable>(_ change: (inout LookLoop) -> Value) -> Value {
    state.withLock { change(&$0.loop) }
  }

  /// What the test did and saw last.
  var journal: TestJournal { state.withLock { $0.journal } }

  /// Notes that the test threw an error, which the library that runs it tells later.
  func noteThrow() { state.withLock { $0.hasThrown = true } }

  /// Notes that a failure is told.
  ///
  /// - Returns: Whether the test did something since the one before, or there was none.
  func noteFailure() -> Bool {
    trace?.noteFailure()
    return state.withLock { state in
      defer { state.stepsAtFailure = state.journal.count }
      return state.stepsAtFailure != state.journal.count
    }
  }

  /// What a predicate saw last of an element.
  var lastLook: Look? {
    get { state.withLock { $0.lastLook } }
    set { state.withLock { $0.lastLook = newValue } }
  }

  /// What the test waited for in vain, until it does something else.
  var failedWait: FailedWait? {
    get { state.withLock { $0.failedWait } }
    set { state.withLock { $0.failedWait = newValue } }
  }

  /// What the test did last, in words, and the calls that led there; `nil` when it used no application.
  var lastAction: (words: String, stack: CallStack)? {
    state.withLock { $0.lastStep }.map { ($0.words(), $0.stack) }
  }

  /// Returns a number that counts something in the test that calls, from 1.
  package static func takeNumber(of key: String) -> Int {
    current.state.withLock { state in
      state.numbers[key, default: 0] += 1
      return state.numbers[key, default: 1]
    }
  }

  /// What the test does about alerts, in the order of adding.
  var monitors: [InterruptionMonitor] { state.withLock { $0.monitors } }

  /// How long the launches took, in seconds, in order.
  var launchSeconds: [Double] { state.withLock { $0.launchSeconds } }

  /// Notes how long a launch took.
  func noteLaunch(seconds: Double) { state.withLock { $0.launchSeconds.append(seconds) } }

  /// Adds what the test does about alerts.
  func addMonitor(_ monitor: InterruptionMonitor) {
    state.withLock { $0.monitors.append(monitor) }
  }

  /// Removes what the test did about alerts.
  func removeMonitor(_ monitor: any NSObjectProtocol) {
    let key = ObjectIdentifier(monitor)
    state.withLock { $0.monitors.removeAll { ObjectIdentifier($0) == key } }
  }

  /// How the device is held, and how light it is.
  var device: DeviceState {
    get { state.withLock { $0.device } }
    set { state.withLock { $0.device = newValue } }
  }

  /// Returns whether this is the first time in the test that something is said to have no meaning here.
  func isFirstUse(of meaningless: String) -> Bool {
    state.withLock { $0.meaningless.insert(meaningless).inserted }
  }

  /// Returns the application that a reference means in this test.
  func session(of reference: ApplicationReference) -> ApplicationSession {
    let reference = reference.resolved
    return state.withLock { state in
      if let session = state.sessions[reference] { return session }
      let target = reference.resolvedTarget
      let system: (any RequestChannel)? =
        if let application = target.systemApplication {
          SystemApplicationChannel(application, self)
        } else if target.isSystem { SystemChannel(self) } else { nil }
      let session = ApplicationSession(
        reference, on: sharedDevice, system: system, tenant: tenant, trace: trace
      ) { [weak self] in
        guard let self else { return try SandboxDirectory() }
        return try sandbox(of: reference)
      }
      state.sessions[reference] = session
      return session
    }
  }

  /// The applications that run, in the order of their names; the system is none of them.
  var runningSessions: [ApplicationSession] {
    state.withLock { Array($0.sessions.values) }
      .filter { !$0.reference.resolvedTarget.isSystem && $0.state != .notRunning }
      .sorted { $0.reference.name < $1.reference.name }
  }

  /// The folder of an application that was launched; `nil` before.
  func folder(of reference: ApplicationReference) -> String? {
    state.withLock { $0.sandboxes[reference.resolved]?.path }
  }

  /// Deletes an application with all it has, until it is launched again.
  func delete(_ application: ApplicationReference) {
    session(of: application).terminate()
    sharedDevice.setDeleted(true, application.resolved)
    let sandbox = state.withLock { $0.sandboxes.removeValue(forKey: application.resolved) }
    guard let sandbox else { return }
    if !application.resolvedTarget.isInProcess { LeftProcesses.kill(withFolder: sandbox.path) }
    sandbox.remove()
  }

  /// The folders of an application, made at its first launch.
  private func sandbox(of reference: ApplicationReference) throws -> SandboxDirectory {
    if let sandbox = state.withLock({ $0.sandboxes[reference] }) { return sandbox }
    let sandbox = try SandboxDirectory()
    state.withLock { $0.sandboxes[reference] = sandbox }
    return sandbox
  }

  /// Notes which test of its class begins to use it.
  ///
  /// - Parameter test: What stands for the test.
  /// - Returns: Whether the test is another than before.
  func begin(_ test: AnyObject) -> Bool {
    let isNew = state.withLock { state in
      defer { state.testOfClass = ObjectIdentifier(test) }
      return state.testOfClass != ObjectIdentifier(test)
    }
    if isNew { trace?.begin() }
    return isNew
  }

  /// Has something done when its class ends, before its applications do.
  ///
  /// - Parameter action: What is done.
  /// - Returns: Whether it belongs to a class.
  func atEndOfClass(_ action: @escaping @Sendable () -> Void) -> Bool {
    if isOfClass { state.withLock { $0.endActions.append(action) } }
    return isOfClass
  }

  /// Ends a test of its class, after which the applications run on.
  ///
  /// - Parameter isReported: Whether the end of the test was told of, and takes no more failures.
  func endTest(isReported: Bool) {
    let ended = state.withLock { state -> State? in
      guard state.testOfClass != nil else { return nil }
      let ended = state
      state = State()
      (state.sessions, state.sandboxes, state.device, state.endActions) =
        (ended.sessions, ended.sandboxes, ended.device, ended.endActions)
      return ended
    }
    guard let ended else { return }
    keepTrace(of: ended)
    for session in ended.sessions.values {
      // A crash is unseen until somebody looks where the application is.
      _ = session.phase
      tellUnseenCrash(of: session, ended, isReported)
    }
  }

  /// Fails the test, before it ends, if an application of it crashed, and nothing told of it.
  func tellUnseenCrashes() {
    let present = state.withLock { $0 }
    for session in present.sessions.values {
      session.lookForEnd()
      tellUnseenCrash(of: session, present, false)
    }
  }

  /// Fails the test if an application of it crashed, and nothing told of it.
  private func tellUnseenCrash(
    of session: ApplicationSession, _ state: State, _ isReported: Bool
  ) {
    guard let crash = session.takeUnseenCrash() else { return }
    let last = state.journal.steps.last?.stack
    FailureRecorder.record(crash, after: last, atEndOf: self, isReported)
  }

  /// Hands on what was noted of the test that ends.
  private func keepTrace(of ended: State) {
    guard let trace else { return }
    let hasFailed = ended.hasThrown || ended.stepsAtFailure != nil
    TraceKeeper.keep(trace, of: Array(ended.sessions.values), in: test, hasFailed: hasFailed)
  }

  /// Ends the applications and deletes their folders.
  ///
  /// - Parameter isReported: Whether the end of the test was told of, and takes no more failures.
  package func end(isReported: Bool = false) {
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    for action in ended.endActions.reversed() { action() }
    keepTrace(of: ended)
    for session in ended.sessions.values {
      session.terminate()
      tellUnseenCrash(of: session, ended, isReported)
    }
    for (reference, sandbox) in ended.sandboxes {
      if !reference.resolvedTarget.isInProcess { LeftProcesses.kill(withFolder: sandbox.path) }
      sandbox.remove()
    }
  }
}
