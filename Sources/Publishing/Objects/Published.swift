import Foundation

/// A property of an object whose changes are published.
///
/// Mirrors Combine's `Published`.
///
/// Before it changes, `objectWillChange` of the object is sent, then the new value by `$name`. Whoever reads the property while these are
/// handled finds the value before the change.
@propertyWrapper public struct Published<Value> {
  /// What keeps the value and sends it.
  private let box: PublishedBox<Value>

  /// Makes a property with a first value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// Makes a property with a first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value, which only properties of classes have.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { box.value }
    set { box.change(to: newValue, in: nil) }
  }

  /// The publisher of the property: it sends the value, and each new one before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // Only `assign(to: &$name)` comes here, and it has done its work.
    set { _ = newValue }
  }

  /// The value of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.change(to: newValue, in: object) }
  }

  /// The publisher of a property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let box = object[keyPath: storageKeyPath].box
      box.owner = object
      return Publisher(box: box)
    }
    // Only `assign(to: &$name)` comes here, and it has done its work.
    set { _ = newValue }
  }

  /// The publisher of a property.
  ///
  /// Mirrors Combine's `Published.Publisher`.
  public struct Publisher: Publishing.Publisher {
    /// The values of the property.
    public typealias Output = Value

    /// It does not fail.
    public typealias Failure = Never

    /// What keeps the value.
    let box: PublishedBox<Value>

    /// Attaches a subscriber, which gets the value when it asks for one.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      box.relay.attach(subscriber, isKept: false)
    }
  }
}

/// A box with the value of a published property, which sends it.
final class PublishedBox<Value> {
  /// The subscriptions to the property.
  let relay: Relay<Value, Never>

  /// The value for as long as the relay has none, which is never.
  private let initial: Value
  private let lock = NSLock()
  private weak var lastOwner: AnyObject?

  /// Makes a box with a first value.
  init(_ value: Value) {
    initial = value
    relay = Relay(value, memory: .afterSending)
  }

  /// The object whose property it is, once anybody asked it for the property's publisher.
  var owner: AnyObject? {
    get { lock.withLock { lastOwner } }
    set { lock.withLock { lastOwner = newValue } }
  }

  /// The value.
  var value: Value { relay.value ?? initial }

  /// Tells of a new value, and then keeps it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - object: The object whose property it is; `nil` where it is not known.
  func change(to value: Value, in object: AnyObject?) {
    if let object { ChangePublishers.knownPublisher(of: object)?.send() }
    relay.send(value)
  }

  /// Keeps each value of a publisher, for as long as there is the box.
  func follow<Upstream: Publishing.Publisher>(_ upstream: Upstream)
  where Upstream.Output == Value, Upstream.Failure == Never {
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { [weak self] subscription in
          if let self { relay.take(subscription) } else { subscription.cancel() }
        },
        receiveValue: { [weak self] value in
          self?.change(to: value, in: self?.owner)
          return .none
        }))
  }
}
