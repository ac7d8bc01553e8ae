import Foundation

/// The loop of a process's main thread: descriptors, jobs, and the run loop, in this order.
///
/// A turn polls the descriptors first, because that costs 2 µs (a source of the run loop would cost
/// 39), then runs the scheduler's ready jobs, then turns `RunLoop.main` once for Timers and the
/// main dispatch queue.
///
/// ```
///   poll ──▶ handlers ──▶ ready jobs ──▶ RunLoop.main (Timers, main queue)
///    ▲  wakes: descriptors · jobs from other threads · DispatchQueue.main.async
///    └──────────────────────────────── next turn ────────────────────────────────┘
/// ```
///
/// A turn may start inside of another one (a handler, a job, a Timer that waits for something).
/// `RunLoop.main.perform` from another thread does not wake a loop that blocks; it runs in the next
/// turn.
@MainActor
package final class MainLoop {
  /// Called with what happened to a descriptor.
  package typealias Handler = @MainActor (DescriptorEvents) -> Void

  /// A descriptor that is watched.
  private struct Watch {
    /// What it is watched for.
    var events: DescriptorEvents
    /// Who hears of it.
    var handler: Handler
  }

  /// The scheduler whose jobs the loop runs.
  package let scheduler: Scheduler

  /// The watched descriptors.
  private var watches: [Int32: Watch] = [:]

  /// What `poll` is given: the scheduler's descriptor, the main queue's, then the watched ones.
  private var requests: [pollfd] = []

  /// The number of jobs after which a turn goes on, so that endless yielding starves nobody.
  private let jobsPerTurn: Int

  /// The date of the Timer that is next, in seconds since the reference date, and how often this loop found it due.
  private var overdueTimer: (date: TimeInterval, looks: Int)?

  /// How often the loop was turned.
  package private(set) var turnCount = 0

  /// How many turns are under way, one inside of another.
  private var depth = 0

  /// The outermost turn in which the main queue was found to be blocked; nil if it is not.
  private var blockedDepth: Int?

  /// Creates a loop without descriptors.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler whose jobs the loop runs.
  ///   - jobsPerTurn: The most jobs to run in one turn.
  package init(scheduler: Scheduler = .shared, jobsPerTurn: Int = 100_000) {
    precondition(jobsPerTurn > 0, "jobsPerTurn is \(jobsPerTurn)")
    self.scheduler = scheduler
    self.jobsPerTurn = jobsPerTurn
    rebuildRequests()
  }

  /// Whether the main queue holds work that this thread cannot do now.
  package var isMainQueueBlocked: Bool { blockedDepth != nil }

  /// Whether the main queue holds work.
  package var hasWork: Bool { MainDispatchQueue.hasWork }

  /// How long until the next Timer of the main run loop fires, nil without one.
  ///
  /// Timers keep real time.
  package var timeToNextTimer: Duration? { MainDispatchQueue.timeToNextTimer() }
}

// MARK: - Descriptors

extension MainLoop {
  /// Watches a descriptor; an earlier watch of the same descriptor is replaced.
  ///
  /// A handler that neither reads nor removes a closed descriptor is called at each turn.
  ///
  /// - Parameters:
  ///   - descriptor: An open descriptor.
  ///   - events: What to watch for; that it closes is always reported.
  ///   - handler: Called in a turn with what happened.
  package func addDescriptor(
    _ descriptor: Int32, events: DescriptorEvents = .readable, handler: @escaping Handler
  ) {
    precondition(descriptor >= 0, "the descriptor to watch is \(descriptor)")
    watches[descriptor] = Watch(events: events, handler: handler)
    rebuildRequests()
  }

  /// Stops watching a descriptor; one that is not watched is no error.
  ///
  /// - Parameter descriptor: The descriptor.
  package func removeDescriptor(_ descriptor: Int32) {
    if watches.removeValue(forKey: descriptor) != nil { rebuildRequests() }
  }

  /// Fills the array that `poll` is given.
  private func rebuildRequests() {
    requests = [
      pollfd(fd: scheduler.wakeDescriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: MainDispatchQueue.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    for (descriptor, watch) in watches.sorted(by: { $0.key < $1.key }) {
      requests.append(pollfd(fd: descriptor, events: watch.events.requested, revents: 0))
    }
  }

  /// How a turn waits for descriptors.
  private enum Wait {
    /// For so long at most, in real time.
    case real(Duration)

    /// Up to a time of the process's clocks, which others move meanwhile; `nil` for no limit.
    case virtual(until: Duration?)
  }

  /// Polls all descriptors; what happened is in `requests` afterwards.
  private func pollDescriptors(_ wait: Wait) {
    // A queue that cannot be drained stays readable and would turn every wait into a busy one.
    let isWaiting = if case .real(.zero) = wait { false } else { true }
    requests[1].fd = isMainQueueBlocked && isWaiting ? -1 : MainDispatchQueue.descriptor
    let count =
      switch wait {
      case .real(let limit): RealClock.poll(&requests, limit: limit)
      case .virtual(let deadline): ProcessTime.poll(&requests, until: deadline)
      }
    // A signal ends the wait and leaves the results of the call before.
    if count < 0 { for index in requests.indices { requests[index].revents = 0 } }
    if requests[0].revents != 0 { scheduler.clearWake() }
  }

  /// Calls the handlers of the descriptors to which something happened.
  ///
  /// - Returns: Whether any was called.
  private func callHandlers() -> Bool {
    guard requests.count > 2 else { return false }
    let happened = requests.dropFirst(2).filter { $0.revents != 0 }
    for request in happened {
      // An earlier handler may have removed it.
      watches[request.fd]?.handler(DescriptorEvents(reported: request.revents))
    }
    return !happened.isEmpty
  }
}

// MARK: - Turning

extension MainLoop {
  /// Turns the loop once.
  ///
  /// - Parameter wait: How long to wait, in real time, if there is nothing to do; nil not to wait.
  ///   A wait ends early when something arrives or a Timer is due.
  /// - Returns: Whether the turn did anything: called a handler, ran a job, drained the main queue,
  ///   or fired a Timer. (A block given to `RunLoop.perform` runs unseen unless it starts a task.)
  @discardableResult
  package func turn(blockingFor wait: Duration? = nil) -> Bool {
    turn { .real(time(toWait: wait)) }
  }

  /// Turns the loop once, and waits up to a time of the process's clocks if there is nothing to do.
  ///
  /// Others move the clocks meanwhile: this thread counts as one that rests.
  ///
  /// - Parameter deadline: The time; `nil` for no limit.
  func turn(until deadline: Duration?) {
    turn {
      guard scheduler.prepareToWait() else { return .real(.zero) }
      // Nobody wakes this thread for a Timer, which the run loop looks for when it turns.
      return .virtual(until: [deadline, nextTimer()].compactMap(\.self).min())
    }
  }

  /// When to turn for the next Timer, by the process's clocks; `nil` without one that could fire.
  private func nextTimer() -> Duration? {
    guard let date = MainDispatchQueue.nextTimerDate() else { return nil }
    let wait = MainDispatchQueue.time(to: date)
    if overdueTimer?.date != date { overdueTimer = (date, 0) }
    // The run loop goes by another clock than the date: what is due by this fires some moments later. One whose call is under way never does.
    let looks = overdueTimer?.looks ?? 0
    if wait == .zero, looks == 10 { return nil }
    if wait == .zero { overdueTimer?.looks += 1 }
    return ProcessTime.now + max(wait, .microseconds(1 << looks))
  }

  /// Turns the loop once.
  ///
  /// - Parameter wait: Decides how to wait, once arrivals are told to the loop.
  /// - Returns: Whether the turn did anything.
  @discardableResult
  private func turn(_ wait: () -> Wait) -> Bool {
    scheduler.attend()
    turnCount += 1
    depth += 1
    defer {
      depth -= 1
      scheduler.leave()
    }
    // It waits first: whatever a turn has done is known to the caller before anything waits again.
    pollDescriptors(wait())
    scheduler.endWait()
    let isHandled = callHandlers()
    let jobs = scheduler.runReadyJobs(limit: jobsPerTurn)
    let isTurned = turnRunLoop()
    return isHandled || jobs > 0 || isTurned
  }

  /// Turns the loop until a condition holds, waiting in between.
  ///
  /// The condition is looked at before each turn: a thread that makes it true has to wake the loop
  /// too, for example with a job or with `DispatchQueue.main.async`. Nobody moves virtual time here:
  /// a condition that depends on a sleeping task needs `Scheduler.advanceToNextDeadline(limit:)`.
  ///
  /// - Parameters:
  ///   - letsTimePass: Whether others move the process's clocks meanwhile, where they are the
  ///     scheduler's, for threads that sleep before they make it true.
  ///   - condition: Whether to return.
  package func run(lettingTimePass letsTimePass: Bool = false, until condition: () -> Bool) {
    while !condition() {
      if letsTimePass, scheduler.ownsProcessClock {
        turn(until: nil)
      } else {
        turn(blockingFor: .seconds(3_600))
      }
    }
  }

  /// Wakes whoever waits for the main queue, so that a loop looks again; from any thread.
  package nonisolated static func wake() { DispatchQueue.main.async(execute: nothing) }

  /// Does nothing; only its arrival counts. (A literal closure would be taken for one of the main actor.)
  private nonisolated static let nothing: @Sendable () -> Void = {}

  /// Turns the loop on behalf of the runtime, as the outermost loop of the main thread.
  ///
  /// In a test that awaits while it is in control nobody else is there to move the time.
  func turnAsHost() {
    guard scheduler.servesInHostedLoop else {
      turn(blockingFor: .seconds(3_600))
      return
    }
    switch scheduler.serveStep() {
    case .done: turn()
    case .nothing where scheduler.ownsProcessClock: turn(until: nil)
    case .nothing: turn(blockingFor: .seconds(3_600))
    case .held: turn(blockingFor: .milliseconds(1))
    }
  }

  /// Turns the run loop and learns whether the main queue is blocked.
  ///
  /// - Returns: Whether it had something to do.
  private func turnRunLoop() -> Bool {
    let arrivals = scheduler.arrivals
    let due = timeToNextTimer == .zero ? MainDispatchQueue.nextTimerDate() : nil
    let hasWork = MainDispatchQueue.hasWork
    MainDispatchQueue.turn()
    findBlockedMainQueue()
    // The Timer that calls for this turn stays due until its call is over, and does not fire.
    let hasFired = due != nil && MainDispatchQueue.nextTimerDate() != due
    return hasFired || (hasWork && !isMainQueueBlocked) || scheduler.arrivals != arrivals
  }

  /// Learns whether the main queue holds work that this thread cannot do now.
  private func findBlockedMainQueue() {
    guard MainDispatchQueue.hasWork else {
      blockedDepth = nil
      return
    }
    // What an inner turn found holds for that turn and those inside of it.
    if let blocked = blockedDepth, blocked <= depth { return }
    // Blocks that send further blocks leave work behind too: only a probe tells the difference.
    blockedDepth = MainDispatchQueue.isBlocked() ? depth : nil
  }

  /// The time to give to `poll`: until a Timer is due or, in real time, a sleeping task wakes.
  ///
  /// - Parameter wait: The longest wait, nil for none.
  /// - Returns: The time, zero not to wait.
  private func time(toWait wait: Duration?) -> Duration {
    guard var wait, wait > .zero, scheduler.prepareToWait() else { return .zero }
    if !scheduler.ownsProcessClock, let timer = timeToNextTimer { wait = min(wait, timer) }
    if let sleeper = scheduler.realTimeToNextDeadline { wait = min(wait, sleeper) }
    return wait
  }
}
