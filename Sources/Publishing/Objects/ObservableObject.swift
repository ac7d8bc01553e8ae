/// A type of objects that tell when they are about to change.
///
/// Mirrors Combine's `ObservableObject`.
///
/// An object whose class declares no publisher of its own has one that sends before any of its ``Published`` properties changes,
/// those of its superclasses among them.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before the object changes: the same one for as long as the object lasts.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// A publisher that tells that an object is about to change.
///
/// Mirrors Combine's `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing is said but that there will be a change.
  public typealias Output = Void

  /// It does not fail.
  public typealias Failure = Never

  private let relay = Relay<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Tells the subscribers that the object is about to change.
  public func send() { relay.send(()) }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Void, Downstream.Failure == Never {
    // The subscription does not keep the publisher: it is the object that does.
    relay.attach(subscriber, isKept: false)
  }
}
