/// A name of a value of what has the focus.
///
/// Mirrors SwiftUI's `FocusedValueKey`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of what has the focus, and of the scene.
///
/// Mirrors SwiftUI's `FocusedValues`.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes no values.
  init() {}

  /// A value by its key; `nil` where none is given.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The values of what has the focus in an application, as views give them.
@MainActor final class FocusedValueStore {
  /// A value that a view gives.
  private struct Entry {
    /// The view.
    let owner: ObjectIdentifier

    /// Sets the value.
    let apply: (inout FocusedValues) -> Void
  }

  /// What is read of them.
  let location: StateLocation<FocusedValues>

  private var entries: [Entry] = []

  /// Makes a store without values.
  init(_ graph: ViewGraph) {
    location = StateLocation(FocusedValues(), graph: graph)
  }

  /// Takes the value that a view gives; `nil` for none any more.
  func set(_ apply: ((inout FocusedValues) -> Void)?, for owner: ObjectIdentifier) {
    let place = entries.firstIndex { $0.owner == owner }
    guard let apply else {
      guard let place else { return }
      entries.remove(at: place)
      return tell()
    }
    let entry = Entry(owner: owner, apply: apply)
    if let place { entries[place] = entry } else { entries.append(entry) }
    tell()
  }

  private func tell() {
    var values = FocusedValues()
    for entry in entries { entry.apply(&values) }
    location.value = values
  }
}

// MARK: - Giving

extension View {
  /// Gives a value to those who ask what has the focus, while it is inside of this view.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - keyPath: Which value it is.
  ///   - value: The value.
  /// - Returns: The changed view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isScene: false) { $0[keyPath: keyPath] = value }
  }

  /// Gives a value to those who ask what has the focus, wherever it is.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - keyPath: Which value it is.
  ///   - value: The value.
  /// - Returns: The changed view.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self, isScene: true) { $0[keyPath: keyPath] = value }
  }
}

/// A view that gives a value of what has the focus.
struct FocusedValueView<Content: View>: WrappingView {
  /// The view.
  let content: Content

  /// Whether it gives the value wherever the focus is.
  let isScene: Bool

  /// Sets the value.
  let apply: (inout FocusedValues) -> Void

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    FocusedValueNode(view, context)
  }
}

/// The node of a view that gives a value of what has the focus.
final class FocusedValueNode<Content: View>: ContentNode<FocusedValueView<Content>> {
  private var gives = false

  /// Makes the node.
  init(_ view: FocusedValueView<Content>, _ context: NodeContext) {
    super.init(view, context)
    if !view.isScene {
      graph.focus.observers[self] = { [weak self] _ in self?.focusMoved() }
    }
    gives = view.isScene || hasFocusInside
    if gives { graph.focusedValues.set(view.apply, for: ObjectIdentifier(self)) }
  }

  override func viewChanged(from old: FocusedValueView<Content>) {
    if gives { graph.focusedValues.set(view.apply, for: ObjectIdentifier(self)) }
  }

  private func focusMoved() {
    guard gives != hasFocusInside else { return }
    gives.toggle()
    graph.focusedValues.set(gives ? view.apply : nil, for: ObjectIdentifier(self))
  }

  override func willTearDown() {
    graph.focus.observers[self] = nil
    if gives { graph.focusedValues.set(nil, for: ObjectIdentifier(self)) }
  }
}

extension ViewNode {
  /// Whether something inside has the focus.
  var hasFocusInside: Bool {
    guard let focused = graph.focus.focused else { return false }
    return boxes.contains { focused.isInside($0) }
  }
}

// MARK: - Reading

/// A value that what has the focus gives, or the scene.
///
/// Mirrors SwiftUI's `FocusedValue`.
@MainActor @preconcurrency @propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var location: StateLocation<FocusedValues>?

  /// Reads a value.
  ///
  /// - Parameter keyPath: Which value it is.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    self.keyPath = keyPath
  }

  /// The value; `nil` where none is given.
  public var wrappedValue: Value? { location?.value[keyPath: keyPath] }
}

extension FocusedValue: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    location = connection.node.graph.focusedValues.location
  }
}

/// The value behind a binding that what has the focus gives, or the scene.
///
/// Mirrors SwiftUI's `FocusedBinding`.
@MainActor @preconcurrency @propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var location: StateLocation<FocusedValues>?

  /// Reads a value behind a binding.
  ///
  /// - Parameter keyPath: Which binding it is.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    self.keyPath = keyPath
  }

  private var binding: Binding<Value>? { location?.value[keyPath: keyPath] }

  /// The value; `nil` where no binding is given.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value; to `nil` where no binding is given.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    location = connection.node.graph.focusedValues.location
  }
}
