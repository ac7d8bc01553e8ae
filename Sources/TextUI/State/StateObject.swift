public import Publishing

/// An object that a view makes and keeps as long as its identity lasts, and that it watches.
///
/// Mirrors SwiftUI's `StateObject`.
@MainActor @preconcurrency @propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: ObjectStorage<ObjectType>?

  /// States how the object is made: once, before the view's `body` is evaluated for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  ///
  /// - Note: Where the view is not on the screen it is a new one each time, as in SwiftUI.
  public var wrappedValue: ObjectType { storage?.object ?? make() }

  /// The bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension StateObject: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    let node = connection.node
    let make = make
    storage = connection.stored { ObjectStorage(make(), node) }
  }
}

/// A place where a view keeps an object and watches it.
@MainActor private final class ObjectStorage<ObjectType: ObservableObject> {
  /// The object.
  let object: ObjectType
  private let watch: ObjectWatch

  /// Keeps an object for a view.
  init(_ object: ObjectType, _ node: ViewNode) {
    self.object = object
    watch = ObjectWatch(node)
    watch.follow(object)
  }
}
