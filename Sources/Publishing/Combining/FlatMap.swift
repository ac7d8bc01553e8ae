import Foundation

/// A publisher of the values of publishers that are made of another's values.
struct FlatMapOperator<Upstream: Publisher, Inner: Publisher>: Publisher
where Inner.Failure == Upstream.Failure {
  typealias Output = Inner.Output
  typealias Failure = Inner.Failure

  /// The publisher of which publishers are made.
  let upstream: Upstream

  /// How many of them send at a time.
  let maxPublishers: Subscribers.Demand

  /// Makes a publisher.
  let transform: (Upstream.Output) -> Inner

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = FlatMapSubscription(maxPublishers, subscriber)
    subscription.begin(upstream, transform)
  }
}

/// A subscription to the values of publishers that are made of another's values.
final class FlatMapSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()

  /// Held while the subscriber takes something, whichever publishers and threads send.
  private let delivery = NSRecursiveLock()
  private let maxPublishers: Subscribers.Demand
  private var downstream: Downstream?
  private var outer: (any Subscription)?
  private var isOuterFinished = false
  private var demand = Subscribers.Demand.none

  /// The publishers that were made and have not ended, by number; without a subscription before they hand one over.
  private var inners: [Int: (any Subscription)?] = [:]
  private var lastInner = 0

  /// Values that nobody has asked for yet: one of each publisher at most.
  private var waiting: [(inner: Int, value: Downstream.Input)] = []

  /// Makes a subscription.
  init(_ maxPublishers: Subscribers.Demand, _ downstream: Downstream) {
    self.maxPublishers = maxPublishers
    self.downstream = downstream
  }

  /// Subscribes to a publisher, and to those that are made of its values.
  func begin<Outer: Publisher, Inner: Publisher>(
    _ publisher: Outer, _ transform: @escaping (Outer.Output) -> Inner
  )
  where
    Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure,
    Outer.Failure == Downstream.Failure
  {
    publisher.subscribe(
      AnySubscriber<Outer.Output, Outer.Failure>(
        receiveSubscription: { subscription in
          let downstream = self.lock.withLock {
            self.outer = subscription
            return self.downstream
          }
          downstream?.receive(subscription: self)
          subscription.request(self.maxPublishers)
        },
        receiveValue: { value in
          guard self.lock.withLock({ self.downstream != nil }) else { return .none }
          self.follow(transform(value))
          return .none
        },
        receiveCompletion: { completion in
          if case .failure = completion { return self.end(completion) }
          self.lock.withLock {
            self.isOuterFinished = true
            self.outer = nil
          }
          self.endIfOver()
        }))
  }

  private func follow<Inner: Publisher>(_ publisher: Inner)
  where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    let inner = lock.withLock {
      lastInner += 1
      inners[lastInner] = .some(nil)
      return lastInner
    }
    publisher.subscribe(
      AnySubscriber<Inner.Output, Inner.Failure>(
        receiveSubscription: { self.take($0, of: inner) },
        receiveValue: { self.take($0, of: inner) },
        receiveCompletion: { self.take($0, of: inner) }))
  }

  private func take(_ subscription: any Subscription, of inner: Int) {
    let wanted: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, inners[inner] != nil else { return nil }
      inners[inner] = subscription
      return demand == .unlimited ? .unlimited : .max(1)
    }
    if let wanted { subscription.request(wanted) } else { subscription.cancel() }
  }

  private func take(_ value: Downstream.Input, of inner: Int) -> Subscribers.Demand {
    let downstream = lock.withLock { () -> Downstream? in
      guard demand > 0 else {
        if self.downstream != nil { waiting.append((inner, value)) }
        return nil
      }
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = delivery.withLock { downstream.receive(value) }
    return lock.withLock {
      demand += more
      return demand == .unlimited ? .none : .max(1)
    }
  }

  private func take(_ completion: Subscribers.Completion<Downstream.Failure>, of inner: Int) {
    if case .failure = completion { return end(completion) }
    let outer = lock.withLock {
      inners[inner] = nil
      return maxPublishers == .unlimited ? nil : self.outer
    }
    outer?.request(.max(1))
    endIfOver()
  }

  func request(_ demand: Subscribers.Demand) {
    let unlimited = lock.withLock {
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      return self.demand == .unlimited && !wasUnlimited ? Array(inners.values) : []
    }
    sendWaiting()
    for inner in unlimited { inner?.request(.unlimited) }
    endIfOver()
  }

  /// Sends values that waited for being asked for.
  private func sendWaiting() {
    while true {
      let next = lock.withLock { () -> (Downstream, Downstream.Input, (any Subscription)?)? in
        guard demand > 0, !waiting.isEmpty, let downstream else { return nil }
        demand -= 1
        let (inner, value) = waiting.removeFirst()
        return (downstream, value, demand == .unlimited ? nil : inners[inner] ?? nil)
      }
      guard let (downstream, value, inner) = next else { return }
      let more = delivery.withLock { downstream.receive(value) }
      lock.withLock { demand += more }
      inner?.request(.max(1))
    }
  }

  private func endIfOver() {
    if lock.withLock({ isOuterFinished && inners.isEmpty && waiting.isEmpty }) { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>?) {
    let (downstream, upstreams) = lock.withLock {
      defer {
        self.downstream = nil
        outer = nil
        inners = [:]
        waiting = []
      }
      return (self.downstream, [outer] + inners.values)
    }
    guard let downstream else { return }
    for upstream in upstreams { upstream?.cancel() }
    if let completion { delivery.withLock { downstream.receive(completion: completion) } }
  }

  func cancel() {
    end(nil)
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all of them as they come.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of the publishers send at a time.
  ///   - transform: Makes a publisher.
  /// - Returns: The publisher.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> Publishers.FlatMap<Inner, Self> {
    Publishers.FlatMap(
      base: FlatMapOperator(upstream: self, maxPublishers: maxPublishers, transform: transform))
  }

  /// Makes a publisher that does not fail of each value, and sends the values of all of them as they come.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of the publishers send at a time.
  ///   - transform: Makes a publisher.
  /// - Returns: The publisher.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> some Publisher<Inner.Output, Failure> where Inner.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that may fail of each value, and sends the values of all of them as they come.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of the publishers send at a time.
  ///   - transform: Makes a publisher.
  /// - Returns: The publisher.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> some Publisher<Inner.Output, Inner.Failure> {
    FlatMapOperator(
      upstream: setFailureType(to: Inner.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  /// Makes a publisher of each value, and sends the values of all of them as they come.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many of the publishers send at a time.
  ///   - transform: Makes a publisher.
  /// - Returns: The publisher.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> Publishers.FlatMap<Inner, Self> {
    Publishers.FlatMap(
      base: FlatMapOperator(upstream: self, maxPublishers: maxPublishers, transform: transform))
  }
}
