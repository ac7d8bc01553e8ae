import AccessibilityTree
import AutomationWire
import TextRendering

/// A control that makes a value greater or smaller step by step.
///
/// Mirrors SwiftUI's `Stepper`.
public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  private let shownValue: String?
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?

  /// Makes a stepper.
  ///
  /// - Parameters:
  ///   - label: What it is called.
  ///   - onIncrement: What the plus does; `nil` disables it.
  ///   - onDecrement: What the minus does; `nil` disables it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    shownValue = nil
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// Makes a stepper that is another one, and shows its value beside what it is called.
  init(_ stepper: Stepper, showing value: String) {
    label = stepper.label
    shownValue = value
    onIncrement = stepper.onIncrement
    onDecrement = stepper.onDecrement
  }

  /// Makes a stepper for a value within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    let current = value.wrappedValue
    let next = current.advanced(by: step)
    let previous = current.advanced(by: -step)
    self.init(
      label: label,
      onIncrement: current < bounds.upperBound
        ? { value.wrappedValue = min(next, bounds.upperBound) } : nil,
      onDecrement: current > bounds.lowerBound
        ? { value.wrappedValue = max(previous, bounds.lowerBound) } : nil)
  }

  /// Makes a stepper for a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: StepperBox(context), content: \.content,
      apply: { box, view in
        box.onIncrement = view.onIncrement
        box.onDecrement = view.onDecrement
        box.setNeedsDisplay()
      })
  }

  private var content: some View {
    LabeledRow(StepperTitle(label: label, value: shownValue)) {
      HStack {
        StepButton(title: "−", name: "Decrement", action: onDecrement)
        StepButton(title: "+", name: "Increment", action: onIncrement)
      }
    }
  }
}

/// What a stepper is called, and its value where it shows it.
private struct StepperTitle<Label: View>: View {
  let label: Label
  let value: String?

  var body: some View {
    if let value {
      HStack {
        label
        Text(value)
      }
    } else {
      label
    }
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title for a value within bounds.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Makes a stepper with a title for a value within bounds.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Makes a stepper with a title for a value.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Makes a stepper with a title for a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Makes a stepper with a title.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Makes a stepper with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// One of the two buttons of a stepper.
struct StepButton: PrimitiveView {
  let title: String
  let name: String
  let action: (() -> Void)?

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: StepButtonBox(context)) { box, view in
      box.title = view.title
      box.name = view.name
      box.action = view.action
      box.setNeedsDisplay()
    }
  }
}

/// The box of one of the two buttons of a stepper.
final class StepButtonBox: PressableBox {
  var title = ""
  var name = ""
  var action: (() -> Void)?

  override func measure(_ proposal: Proposal) -> Size { Size(width: 5, height: 1) }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    if action == nil || environment.isDisabled { style.attributes.insert(.faint) }
    if graph.focus.focused === self { style.showFocus() }
    canvas.write("[ \(title) ]", at: .zero, style: style)
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.label = name
    if let identifier = stepper?.reportedIdentifier, !identifier.isEmpty {
      node.identifier = "\(identifier)-\(name)"
    }
    node.actions = [.activate, .focus]
    // As on a phone a step beyond the bound is one that does nothing, and is not announced as disabled.
    return node
  }

  private var stepper: StepperBox? { ancestor(StepperBox.self) }

  override func press() {
    action?()
  }
}

/// The box of a stepper.
final class StepperBox: Box {
  var onIncrement: (() -> Void)?
  var onDecrement: (() -> Void)?

  override func style(_ canvas: inout DrawingCanvas) {
    if environment.isDisabled { canvas.style.attributes.insert(.faint) }
  }

  override func paints(at point: Point) -> Bool { true }

  /// The identifier that a modifier around gives the stepper, or a row of which it is a part; of several, the outermost.
  var reportedIdentifier: String {
    var identifier = ""
    for box in ancestors {
      if box.element() != nil || box.attributes?.children != nil { break }
      identifier = box.attributes?.identifier ?? identifier
    }
    return identifier
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .stepper)
    node.label = labelBox?.spokenLabel ?? ""
    node.actions = [.adjust]
    return node
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard !environment.isDisabled, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .character("+"), .character("="):
      onIncrement?()
      return true
    case .character("-"):
      onDecrement?()
      return true
    default:
      return false
    }
  }
}
