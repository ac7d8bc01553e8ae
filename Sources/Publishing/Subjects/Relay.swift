import Foundation

/// A list of the subscriptions to a subject, to which its values and its end are sent.
final class Relay<Output, Failure: Error> {
  /// A rule on which value is kept for those that subscribe later.
  enum Memory {
    /// None.
    case none

    /// The latest, from before it is sent.
    case beforeSending

    /// The latest, once it was sent.
    case afterSending
  }

  // A lock of Foundation's: a `Mutex` would want subscribers and values that may be sent elsewhere, which Combine does not ask of them.
  private let lock = NSLock()
  private let memory: Memory
  private var latest: Output?
  private var completion: Subscribers.Completion<Failure>?
  private var conduits: [Conduit<Output, Failure>] = []
  private var upstreams: [any Subscription] = []

  /// Makes a list that keeps no value.
  init() {
    memory = .none
  }

  /// Makes a list that keeps the latest value.
  init(_ value: Output, memory: Memory) {
    self.memory = memory
    latest = value
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The value that is kept.
  var value: Output? { lock.withLock { latest } }

  /// Attaches a subscriber.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - isKept: Whether the subscription keeps the list.
  func attach<Downstream: Subscriber>(_ subscriber: Downstream, isKept: Bool)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let conduit = Conduit(
      AnySubscriber(subscriber), of: self, isKept: isKept, isBehind: memory != .none)
    let completion = lock.withLock {
      if self.completion == nil { conduits.append(conduit) }
      return self.completion
    }
    guard let completion else { return subscriber.receive(subscription: conduit) }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: completion)
  }

  /// Sends a value to those that have asked for one.
  func send(_ value: Output) {
    let conduits = lock.withLock {
      guard completion == nil else { return [Conduit<Output, Failure>]() }
      if memory == .beforeSending { latest = value }
      return self.conduits
    }
    for conduit in conduits { conduit.offer(value) }
    if memory == .afterSending { lock.withLock { latest = value } }
  }

  /// Sends the end.
  func send(completion: Subscribers.Completion<Failure>) {
    let conduits = lock.withLock {
      guard self.completion == nil else { return [Conduit<Output, Failure>]() }
      self.completion = completion
      defer { self.conduits = [] }
      return self.conduits
    }
    for conduit in conduits { conduit.finish(completion) }
  }

  /// Takes a subscription whose values are to be sent on, and asks for all of them.
  func take(_ subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Forgets a subscription that was cancelled.
  func remove(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}

/// A subscription to a subject.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSLock()

  /// Held while the subscriber takes something: it is told one thing after the other, whichever threads send.
  private let delivery = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none

  /// Whether there is a value that is kept and the subscriber does not have.
  private var isBehind: Bool
  private weak var relay: Relay<Output, Failure>?
  private var keptRelay: Relay<Output, Failure>?

  /// Makes a subscription to which nothing was sent yet.
  init(
    _ subscriber: AnySubscriber<Output, Failure>, of relay: Relay<Output, Failure>, isKept: Bool,
    isBehind: Bool
  ) {
    self.subscriber = subscriber
    self.relay = relay
    keptRelay = isKept ? relay : nil
    self.isBehind = isBehind
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    catchUp()
  }

  /// Hands over a value, if one was asked for.
  func offer(_ value: Output) {
    let subscriber = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      guard demand > 0 else {
        isBehind = true
        return nil
      }
      demand -= 1
      isBehind = false
      return self.subscriber
    }
    guard let subscriber else { return }
    deliver(value, to: subscriber)
  }

  /// Hands over the value that is kept, if it was missed.
  private func catchUp() {
    guard let value = relay?.value else { return }
    let subscriber = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      guard isBehind, demand > 0 else { return nil }
      demand -= 1
      isBehind = false
      return self.subscriber
    }
    guard let subscriber else { return }
    deliver(value, to: subscriber)
  }

  private func deliver(_ value: Output, to subscriber: AnySubscriber<Output, Failure>) {
    let more = delivery.withLock { subscriber.receive(value) }
    guard more > 0 else { return }
    request(more)
  }

  /// Hands over the end.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let subscriber = end() else { return }
    delivery.withLock { subscriber.receive(completion: completion) }
  }

  func cancel() {
    let relay = relay
    guard end() != nil else { return }
    relay?.remove(self)
  }

  /// Lets go of everything.
  ///
  /// - Returns: The subscriber that there was.
  private func end() -> AnySubscriber<Output, Failure>? {
    let (subscriber, relay) = lock.withLock {
      defer {
        self.subscriber = nil
        keptRelay = nil
      }
      return (self.subscriber, keptRelay)
    }
    withExtendedLifetime(relay) {}
    return subscriber
  }
}
