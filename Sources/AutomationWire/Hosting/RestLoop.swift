import VirtualTime

/// The loop that brings the code of an application to rest: jobs, the main loop, and an update in turn.
@MainActor struct RestLoop {
  /// A loop of our own: its nested turns must not read the next request.
  let loop = MainLoop(jobsPerTurn: 1_000)

  /// The evidence that nothing goes on, with the threads there are now as its baseline.
  let idleness: Idleness

  /// When the code is called busy.
  let limits: SettlingLimits

  /// Makes a loop.
  ///
  /// - Parameters:
  ///   - instance: The application's instance; `nil` for none.
  ///   - limits: When the code is called busy.
  ///   - preparesDispatch: Whether dispatch's threads belong to the baseline.
  init(
    instance: ApplicationInstance?, limits: SettlingLimits, preparesDispatch: Bool = false
  ) {
    self.limits = limits
    idleness = Idleness(loop: loop, preparesDispatch: preparesDispatch)
    idleness.resources = { BusyResources.names(of: instance) }
  }

  /// Runs until nothing happens any more.
  ///
  /// - Parameters:
  ///   - isChanged: Whether something was just done that most often leads to an update and to nothing else. The update comes first then, unless
  ///     there is work for the loop, which saves a turn of it.
  ///   - wasBusy: Whether the code was called busy, and did not rest since.
  ///   - jobLimit: How many jobs it may take; `nil` for as many as the limits say.
  ///   - isDone: Whether to stop before that.
  ///   - update: Brings tree and screen up to date and returns whether there was anything to do.
  /// - Returns: Whether anything happened, and what was still going on when the limits were
  ///   reached.
  func run(
    isChanged: Bool = false, wasBusy: Bool = false, jobLimit: Int? = nil,
    until isDone: () -> Bool = { false },
    update: () -> Bool = { false }
  ) -> (hasActed: Bool, unrest: [String]) {
    let limits = wasBusy ? limits.whenBusy : limits
    let end = RealClock.now + limits.realTime
    let jobLimit = jobLimit ?? limits.jobs
    var jobs = 0
    var rounds = 0
    var pace = UnrestPace()
    if isChanged, loop.scheduler.readyCount == 0, !loop.hasWork, update() { rounds += 1 }
    while true {
      let ran = runReadyJobs(limit: jobLimit - jobs, atLeast: limits.leastJobs, until: end) {
        pace.pass(jobs: jobs + $0, rounds: rounds, on: loop.scheduler)
      }
      if isDone() { return (true, []) }
      let hasTurned = loop.turn()
      let hasUpdated = update()
      if ran == 0 && !hasTurned && !hasUpdated { return (rounds > 0, []) }
      jobs += ran
      rounds += 1
      // Jobs that were left when their time was over go on for ever, whatever comes between them.
      let unseen = hasUpdated ? nil : limits.leastUnseenRounds
      let leastRounds = unseen ?? limits.leastRounds
      let isInTime = ran < limits.leastJobs && rounds < leastRounds || RealClock.now < end
      guard rounds < limits.rounds, jobs < jobLimit, isInTime else {
        var unrest: [String] = []
        if ran > 0 { unrest.append("tasks go on without a pause (\(jobs) jobs so far)") }
        if hasUpdated { unrest.append("the screen changes without a pause") }
        if unrest.isEmpty { unrest.append("the main run loop is busy without a pause") }
        return (true, unrest)
      }
    }
  }

  /// Runs jobs that are ready, and those that become ready by them, until there is none or it takes too long.
  ///
  /// A block of the main queue does not wait for tasks that yield again and again, perhaps until that block has run.
  ///
  /// - Parameters:
  ///   - limit: How many they may be.
  ///   - least: How many they may be however long they take.
  ///   - end: When it takes too long.
  ///   - pass: Has time pass for those that ran so far.
  /// - Returns: How many ran.
  private func runReadyJobs(
    limit: Int, atLeast least: Int, until end: RealClock.Instant, pass: (Int) -> Void
  ) -> Int {
    let step = 5_000
    // So many are no reason to look at the main queue.
    let first = 64
    var jobs = 0
    while jobs < limit, jobs < least || RealClock.now < end {
      let wanted = min(jobs == 0 ? first : step - jobs % step, limit - jobs)
      let ran = loop.scheduler.runReadyJobs(limit: wanted)
      jobs += ran
      pass(jobs)
      if ran < wanted || !loop.isMainQueueBlocked && loop.hasWork { break }
    }
    return jobs
  }

  /// What lets time pass.
  enum Step {
    /// Nothing can change any more.
    case none

    /// A leap to the next sleeper, on the scheduler's clock.
    case virtual(Duration)

    /// A wait in real time: what is pending cannot be brought on.
    case real
  }

  /// What brings the code on, after it came to rest.
  ///
  /// - Parameter isPending: Whether there is work of which Swift concurrency does not know.
  /// - Returns: The step.
  func nextStep(isPending: Bool = false) -> Step {
    switch idleness.quiescence() {
    case .waiting(let deadline, _, _, let foreign)
    where mayLeap(over: foreign):
      .virtual(deadline)
    case .idle where !isPending: .none
    case .busy, .waiting, .idle, .unknown: .real
    }
  }

  /// Whether nothing came since it was proved that nothing goes on.
  ///
  /// - Parameter arrivals: How many jobs and sleeps had arrived by then.
  /// - Returns: Whether nothing came.
  func isQuiet(since arrivals: UInt64) -> Bool {
    loop.scheduler.arrivals == arrivals && loop.scheduler.readyCount == 0 && !loop.hasWork
  }

  /// Whether time may leap while this goes on.
  ///
  /// Where all that goes on in the process is seen, a busy resource becomes idle by the next deadline, or never.
  private func mayLeap(over foreign: [PendingActivity]) -> Bool {
    guard loop.scheduler.isTimeVirtual else { return false }
    return foreign.isEmpty || loop.scheduler.ownsProcessClock && foreign.allSatisfy(\.isResource)
  }

  /// Moves virtual time to a deadline, or not quite so far: to the next sleeper before it.
  func leap(to deadline: Duration) {
    if !loop.scheduler.advanceToNextDeadline(limit: deadline) {
      loop.scheduler.advance(to: deadline)
    }
  }

  /// Waits for other threads for a moment of real time, but not beyond the next sleeper.
  ///
  /// - Parameter longest: The longest wait.
  /// - Returns: Whether anything happened.
  func waitInRealTime(atMost longest: Duration) -> Bool {
    var wait = longest
    if loop.scheduler.isTimeVirtual, let deadline = loop.scheduler.nextDeadline {
      wait = min(wait, max(.zero, deadline - loop.scheduler.now))
    }
    return loop.turn(blockingFor: wait)
  }
}
