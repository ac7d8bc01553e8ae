/// A publisher: a type that sends values over time to those that subscribe.
///
/// Mirrors Combine's `Publisher`.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output

  /// The type of the error with which it may end; `Never` when it does not fail.
  associatedtype Failure: Error

  /// Attaches a subscriber, which is handed a subscription and then values as it asks for them.
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which sends on what it receives.
  ///
  /// - Returns: What ends the subscription when it is cancelled or let go.
  public func subscribe<Downstream: Subject>(_ subject: Downstream) -> AnyCancellable
  where Downstream.Output == Output, Downstream.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable { subscriber.cancel() }
  }

  /// A publisher of the same values whose type says nothing of how they come about.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A subscriber: a type that receives values from a publisher, as many as it asked for.
///
/// Mirrors Combine's `Subscriber`.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input

  /// The type of the error with which they may end.
  associatedtype Failure: Error

  /// Takes the subscription, by which it asks for values.
  func receive(subscription: any Subscription)

  /// Takes a value.
  ///
  /// - Returns: How many values it wants besides those it asked for before.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Takes the end: no value comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Takes a value that says nothing.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// A subscription: a type that connects a subscriber to a publisher.
///
/// Mirrors Combine's `Subscription`.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values, besides those asked for before.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace of subscriptions.
///
/// Mirrors Combine's `Subscriptions`.
public enum Subscriptions {
  /// A subscription that brings nothing.
  private struct Empty: Subscription {
    let combineIdentifier = CombineIdentifier()

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {}
  }

  /// A subscription that brings nothing, for a publisher that has ended.
  public static var empty: any Subscription { Empty() }
}

/// A type with an identity for telling streams of values apart.
///
/// Mirrors Combine's `CustomCombineIdentifierConvertible`.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A publisher that sends nothing before it is told to.
///
/// Mirrors Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send.
  ///
  /// - Returns: What ends it.
  func connect() -> any Cancellable
}

/// A publisher into which values are put from outside.
///
/// Mirrors Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to its subscribers.
  func send(_ value: Output)

  /// Ends it.
  func send(completion: Subscribers.Completion<Failure>)

  /// Takes a subscription, of which it asks all values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends word to its subscribers.
  public func send() { send(()) }
}

/// A namespace of publishers.
///
/// Mirrors Combine's `Publishers`.
///
/// - Note: Unlike Combine's, it has no type for each operator, but only those that applications name: the results of the other operators
///   are opaque.
public enum Publishers {}
