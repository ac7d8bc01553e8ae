import Foundation

/// A publisher whose values and end arrive by a scheduler.
struct Rescheduled<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let scheduler: Context
  let options: Context.SchedulerOptions?

  /// How much later they arrive; `nil` for as soon as can be.
  var delay: Context.SchedulerTimeType.Stride?
  var tolerance: Context.SchedulerTimeType.Stride?

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    upstream.subscribe(RescheduledSubscription(subscriber, run: run))
  }

  /// Runs code by the scheduler.
  private func run(_ action: @escaping () -> Void) {
    guard let delay else { return scheduler.schedule(options: options, action) }
    scheduler.schedule(
      after: scheduler.now.advanced(by: delay), tolerance: tolerance ?? scheduler.minimumTolerance,
      options: options, action)
  }
}

/// A subscription whose values and end arrive by a scheduler.
private final class RescheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription {
  private let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  /// Runs code by the scheduler.
  private let run: (@escaping () -> Void) -> Void

  /// Makes a subscription.
  init(_ downstream: Downstream, run: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.run = run
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock {
      upstream = subscription
      return self.downstream
    }
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    run {
      guard let downstream = self.lock.withLock({ self.downstream }) else { return }
      let more = self.delivery.withLock { downstream.receive(input) }
      if more > 0 { self.request(more) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    run {
      guard let downstream = self.end() else { return }
      self.delivery.withLock { downstream.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
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
      }
      return downstream
    }
  }
}

/// A publisher that is subscribed to, asked and cancelled by a scheduler.
private struct SubscribedOn<Upstream: Publisher, Context: Scheduler>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let scheduler: Context
  let options: Context.SchedulerOptions?

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let run = { scheduler.schedule(options: options, $0) }
    run {
      upstream.subscribe(
        AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            subscriber.receive(
              subscription: ScheduledSubscription(subscription: subscription, run: run))
          }, receiveValue: { subscriber.receive($0) },
          receiveCompletion: { subscriber.receive(completion: $0) }))
    }
  }
}

/// A subscription that is asked and cancelled by a scheduler.
private struct ScheduledSubscription: Subscription {
  /// The subscription inside.
  let subscription: any Subscription

  /// Runs code by the scheduler.
  let run: (@escaping () -> Void) -> Void

  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

  func request(_ demand: Subscribers.Demand) {
    run { subscription.request(demand) }
  }

  func cancel() {
    run { subscription.cancel() }
  }
}

extension Publisher {
  /// Has values and the end arrive by a scheduler.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - options: How it runs code.
  /// - Returns: The publisher.
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, Context> {
    Publishers.ReceiveOn(
      base: Rescheduled(upstream: self, scheduler: scheduler, options: options))
  }

  /// Has values and the end arrive later.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: How exact that has to be.
  ///   - scheduler: By whose time.
  ///   - options: How the scheduler runs code.
  /// - Returns: The publisher.
  public func delay<Context: Scheduler>(
    for interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride? = nil, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    Rescheduled(
      upstream: self, scheduler: scheduler, options: options, delay: interval, tolerance: tolerance)
  }

  /// Has the publisher subscribed to, asked and cancelled by a scheduler.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler.
  ///   - options: How it runs code.
  /// - Returns: The publisher.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    SubscribedOn(upstream: self, scheduler: scheduler, options: options)
  }
}
