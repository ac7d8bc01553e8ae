public import Publishing

/// The key of an object that what has the focus gives, by its type.
private enum FocusedObjectKey<ObjectType: ObservableObject>: FocusedValueKey {
  typealias Value = ObjectType
}

/// An observable object that what has the focus gives, or the scene, and that the view watches.
///
/// Mirrors SwiftUI's `FocusedObject`.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  ///
  /// Mirrors SwiftUI's `FocusedObject.Wrapper`.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var location: StateLocation<FocusedValues>?
  private var watch: ObjectWatch?

  /// Reads the object of the type.
  public init() {}

  /// The object; `nil` where none is given.
  public var wrappedValue: ObjectType? {
    guard let object = location?.value[FocusedObjectKey<ObjectType>.self] else { return nil }
    watch?.follow(object)
    return object
  }

  /// The bindings to the object's properties; `nil` where none is given.
  public var projectedValue: Wrapper? {
    wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
  }
}

extension FocusedObject: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    let node = connection.node
    location = node.graph.focusedValues.location
    watch = connection.stored { ObjectWatch(node) }
  }
}

extension View {
  /// Gives an observable object to those who ask what has the focus, while it is inside of this view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter object: The object; none for `nil`.
  /// - Returns: The changed view.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: false) { $0[FocusedObjectKey<T>.self] = object }
  }

  /// Gives an observable object to those who ask what has the focus, while it is inside of this view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter object: The object.
  /// - Returns: The changed view.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Gives an observable object to those who ask what has the focus, wherever it is.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter object: The object; none for `nil`.
  /// - Returns: The changed view.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self, isScene: true) { $0[FocusedObjectKey<T>.self] = object }
  }

  /// Gives an observable object to those who ask what has the focus, wherever it is.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter object: The object.
  /// - Returns: The changed view.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }
}
