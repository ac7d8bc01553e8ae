public import Publishing

/// An object that a view around hands down by its type, and that this one watches.
///
/// Mirrors SwiftUI's `EnvironmentObject`.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var scope: EnvironmentScope?
  private var watch: ObjectWatch?

  /// Reads the object of the type.
  public init() {}

  /// The object, which a view around must have set with `environmentObject(_:)`.
  ///
  /// It is an error for none to be set: reading it stops the application, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object = scope?.values[object: ObjectType.self] else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. "
          + "A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
          + (scope?.sentenceAboutReader ?? "")
      )
    }
    // Another object may be in the environment than when the properties were connected.
    watch?.follow(object)
    return object
  }

  /// The bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}

extension EnvironmentObject: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    let node = connection.node
    scope = node.scope
    watch = connection.stored { ObjectWatch(node) }
  }
}

extension View {
  /// Puts an observable object in the environment, found again by its type.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter object: The object.
  /// - Returns: The changed view.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentWriter(
      content: self, key: ObjectIdentifier(Object.self), value: ObjectIdentifier(object)
    ) { $0[object: Object.self] = object }
  }
}
