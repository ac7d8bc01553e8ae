import Glibc
import ProcessClock

/// The clocks of a test's process, one with those of the applications under test.
///
/// They are the process's own until a test has a reason, which is an application whose time is virtual. From then on they stand still while
/// the test works, and leap when all of the process rests and no application has anything to do before: to the nearest deadline of
/// either side. While real work goes on they keep step with it.
///
/// ```
///  test:  ── tap ──┐ rests: sleep(3)           ┌── tap ──
///                  │ leap to 3 s ─────────────▶│  what the application owes, it makes good
///  application: ───┘ rests                     └─ 3 s pass, deadline by deadline ── answers
/// ```
package enum TestClock {
  /// What the applications say to a leap.
  package enum Consent: Sendable {
    /// They do nothing before.
    case rest

    /// One of them had something to do before, and did it: what rested may go on.
    case acted

    /// One of them is at work: real time is spent.
    case works

    /// One of them does not come to rest: real time was spent.
    case neverRests
  }

  /// Asks the applications before a leap to a time; called on a thread of its own.
  package typealias Inquiry = @Sendable (_ target: Duration) -> Consent

  /// Whether the clocks of a process can be virtual: not in a build with a sanitizer.
  package static var canBeVirtual: Bool { ProcessTime.isOwned }

  /// Deadlines as far away as this are nobody's: XCTest waits thirty days for an asynchronous test.
  private static let farAway = Duration.seconds(20 * 86_400)

  /// Whether the clocks are virtual.
  package static var isOn: Bool { Pacemaker.isInTest && process_clock_is_virtual() }

  /// The time since they are.
  package static var now: Duration { ProcessTime.now }

  /// What the clock of the date shows, since 1970.
  package static var date: Duration { .nanoseconds(process_clock_shown(CLOCK_REALTIME)) }

  /// Whether this process may talk to its applications by the network, without their being asked for anything.
  package static var mayHaveServers: Bool { NetworkSocket.areThere }

  /// What the test's process waits for by them, the next first; nothing while they are real.
  package static var sleepers: [Sleeper] {
    guard isOn else { return [] }
    let limit = now + farAway
    // Where an application runs here, tasks that sleep are known apart from the process's waits.
    let all =
      Scheduler.shared.ownsProcessClock
      ? Scheduler.shared.sleepers : ProcessTime.sleepers().sorted { $0.deadline < $1.deadline }
    return all.filter { $0.deadline < limit }
  }

  /// How long until something is due in this process; `nil` without.
  ///
  /// That is a wait of a thread, a timer of dispatch, a task's sleep, and on the main thread also a Timer of its run loop.
  package static var timeToNextDeadline: Duration? {
    guard isOn else { return nil }
    let own = ProcessTime.nextDeadline.map { $0 - ProcessTime.now }
    let timer = Scheduler.shared.isOnMainThread ? MainDispatchQueue.timeToNextTimer() : nil
    // What is due already, and did not happen, waits for something else: a Timer whose call is under way, say.
    let due = [own, timer.map { $0 > .zero ? $0 + grainOfTimers : $0 }].compactMap(\.self)
    return due.filter { $0 > .zero }.min()
  }

  /// A run loop goes by another clock than the date of a Timer, and fires it some moments later.
  private static let grainOfTimers = Duration.microseconds(5)

  /// Has happen what is due in this process: turns the main run loop, if this is its thread, and waits until all threads rest.
  ///
  /// - Parameter pace: How long threads may be at work, a moment of real time; they are not waited for once it is over.
  package static func attend(_ pace: inout RealPace) {
    guard isOn else { return }
    for _ in 0..<1_000 {
      awaitThreads(&pace)
      guard Scheduler.shared.isOnMainThread, turnMainLoop() else { return }
    }
  }

  /// Waits until all threads of this process rest: what one of them will wait for is not known before.
  ///
  /// - Parameter pace: How long they may be at work, a moment of real time; they are not waited for once it is over.
  package static func awaitThreads(_ pace: inout RealPace) {
    guard isOn else { return }
    while ThreadRest.activity().contains(where: \.isThread), pace.takePassed() == .zero {
      RealClock.pause(pace.nextPause())
    }
  }

  /// Turns the run loop of the main thread, which this is, without a wait.
  private static func turnMainLoop() -> Bool {
    Scheduler.shared.runOnMainThread { MainLoop().turn() }
  }

  /// Makes the clocks virtual; does nothing when they are, or where they cannot be.
  ///
  /// - Parameter inquiry: Asks the applications before a leap.
  package static func begin(_ inquiry: @escaping Inquiry) {
    // An application of an earlier test may run here, whose time is not that of the process.
    let isApart = Scheduler.shared.isControlled && !Scheduler.shared.ownsProcessClock
    guard ProcessTime.isOwned, !isOn, !isApart else { return }
    Pacemaker.setInquiry(inquiry)
    process_clock_set_horizon(farAway.nanoseconds)
    ProcessTime.begin(date: nil)
  }

  /// Makes the clocks real again.
  package static func end() {
    guard isOn else { return }
    Scheduler.shared.releaseProcessClock()
    ProcessTime.end()
    process_clock_set_horizon(.max)
    Pacemaker.setInquiry(nil)
  }

  /// Lets time pass that passed for an application, deadline by deadline for an application in this process.
  ///
  /// - Parameter duration: How much.
  package static func elapse(_ duration: Duration) {
    guard isOn, duration > .zero else { return }
    guard Scheduler.shared.ownsProcessClock else { return pass(duration) }
    Scheduler.shared.runOnMainThread { Scheduler.shared.serve(to: ProcessTime.now + duration) }
  }

  /// Lets time pass in which nothing is due here.
  ///
  /// - Parameter duration: How much.
  package static func pass(_ duration: Duration) {
    guard isOn, duration > .zero else { return }
    ProcessTime.advance(to: ProcessTime.now + duration)
    Scheduler.shared.clocksMoved()
  }
}
