import AccessibilityTree
import AutomationWire
import TextRendering

/// The box of a list: rows below each other, of which those on the screen are drawn.
///
/// Rows keep their measures; when some change, only those are measured again, and the others move if a height became another.
final class ListBox: ScrollBox {
  private var dirtyRows: [Box] = []
  private var needsAllRows = true

  /// The boxes inside, which all are rows.
  private(set) var rows: [ListRowBox] = []
  private var laidOutWidth = 0
  private var totalHeight = 0

  override var contentSize: Size { Size(width: frame.width, height: totalHeight) }

  /// Takes other rows in the place of some.
  func replaceRows(_ range: Range<Int>, with newRows: [ListRowBox]) {
    rows.replaceSubrange(range, with: newRows)
    setChildren(rows)
  }

  override func childrenChanged() {
    needsAllRows = true
    if let current = currentRow, current.parent !== self, !rows.isEmpty {
      graph.focus.prefer(rows[min(current.index, rows.count - 1)])
    }
    if isEditing { updateRowControls() }
  }

  /// The row beside which buttons are revealed.
  weak var openRow: ListRowBox?

  /// How rows are selected; `nil` when they cannot be.
  var selection: RowSelection?

  /// The values of the rows that are selected.
  var selectedValues: Set<AnyHashable> = []

  /// The rows that showed that they are selected when they were reported, and the one selected last.
  var markedRows: [ListRowBox] = []

  /// Whether rows show what deletes and moves them.
  var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      closeActions()
      updateRowControls()
    }
  }

  private func updateRowControls() {
    for row in rows where row.isEditing != isEditing { row.updateControls() }
  }

  override func interceptsTap(on box: Box) -> Bool { closesActions(onTap: box) }

  override func scroll(by delta: Point) -> Point {
    closeActions()
    return super.scroll(by: delta)
  }

  override func childNeedsLayout(_ child: Box) {
    dirtyRows.append(child)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let width = proposal.width ?? 40
    if let height = proposal.height { return Size(width: width, height: height) }
    let offer = rowProposal(width)
    var height = 0
    for index in rows.indices {
      height += gap(beforeRow: index) + rows[index].size(for: offer).height
    }
    return Size(width: width, height: height)
  }

  /// What a row is offered; a column is kept free for the bar that shows how far the list is scrolled.
  private func rowProposal(_ width: Int) -> Proposal {
    Proposal(width: max(0, width - 1), height: nil)
  }

  /// The empty rows of the screen before a row of the list.
  private func gap(beforeRow index: Int) -> Int {
    index > 0 && rows[index].isHeader ? 1 : 0
  }

  override func layoutChildren() {
    layoutRows(width: frame.width)
    setOffset(contentOffset)
    followScrollRequest()
  }

  private func layoutRows(width: Int) {
    if needsAllRows || width != laidOutWidth || !onlyHeightsStay(width) { layoutAllRows(width) }
    dirtyRows.removeAll(keepingCapacity: true)
  }

  /// Lays out the rows that changed; returns whether that was all, because their heights are as before.
  private func onlyHeightsStay(_ width: Int) -> Bool {
    for row in dirtyRows where row.parent === self {
      let old = row.frame
      // The place is said from the leading edge.
      row.place(at: Point(x: 0, y: old.minY), offering: Proposal(width: old.width, height: nil))
      if row.frame.height != old.height { return false }
    }
    return true
  }

  private func layoutAllRows(_ width: Int) {
    let offer = rowProposal(width)
    var y = 0
    for index in rows.indices {
      let row = rows[index]
      row.index = index
      row.setGap(gap(beforeRow: index))
      y += row.gap
      row.place(at: Point(x: 0, y: y), offering: offer)
      y += row.frame.height
    }
    totalHeight = y
    laidOutWidth = width
    needsAllRows = false
  }

  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    var low = 0
    var high = children.count
    while low < high {
      let middle = (low + high) / 2
      if children[middle].frame.maxY <= rect.minY { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < children.count, children[end].frame.minY < rect.maxY { end += 1 }
    return children[low..<end]
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: environment.listElementType)
    node.states.insert(.scrollsVertically)
    node.arrangement = .column
    return node
  }

  // MARK: - Focus

  override var isFocusGroup: Bool { true }

  /// The row that has the focus, or had it last.
  private weak var currentRow: ListRowBox?

  override func collectFocusables(into boxes: inout [Box]) {
    if let row = currentRow, row.parent === self {
      let count = boxes.count
      row.collectFocusables(into: &boxes)
      if boxes.count > count { return }
    }
    for child in visibleChildren(in: Rect(origin: contentOffset, size: frame.size)) {
      let count = boxes.count
      child.collectFocusables(into: &boxes)
      if boxes.count > count { return }
    }
  }

  // The arrows lead from row to row.
  override var scrollsByArrows: Bool { false }

  /// Notes which row has the focus.
  func didFocus(_ row: ListRowBox) {
    currentRow = row
  }

  // To the control after or before one, where the list holds more than a button in each row.
  override func advanceFocus(from focused: Box, by step: Int) -> Bool {
    guard let row = currentRow, row.parent === self else { return false }
    var stops: [Box] = []
    row.collectFocusables(into: &stops)
    if let place = stops.firstIndex(where: { $0 === focused }), stops.indices.contains(place + step)
    {
      graph.focus.focus(stops[place + step])
      return true
    }
    let isFromRow = row.soleFocusable?.rowButton != nil || focused === row
    var index = row.index + step
    while children.indices.contains(index) {
      stops.removeAll()
      children[index].collectFocusables(into: &stops)
      if let stop = step > 0 ? stops.first : stops.last {
        let isRow = stops.count == 1 && (stop.rowButton != nil || stop === children[index])
        if isFromRow && isRow { return false }
        graph.focus.focus(stop)
        return true
      }
      index += step
    }
    return false
  }

  override func handle(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, let current = currentRow?.index else { return super.handle(key) }
    switch key.key {
    case .downArrow: return focusRow(from: current + 1, step: 1)
    case .upArrow: return focusRow(from: current - 1, step: -1)
    case .home: return focusRow(from: 0, step: 1)
    case .end: return focusRow(from: children.count - 1, step: -1)
    case .pageDown:
      return focusRow(from: min(children.count - 1, current + max(1, frame.height - 1)), step: 1)
    case .pageUp: return focusRow(from: max(0, current - max(1, frame.height - 1)), step: -1)
    default: return false
    }
  }

  /// Gives the focus to the first row that takes it, looking from a place in one direction.
  private func focusRow(from start: Int, step: Int) -> Bool {
    var index = start
    while children.indices.contains(index) {
      var stops: [Box] = []
      children[index].collectFocusables(into: &stops)
      if let stop = step > 0 ? stops.first : stops.last {
        graph.focus.focus(stop)
        return true
      }
      index += step
    }
    // Rows that take no focus, at the end, are still brought into view.
    return scroll(by: Point(x: 0, y: step)) != Point(x: 0, y: step)
  }
}

/// The box of a row of a list: a cell with its content, or a heading.
final class ListRowBox: Box {
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

  /// Whether it is neither a heading nor a footing.
  var isCell: Bool { !isHeader && !isFooter }

  private static let insets = CellInsets(leading: 2, trailing: 1)

  /// Makes the row of a view.
  init(_ content: Box) {
    let role = content.trait(SectionRoleTrait.self)
    isHeader = role == .header
    isFooter = role == .footer
    self.content = RowContentBox(content, isCell: role == nil)
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

  override func claimsDrag(from start: Point, by distance: Point) -> Bool {
    claimsSwipe(by: distance)
  }

  override func drag(to point: Point, from start: Point, isEnded: Bool) {
    swipe(by: point.x - start.x, isEnded: isEnded)
  }

  override func handle(_ key: KeyPress) -> Bool { handleRowKey(key) }

  override func measure(_ proposal: Proposal) -> Size {
    let insets = insets
    let taken = content.size(for: proposal.inset(by: insets))
    return Size(
      width: proposal.width ?? taken.width + insets.horizontal, height: max(1, taken.height))
  }

  override func layoutChildren() {
    let insets = insets
    let offer = Proposal(width: max(0, frame.width - insets.horizontal), height: nil)
    content.place(at: insets.origin, offering: offer)
    placeAccessories()
  }

  /// The control inside, when it is the only one.
  var soleFocusable: Box? {
    var stops: [Box] = []
    content.collectFocusables(into: &stops)
    return stops.count == 1 ? stops[0] : nil
  }

  private var hasFocus: Bool {
    graph.focus.focused.map { $0.isInside(self) } ?? false
  }

  override func style(_ canvas: inout Canvas) {
    if hasFocus, soleFocusable?.rowButton != nil { canvas.style.attributes.formUnion([.reverse]) }
  }

  override var isFocusable: Bool { takesSelection }

  override func draw(on canvas: inout Canvas) {
    if isSelected { canvas.write("✓", at: Point(x: 1, y: 0)) }
    guard hasFocus else { return }
    if soleFocusable?.rowButton != nil {
      canvas.fill(Rect(origin: .zero, size: frame.size))
    } else {
      var style = canvas.style
      style.foreground = environment.tintColor
      canvas.write("▌", at: .zero, style: style)
    }
  }

  override func paints(at point: Point) -> Bool { true }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: isCell ? .cell : .other)
    if isSelected { node.states.insert(.selected) }
    if isFocusable { node.actions = [.activate, .focus] }
    return node
  }

  override func handleTap(_ event: PointerEvent, at point: Point) -> Bool {
    // A tap anywhere in the row means its button, as on a phone.
    guard let button = soleFocusable?.rowButton else { return select() }
    button.pressIfEnabled()
    return true
  }
}

/// The content of a cell, an element of its own as on a phone.
final class RowContentBox: Box {
  private let isCell: Bool

  /// Makes the content of a row.
  init(_ owner: any BoxOwner, isCell: Bool) {
    self.isCell = isCell
    super.init(owner)
  }

  override func element() -> ElementNode? {
    isCell ? ElementNode(id: id, elementType: .other) : nil
  }
}
