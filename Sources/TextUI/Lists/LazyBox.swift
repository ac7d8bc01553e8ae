import AccessibilityTree

/// The box of a lazy stack or grid: lines of cells, of which those near the visible part exist.
///
/// The extent of a line that never existed is taken to be that of the first ones.
final class LazyBox: Box {
  /// The direction the lines follow each other in.
  let axis: Axis

  /// The cells of the screen between lines.
  var spacing = 0

  /// Where a view stands across the lines, when it does not fill its column.
  var align: (_ extent: Int, _ room: Int) -> Int = { _, _ in 0 }

  /// The columns of a grid; `nil` for a stack.
  var tracks: [GridItem]? {
    didSet {
      // The cells are the same, and only their measures others.
      let runs = lines.grid.runs
      lines = LazyLines()
      lines.grid.runs = runs
    }
  }

  /// Which parts of sections stay in view.
  var pinned: PinnedScrollableViews = []

  /// How many cells there are, made or not.
  var count: Int { lines.grid.count }

  /// The cells that are to be made.
  private(set) var wanted = 0..<1

  /// Called when other cells are wanted than before.
  var needCells: () -> Void = {}

  /// Returns the cell of an element by its id in the collection; `nil` when there is none.
  var cell: (AnyHashable) -> Int? = { _ in nil }

  override func lazyCell(of id: AnyHashable) -> LazyCell? {
    cell(id).map { LazyCell(box: self, index: $0, id: id) } ?? super.lazyCell(of: id)
  }

  /// Returns whether a cell exists.
  func shows(_ cell: Int) -> Bool { cells.indices.contains(cell - firstCell) }

  /// Whether all cells exist.
  var showsAll: Bool { cells.count >= count }

  /// The boxes of the cells that exist, and the first one's place.
  private var cells: [[Box]] = []
  private var firstCell = 0

  /// The headings before the cells that exist and the footings behind them that stay in view, with their cells.
  private var pinnedCells: [(cell: Int, box: Box)] = []

  /// The parts of sections that may stay in view, as they were laid out last.
  private var pinnableParts: [PinnablePart] = []

  /// The lines, as they were laid out last.
  private var lines = LazyLines()

  /// Makes the box of a lazy container.
  init(_ owner: any BoxOwner, axis: Axis) {
    self.axis = axis
    super.init(owner)
  }

  /// Takes the boxes of the cells that are wanted.
  ///
  /// - Parameters:
  ///   - newCells: The boxes of the cells, in order.
  ///   - first: The place of the first.
  ///   - pinnedCells: What stays in view of the cells before and behind.
  func show(_ newCells: [[Box]], from first: Int, pinnedCells: [(cell: Int, box: Box)] = []) {
    cells = newCells
    firstCell = first
    self.pinnedCells = pinnedCells
    let before = pinnedCells.filter { $0.cell < first }.map(\.box)
    let behind = pinnedCells.filter { $0.cell >= first }.map(\.box)
    setChildren(before + newCells.flatMap { $0 } + behind)
    setNeedsLayout()
  }

  /// Takes what cells there are; measures are kept for those that stand in front of a change.
  ///
  /// - Parameters:
  ///   - runs: How many cells there are, and which stand in a line of their own.
  ///   - change: The first cell that became another; `nil` when none did.
  func setRuns(_ runs: [LazyGrid.Run], changedFrom change: Int?) {
    lines.grid.runs = runs
    if let change { lines.forget(from: lines.grid.line(ofCell: change)) }
    setNeedsLayout()
  }

  // MARK: - Measuring and placing

  /// Returns the lines as they are in some room, with those that exist measured.
  private func measuredLines(in room: Int?) -> LazyLines {
    var result = lines
    if room != lines.room || lines.columns.isEmpty {
      result.room = room
      result.columns =
        tracks.map { aligned(GridTrack.tracks(for: $0, in: room), in: room) }
        ?? [GridTrack(origin: 0, extent: nil)]
      result.grid.columns = result.columns.count
      result.forget(from: 0)
    }
    result.spacing = spacing
    guard !cells.isEmpty else { return result }
    let first = result.grid.line(ofCell: firstCell)
    let last = result.grid.line(ofCell: firstCell + cells.count - 1)
    for line in first...last {
      var extent = 0
      for cell in result.grid.cells(ofLine: line) where cells.indices.contains(cell - firstCell) {
        let offer = proposal(result.track(ofCell: cell), room)
        let taken = cells[cell - firstCell].reduce(0) { $0 + $1.size(for: offer)[axis] }
        extent = max(extent, taken)
      }
      result.setExtent(extent, ofLine: line)
    }
    return result
  }

  /// Returns columns that do not fill the room where they stand in it.
  private func aligned(_ tracks: [GridTrack], in room: Int?) -> [GridTrack] {
    guard let room, room < Proposal.infinity / 2,
      let end = tracks.last.map({ $0.origin + ($0.extent ?? 0) }), end < room
    else { return tracks }
    let lead = align(end, room)
    return tracks.map { track in
      var track = track
      track.origin += lead
      return track
    }
  }

  private func proposal(_ track: GridTrack, _ room: Int?) -> Proposal {
    Proposal.unspecified.replacing(axis.other, with: track.extent ?? room)
  }

  override func measure(_ proposal: Proposal) -> Size {
    let room = proposal[axis.other]
    let lines = measuredLines(in: room)
    var size = Size.zero
    size[axis] = lines.total
    size[axis.other] = room ?? idealRoom(lines)
    return size
  }

  /// The room across that what exists would take.
  private func idealRoom(_ lines: LazyLines) -> Int {
    if tracks != nil { return lines.columns.last.map { $0.origin + ($0.extent ?? 0) } ?? 0 }
    let offer = Proposal.unspecified
    return cells.flatMap { $0 }.reduce(0) { max($0, $1.size(for: offer)[axis.other]) }
  }

  override func layoutChildren() {
    let total = lines.total
    lines = measuredLines(in: placedProposal[axis.other])
    if lines.total != total { scroller?.lazyContentWasMeasured(axis) }
    placeCells()
    wantCellsNearView()
  }

  private func placeCells() {
    pinnableParts = []
    placePinnedCells { $0 < firstCell }
    placeShownCells()
    placePinnedCells { $0 >= firstCell }
    keepPinnedInView()
  }

  private func placePinnedCells(where isMeant: (Int) -> Bool) {
    for (cell, box) in pinnedCells where isMeant(cell) {
      let start = lines.start(ofLine: lines.grid.line(ofCell: cell))
      place([box], in: lines.track(ofCell: cell), at: start)
    }
  }

  private func placeShownCells() {
    guard !cells.isEmpty else { return }
    var line = lines.grid.line(ofCell: firstCell)
    var position = lines.start(ofLine: line)
    for (index, boxes) in cells.enumerated() {
      let cell = firstCell + index
      while lines.grid.line(ofCell: cell) > line {
        position += lines.extent(ofLine: line) + spacing
        line += 1
      }
      place(boxes, in: lines.track(ofCell: cell), at: position)
    }
  }

  private func place(_ boxes: [Box], in track: GridTrack, at position: Int) {
    let offer = proposal(track, lines.room)
    let align = track.alignment.map { $0.offset(across: axis) } ?? self.align
    var position = position
    for box in boxes {
      let size = box.size(for: offer)
      var origin = Point.zero
      origin[axis] = position
      origin[axis.other] =
        track.origin + align(size[axis.other], track.extent ?? frame.size[axis.other])
      if !pinned.isEmpty, let part = box as? SectionPartBox, pinned.contains(part.role) {
        pinnableParts.append(PinnablePart(box: part, origin: origin, offer: offer))
      } else {
        box.place(at: origin, offering: offer)
      }
      position += size[axis]
    }
  }

  /// Places the headings and footings that stay in view.
  private func keepPinnedInView() {
    guard let visible = visibleRange else {
      for part in pinnableParts { part.box.place(at: part.origin, offering: part.offer) }
      return
    }
    let placement = PinnedPlacement(axis: axis, visible: visible)
    for role in [SectionRoleTrait.Value.header, .footer] {
      let parts = pinnableParts.filter { $0.box.role == role }
      for (part, position) in zip(parts, placement.positions(of: parts, role)) {
        var origin = part.origin
        origin[axis] = position
        part.box.place(at: origin, offering: part.offer)
        part.box.isOverRows = origin != part.origin
      }
    }
  }

  /// What stays in view lies over the rows, of which those wholly behind it are not seen beside it either.
  override func visibleChildren(in rect: Rect) -> ArraySlice<Box> {
    let over = pinnableParts.map(\.box).filter(\.isOverRows)
    guard !over.isEmpty else { return children[...] }
    let rows = children.filter { child in
      !over.contains { $0 === child || child.isWithin($0, along: axis) }
    }
    return (rows + over)[...]
  }

  // MARK: - What can be seen

  /// The container that scrolls the lines.
  private var scroller: ScrollBox? { ancestor(ScrollBox.self) { $0.axes.contains(axis) } }

  /// The part that shows of what scrolls around, from the origin of the box; `nil` where nothing scrolls.
  private var visibleRange: Range<Int>? {
    guard let scroller else { return nil }
    let start = scroller.contentOffset[axis] - originInContent(of: scroller)[axis]
    return start..<start + max(0, scroller.frame.size[axis])
  }

  /// Returns the lines that can be seen, and one more on each side.
  private func linesNearView() -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    guard let visible = visibleRange else { return 0..<lines.grid.lineCount }
    scroller?.notifyOfScrolling(self)
    let (top, bottom) = (visible.lowerBound, visible.upperBound)
    let end = lines.grid.lineCount - 1
    var first = min(end, lines.line(at: max(0, top)))
    var last = max(first, lines.lastLine(from: first, upTo: bottom))
    // Lines that take no room are there together with their neighbours.
    while first > 0 && lines.extent(ofLine: first - 1) == 0 { first -= 1 }
    while last < end && lines.measuredExtent(ofLine: last + 1) == 0 { last += 1 }
    return max(0, first - 1)..<min(end, max(first, last) + 1) + 1
  }

  private func wantCellsNearView() {
    let near = linesNearView()
    let first = near.isEmpty ? 0 : lines.grid.cells(ofLine: near.lowerBound).lowerBound
    let end = near.isEmpty ? 0 : lines.grid.cells(ofLine: near.upperBound - 1).upperBound
    guard first..<end != wanted else { return }
    wanted = first..<end
    needCells()
  }

  /// Notices that the container around was scrolled.
  func scrolled() {
    if !pinnableParts.isEmpty { keepPinnedInView() }
    wantCellsNearView()
  }

  /// Returns where a cell stands, made or not, from the origin of the box.
  func frame(ofCell cell: Int) -> Rect {
    let line = lines.grid.line(ofCell: cell)
    var rect = Rect(origin: .zero, size: frame.size)
    rect.origin[axis] = lines.start(ofLine: line)
    rect.size[axis] = lines.extent(ofLine: line)
    return rect
  }
}
