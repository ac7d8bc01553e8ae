import AccessibilityTree
import AutomationWire
import TextRendering

/// The menu of a text that is edited: what can be done with it now, in a row beside the field.
///
/// It mirrors the menu that a phone shows after a long press or two taps. It takes no input but taps on its items: whatever is typed goes to the
/// field and puts it away, as does a touch elsewhere.
final class EditMenu: Box {
  /// What can be done with a text.
  enum Item: String {
    case cut = "Cut"
    case copy = "Copy"
    case select = "Select"
    case selectAll = "Select All"
    case paste = "Paste"
  }

  /// The field that it belongs to.
  let field: TextInputBox

  /// What holds the items, as a collection view does on a phone.
  private let list: EditMenuList

  /// Makes the menu of a field.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - items: What can be done, in order.
  init(of field: TextInputBox, _ items: [Item]) {
    self.field = field
    list = EditMenuList(field)
    super.init(field)
    list.setChildren(items.map { EditMenuItemBox(self, $0) })
    setChildren([list])
  }

  /// Does what an item says.
  fileprivate func choose(_ item: Item) {
    graph.editMenu = nil
    switch item {
    case .cut: _ = field.perform(.cut)
    case .copy: _ = field.perform(.copy)
    case .paste: _ = field.perform(.paste)
    case .selectAll:
      _ = field.perform(.selectAll)
      field.showEditMenu()
    case .select:
      field.selectWord(at: field.position)
      field.showEditMenu()
    }
  }

  override func measure(_ proposal: Proposal) -> Size {
    let widths = list.children.map { $0.size(for: .unspecified).width }
    return Size(width: widths.reduce(0, +) + max(0, widths.count - 1), height: 1)
  }

  override func layoutChildren() { list.place(at: .zero, offering: Proposal(frame.size)) }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    style.attributes.insert(.reverse)
    canvas.fill(Rect(origin: .zero, size: frame.size), style: style)
    for item in list.children.dropFirst() {
      canvas.write("│", at: Point(x: item.frame.minX - 1, y: 0), style: style)
    }
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? { ElementNode(id: id, elementType: .menu) }
}

/// The box of the items of such a menu.
private final class EditMenuList: ContainerBox {
  /// Makes the box of no items.
  init(_ owner: any BoxOwner) { super.init(owner, .collectionView) }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 1)
  }

  override func layoutChildren() {
    var x = 0
    for item in children {
      item.place(at: Point(x: x, y: 0), offering: .unspecified)
      x += item.frame.width + 1
    }
  }
}

/// The box of something that can be done with a text.
private final class EditMenuItemBox: Box {
  private unowned let menu: EditMenu
  private let item: EditMenu.Item

  /// Makes the box of an item.
  init(_ menu: EditMenu, _ item: EditMenu.Item) {
    self.menu = menu
    self.item = item
    super.init(menu)
    setChildren([DrawnTextBox(self, text: item.rawValue)])
  }

  override func layoutChildren() {
    children.first?.place(at: Point(x: 1, y: 0), offering: .unspecified)
  }

  override func measure(_ proposal: Proposal) -> Size {
    Size(width: DisplayWidth.width(of: item.rawValue) + 2, height: 1)
  }

  override func draw(on canvas: inout DrawingCanvas) {
    var style = canvas.style
    style.attributes.insert(.reverse)
    canvas.write(item.rawValue, at: Point(x: 1, y: 0), style: style)
  }

  override func paints(at point: Point) -> Bool { true }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    menu.choose(item)
    return true
  }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .menuItem)
    node.label = item.rawValue
    node.actions = [.activate]
    return node
  }
}

// MARK: - Of a field

extension TextInputBox: TouchObserver {
  func handleLongPress(_ event: PointerEvent, at point: Point, seconds: Double) -> Bool {
    guard event.button == .primary, handleTap(event, at: point) else { return false }
    showEditMenu()
    return true
  }

  /// Shows what can be done with the text now.
  func showEditMenu() {
    guard !environment.isDisabled else { return }
    var items: [EditMenu.Item] = []
    if selection != nil, !isSecure { items += [.cut, .copy] }
    if selection == nil, !shownText.isEmpty { items.append(.select) }
    if !shownText.isEmpty, selection != 0..<shownText.count { items.append(.selectAll) }
    if UIPasteboard.general.hasStrings { items.append(.paste) }
    graph.editMenu = items.isEmpty ? nil : EditMenu(of: self, items)
  }

  /// Takes several taps at a place: two select the word there, three all on the line; two where nothing stands only show the menu.
  func select(byTaps count: Int, at place: Int) {
    if count == 2 {
      selectWord(at: place)
    } else {
      moveCursor(to: place)
      let line = lineAroundCursor
      select(isSecure ? 0..<shownText.count : line.lowerBound..<line.upperBound)
    }
    showEditMenu()
  }
}
