import AccessibilityTree
import AutomationWire
import Primitives
import TextRendering

/// The box of a picker that is a button, which presents the choices.
///
/// ```
///  Size                Small ▾
/// ```
class MenuPickerBox: PressableBox, PickerControl {
  private(set) var label: Box?
  private var choices: [PickerChoiceBox] = []
  private var menu: Presentation?

  /// The chosen one, as a text inside.
  private lazy var chosen = DrawnTextBox(self, text: "")

  var selectedIndex: Int? {
    didSet {
      mark()
      if selectedIndex != oldValue { setNeedsLayout() }
    }
  }

  func show(label: Box?, _ choices: [PickerChoiceBox]) {
    self.label = label
    self.choices = choices
    for choice in choices {
      choice.look = .item
      choice.afterPress = { [weak self] in self?.close() }
    }
    setChildren(label.map { [$0, chosen] } ?? [chosen])
    setNeedsLayout()
    mark()
    if let menu { fill(menu) }
  }

  private func mark() {
    for (index, choice) in choices.enumerated() { choice.isSelected = index == selectedIndex }
  }

  /// The chosen one in words.
  private var selectedText: String {
    selectedIndex.flatMap { $0 < choices.count ? choices[$0].text : nil } ?? ""
  }

  // MARK: - Layout

  /// The sign behind the choice.
  var indicator: String { "▾" }

  /// The room for the choice, with the arrow.
  private var valueWidth: Int { DisplayWidth.width(of: DrawnText.safe(selectedText)) + 2 }

  private var labelGap: Int { (label?.size(for: .unspecified).width ?? 0) > 0 ? 2 : 0 }

  override func measure(_ proposal: Proposal) -> Size {
    let room = Proposal(
      width: proposal.width.map { max(0, $0 - valueWidth - labelGap) }, height: proposal.height)
    let size = label?.size(for: room) ?? .zero
    let ideal = size.width + labelGap + valueWidth
    // In a row of a list the choice stands at the far end.
    let width = isInRow ? proposal.width.map { $0 >= Proposal.infinity ? ideal : $0 } : nil
    return Size(width: max(ideal, width ?? 0), height: max(1, size.height))
  }

  override func layoutChildren() {
    let room = Size(width: max(0, frame.width - valueWidth - labelGap), height: frame.height)
    label?.place(at: .zero, offering: Proposal(room))
    chosen.text = selectedText
    chosen.place(
      at: Point(x: frame.width - valueWidth, y: 0),
      offering: Proposal(width: frame.width, height: 1))
  }

  private var isInRow: Bool { listRow != nil }

  // MARK: - Drawing

  override func style(_ canvas: inout DrawingCanvas) {
    if environment.isDisabled { canvas.style.attributes.insert(.faint) }
    if graph.focus.focused === self { canvas.style.showFocus() }
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if graph.focus.focused === self { canvas.fill(Rect(origin: .zero, size: frame.size)) }
    var style = canvas.style
    if !environment.isDisabled && graph.focus.focused !== self {
      style.foreground = environment.tintColor
    }
    canvas.write(
      DrawnText.safe(selectedText) + " " + indicator, at: Point(x: frame.width - valueWidth, y: 0),
      style: style)
  }

  // MARK: - Accessibility

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .button)
    node.label = [label?.spokenLabel ?? "", selectedText].filter { !$0.isEmpty }
      .joined(separator: ", ")
    node.value = selectedText
    node.actions = [.activate, .focus]
    return node
  }

  // MARK: - Menu

  override var pressTitle: String { "choose" }

  override func press() {
    guard menu == nil else { return close() }
    let menu = Presentation(self, kind: .menu, title: "") { [weak self] in self?.close() }
    menu.box.anchor = { [weak self] in
      self.map { Rect(origin: $0.absoluteOrigin, size: $0.frame.size) }
    }
    self.menu = menu
    fill(menu)
    graph.presentations.append(menu)
    let first = selectedIndex.flatMap { $0 < choices.count ? choices[$0] : nil }
    if let first, first.takesFocus { graph.focus.focus(first) }
  }

  private func fill(_ menu: Presentation) {
    let column = MenuColumnBox(self)
    column.setChildren(choices)
    let list = MenuListBox(self)
    list.setChildren([column])
    menu.box.show([list])
  }

  func close() {
    guard let menu else { return }
    self.menu = nil
    graph.presentations.removeAll { $0 === menu }
    graph.focus.focus(self)
  }

  override func willRemove() {
    close()
  }
}

/// The box around the choices of a menu, which scrolls where there are more than fit.
class MenuListBox: ScrollBox {
  private var wasShown = false

  override func layoutChildren() {
    super.layoutChildren()
    guard !wasShown, frame.height > 0 else { return }
    wasShown = true
    // The choice that has the focus from the beginning had no place when it got it.
    if let focused = graph.focus.focused, focused.isInside(self) { _ = reveal(focused.frame) }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let room = super.measure(proposal)
    let content = children.first?.size(for: Proposal(width: proposal.width, height: nil)) ?? .zero
    return Size(width: room.width, height: min(content.height, room.height))
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .collectionView)
    node.states.insert(.scrollsVertically)
    return node
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, let choices = children.first?.children,
      let index = choices.firstIndex(where: { $0 === graph.focus.focused })
    else { return false }
    let next: Int
    switch key.key {
    case .upArrow: next = index - 1
    case .downArrow: next = index + 1
    case .home: next = 0
    case .end: next = choices.count - 1
    default: return super.handle(key)
    }
    if choices.indices.contains(next) { graph.focus.focus(choices[next]) }
    return true
  }
}

/// The box of the choices of a menu, one below the other.
final class MenuColumnBox: Box {
  override func measure(_ proposal: Proposal) -> Size {
    let sizes = children.map { $0.size(for: .unspecified) }
    let ideal = sizes.reduce(0) { max($0, $1.width) }
    return Size(
      width: min(ideal, proposal.width ?? ideal), height: sizes.reduce(0) { $0 + $1.height })
  }

  override func layoutChildren() {
    var y = 0
    for child in children {
      child.place(at: Point(x: 0, y: y), offering: Proposal(width: frame.width, height: nil))
      y += child.frame.height
    }
  }
}
