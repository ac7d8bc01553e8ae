import Foundation

/// A pace at which values are let through.
enum Pace {
  /// A value when none came for a while after it.
  case debounce

  /// One value in an interval: the first that came, or the latest.
  case throttle(latest: Bool)

  /// All values; an end when none came for a while.
  case timeout
}

/// A publisher that lets values of another through at a pace.
struct Paced<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let pace: Pace
  let interval: Context.SchedulerTimeType.Stride
  let scheduler: Context
  let options: Context.SchedulerOptions?
  var timeoutError: (() -> Failure)?

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    upstream.subscribe(PacedSubscription(self, subscriber))
  }
}

/// A subscription that lets values through at a pace.
///
/// All values are asked for: those that do not fit the pace are left out, and so are those that nobody has asked for in time.
private final class PacedSubscription<
  Upstream: Publisher, Context: Scheduler, Downstream: Subscriber
>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private let rules: Paced<Upstream, Context>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none

  /// The value that is due.
  private var pending: Downstream.Input?

  /// How many values came; what is due for an earlier one no longer counts.
  private var count = 0

  /// When a value was let through last.
  private var lastTime: Context.SchedulerTimeType?

  /// The end, which waits for the value that is due.
  private var completion: Subscribers.Completion<Downstream.Failure>?

  /// Makes a subscription.
  init(_ rules: Paced<Upstream, Context>, _ downstream: Downstream) {
    self.rules = rules
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
    if case .timeout = rules.pace { runLater { $0.timeOut(0) } }
    subscription.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let (number, wasPending, since) = lock.withLock {
      count += 1
      let wasPending = pending != nil
      switch rules.pace {
      case .debounce: pending = input
      case .throttle(let latest): if latest || !wasPending { pending = input }
      case .timeout: break
      }
      return (count, wasPending, lastTime)
    }
    switch rules.pace {
    case .debounce: runLater { $0.sendPending(number) }
    case .throttle: if !wasPending { scheduleThrottled(since: since) }
    case .timeout:
      rules.scheduler.schedule(options: rules.options) { self.send(input) }
      runLater { $0.timeOut(number) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    // A value that waits for the end of its interval is sent with the end; one that is not settled yet is dropped, as Combine does.
    let isWaiting = lock.withLock {
      count += 1
      if case .throttle = rules.pace, pending != nil {
        self.completion = completion
        return true
      }
      pending = nil
      return false
    }
    if !isWaiting { rules.scheduler.schedule(options: rules.options) { self.finish(completion) } }
  }

  private func scheduleThrottled(since: Context.SchedulerTimeType?) {
    let now = rules.scheduler.now
    let due = since.map { $0.advanced(by: rules.interval) } ?? now
    if due > now {
      rules.scheduler.schedule(
        after: due, tolerance: rules.scheduler.minimumTolerance, options: rules.options
      ) { self.sendPending(nil) }
    } else {
      rules.scheduler.schedule(options: rules.options) { self.sendPending(nil) }
    }
  }

  /// Runs code when the interval is over, unless the subscription is gone by then.
  private func runLater(_ action: @escaping (PacedSubscription) -> Void) {
    rules.scheduler.schedule(
      after: rules.scheduler.now.advanced(by: rules.interval),
      tolerance: rules.scheduler.minimumTolerance, options: rules.options
    ) { [weak self] in
      if let self { action(self) }
    }
  }

  /// Lets the value that is due through.
  ///
  /// - Parameter number: Which value made it due; `nil` for any.
  private func sendPending(_ number: Int?) {
    let (value, completion) = lock.withLock {
      () -> (Downstream.Input?, Subscribers.Completion<Downstream.Failure>?) in
      guard number == nil || number == count else { return (nil, nil) }
      defer { pending = nil }
      lastTime = rules.scheduler.now
      return (pending, self.completion)
    }
    if let value { send(value) }
    if let completion { finish(completion) }
  }

  private func send(_ value: Downstream.Input) {
    let downstream = lock.withLock { () -> Downstream? in
      guard demand > 0 else { return nil }
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return }
    let more = delivery.withLock { downstream.receive(value) }
    lock.withLock { demand += more }
  }

  /// Ends, if no value came after one.
  private func timeOut(_ number: Int) {
    guard lock.withLock({ count == number }) else { return }
    let upstream = lock.withLock { self.upstream }
    upstream?.cancel()
    finish(rules.timeoutError.map { .failure($0()) } ?? .finished)
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
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
        pending = nil
      }
      return downstream
    }
  }
}

extension Publisher {
  /// Sends a value when none came for a while after it.
  ///
  /// Mirrors Combine's method: the end comes at once, and a value that waits by then is dropped.
  ///
  /// - Parameters:
  ///   - dueTime: How long none may come.
  ///   - scheduler: By whose time, and where values arrive.
  ///   - options: How the scheduler runs code.
  /// - Returns: The publisher.
  public func debounce<Context: Scheduler>(
    for dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, Context> {
    Publishers.Debounce(
      base: Paced(
        upstream: self, pace: .debounce, interval: dueTime, scheduler: scheduler, options: options))
  }

  /// Sends the first value at once, and then one in each interval in which any came.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - scheduler: By whose time, and where values arrive.
  ///   - latest: Whether the latest is sent and not the first.
  /// - Returns: The publisher.
  public func throttle<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
  ) -> some Publisher<Output, Failure> {
    Paced(
      upstream: self, pace: .throttle(latest: latest), interval: interval, scheduler: scheduler,
      options: nil)
  }

  /// Ends when no value came for a while.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - interval: How long none may come.
  ///   - scheduler: By whose time, and where values arrive.
  ///   - options: How the scheduler runs code.
  ///   - customError: Makes the error with which it ends; it ends well when `nil`.
  /// - Returns: The publisher.
  public func timeout<Context: Scheduler>(
    _ interval: Context.SchedulerTimeType.Stride, scheduler: Context,
    options: Context.SchedulerOptions? = nil, customError: (() -> Failure)? = nil
  ) -> some Publisher<Output, Failure> {
    Paced(
      upstream: self, pace: .timeout, interval: interval, scheduler: scheduler, options: options,
      timeoutError: customError)
  }
}

// MARK: - Intervals

extension Publisher {
  /// Publishes how much time passed before each value, since the one before or the subscription.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler by whose time it is measured.
  ///   - options: Has no effect: nothing is scheduled.
  /// - Returns: The publisher.
  public func measureInterval<Context: Scheduler>(
    using scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> some Publisher<Context.SchedulerTimeType.Stride, Failure> {
    Deferred {
      let begin = scheduler.now
      return self.scan((time: begin, interval: begin.distance(to: begin))) { last, _ in
        let now = scheduler.now
        return (now, last.time.distance(to: now))
      }.map(\.interval)
    }
  }
}
