import Foundation

/// A publisher of the values of the latest publisher that another sends.
private struct SwitchToLatest<Inner: Publisher, Upstream: Publisher>: Publisher
where Upstream.Output == Inner, Upstream.Failure == Inner.Failure {
  typealias Output = Inner.Output
  typealias Failure = Inner.Failure

  /// The publisher of publishers.
  let upstream: Upstream

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    SwitchSubscription(subscriber).begin(upstream)
  }
}

/// A subscription to the latest publisher that another sends.
private final class SwitchSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var outer: (any Subscription)?
  private var isOuterFinished = false
  private var demand = Subscribers.Demand.none
  private var inner: (any Subscription)?

  /// Which publisher is the latest, counted from 1.
  private var latest = 0
  private var isInnerFinished = true

  /// Makes a subscription.
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Subscribes to a publisher of publishers.
  func begin<Outer: Publisher>(_ publisher: Outer)
  where
    Outer.Output: Publisher, Outer.Output.Output == Downstream.Input,
    Outer.Output.Failure == Downstream.Failure, Outer.Failure == Downstream.Failure
  {
    publisher.subscribe(
      AnySubscriber<Outer.Output, Outer.Failure>(
        receiveSubscription: { subscription in
          let downstream = self.lock.withLock {
            self.outer = subscription
            return self.downstream
          }
          downstream?.receive(subscription: self)
          subscription.request(.unlimited)
        },
        receiveValue: { publisher in
          self.follow(publisher)
          return .none
        },
        receiveCompletion: { completion in
          if case .failure = completion { return self.end(completion) }
          let isOver = self.lock.withLock {
            self.isOuterFinished = true
            self.outer = nil
            return self.isInnerFinished
          }
          if isOver { self.end(.finished) }
        }))
  }

  private func follow<Inner: Publisher>(_ publisher: Inner)
  where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    let (number, old) = lock.withLock {
      latest += 1
      isInnerFinished = false
      defer { inner = nil }
      return (latest, inner)
    }
    old?.cancel()
    publisher.subscribe(
      AnySubscriber<Inner.Output, Inner.Failure>(
        receiveSubscription: { subscription in
          let demand: Subscribers.Demand? = self.lock.withLock {
            guard self.latest == number, self.downstream != nil else { return nil }
            self.inner = subscription
            return self.demand
          }
          guard let demand else { return subscription.cancel() }
          if demand > 0 { subscription.request(demand) }
        },
        receiveValue: { self.send($0, of: number) },
        receiveCompletion: { completion in
          let isOver = self.lock.withLock {
            guard self.latest == number else { return false }
            self.isInnerFinished = true
            self.inner = nil
            if case .failure = completion { return true }
            return self.isOuterFinished
          }
          if isOver { self.end(completion) }
        }))
  }

  private func send(_ value: Downstream.Input, of number: Int) -> Subscribers.Demand {
    let downstream = lock.withLock { () -> Downstream? in
      guard latest == number else { return nil }
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  func request(_ demand: Subscribers.Demand) {
    let inner = lock.withLock {
      self.demand += demand
      return self.inner
    }
    inner?.request(demand)
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>?) {
    let (downstream, upstreams) = lock.withLock {
      defer {
        self.downstream = nil
        outer = nil
        inner = nil
      }
      return (self.downstream, [outer, inner])
    }
    for upstream in upstreams { upstream?.cancel() }
    if let completion { downstream?.receive(completion: completion) }
  }

  func cancel() {
    end(nil)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher that is sent, and no longer those of the one before.
  ///
  /// Mirrors Combine's method.
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    SwitchToLatest<Output, Self>(upstream: self)
  }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Sends the values of the latest publisher that is sent, and no longer those of the one before.
  ///
  /// Mirrors Combine's method.
  public func switchToLatest() -> some Publisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher that is sent, and no longer those of the one before.
  ///
  /// Mirrors Combine's method.
  public func switchToLatest() -> some Publisher<Output.Output, Never> {
    SwitchToLatest<Output, Self>(upstream: self)
  }
}
