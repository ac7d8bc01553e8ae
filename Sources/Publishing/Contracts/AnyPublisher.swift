/// A publisher whose type says nothing of how its values come about.
///
/// Mirrors Combine's `AnyPublisher`.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Wraps a publisher.
  public init<Wrapped: Publisher>(_ publisher: Wrapped)
  where Wrapped.Output == Output, Wrapped.Failure == Failure {
    if let same = publisher as? AnyPublisher<Output, Failure> {
      self = same
    } else {
      attach = { publisher.subscribe($0) }
    }
  }

  /// Attaches a subscriber to the publisher inside.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    attach(AnySubscriber(subscriber))
  }
}

/// A subscriber whose type says nothing of what it does.
///
/// Mirrors Combine's `AnySubscriber`.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the subscriber inside.
  public let combineIdentifier: CombineIdentifier

  private let takeSubscription: (any Subscription) -> Void
  private let takeValue: (Input) -> Subscribers.Demand
  private let takeCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  public init<Wrapped: Subscriber>(_ subscriber: Wrapped)
  where Wrapped.Input == Input, Wrapped.Failure == Failure {
    combineIdentifier = subscriber.combineIdentifier
    takeSubscription = { subscriber.receive(subscription: $0) }
    takeValue = { subscriber.receive($0) }
    takeCompletion = { subscriber.receive(completion: $0) }
  }

  /// Makes a subscriber of functions.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Takes the subscription; `nil` asks for nothing.
  ///   - receiveValue: Takes a value; `nil` wants no more.
  ///   - receiveCompletion: Takes the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    takeSubscription = receiveSubscription ?? { _ in }
    takeValue = receiveValue ?? { _ in .none }
    takeCompletion = receiveCompletion ?? { _ in }
  }

  /// Takes the subscription.
  public func receive(subscription: any Subscription) { takeSubscription(subscription) }

  /// Takes a value.
  public func receive(_ value: Input) -> Subscribers.Demand { takeValue(value) }

  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion(completion) }
}
