/// A key of the values that a view tells the container it is in, with the value that holds where it told none.
///
/// Mirrors SwiftUI's `ContainerValueKey`.
@preconcurrency public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was told.
  static var defaultValue: Value { get }
}

/// The values that a view tells the container it is in.
///
/// Mirrors SwiftUI's `ContainerValues`. Add one of your own with a ``ContainerValueKey`` and a computed property in an extension.
@MainActor @preconcurrency public struct ContainerValues {
  /// The values that were told, by their keys.
  private var values: [ObjectIdentifier: Any] = [:]

  /// The tag of the view; `nil` when it has none.
  var tag: AnyHashable?

  /// The id of the element of a collection that the view is made for, which stands for a tag where there is none; `nil` for none.
  var elementID: AnyHashable?

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view, where it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { (tag ?? elementID)?.base as? V }

  /// Returns whether the view has some tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    (self.tag ?? elementID) == AnyHashable(tag)
  }
}

extension View {
  /// Tells the container that the view is in a value.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - keyPath: The property of the container's values.
  ///   - value: Its value.
  /// - Returns: The changed view.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    ContainerValueView(content: self) { $0[keyPath: keyPath] = value }
  }
}

/// A view that tells the container it is in a value.
struct ContainerValueView<Content: View>: View {
  /// The view.
  let content: Content

  /// Sets the value.
  let transform: @MainActor (inout ContainerValues) -> Void

  var body: some View { content }
}
