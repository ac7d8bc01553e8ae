import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of the bar of a tab view.
final class TabBarBox: Box {
  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 40, height: 2)
  }

  override func layoutChildren() {
    guard !children.isEmpty else { return }
    let share = max(1, frame.width / children.count)
    for (index, child) in children.enumerated() {
      child.place(at: Point(x: index * share, y: 1), offering: Proposal(width: share, height: 1))
    }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    style.attributes.insert(.faint)
    canvas.fill(Rect(x: 0, y: 0, width: frame.width, height: 1), with: "─", style: style)
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .tabBar)
    node.label = "Tab Bar"
    return node
  }
}

/// The box of a page's button in the bar.
final class TabButtonBox: PressableBox {
  /// What pressing it does.
  var action: () -> Void = {}

  /// Whether its page is the one shown.
  var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let label = StackArrangement.row.size(of: children, for: .unspecified)
    return Size(width: proposal.width ?? label.width + 2, height: 1)
  }

  override func layoutChildren() {
    let offer = Proposal(width: max(0, frame.width - 2), height: 1)
    let size = StackArrangement.row.size(of: children, for: offer)
    StackArrangement.row.place(
      children, at: Point(x: (frame.width - size.width) / 2, y: 0), offering: offer)
  }

  override func style(_ canvas: inout DrawingCanvas) {
    if isSelected {
      canvas.style.foreground = environment.tintColor
      canvas.style.attributes.insert(.bold)
    }
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    guard graph.focus.focused === self else { return }
    canvas.fill(Rect(origin: .zero, size: frame.size))
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.label = textInside
    node.actions = [.activate, .focus]
    if isSelected { node.states.insert(.selected) }
    return node
  }

  override var childReporting: ChildReporting { .none }

  override var pressTitle: String { "show" }

  override func press() {
    action()
  }
}
