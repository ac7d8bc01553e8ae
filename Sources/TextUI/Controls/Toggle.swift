import AccessibilityTree
import AutomationWire
import TextRendering

/// A control that is on or off.
///
/// Mirrors SwiftUI's `Toggle`.
///
/// In the tree it is a switch that spans its row, with a second switch inside it, as on a phone; a tap on either toggles it.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  @Environment(style: ToggleStyleConfiguration.self) private var style

  @Environment(\.isInBar) private var isInBar

  /// Makes a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it is called.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// A switch, a button in a bar, or what a style makes.
  public var body: some View {
    if let style {
      let words = label.modified(by: StyledLabelModifier())
      style.makeView(ToggleStyleConfiguration(label: ControlPart(words), isOn: isOn))
    } else if isInBar {
      let words = label.modified(by: StyledLabelModifier())
      ButtonToggleStyle().makeBody(
        configuration: ToggleStyleConfiguration(label: ControlPart(words), isOn: isOn))
    } else {
      SwitchToggle(isOn: isOn, label: label)
    }
  }
}

/// A control that is on or off, with a switch at its end.
struct SwitchToggle<Label: View>: PrimitiveView {
  /// Whether it is on.
  let isOn: Binding<Bool>

  /// What it is called.
  let label: Label

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(
      view, context, box: ToggleBox(context), content: \.content,
      apply: { box, view in
        box.isOn = view.isOn
        box.shownValue = view.isOn.wrappedValue
        box.setNeedsDisplay()
      })
  }

  private var content: some View {
    LabeledRow(label) { SwitchSymbol(isOn: isOn) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TextUI.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TextUI.Label(title, systemImage: name) }
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage name: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { TextUI.Label(title, systemImage: name) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes a toggle of what a style is told of one.
  public init(_ configuration: ToggleStyleConfiguration) {
    configuration.use.isUsed = true
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The part of a toggle that shows whether it is on.
struct SwitchSymbol: PrimitiveView {
  let isOn: Binding<Bool>

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: SwitchBox(context)) { box, view in
      box.isOn = view.isOn.wrappedValue
      box.setNeedsDisplay()
    }
  }
}

/// The box that shows whether a toggle is on.
final class SwitchBox: Box {
  /// Whether it is on.
  var isOn = false

  override func measure(_ proposal: Proposal) -> Size { Size(width: 5, height: 1) }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    if isOn {
      style.foreground = environment.tint?.terminalColor(in: environment) ?? .ansi(2)
      style.attributes.insert(.bold)
    }
    canvas.write(isOn ? "[ ✓ ]" : "[   ]", at: .zero, style: style)
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .switch)
    node.value = isOn ? "1" : "0"
    return node
  }
}

/// The box of a toggle.
final class ToggleBox: PressableBox {
  /// Whether it is on.
  var isOn = Binding.constant(false)

  /// Whether it was on when it was evaluated.
  var shownValue = false

  override func style(_ canvas: inout DrawingCanvas) {
    if environment.isDisabled { canvas.style.attributes.insert(.faint) }
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.fill(Rect(origin: .zero, size: frame.size)) }
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .switch)
    node.value = shownValue ? "1" : "0"
    node.label = controlLabelInside
    node.actions = [.activate, .focus]
    return node
  }

  override var childReporting: ChildReporting { .children }

  override var pressTitle: String { shownValue ? "switch off" : "switch on" }

  override func press() {
    isOn.wrappedValue.toggle()
  }
}
