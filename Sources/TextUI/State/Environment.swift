/// A value that a view inherits from those around it.
///
/// Mirrors SwiftUI's `Environment`.
@MainActor @preconcurrency @propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var scope: EnvironmentScope?

  /// Reads a property of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type, which a view around must have set with `environment(_:)`.
  ///
  /// It is an error for none to be set: reading it stops the application, as in SwiftUI.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure(
          "No observable object of type \(type) found in the environment. "
            + "A view around this one must set it with .environment(_:)."
            + (values.scope?.sentenceAboutReader ?? ""))
      }
      return object
    }
  }

  /// Reads the observable object of a type, if a view around set one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// Reads the author's style of controls that tell styles of themselves by a type.
  init<Configuration>(style: Configuration.Type) where Value == ControlStyle<Configuration>? {
    read = { $0[ControlStyleKey<Configuration>.self] }
  }

  /// The value.
  public var wrappedValue: Value {
    read(scope?.values ?? EnvironmentValues())
  }
}

extension Environment: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  static var isReadBeforehand: Bool { true }

  static var keepsSomething: Bool { false }

  mutating func connect(_ connection: inout PropertyConnection) {
    scope = connection.node.scope
  }
}

extension View {
  /// Sets a value of the environment for this view and those inside it.
  ///
  /// - Parameters:
  ///   - keyPath: The property of the environment.
  ///   - value: Its value.
  /// - Returns: The changed view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self, key: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object in the environment, found again by its type.
  ///
  /// - Parameter object: The object; `nil` takes it out.
  /// - Returns: The changed view.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentWriter(
      content: self, key: ObjectIdentifier(Object.self), value: object.map(ObjectIdentifier.init)
    ) { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment for this view and those inside it.
  ///
  /// - Parameters:
  ///   - keyPath: The property of the environment.
  ///   - transform: Changes the value that holds around this view.
  /// - Returns: The changed view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentWriter(content: self, key: keyPath, value: transform as Any) {
      transform(&$0[keyPath: keyPath])
    }
  }
}

/// A view for whose content a value of the environment is set.
struct EnvironmentWriter<Content: View, Key, Value>: PrimitiveView {
  /// The view.
  let content: Content

  /// What is set, for telling whether it is the same as before.
  let key: Key

  /// The value, for telling whether it is the same as before.
  let value: Value

  /// Sets the value.
  let transform: (inout EnvironmentValues) -> Void

  /// How the value moves; `nil` for what becomes another at once.
  var moving: MovingEnvironment<Value>?

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    EnvironmentWriterNode(view, context)
  }

  static func addTexts(of view: Self?, to texts: inout RowTexts) {
    texts.addInside(view?.transform) { Content.addTexts(of: view?.content, to: &$0) }
  }
}

/// The node of a view that sets a value of the environment.
final class EnvironmentWriterNode<Content: View, Key, Value>: WrappingNode<
  EnvironmentWriter<Content, Key, Value>, Content
>
{
  private var key: Key
  private var value: Value
  private var transform: (inout EnvironmentValues) -> Void
  private var moving: MovingEnvironment<Value>?
  private let inner: EnvironmentScope

  /// Makes the node with its scope.
  init(_ view: EnvironmentWriter<Content, Key, Value>, _ context: NodeContext) {
    key = view.key
    value = view.value
    transform = view.transform
    moving = view.moving
    inner = EnvironmentScope(in: context.scope, transform: view.transform)
    super.init(context)
    show(view.content, scope: inner)
  }

  override func update(_ view: EnvironmentWriter<Content, Key, Value>) {
    if !graph.comparison.isSame(value, view.value) || !graph.comparison.isSame(key, view.key) {
      let old = value
      key = view.key
      value = view.value
      transform = view.transform
      moving = view.moving
      if !move(from: old) { evaluate() }
    }
    show(view.content)
  }

  /// Has the value go its way from an old one, if it has one; returns whether it does.
  private func move(from old: Value) -> Bool {
    guard graph.motion.isAsked, let moving else { return false }
    return graph.motion.move(self, from: old, to: value) { [unowned self] start, end, share in
      moving.between(start, end, share, scope.values)
    }
  }

  /// Sets the value, or one on the way to it, inside.
  override func evaluate() {
    if let moving, graph.motion.isMoving {
      let presented = graph.motion.presented(self, value)
      inner.update { moving.set(presented, &$0) }
    } else {
      inner.update(transform)
    }
    for box in boxes {
      box.setNeedsLayout()
      box.invalidateRecursively()
    }
  }

  override var handsLazinessOn: Bool { true }
}
