import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering

/// The box of the bar of a tab view.
final class TabBarBox: Box {
  /// The columns of the bar at the side, that of its line among them.
  static let sideWidth = 24

  /// Whether it stands at the side, a tab in each row.
  var isSidebar = false {
    didSet { for case let button as TabButtonBox in children { button.isInSidebar = isSidebar } }
  }

  override func childrenChanged() {
    for case let button as TabButtonBox in children { button.isInSidebar = isSidebar }
  }

  override func measure(_ proposal: Proposal) -> Size {
    isSidebar
      ? Size(width: Self.sideWidth, height: proposal.height ?? children.count + 1)
      : Size(width: proposal.width ?? 40, height: 2)
  }

  override func layoutChildren() {
    if isSidebar {
      for (index, child) in children.enumerated() {
        child.place(
          at: Point(x: 0, y: index + 1),
          offering: Proposal(width: max(0, frame.width - 1), height: 1))
      }
      return
    }
    guard !children.isEmpty else { return }
    let share = max(1, frame.width / children.count)
    for (index, child) in children.enumerated() {
      child.place(at: Point(x: index * share, y: 1), offering: Proposal(width: share, height: 1))
    }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    style.attributes.insert(.faint)
    let line =
      isSidebar
      ? Rect(x: frame.width - 1, y: 0, width: 1, height: frame.height)
      : Rect(x: 0, y: 0, width: frame.width, height: 1)
    canvas.fill(line, with: isSidebar ? "│" : "─", style: style)
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

  /// Whether it stands in a row of its own at the side.
  var isInSidebar = false {
    didSet { if isInSidebar != oldValue { setNeedsLayout() } }
  }

  /// What is said beside the label; `nil` for nothing.
  var badge: String? {
    didSet { if badge != oldValue { setNeedsLayout() } }
  }

  /// The badge as it is drawn.
  private var badgeText: String { badge.map { " \($0)" } ?? "" }

  /// Where it is drawn.
  private var badgeColumn = 0

  /// Whether its page is the one shown.
  var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let label = StackArrangement.row.size(of: children, for: .unspecified)
    let badgeWidth = DisplayWidth.width(of: badgeText)
    return Size(width: proposal.width ?? label.width + badgeWidth + 2, height: 1)
  }

  override func layoutChildren() {
    let badgeWidth = DisplayWidth.width(of: badgeText)
    let offer = Proposal(width: max(0, frame.width - 2 - badgeWidth), height: 1)
    let size = StackArrangement.row.size(of: children, for: offer)
    let x = isInSidebar ? 2 : (frame.width - size.width - badgeWidth) / 2
    StackArrangement.row.place(children, at: Point(x: x, y: 0), offering: offer)
    badgeColumn = x + size.width
  }

  override func style(_ canvas: inout DrawingCanvas) {
    if isSelected {
      canvas.style.foreground = environment.tintColor
      canvas.style.attributes.insert(.bold)
    }
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.fill(Rect(origin: .zero, size: frame.size)) }
    if isInSidebar && isSelected { canvas.write("▌", at: .zero) }
    canvas.write(DrawnText.safe(badgeText), at: Point(x: badgeColumn, y: 0))
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.label = labelInside
    // As a phone says it.
    node.value = badge.map { Int($0) == nil ? $0 : "\($0) item\($0 == "1" ? "" : "s")" } ?? ""
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
