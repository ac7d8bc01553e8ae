/// How much an application may do before it is called busy.
package struct SettlingLimits: Sendable, Hashable {
  /// How many rounds of jobs, main loop and update it may take to come to rest.
  package var rounds = 10_000

  /// How many jobs it may take.
  package var jobs = 1_000_000

  /// How long it may take, in real time; but ``leastRounds`` and ``leastJobs`` in any case.
  package var realTime = Duration.seconds(5)

  /// How many rounds it may take however long they last: on a machine that is busy with something else, time alone shows nothing.
  package var leastRounds = 20

  /// How many rounds it may take however long they last that change nothing on the screen; as many as ``leastRounds`` when `nil`.
  ///
  /// In a test's process they may be those of other tests, which run side by side on the main thread and take their time.
  package var leastUnseenRounds: Int?

  /// How many jobs it may take however long they last, in one round.
  package var leastJobs = 50_000

  /// How many sleepers may wake in one stretch of time.
  package var wakes = 100_000

  /// The limits for an application in a test's process.
  package static var besideTests: SettlingLimits {
    var limits = SettlingLimits()
    limits.leastUnseenRounds = 1_000
    return limits
  }

  /// The limits after it was called busy, until it rests again: a tenth of the time, and of the jobs.
  package var whenBusy: SettlingLimits {
    var limits = self
    limits.realTime = realTime / 10
    limits.leastJobs = leastJobs / 10
    return limits
  }

  /// Makes limits that only an application that never rests reaches.
  package init() {}
}
