import AccessibilityTree

/// The box of a row of a grid.
///
/// A grid around it places what is inside; elsewhere the boxes stand side by side.
final class GridRowBox: Box {
  /// Where boxes stand that are less high than the row; as the grid says when `nil`.
  var alignment: VerticalAlignment?

  private var arrangement: StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: 1, alignment: (alignment ?? VerticalAlignment.center).key)
  }

  override func measure(_ proposal: Proposal) -> Size {
    arrangement.size(of: children, offers: arrangement.offers(to: children, proposal))
  }

  override func layoutChildren() {
    let offers = arrangement.offers(to: children, placedProposal)
    let origins = arrangement.origins(of: children, offers: offers)
    for (index, child) in children.enumerated() {
      child.place(at: origins[index], offering: offers[index])
    }
  }
}

/// The box of a grid: rows of cells whose columns line up.
final class GridBox: Box {
  /// Where a box stands that does not fill its cell.
  var alignment = Alignment.center

  /// The cells of the screen between columns.
  var horizontalSpacing = 1

  /// The cells of the screen between rows.
  var verticalSpacing = 0

  /// A box in its cell.
  private struct Cell {
    let box: Box
    let row: Int
    let column: Int

    /// How many columns it takes; `nil` for all of them.
    let span: Int?

    let unsized: Axis.Set
  }

  /// The widths of the columns and the heights of the rows.
  private struct Tracks {
    var widths: [Int] = []
    var heights: [Int] = []
  }

  /// The tracks for the proposal that was worked out last.
  private var solved: (proposal: Proposal, tracks: Tracks)?

  override func forgetMeasures() {
    solved = nil
  }

  /// Returns a box directly inside as a row; `nil` for one that takes all columns.
  private func gridRow(_ child: Box) -> GridRowBox? {
    // Only what is itself a row has cells for columns of the grid; a row with something around it is one cell, as in SwiftUI.
    child as? GridRowBox
  }

  private var cells: [Cell] {
    var cells: [Cell] = []
    for (row, child) in children.enumerated() {
      guard let boxes = gridRow(child)?.children else {
        cells.append(
          Cell(
            box: child, row: row, column: 0, span: nil,
            unsized: child.trait(GridCellUnsizedAxesTrait.self) ?? []))
        continue
      }
      var column = 0
      for box in boxes {
        let span = box.trait(GridCellColumnsTrait.self) ?? 1
        cells.append(
          Cell(
            box: box, row: row, column: column, span: span,
            unsized: box.trait(GridCellUnsizedAxesTrait.self) ?? []))
        column += span
      }
    }
    return cells
  }

  // MARK: - Working out columns and rows

  private func tracks(for proposal: Proposal) -> Tracks {
    if let solved, solved.proposal == proposal { return solved.tracks }
    let cells = cells
    var tracks = Tracks()
    tracks.widths = widths(of: cells, for: proposal.width)
    tracks.heights = heights(of: cells, tracks.widths, for: proposal.height)
    solved = (proposal, tracks)
    return tracks
  }

  private func widths(of cells: [Cell], for room: Int?) -> [Int] {
    let count = cells.map { $0.column + ($0.span ?? 1) }.max() ?? 0
    let sizing = cells.filter { $0.span == 1 && !$0.unsized.contains(.horizontal) }
    func width(_ column: Int, _ offer: Int?) -> Int {
      sizing.reduce(0) { widest, cell in
        guard cell.column == column else { return widest }
        return max(widest, cell.box.size(for: Proposal(width: offer, height: nil)).width)
      }
    }
    var widths: [Int]
    if let room {
      let shares = FairShares(
        count: count, room: room - max(0, count - 1) * horizontalSpacing,
        priorities: Array(repeating: 0, count: count), taken: { width($0, $1) })
      widths = (0..<count).map { width($0, shares.offers[$0]) }
    } else {
      widths = (0..<count).map { width($0, nil) }
    }
    // One over several columns widens the last of them where they are too narrow together.
    for cell in cells where !cell.unsized.contains(.horizontal) && cell.span != 1 {
      let columns = columns(of: cell, count)
      guard let last = columns.last else { continue }
      let own = extent(widths[columns], horizontalSpacing)
      let offer = room.map { max(own, $0 - extent(widths[...], horizontalSpacing) + own) }
      let wanted = cell.box.size(for: Proposal(width: offer, height: nil)).width
      let taken = min(wanted, offer ?? wanted)
      if taken > own { widths[last] += taken - own }
    }
    return widths
  }

  private func heights(of cells: [Cell], _ widths: [Int], for room: Int?) -> [Int] {
    func height(_ row: Int, _ offer: Int?) -> Int {
      cells.reduce(0) { highest, cell in
        guard cell.row == row, !cell.unsized.contains(.vertical) else { return highest }
        let proposal = Proposal(width: width(of: cell, widths), height: offer)
        return max(highest, cell.box.size(for: proposal).height)
      }
    }
    guard let room else { return children.indices.map { height($0, nil) } }
    let shares = FairShares(
      count: children.count, room: room - max(0, children.count - 1) * verticalSpacing,
      priorities: Array(repeating: 0, count: children.count), taken: { height($0, $1) })
    return children.indices.map { height($0, shares.offers[$0]) }
  }

  private func columns(of cell: Cell, _ count: Int) -> Range<Int> {
    guard let span = cell.span else { return 0..<count }
    return cell.column..<min(count, cell.column + span)
  }

  private func width(of cell: Cell, _ widths: [Int]) -> Int {
    extent(widths[columns(of: cell, widths.count)], horizontalSpacing)
  }

  private func extent(_ extents: ArraySlice<Int>, _ spacing: Int) -> Int {
    extents.reduce(0, +) + max(0, extents.count - 1) * spacing
  }

  // MARK: - Measuring and placing

  override func measure(_ proposal: Proposal) -> Size {
    let tracks = tracks(for: proposal)
    return Size(
      width: extent(tracks.widths[...], horizontalSpacing),
      height: extent(tracks.heights[...], verticalSpacing))
  }

  override func layoutChildren() {
    let tracks = tracks(for: placedProposal)
    let cells = cells
    var y = 0
    for (row, child) in children.enumerated() {
      let height = tracks.heights[row]
      gridRow(child)?.fill(Rect(x: 0, y: y, width: frame.width, height: height))
      for cell in cells where cell.row == row {
        let columns = columns(of: cell, tracks.widths.count)
        let x =
          columns.lowerBound == 0
          ? 0
          : extent(tracks.widths[..<columns.lowerBound], horizontalSpacing) + horizontalSpacing
        let room = Size(width: width(of: cell, tracks.widths), height: height)
        place(cell, in: room, at: Point(x: x, y: cell.span == nil ? y : 0), cells)
      }
      y += height + verticalSpacing
    }
  }

  private func place(_ cell: Cell, in room: Size, at origin: Point, _ cells: [Cell]) {
    let offer = Proposal(room)
    let size = cell.box.size(for: offer)
    if let anchor = cell.box.trait(GridCellAnchorTrait.self) {
      let x = CGFloat(room.width - size.width) * anchor.x
      let y = CGFloat(room.height - size.height) * anchor.y
      cell.box.place(at: origin + Point(x: Int(x), y: Int(y)), offering: offer)
      return
    }
    var alignment = alignment
    if let own = gridRow(children[cell.row])?.alignment { alignment.vertical = own }
    let column = cells.lazy.filter { $0.column == cell.column && $0.span != nil }
      .compactMap { $0.box.trait(GridColumnAlignmentTrait.self) }.first
    if let column, cell.span != nil { alignment.horizontal = column }
    let inside = self.origin(of: cell.box, offering: offer, alignment, in: ViewDimensions(room))
    cell.box.place(at: origin + inside, offering: offer)
  }
}
