/// A state that holds whether, or which, view has the keyboard's focus, to read and to change.
///
/// Mirrors SwiftUI's `FocusState`.
@MainActor @preconcurrency @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Makes a state of whether one view has the focus.
  public init() where Value == Bool {
    initial = false
  }

  /// Makes a state of which view has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? {
    initial = nil
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.request(newValue) }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding { Binding(initial: initial, location: location) }

  /// A binding that ties views to the state; a view that is given one declares it with `@FocusState.Binding`.
  @MainActor @preconcurrency @propertyWrapper public struct Binding {
    let initial: Value
    let location: StateLocation<Value>?

    /// The value.
    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.request(newValue) }
    }

    /// The binding itself, for what a view hands on.
    public var projectedValue: Binding { self }

    /// Says where the focus is, without asking for it.
    func tell(_ value: Value) {
      location?.value = value
    }
  }
}

extension StateLocation {
  /// Asks for the focus to be where a value says.
  fileprivate func request(_ value: Value) {
    link.graph?.focus.noteRequest()
    self.value = value
  }
}

extension FocusState: ConnectableProperty {
  static var comparison: PropertyComparison { .ignored }

  mutating func connect(_ connection: inout PropertyConnection) {
    let graph = connection.node.graph
    let initial = initial
    location = connection.stored { StateLocation(initial, graph: graph) }
  }
}

/// A view whose focus is tied to a state.
struct FocusedView<Content: View, Value: Hashable>: WrappingView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  let unfocused: Value

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    FocusedNode(view, context)
  }
}

/// The node of a view whose focus is tied to a state.
final class FocusedNode<Content: View, Value: Hashable>: ContentNode<FocusedView<Content, Value>> {
  private var wasWanted = false

  /// Whether the focus was inside when it last moved.
  private var hadFocus = false

  /// Makes the node and the one inside.
  init(_ view: FocusedView<Content, Value>, _ context: NodeContext) {
    super.init(view, context)
    graph.focus.observers[self] = { [weak self] _ in self?.focusMoved() }
    evaluate()
  }

  override func update(_ view: FocusedView<Content, Value>) {
    super.update(view)
    evaluate()
  }

  override func evaluate() {
    let isWanted = evaluating { view.binding.wrappedValue == view.value }
    guard isWanted != wasWanted else { return }
    wasWanted = isWanted
    graph.afterUpdate(of: self) { [weak self] in self?.follow(isWanted) }
  }

  override func willTearDown() {
    graph.focus.observers[self] = nil
  }

  /// Gives the focus to the view, or takes it away, as the state says.
  private func follow(_ isWanted: Bool) {
    guard !isTornDown else { return }
    let boxes = focusableBoxes()
    if isWanted {
      if let focused = graph.focus.focused, boxes.contains(where: { $0 === focused }) { return }
      graph.focus.focus(boxes.first)
    } else if let focused = graph.focus.focused, boxes.contains(where: { $0 === focused }) {
      graph.focus.focus(nil)
    }
  }

  /// Sets the state as the focus is.
  private func focusMoved() {
    let focused = graph.focus.focused
    let isFocused = focused.map { focused in focusableBoxes().contains { $0 === focused } } ?? false
    defer { hadFocus = isFocused }
    if isFocused {
      wasWanted = true
      view.binding.tell(view.value)
    } else if hadFocus, view.binding.wrappedValue == view.value {
      // Where the focus was elsewhere, code has just asked for it: a button's action, before the button takes the focus.
      wasWanted = false
      view.binding.tell(view.unfocused)
    }
  }

  private func focusableBoxes() -> [Box] {
    boxes.flatMap { graph.focus.focusables(in: $0) }
  }
}

extension View {
  /// Ties the view's focus to a state.
  ///
  /// Mirrors SwiftUI's modifier.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true, unfocused: false)
  }

  /// Ties the view's focus to a value of a state.
  ///
  /// Mirrors SwiftUI's modifier.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    FocusedView(content: self, binding: binding, value: value, unfocused: nil)
  }

  /// Gives the focus to the view of a value of a state when the view comes to the screen and no view has asked for it.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - binding: The state.
  ///   - value: The value.
  ///   - priority: Has no effect: code that asks for the focus comes first in any case.
  /// - Returns: The changed view.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      if binding.wrappedValue == binding.initial { binding.wrappedValue = value }
    }
  }
}

/// How much a default of the focus counts beside what people did.
///
/// Mirrors SwiftUI's `DefaultFocusEvaluationPriority`.
public struct DefaultFocusEvaluationPriority: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = DefaultFocusEvaluationPriority()

  /// More than where the focus was.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
