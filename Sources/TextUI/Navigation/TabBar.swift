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
  override var isIdentifiedByLabel: Bool { true }

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

  /// What is shown of a label that takes several rows: the first symbol and the first text, as on a phone; `nil` for one in a row.
  private var shortLabel: String? {
    guard children.contains(where: { $0.size(for: .unspecified).height > 1 }) else { return nil }
    let parts = [symbol, firstText].compactMap(\.self)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The first text of the label.
  private var firstText: String? { first { $0.ownText } }

  /// What it is called.
  var title: String { textLabel ?? labelInside }

  /// The symbol of its label; `nil` for none.
  var symbol: String? { first { $0.picture?.symbol } }

  /// Returns what the first box of the label has that has it.
  private func first<Value>(_ value: (Box) -> Value?) -> Value? {
    func search(_ boxes: [Box]) -> Value? {
      for box in boxes {
        if let found = value(box) ?? search(box.children) { return found }
      }
      return nil
    }
    return search(children)
  }

  /// Returns the room of the label.
  private func labelSize(_ proposal: Proposal) -> Size {
    guard let shortLabel else { return StackArrangement.row.size(of: children, for: proposal) }
    let width = DisplayWidth.width(of: shortLabel)
    return Size(width: min(width, proposal.width ?? width), height: 1)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let badgeWidth = DisplayWidth.width(of: badgeText)
    let label = labelSize(.unspecified)
    return Size(width: proposal.width ?? label.width + badgeWidth + 2, height: 1)
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    shortLabel == nil ? super.visibleChildren(in: rect) : []
  }

  /// Where the label begins.
  private var labelColumn = 0

  override func layoutChildren() {
    let badgeWidth = DisplayWidth.width(of: badgeText)
    let offer = Proposal(width: max(0, frame.width - 2 - badgeWidth), height: 1)
    let size = labelSize(offer)
    let x = isInSidebar ? 2 : (frame.width - size.width - badgeWidth) / 2
    StackArrangement.row.place(children, at: Point(x: x, y: 0), offering: offer)
    labelColumn = x
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
    if let shortLabel {
      canvas.write(DrawnText.safe(shortLabel), at: Point(x: labelColumn, y: 0))
    }
    canvas.write(DrawnText.safe(badgeText), at: Point(x: badgeColumn, y: 0))
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.label = title
    // As a phone says it.
    let badgeValue = badge.map { Int($0) == nil ? $0 : "\($0) item\($0 == "1" ? "" : "s")" }
    node.value = said(\.value) ?? badgeValue ?? ""
    node.hint = said(\.hint) ?? ""
    node.actions = [.activate, .focus]
    if isSelected { node.states.insert(.selected) }
    return node
  }

  /// What the author says of the tab, all of whose label it is said of; `nil` for nothing.
  private func said(_ attribute: KeyPath<AccessibilityAttributes, String?>) -> String? {
    soleChain.dropFirst().lazy.compactMap { $0.attributes?[keyPath: attribute] }.first
  }

  /// What it is called where a symbol stands beside a text without a `Label` around both: the text, as on a phone.
  private var textLabel: String? {
    let hasName = children.contains { $0.soleChain.contains { $0.attributes?.label != nil } }
    guard !hasName, let picture = first({ $0.picture }), !picture.isDecorative else { return nil }
    return firstText
  }

  override var childReporting: ChildReporting { .none }

  override var pressTitle: String { "show" }

  override func press() {
    action()
  }
}
