import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a choice of a picker.
final class PickerChoiceBox: PressableBox {
  /// A look of a choice.
  enum Look {
    /// In brackets when chosen.
    case segment

    /// Faint when not chosen.
    case notch

    /// With a mark when chosen, in a menu.
    case item

    /// With a mark, among other views.
    case row
  }

  /// How it looks.
  var look = Look.row

  /// What choosing it does.
  var action: () -> Void = {}

  /// What follows on that.
  var afterPress: () -> Void = {}

  /// Whether it is the chosen one.
  var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// The choice in words.
  var text: String { textInside }

  override var isIdentifiedByLabel: Bool { look == .item || look == .row }

  private var insets: CellInsets {
    switch look {
    case .segment: CellInsets(leading: 2, trailing: 2)
    case .notch: CellInsets()
    case .item, .row: CellInsets(leading: 2)
    }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let size = children.first?.size(for: proposal.inset(by: insets)) ?? .zero
    let ideal = size.width + insets.horizontal
    // In a menu all choices are as wide as the widest.
    let width = look == .item ? proposal.width ?? ideal : ideal
    return Size(width: width, height: max(1, size.height))
  }

  override func layoutChildren() {
    let offer = Proposal(frame.size).inset(by: insets)
    children.first?.place(at: insets.origin, offering: offer)
  }

  private var isFocused: Bool { graph.focus.focused === self }

  override func style(_ canvas: inout DrawingCanvas) {
    if environment.isDisabled || (look == .notch && !isSelected) {
      canvas.style.attributes.insert(.faint)
    } else if isSelected && look == .segment {
      canvas.style.attributes.insert(.bold)
      canvas.style.foreground = environment.tintColor
    }
    if isFocused { canvas.style.showFocus() }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if isFocused { canvas.fill(Rect(origin: .zero, size: frame.size)) }
    switch look {
    case .segment where isSelected:
      canvas.write("[", at: .zero)
      canvas.write("]", at: Point(x: frame.width - 1, y: 0))
    case .item:
      if isSelected { canvas.write("✓", at: .zero) }
    case .row:
      canvas.write(isSelected ? "●" : "○", at: .zero)
    case .segment, .notch: break
    }
  }

  override var isFocusable: Bool { look == .item || look == .row }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.actions = [.activate]
    if isFocusable { node.actions.insert(.focus) }
    if isSelected { node.states.insert(.selected) }
    if look == .row {
      node.states.insert(.choice)
      node.value = isSelected ? "1" : "0"
    }
    node.label = controlLabelInside
    return node
  }

  override var childReporting: ChildReporting { look == .row ? .labelAndChildren : .label }

  override var pressTitle: String { "choose" }

  override func press() {
    action()
    afterPress()
    // Among the actions of a menu, choosing closes it.
    if look == .row { environment.dismissalByPress?() }
  }
}
