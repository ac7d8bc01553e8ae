/// A subject that sends on what is put into it, and keeps nothing.
///
/// Mirrors Combine's `PassthroughSubject`.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let relay = Relay<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Sends a value to the subscribers that have asked for one.
  public func send(_ value: Output) { relay.send(value) }

  /// Ends it; what is sent afterwards goes nowhere.
  public func send(completion: Subscribers.Completion<Failure>) {
    relay.send(completion: completion)
  }

  /// Takes a subscription, of which it asks all values.
  public func send(subscription: any Subscription) { relay.take(subscription) }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    relay.attach(subscriber, isKept: true)
  }
}

/// A subject that has a value, which each subscriber gets first.
///
/// Mirrors Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let relay: Relay<Output, Failure>

  /// The value for as long as the relay has none, which is never.
  private let initial: Output

  /// Makes a subject with a first value.
  public init(_ value: Output) {
    initial = value
    relay = Relay(value, memory: .beforeSending)
  }

  /// The value; setting it sends it.
  public var value: Output {
    get { relay.value ?? initial }
    set { relay.send(newValue) }
  }

  /// Sends a value, and keeps it.
  public func send(_ value: Output) { relay.send(value) }

  /// Ends it; what is sent afterwards goes nowhere.
  public func send(completion: Subscribers.Completion<Failure>) {
    relay.send(completion: completion)
  }

  /// Takes a subscription, of which it asks all values.
  public func send(subscription: any Subscription) { relay.take(subscription) }

  /// Attaches a subscriber, which gets the value when it asks for one.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    relay.attach(subscriber, isKept: true)
  }
}

/// A subscriber that puts what it takes into a subject.
final class SubjectSubscriber<Target: Subject>: Subscriber, Cancellable {
  private var target: Target?
  private var subscription: (any Subscription)?

  /// Makes a subscriber for a subject.
  init(_ target: Target) {
    self.target = target
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    target?.send(subscription: subscription)
  }

  func receive(_ input: Target.Output) -> Subscribers.Demand {
    target?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Target.Failure>) {
    let target = target
    self.target = nil
    subscription = nil
    target?.send(completion: completion)
  }

  func cancel() {
    let subscription = subscription
    target = nil
    self.subscription = nil
    subscription?.cancel()
  }
}
