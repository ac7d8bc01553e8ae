import Foundation

extension Publishers {
  /// A way in which values are brought together by time.
  ///
  /// Mirrors Combine's enumeration.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Those of an interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)

    /// Those of an interval, or so many, whichever there are first.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

/// A publisher that sends another's values together, those of an interval each time.
private struct Grouped<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = [Upstream.Output]
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let scheduler: Context
  let interval: Context.SchedulerTimeType.Stride
  let count: Int?
  let options: Context.SchedulerOptions?

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    upstream.subscribe(GroupedSubscription(self, subscriber))
  }
}

/// A subscription that sends values together.
///
/// All values are asked for: a group that nobody has asked for in time waits for the next interval.
private final class GroupedSubscription<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: Subscriber, Subscription
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let rules: Grouped<Upstream, Context>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none

  /// The values of the interval.
  private var values: [Input] = []

  /// When the interval ends in which values came last.
  private var deadline: Context.SchedulerTimeType

  /// Whether the end of the interval is waited for.
  private var isWaiting = false

  /// Makes a subscription, with which the first interval begins.
  init(_ rules: Grouped<Upstream, Context>, _ downstream: Downstream) {
    self.rules = rules
    self.downstream = downstream
    deadline = rules.scheduler.now.advanced(by: rules.interval)
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let (isFull, due) = lock.withLock { () -> (Bool, Context.SchedulerTimeType?) in
      values.append(input)
      if let count = rules.count, values.count >= count { return (true, nil) }
      return (false, beginWaiting())
    }
    if isFull { send() }
    if let due { wait(until: due) }
    return .none
  }

  /// Returns when the interval ends, if nobody waits for that; with the lock held.
  private func beginWaiting() -> Context.SchedulerTimeType? {
    guard !isWaiting else { return nil }
    isWaiting = true
    let now = rules.scheduler.now
    // Intervals follow each other from the subscription on, also where nothing comes in one.
    while rules.interval > 0, deadline <= now { deadline = deadline.advanced(by: rules.interval) }
    return deadline
  }

  /// Sends the values at a time.
  private func wait(until due: Context.SchedulerTimeType) {
    rules.scheduler.schedule(
      after: due, tolerance: rules.scheduler.minimumTolerance, options: rules.options
    ) { [weak self] in
      guard let self else { return }
      lock.withLock { isWaiting = false }
      send()
    }
  }

  /// Sends the values, if there are any and they are asked for.
  private func send() {
    let (downstream, group) = lock.withLock { () -> (Downstream?, [Input]) in
      guard !values.isEmpty, demand > 0 else { return (nil, []) }
      demand -= 1
      defer { values = [] }
      return (self.downstream, values)
    }
    guard let downstream else { return }
    let more = delivery.withLock { downstream.receive(group) }
    lock.withLock { demand += more }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    rules.scheduler.schedule(options: rules.options) { self.finish(completion) }
  }

  /// Sends what is left, unless it failed, and ends.
  private func finish(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { send() }
    guard let downstream = end() else { return }
    delivery.withLock { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
  }

  func cancel() {
    let upstream = lock.withLock { self.upstream }
    withExtendedLifetime(end()) {}
    upstream?.cancel()
  }

  /// Lets go of everything, and returns the subscriber that there was.
  private func end() -> Downstream? {
    lock.withLock {
      defer {
        downstream = nil
        upstream = nil
        values = []
      }
      return downstream
    }
  }
}

extension Publisher {
  /// Sends values together: those of an interval, or so many.
  ///
  /// Mirrors Combine's method. Nothing is sent for an interval in which nothing came; what is left is sent before the end, and not before a
  /// failure.
  ///
  /// - Parameters:
  ///   - strategy: By whose time, how long an interval is, and how many values there may be.
  ///   - options: How the scheduler is to run it.
  /// - Returns: The publisher.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> some Publisher<[Output], Failure> {
    let (scheduler, interval, count) = strategy.parts
    return Grouped(
      upstream: self, scheduler: scheduler, interval: interval, count: count, options: options)
  }
}

extension Publishers.TimeGroupingStrategy {
  /// By whose time, how long an interval is, and how many values there may be.
  fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int?) {
    switch self {
    case .byTime(let scheduler, let interval): (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
    }
  }
}
