import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a row of a list: a cell with its content, or a heading.
final class ListRowBox: Box, MovableBox {
  /// The place among the rows, as of the last layout.
  var index = 0

  /// The empty cells above it.
  private(set) var gap = 0

  /// Whether it is the heading of a section.
  let isHeader: Bool

  /// Whether it is the footing of a section.
  private let isFooter: Bool

  /// The content.
  let content: RowContentBox

  /// The buttons that a swipe revealed.
  var actions: SwipeActionsBox?

  /// What deletes and moves the row in edit mode.
  var controls: RowControls?

  /// Whether a drag that is under way moves the row.
  var isLifted = false

  /// Whether it is neither a heading nor a footing.
  var isCell: Bool { !isHeader && !isFooter }

  /// Whether it is a heading or footing of a table, which as on a phone is no cell; one of a collection view is.
  var isHeadingOfTable: Bool { !isCell && list?.environment.listElementType == .table }

  private static let insets = CellInsets(leading: 2, trailing: 1)

  /// Makes the row of a view.
  init(_ content: Box) {
    let role = content.trait(SectionRoleTrait.self)
    isHeader = role == .header
    isFooter = role == .footer
    self.content = RowContentBox(content)
    super.init(content)
    self.content.setChildren([content])
    setChildren([self.content])
  }

  /// Sets the empty cells above it.
  func setGap(_ newGap: Int) {
    guard newGap != gap else { return }
    gap = newGap
    setNeedsReport()
  }

  override var flowOrigin: Point? { Point(x: frame.minX, y: gap) }

  override var buttonPlace: ButtonPlace? { .row }

  override func focusEntered() { list?.didFocus(self) }

  private var insets: CellInsets {
    if isHeader { return CellInsets(leading: 1, trailing: 1) }
    var insets = Self.insets
    if controls?.isIndented == true { insets.leading += 2 }
    if controls?.handle != nil { insets.trailing += 2 }
    return insets
  }

  override func forgetMeasures() {
    controls?.setNeedsReport()
  }

  func claimsMove(by distance: Point) -> Bool {
    isLifted = canBeLifted(by: distance)
    return isLifted
  }

  override func claimsDrag(from start: Point, by distance: Point) -> Bool {
    isLifted = false
    return claimsSwipe(by: distance)
  }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    if isLifted {
      if isEnded { drop(at: point) }
    } else {
      swipe(by: point.x - start.x, isEnded: isEnded)
    }
  }

  override func handle(_ key: KeyPress) -> Bool { handleRowKey(key) }

  override func measure(_ proposal: Proposal) -> Size {
    let insets = insets
    let taken = content.size(for: proposal.inset(by: insets))
    return Size(
      width: proposal.width ?? taken.width + insets.horizontal,
      height: max(1, leastHeight, taken.height))
  }

  /// How high it is at least, as the author says.
  private var leastHeight: Int {
    let height = isHeader ? environment.defaultMinListHeaderHeight : environment.minListRowHeight
    guard let height, height.isFinite, isCell || isHeader else { return 0 }
    return Int(height.rounded())
  }

  /// Returns the place of the content in the middle of the row, from top to bottom.
  private func origin(of taken: Size, besides insets: CellInsets) -> Point {
    insets.origin + Point(x: 0, y: max(0, frame.height - max(1, taken.height)) / 2)
  }

  override func layoutChildren() {
    if let actions { return place(besides: actions) }
    let insets = insets
    let offer = Proposal(width: max(0, frame.width - insets.horizontal), height: nil)
    content.place(at: origin(of: content.size(for: offer), besides: insets), offering: offer)
    placeAccessories()
  }

  /// Places the buttons that a swipe revealed over the full height, and the content in the room that they leave.
  private func place(besides actions: SwipeActionsBox) {
    var insets = insets
    let taken = actions.size(for: .unspecified).width
    if actions.edge == .leading { insets.leading += taken } else { insets.trailing = taken + 1 }
    let offer = Proposal(
      width: max(0, frame.width - insets.horizontal), height: frame.height)
    content.place(at: origin(of: content.size(for: offer), besides: insets), offering: offer)
    placeAccessories()
    actions.place(
      at: Point(x: actions.edge == .leading ? 1 : max(0, frame.width - taken), y: 0),
      offering: Proposal(width: nil, height: frame.height))
  }

  /// The control inside, when it is the only one.
  var soleFocusable: Box? {
    let stops = graph.focus.focusables(in: content)
    return stops.count == 1 ? stops[0] : nil
  }

  /// What the row stands for: its only control, when that is a button; else a link inside.
  ///
  /// On a phone a row leads where a link leads, wherever that is in it: people hide one behind what the row shows, to be rid of its arrow.
  var rowAction: PressableBox? { soleFocusable?.rowButton ?? content.firstLink }

  /// What a tap beside all controls means: as on a phone the row's only button, unless its style keeps it to its own bounds, or else a link.
  private var tapAction: PressableBox? {
    if let button = soleFocusable?.rowButton, button.isOfWholeRow,
      button.selfAndAncestors.prefix(while: { $0 !== self }).allSatisfy(\.takesTouches)
    {
      return button
    }
    return content.firstLink
  }

  private var hasFocus: Bool {
    graph.focus.focused.map { $0.isInside(self) } ?? false
  }

  /// Whether the whole row looks as what has the focus: it stands for its button, and the focus is not beside it.
  private var showsFocus: Bool {
    guard hasFocus, soleFocusable?.rowButton != nil else { return false }
    return actions.map { graph.focus.focused?.isInside($0) != true } ?? true
  }

  override func style(_ canvas: inout DrawingCanvas) {
    if showsFocus { canvas.style.showFocus() }
  }

  // A row that can do something is reached by the keyboard, if nothing inside is.
  override var isFocusable: Bool {
    takesSelection
      || isCell && !isEditing
        && (hasActions(at: .trailing) || hasActions(at: .leading) || content.firstLink != nil
          || selectionMenu != nil)
        && graph.focus.focusables(in: content).isEmpty
  }

  override func draw(on canvas: inout DrawingCanvas) {
    if showsFocus { canvas.fill(Rect(origin: .zero, size: frame.size)) }
    drawSelection(on: &canvas)
    if hasFocus, !showsFocus {
      var style = canvas.style
      style.foreground = environment.tintColor
      canvas.write("▌", at: Point(x: 0, y: content.frame.minY), style: style)
    }
  }

  /// Draws whether it is selected; while several can be, also whether it can be.
  private func drawSelection(on canvas: inout DrawingCanvas) {
    if controls?.isMarked == true, !isSelected {
      var style = canvas.style
      style.attributes.insert(.faint)
      canvas.write("○", at: Point(x: 2, y: content.frame.minY), style: style)
    } else if isSelected {
      let column = controls?.isIndented == true ? 2 : 1
      canvas.write("✓", at: Point(x: column, y: content.frame.minY))
    }
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: isHeadingOfTable ? .other : .cell)
    if isSelected { node.states.insert(.selected) }
    if !isCell, !isHeadingOfTable { node.states.insert(.sectionPart) }
    if takesSelection { node.actions = [.activate, .focus] }
    return node
  }

  // As on a phone a menu of all that the row shows is the row's.
  override var touchObserver: (any TouchObserver)? {
    content.children.first?.soleChain.lazy.compactMap { $0 as? ContextMenuBox }.first
  }

  // While the list is edited, a tap means the selection, and not what a link inside would do.
  override func interceptsTap(on box: Box) -> Bool {
    warnOfButtons(besides: box)
    guard isEditing, box === self || box.isInside(content) else { return false }
    return selectInsteadOfLink()
  }

  /// Warns when a button is tapped that is one of several without a style.
  ///
  /// On a phone the tap runs all of them. Here each acts for itself, which is what everybody wants who writes such a row.
  private func warnOfButtons(besides box: Box) {
    guard let button = box.selfAndAncestors.lazy.compactMap(\.rowButton).first,
      button.isInside(content)
    else { return }
    let buttons = graph.focus.focusables(in: content).compactMap(\.rowButton)
      .filter { $0.isOfWholeRow && !$0.leadsOn }
    guard buttons.count > 1, buttons.contains(where: { $0 === button }) else { return }
    let names = buttons.map { "“\($0.textInside)”" }.joined(separator: ", ")
    graph.warn(
      "The buttons \(names) in one row of a list have no style: on a phone a tap anywhere in the row runs all of them. "
        + "Give each .buttonStyle(.borderless).")
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    guard let button = tapAction else { return performPrimaryAction() || select() }
    button.pressIfEnabled()
    return true
  }

  /// Does what a tap on the row does, by a key.
  func pressRow() -> Bool {
    guard let link = content.firstLink else { return performPrimaryAction() || select() }
    link.pressIfEnabled()
    return true
  }
}

extension Box {
  /// The first link to a page in the box, be it seen or not.
  fileprivate var firstLink: PressableBox? { first(ButtonBox.self) { $0.leadsOn } }
}

/// The content of a cell, an element of its own as on a phone.
final class RowContentBox: Box {
  /// Whether buttons beside it leave it less room than it would take.
  private var isAside: Bool { listRow?.actions != nil }

  override func measure(_ proposal: Proposal) -> Size {
    let size = super.measure(proposal)
    // A height is offered beside buttons alone.
    guard let height = proposal.height else { return size }
    return Size(width: min(size.width, proposal.width ?? .max), height: min(size.height, height))
  }

  override var clipsContent: Bool { isAside }

  override func element() -> ElementNode? {
    listRow?.isHeadingOfTable == true ? nil : ElementNode(id: id, elementType: .other)
  }
}
