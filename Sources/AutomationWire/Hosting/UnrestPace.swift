import VirtualTime

/// The pace of virtual time while code goes on without a rest.
///
/// Time leaps when nothing goes on any more, and a task that looks at the date until it is late enough, yielding in between, never comes to
/// that. So its looks take the time that they take anywhere; but only after so many jobs or rounds that work which ends takes none.
///
/// What the process worked counts, and no more than the real time: a machine that lets it wait takes nothing from what waits for an hour to come.
struct UnrestPace {
  /// How many jobs take no time.
  private static let freeJobs = 10_000

  /// How many rounds take no time.
  private static let freeRounds = 1_000

  /// The clocks when work was looked at last; `nil` while it takes no time.
  private var last: (real: RealClock.Instant, work: Duration)?

  /// How much time is yet to pass.
  private var owed = Duration.zero

  /// Has the time pass that work took since the last call.
  ///
  /// - Parameters:
  ///   - jobs: How many jobs ran since the last rest.
  ///   - rounds: How many rounds there were since then.
  ///   - scheduler: The scheduler whose time it is.
  @MainActor mutating func pass(jobs: Int, rounds: Int, on scheduler: Scheduler) {
    let isLong = jobs >= Self.freeJobs || rounds >= Self.freeRounds
    guard isLong, scheduler.isTimeVirtual else { return }
    let present = (real: RealClock.now, work: RealClock.processorTime)
    defer { last = present }
    guard let last else { return }
    owed += min(last.real.duration(to: present.real), present.work - last.work)
    let begin = scheduler.now
    // One sleeper at a time: what it does comes before the next one.
    if !scheduler.advanceToNextDeadline(limit: begin + owed) { scheduler.advance(to: begin + owed) }
    owed -= scheduler.now - begin
  }
}
