import AutomationWire
import Synchronization
import VirtualTime
import XCTestAdditions

/// The time of a test and of its applications: one clock for all of them.
///
/// From the launch of the first application on, whatever the test waits by takes no time: sleeps, run loops, expectations, timers of dispatch.
/// The time of an application in a process of its own is brought up to the test's before it is asked for anything, and when it would do
/// something by itself before the test does. One in this process has the very clock of the test.
///
/// It is for tests that XCTest runs: their end is known before XCTest takes the time. Those of Swift Testing run beside each other and
/// beside tests that use no application.
enum TestTime {
  /// The applications in processes of their own that share the time of the test; `nil` when it launched none yet.
  private static let sharing = Mutex<[ApplicationSession]?>(nil)

  /// Whether the time of the test is virtual.
  static var isOn: Bool { TestClock.isOn }

  /// Whether an application that is about to be launched will have virtual clocks of its own.
  static func isOfItsOwn(in target: ApplicationTarget, _ request: LaunchRequest) -> Bool {
    TestClock.canBeVirtual && !target.isInProcess && !target.isSystem
      && LaunchVariables.isTimeVirtual(request.environment)
  }

  /// Takes an application that is about to be launched on the clock of its test, if it may be.
  ///
  /// - Parameters:
  ///   - session: The application.
  ///   - request: What it is launched with.
  /// - Returns: Whether it is on the clock.
  static func prepare(for session: ApplicationSession, _ request: LaunchRequest) -> Bool {
    guard !session.isSystem, LaunchVariables.isTimeVirtual(request.environment) else {
      return false
    }
    let isInProcess = session.reference.resolvedTarget.isInProcess
    let isFirst = sharing.withLock { sessions in
      defer {
        let known = sessions ?? []
        let isNew = !isInProcess && !known.contains { $0 === session }
        sessions = isNew ? known + [session] : known
      }
      return sessions == nil
    }
    if isFirst {
      let isOfTest = RunningTest.atEnd { end() }
      // The waits of one in this process go through the clock that there is at its launch.
      guard isOfTest || isInProcess && TestScope.current.atEndOfClass({ end() }) else {
        sharing.withLock { $0 = nil }
        return false
      }
      TestClock.begin { agree(to: $0) }
    }
    return isOn
  }

  /// Takes applications that run already on the clock of the test that begins to use them.
  ///
  /// One in the test's process keeps the time that it was launched with: what it waits for is due on that.
  static func join(_ sessions: [ApplicationSession]) {
    for session in sessions where !session.reference.resolvedTarget.isInProcess {
      guard case .running(let run) = session.phase, let request = session.lastLaunch,
        prepare(for: session, request)
      else { continue }
      run.joinClockOfTest()
    }
  }

  /// Makes the time of the test real again, at its end.
  private static func end() {
    TestClock.end()
    PredicatePolls.noteChange()
    sharing.withLock { $0 = nil }
  }

  /// Lets the applications do what they do by themselves before the time of the test leaps.
  ///
  /// - Parameter target: The time to which the test's leaps.
  /// - Returns: What they say to it.
  private static func agree(to target: Duration) -> TestClock.Consent {
    let changes = PredicatePolls.changes
    let consent = consent(to: target)
    // What was noticed just now is looked at first.
    return consent == .rest && PredicatePolls.changes != changes ? .acted : consent
  }

  /// Lets the applications do what they do by themselves before a time.
  private static func consent(to target: Duration) -> TestClock.Consent {
    let runs = (sharing.withLock { $0 } ?? []).compactMap {
      session -> (ApplicationSession, ApplicationRun)? in
      guard case .running(let run) = session.phase, run.isOnClockOfTest else { return nil }
      return (session, run)
    }
    // One that is at work is asked how it is doing.
    let atWork = runs.filter { !$0.1.mirror.isAtRest }
    // Whoever uses one may wait for time to pass, and must not be waited for.
    for (session, _) in atWork { _ = session.synchronizeIfFree() }
    if atWork.contains(where: { $0.1.mirror.neverRests }) { return .neverRests }
    if !atWork.isEmpty { return .works }
    // What a server of the test's process sent them they may not have looked at.
    if TestClock.mayHaveServers {
      for (session, _) in runs { _ = session.synchronizeIfFree() }
      if runs.contains(where: { !$0.1.mirror.isAtRest }) { return .works }
    }
    let next = runs.compactMap { session, run in run.nextDeadline.map { (session, $0) } }
      .min { $0.1 < $1.1 }
    guard let next, next.1 <= target else { return .rest }
    let hasActed = next.0.synchronizeIfFree { TestClock.pass(next.1 - TestClock.now) }
    return hasActed ? .acted : .works
  }
}
