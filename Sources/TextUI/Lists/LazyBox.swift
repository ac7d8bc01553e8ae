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

  /// The columns of a grid; one that takes all the room for a stack.
  var tracks: [GridItem]? {
    didSet { measuredRoom = nil }
  }

  /// How many cells there are, made or not.
  var count: Int { grid.count }

  /// The cells that are to be made.
  private(set) var wanted = 0..<1

  /// Called when other cells are wanted than before.
  var needCells: () -> Void = {}

  /// The boxes of the cells that exist, and the first one's place.
  private var cells: [[Box]] = []
  private var firstCell = 0

  /// The extents of lines that were measured, from the first on; zero for those never seen.
  private var extents: [Int] = []

  /// What a line that was never measured is taken to be.
  private var estimate = 1

  /// The room across the lines the extents were measured for.
  private var measuredRoom: Int?

  /// Makes the box of a lazy container.
  init(_ owner: any BoxOwner, axis: Axis) {
    self.axis = axis
    super.init(owner)
  }

  /// Takes the boxes of the cells that are wanted.
  func show(_ newCells: [[Box]], from first: Int) {
    cells = newCells
    firstCell = first
    setChildren(newCells.flatMap { $0 })
  }

  /// Takes what cells there are; measures are kept for those that stand in front of a change.
  ///
  /// - Parameters:
  ///   - runs: How many cells there are, and which stand in a line of their own.
  ///   - change: The first cell that became another; `nil` when none did.
  func setRuns(_ runs: [LazyGrid.Run], changedFrom change: Int?) {
    let old = grid
    grid.runs = runs
    if let change { forgetExtents(fromCell: change) }
    if old != grid { setNeedsLayout() }
  }

  /// Forgets what was measured from a cell on, because other cells stand there now.
  private func forgetExtents(fromCell cell: Int) {
    let line = grid.line(ofCell: cell)
    if line < extents.count { extents.removeSubrange(line...) }
    setNeedsLayout()
  }

  // MARK: - Columns

  /// The columns, as of the last room.
  private var columns: [GridTrack] = [GridTrack(origin: 0, extent: nil)]

  /// Which cells stand in which line.
  private var grid = LazyGrid()

  private func updateColumns(_ room: Int?) {
    if room != measuredRoom {
      measuredRoom = room
      extents = []
    }
    guard let tracks else { return }
    columns = GridTrack.tracks(for: tracks, in: room)
    grid.columns = columns.count
  }

  // MARK: - Lines

  private func extent(ofLine line: Int) -> Int {
    line < extents.count && extents[line] > 0 ? extents[line] : estimate
  }

  /// The extent of all lines with what is between them.
  private var total: Int {
    let lines = grid.lineCount
    guard lines > 0 else { return 0 }
    var sum = max(0, lines - extents.count) * estimate + (lines - 1) * spacing
    for line in 0..<min(lines, extents.count) { sum += extent(ofLine: line) }
    return sum
  }

  /// Returns where a line begins.
  private func start(ofLine line: Int) -> Int {
    var position = line * spacing + max(0, line - extents.count) * estimate
    for known in 0..<min(line, extents.count) { position += extent(ofLine: known) }
    return position
  }

  /// Returns the line at a position.
  private func line(at position: Int) -> Int {
    var start = 0
    for known in extents.indices {
      let end = start + extent(ofLine: known) + spacing
      if position < end { return known }
      start = end
    }
    return extents.count + max(0, position - start) / max(1, estimate + spacing)
  }

  /// Returns the track a cell stands in: a column, or all of them.
  private func track(ofCell cell: Int) -> GridTrack {
    grid.column(ofCell: cell).map { columns[$0] } ?? GridTrack(origin: 0, extent: nil)
  }

  private func proposal(_ track: GridTrack) -> Proposal {
    Proposal.unspecified.replacing(axis.other, with: track.extent ?? measuredRoom)
  }

  /// Measures the lines that exist; returns whether any is another than was thought.
  private func measureLines() -> Bool {
    guard !cells.isEmpty else { return false }
    let before = total
    let first = grid.line(ofCell: firstCell)
    let last = grid.line(ofCell: firstCell + cells.count - 1)
    if extents.isEmpty, lineExtent(first) > 0 { estimate = lineExtent(first) }
    if last >= extents.count {
      extents.append(contentsOf: Array(repeating: 0, count: last + 1 - extents.count))
    }
    for line in first...last { extents[line] = lineExtent(line) }
    guard total != before else { return false }
    scroller?.lazyContentWasMeasured(axis)
    return true
  }

  /// Returns the extent of a line that exists.
  private func lineExtent(_ line: Int) -> Int {
    var extent = 0
    for cell in grid.cells(ofLine: line) { extent = max(extent, cellExtent(cell)) }
    return max(1, extent)
  }

  private func cellExtent(_ cell: Int) -> Int {
    guard cells.indices.contains(cell - firstCell) else { return 0 }
    let offer = proposal(track(ofCell: cell))
    return cells[cell - firstCell].reduce(0) { $0 + $1.size(for: offer)[axis] }
  }

  // MARK: - Measuring and placing

  override func measure(_ proposal: Proposal) -> Size {
    updateColumns(proposal[axis.other])
    _ = measureLines()
    var size = Size.zero
    size[axis] = total
    size[axis.other] = proposal[axis.other] ?? idealRoom
    return size
  }

  /// The room across that what exists would take.
  private var idealRoom: Int {
    if tracks != nil { return columns.last.map { $0.origin + ($0.extent ?? 10) } ?? 0 }
    let offer = self.proposal(columns[0])
    return cells.flatMap { $0 }.reduce(0) { max($0, $1.size(for: offer)[axis.other]) }
  }

  override func layoutChildren() {
    updateColumns(placedProposal[axis.other])
    if measureLines() { setNeedsLayout() }
    placeCells()
    wantCellsNearView()
  }

  private func placeCells() {
    guard !cells.isEmpty else { return }
    var line = grid.line(ofCell: firstCell)
    var position = start(ofLine: line)
    for (index, boxes) in cells.enumerated() {
      let cell = firstCell + index
      while grid.line(ofCell: cell) > line {
        position += extent(ofLine: line) + spacing
        line += 1
      }
      place(boxes, in: track(ofCell: cell), at: position)
    }
  }

  private func place(_ boxes: [Box], in track: GridTrack, at position: Int) {
    let offer = proposal(track)
    let align = track.alignment.map { $0.offset(across: axis) } ?? self.align
    var position = position
    for box in boxes {
      let size = box.size(for: offer)
      var origin = Point.zero
      origin[axis] = position
      origin[axis.other] =
        track.origin + align(size[axis.other], track.extent ?? frame.size[axis.other])
      box.place(at: origin, offering: offer)
      position += size[axis]
    }
  }

  // MARK: - What can be seen

  /// The container that scrolls the lines.
  private var scroller: ScrollBox? {
    var box = parent
    while let current = box {
      if let scroller = current as? ScrollBox, scroller.axes.contains(axis) { return scroller }
      box = current.parent
    }
    return nil
  }

  /// Returns the lines that can be seen, and one more on each side.
  private func linesNearView() -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    guard let scroller else { return 0..<grid.lineCount }
    scroller.notifyOfScrolling(self)
    var origin = frame.origin[axis]
    var box = parent
    while let current = box, current !== scroller {
      origin += current.frame.origin[axis] - current.contentOffset[axis]
      box = current.parent
    }
    let top = scroller.contentOffset[axis] - origin
    let bottom = top + scroller.frame.size[axis]
    let first = max(0, line(at: max(0, top)) - 1)
    let last = min(grid.lineCount - 1, line(at: max(0, bottom - 1)) + 1)
    return min(first, last)..<last + 1
  }

  private func wantCellsNearView() {
    let lines = linesNearView()
    let first = lines.isEmpty ? 0 : grid.cells(ofLine: lines.lowerBound).lowerBound
    let end = lines.isEmpty ? 0 : grid.cells(ofLine: lines.upperBound - 1).upperBound
    guard first..<end != wanted else { return }
    wanted = first..<end
    needCells()
  }

  /// Notices that the container around was scrolled.
  func scrolled() {
    wantCellsNearView()
  }

  /// Returns where a cell stands, made or not, from the origin of the box.
  func frame(ofCell cell: Int) -> Rect {
    let line = grid.line(ofCell: cell)
    var rect = Rect(origin: .zero, size: frame.size)
    rect.origin[axis] = start(ofLine: line)
    rect.size[axis] = extent(ofLine: line)
    return rect
  }
}

/// Which cells of a lazy container stand in which line.
struct LazyGrid: Equatable {
  /// Cells that follow each other from column to column, or stand in a line each.
  struct Run: Equatable {
    /// How many cells.
    var count: Int

    /// Whether each takes a line of its own, as the heading of a section does.
    var spansColumns: Bool
  }

  /// How many cells a line has.
  var columns = 1

  /// The cells.
  var runs: [Run] = []

  /// How many cells there are.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// How many lines there are.
  var lineCount: Int { runs.reduce(0) { $0 + lines(of: $1) } }

  private func lines(of run: Run) -> Int {
    run.spansColumns ? run.count : (run.count + columns - 1) / columns
  }

  /// Returns the line a cell stands in.
  func line(ofCell cell: Int) -> Int {
    var first = 0
    var line = 0
    for run in runs {
      if cell < first + run.count {
        return line + (cell - first) / (run.spansColumns ? 1 : columns)
      }
      first += run.count
      line += lines(of: run)
    }
    return line
  }

  /// Returns the column a cell stands in; `nil` when it takes a line of its own.
  func column(ofCell cell: Int) -> Int? {
    var first = 0
    for run in runs {
      if cell < first + run.count { return run.spansColumns ? nil : (cell - first) % columns }
      first += run.count
    }
    return nil
  }

  /// Returns the cells of a line.
  func cells(ofLine line: Int) -> Range<Int> {
    var first = 0
    var firstLine = 0
    for run in runs {
      let lines = lines(of: run)
      if line < firstLine + lines {
        let step = run.spansColumns ? 1 : columns
        let start = first + (line - firstLine) * step
        return start..<min(first + run.count, start + step)
      }
      first += run.count
      firstLine += lines
    }
    return first..<first
  }
}

extension Alignment {
  /// Returns how this places an extent across a direction.
  func offset(across axis: Axis) -> (_ extent: Int, _ room: Int) -> Int {
    if axis == .vertical { return { horizontal.offset(of: $0, in: $1) } }
    return { vertical.offset(of: $0, in: $1) }
  }
}
