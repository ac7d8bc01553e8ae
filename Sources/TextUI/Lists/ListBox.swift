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

  /// The height of the rows that are made, in cells.
  private(set) var madeHeight = 0

  /// The way to the rows that are not made.
  var supply = RowSupply()

  /// Who wants to know which rows show.
  var dwellers = RowDwellers()

  override var contentSize: Size { Size(width: frame.width, height: totalHeight) }

  /// Takes other rows in the place of some.
  func replaceRows(_ range: Range<Int>, with newRows: [ListRowBox]) {
    rows.replaceSubrange(range, with: newRows)
    setChildren(rows)
  }

  override func childrenChanged() {
    needsAllRows = true
    dwellers.rowsChanged()
    if let current = currentRow, current.parent !== self, !rows.isEmpty {
      let index = current.index
      graph.focus.prefer { [weak self] in self?.row(nearest: index) }
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
    makeRows(downTo: contentOffset.y + delta.y + frame.height)
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
    if supply.waitingCount > 0 {
      supply.makeRows(.max)
      height += supposedHeight(besides: height)
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
    // How far it can be scrolled is known for sure where there are rows.
    if isMadeWhereSeen { setOffset(contentOffset) }
    followScrollRequest()
    makeRowsNearView()
  }

  override func setOffset(_ newOffset: Point) {
    super.setOffset(newOffset)
    makeRowsNearView()
  }

  /// Has all rows laid out in this update.
  func layOutAllRows() {
    needsAllRows = true
    setNeedsLayout()
  }

  /// Lays out all rows at once.
  func layOutRowsNow() { layoutAllRows(laidOutWidth) }

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
    madeHeight = y
    totalHeight = y + supposedHeight(besides: y)
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
    if supply.waitingCount > 0 { node.states.insert(.continues) }
    node.arrangement = .column
    return node
  }

  // MARK: - Focus

  /// The row that has the focus, or had it last.
  private(set) weak var currentRow: ListRowBox?

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

  override func handle(_ key: KeyPress) -> Bool {
    if key.key == .end, key.modifiers.isEmpty { makeRow(at: .max - 1) }
    guard key.modifiers.isEmpty, let current = currentRow?.index else { return super.handle(key) }
    switch key.key {
    case .downArrow: return focusRow(from: current + 1, step: 1)
    case .upArrow: return focusRow(from: current - 1, step: -1)
    case .home: return focusRow(from: 0, step: 1)
    case .end: return focusRow(from: children.count - 1, step: -1)
    case .pageDown:
      makeRow(at: current + frame.height)
      return focusRow(from: min(children.count - 1, current + max(1, frame.height - 1)), step: 1)
    case .pageUp: return focusRow(from: max(0, current - max(1, frame.height - 1)), step: -1)
    default: return false
    }
  }

  /// Gives the focus to the first row that takes it, looking from a place in one direction.
  private func focusRow(from start: Int, step: Int) -> Bool {
    var index = start
    makeRow(at: index)
    while children.indices.contains(index) {
      var stops: [Box] = []
      children[index].collectFocusables(into: &stops)
      if let stop = step > 0 ? stops.first : stops.last {
        graph.focus.focus(stop)
        return true
      }
      index += step
      makeRow(at: index)
    }
    // Rows that take no focus, at the end, are still brought into view.
    return scroll(by: Point(x: 0, y: step)) != Point(x: 0, y: step)
  }
}
