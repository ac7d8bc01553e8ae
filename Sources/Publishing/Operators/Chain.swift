import Foundation

/// What follows a publisher that has ended.
enum Following<Output, Failure: Error, Next: Publisher>
where Next.Output == Output {
  /// The end.
  case end(Subscribers.Completion<Failure>)

  /// The values of another publisher.
  case follow(Next)
}

/// A publisher of the values of another, and then perhaps of those of a second.
struct Chain<Upstream: Publisher, Next: Publisher>: Publisher
where Next.Output == Upstream.Output {
  typealias Output = Upstream.Output
  typealias Failure = Next.Failure

  /// The first publisher.
  let upstream: Upstream

  /// Says what follows it.
  let next: (Subscribers.Completion<Upstream.Failure>) -> Following<Output, Failure, Next>

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = ChainSubscription(subscriber)
    subscription.begin()
    subscription.follow(upstream) { completion in
      switch next(completion) {
      case .end(let completion): subscription.finish(completion)
      case .follow(let next): subscription.follow(next) { subscription.finish($0) }
      }
    }
  }
}

/// A publisher that subscribes to another again where that fails.
struct Retry<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  /// The other publisher.
  let upstream: Upstream

  /// How often it subscribes again.
  let retries: Int

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = ChainSubscription(subscriber)
    subscription.begin()
    attempt(subscription, retries: retries)
  }

  private func attempt<Downstream: Subscriber>(
    _ subscription: ChainSubscription<Downstream>, retries: Int
  ) where Downstream.Input == Output, Downstream.Failure == Failure {
    subscription.follow(upstream) { completion in
      if case .failure = completion, retries > 0 {
        attempt(subscription, retries: retries - 1)
      } else {
        subscription.finish(completion)
      }
    }
  }
}

/// A subscription to publishers one after the other.
final class ChainSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none

  /// Makes a subscription that follows nobody yet.
  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Hands the subscription to the subscriber.
  func begin() {
    lock.withLock { downstream }?.receive(subscription: self)
  }

  /// Sends on the values of a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - then: Takes its end.
  func follow<Upstream: Publisher>(
    _ publisher: Upstream, then: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) where Upstream.Output == Downstream.Input {
    publisher.subscribe(
      AnySubscriber<Upstream.Output, Upstream.Failure>(
        receiveSubscription: { self.take($0) }, receiveValue: { self.send($0) },
        receiveCompletion: { completion in
          guard self.lock.withLock({ self.downstream != nil }) else { return }
          then(completion)
        }))
  }

  private func take(_ subscription: any Subscription) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard downstream != nil else { return nil }
      upstream = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  private func send(_ value: Downstream.Input) -> Subscribers.Demand {
    let downstream = lock.withLock {
      demand -= 1
      return self.downstream
    }
    guard let downstream else { return .none }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
    return more
  }

  /// Sends the end.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = lock.withLock {
      defer { self.downstream = nil }
      upstream = nil
      return self.downstream
    }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let (upstream, downstream) = lock.withLock {
      defer {
        self.upstream = nil
        self.downstream = nil
      }
      return (self.upstream, self.downstream)
    }
    upstream?.cancel()
    withExtendedLifetime(downstream) {}
  }
}

extension Publisher {
  /// Sends the values of another publisher after its own.
  ///
  /// Mirrors Combine's method.
  public func append<Other: Publisher>(_ publisher: Other) -> some Publisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    Chain(upstream: self) { completion -> Following<Output, Failure, Other> in
      switch completion {
      case .finished: .follow(publisher)
      case .failure: .end(completion)
      }
    }
  }

  /// Sends values after its own.
  ///
  /// Mirrors Combine's method.
  public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher before its own.
  ///
  /// Mirrors Combine's method.
  public func prepend<Other: Publisher>(_ publisher: Other) -> some Publisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    publisher.append(self)
  }

  /// Sends values before its own.
  ///
  /// Mirrors Combine's method.
  public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
    Publishers.Sequence<[Output], Failure>(sequence: elements).append(self)
  }
}
