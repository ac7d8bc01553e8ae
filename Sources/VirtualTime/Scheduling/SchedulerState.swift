import Primitives
import ProcessClock

/// Everything a scheduler remembers, behind its lock.
struct SchedulerState: Sendable {
  /// How many times control began and did not end yet.
  var depth = 0

  /// The options of the outermost control.
  var options = ControlOptions()

  /// The work that can run now.
  var ready = ReadyQueue()

  /// The tasks that sleep.
  var sleepers = SleeperStore() {
    didSet { if ownsProcessClock { ProcessTime.schedule(sleepers.nextDeadline()) } }
  }

  /// Whether the time is that of the whole process.
  var ownsProcessClock = false

  /// Whether jobs of the default executor run on threads of their own.
  var usesPoolThreads = false

  /// The virtual time since control began, where it is that of Swift concurrency.
  var now: Duration = .zero

  /// The reading of the real clock at which control began.
  var origin: Duration = .zero

  /// The source of the order of jobs, nil for order of arrival.
  var generator: SplitMix64?

  /// The continuations of sleeps on the virtual clock, by number.
  var clockSleeps: [UInt64: CheckedContinuation<Void, any Error>] = [:]

  /// Sleeps on the virtual clock that were cancelled before they began.
  var cancelledBeforeStart: Set<UInt64> = []

  /// The number of the last sleep.
  var lastSleepID: UInt64 = 0

  /// How many main loops of ours the main thread of the process runs on behalf of the runtime.
  var hostedLoops = 0

  /// How many turns of ours are under way on the main thread.
  var attendance = 0

  /// The threads that had the main thread run something for them since control began: where test code runs that is not on it.
  var clientThreads: Set<Int32> = []

  /// Real time that passed while test code ran elsewhere and nobody moved virtual time.
  var unattendedTime = Duration.zero

  /// When that was looked at last, on the real clock; nil while somebody is there.
  var unattendedSince: Duration?

  /// The threads that wait for the main thread to run something for them.
  var crossingThreads: Set<Int32> = []

  /// Whether a loop is about to block, or blocks, in the kernel.
  var isWaiting = false

  /// Whether a request to serve is on its way to the main queue.
  var hasServiceRequest = false

  /// The number of jobs and sleeps that arrived so far.
  var arrivals: UInt64 = 0

  /// Whether control is on.
  var isControlled: Bool { depth > 0 }

  /// Whether time moves only when somebody moves it.
  var isVirtual: Bool { isControlled && options.time == .virtual }

  /// The time at which the next sleep or wait ends, nil without one.
  mutating func nextDeadline() -> Duration? {
    // Sleeping tasks are among the deadlines of the process.
    ownsProcessClock ? ProcessTime.nextDeadline : sleepers.nextDeadline()
  }

  /// How much later than asked for a Timer may be due, by the clocks of the process: a `Date` is kept in steps of 0.12 microseconds, and the run
  /// loop takes one of its own for the way.
  private static let grainOfDates = Duration.microseconds(2)

  /// The time at which the next sleep or wait ends; nil when that is later than a limit, by more than a `Date` may be off.
  mutating func nextDeadline(by limit: Duration) -> Duration? {
    nextDeadline().flatMap {
      $0 <= limit + (ownsProcessClock ? Self.grainOfDates : .zero) ? $0 : nil
    }
  }

  /// The present time since control began.
  func time() -> Duration {
    if ownsProcessClock { return ProcessTime.now }
    return options.time == .virtual ? now : RealClock.uptime() - origin
  }

  /// Adds work that can run now.
  ///
  /// - Parameter item: The work.
  mutating func makeReady(_ item: ReadyItem) {
    arrivals &+= 1
    ready.append(item)
    if usesPoolThreads, case .job(_, .pool) = item { process_clock_call_stand_in() }
  }

  /// Takes the next item: in order of arrival, or as the generator decides.
  ///
  /// In real time, and where others move the clocks too, sleeps that are due are made ready when nothing else is.
  mutating func takeNext() -> ReadyItem? {
    if ready.isEmpty, isControlled, options.time == .real || ownsProcessClock {
      wakeDue(at: time())
    }
    if generator != nil, var random = generator {
      defer { generator = random }
      return ready.takeRandom(using: &random)
    }
    return ready.takeFirst()
  }

  /// Takes the next item if it is a job for a thread of the pool, whose turn comes without a choice.
  mutating func takeNextPoolJob() -> UnownedJob? {
    guard generator == nil, case .job(let job, .pool) = ready.first else { return nil }
    _ = ready.takeFirst()
    return job
  }

  /// Takes the first job for a thread of the pool while the main thread waits in one that came before it.
  mutating func takePoolJobBesideMainThread() -> UnownedJob? {
    guard isControlled, usesPoolThreads else { return nil }
    if !ready.hasPoolJob { wakeDue(at: time()) }
    return ready.takeFirstPoolJob()
  }

  /// Adds a sleep.
  ///
  /// The clocks of a process go by nanoseconds, and would never come to a time in between: by them it sleeps until the nearest one, and one at
  /// least, so that whoever sleeps until a time again and again comes there.
  ///
  /// - Parameters:
  ///   - deadline: The time at which it ends, since control began.
  ///   - wake: How it ends.
  ///   - id: Its number.
  ///   - owner: The identity of the sleeping task, 0 if it is not known.
  ///   - taskName: The name of the sleeping task.
  mutating func sleep(
    until deadline: Duration, wake: SleeperStore.Wake, id: UInt64, owner: UInt, taskName: String?
  ) {
    arrivals &+= 1
    if owner != 0 { dropAbandonedSleep(of: owner) }
    if usesPoolThreads, !ownsProcessClock { process_clock_call_stand_in() }
    let deadline =
      ownsProcessClock
      ? max(deadline.roundedToNanoseconds, time() + .nanoseconds(1)) : deadline
    let tie = generator?.next() ?? 0
    sleepers.insert(
      SleeperStore.Entry(
        deadline: deadline, id: id, wake: wake, owner: owner, taskName: taskName),
      tie: tie)
  }

  /// Ends the sleep of a task that was seen awake.
  ///
  /// A cancelled `Task.sleep` resumes its task at once but leaves the runtime's wake-up job with
  /// the executor. Run early, that job does nothing but free what the sleep had allocated.
  ///
  /// - Parameter owner: The identity of the task.
  mutating func dropAbandonedSleep(of owner: UInt) {
    guard sleepers.hasOwners, let entry = sleepers.remove(owner: owner) else { return }
    ready.append(entry.readyItem)
  }

  /// Makes everything ready whose deadline has come.
  ///
  /// - Parameter time: The present time.
  /// - Returns: Whether something was due.
  @discardableResult
  mutating func wakeDue(at time: Duration) -> Bool {
    var found = false
    while let entry = sleepers.popDue(at: time) {
      makeReady(entry.readyItem)
      found = true
    }
    return found
  }

  /// A number for a new sleep.
  mutating func makeSleepID() -> UInt64 {
    lastSleepID += 1
    return lastSleepID
  }
}
