/// The lines of a lazy container in some room: which cells stand in which, and how far each extends.
struct LazyLines {
  /// Which cells stand in which line.
  var grid = LazyGrid()

  /// The columns; none before the first layout.
  var columns: [GridTrack] = []

  /// The room across the lines; `nil` when it is not bounded.
  var room: Int?

  /// The cells of the screen between lines.
  var spacing = 0

  /// The extents of lines that were measured, from the first on; `nil` for those never seen.
  private var extents: [Int?] = []

  /// What a line that was never measured is taken to be: the first one that was.
  private var estimate: Int?

  /// How many lines were measured.
  private(set) var measuredCount = 0

  /// Returns the track a cell stands in: a column, or all of them.
  func track(ofCell cell: Int) -> GridTrack {
    grid.column(ofCell: cell).map { columns[$0] } ?? GridTrack(origin: 0, extent: nil)
  }

  /// Returns how far a line extends, or is taken to.
  func extent(ofLine line: Int) -> Int {
    measuredExtent(ofLine: line) ?? estimate ?? 1
  }

  /// Returns how far a line extends; `nil` for one never measured.
  func measuredExtent(ofLine line: Int) -> Int? { line < extents.count ? extents[line] : nil }

  /// Puts down how far a line extends.
  mutating func setExtent(_ extent: Int, ofLine line: Int) {
    if line >= extents.count {
      extents.append(contentsOf: Array(repeating: nil, count: line + 1 - extents.count))
    }
    if extents[line] == nil { measuredCount += 1 }
    extents[line] = extent
    if estimate == nil && extent > 0 { estimate = extent }
  }

  /// Forgets what was measured from a line on, because other cells stand there now.
  mutating func forget(from line: Int) {
    if line < extents.count {
      measuredCount -= extents[line...].count { $0 != nil }
      extents.removeSubrange(line...)
    }
    if extents.isEmpty { estimate = nil }
  }

  /// Returns the last of the lines from one on that are to be made to fill the room up to a position.
  ///
  /// One that was never measured is taken to be as the one before it, and of such no more are made at once than were measured: what low lines
  /// stand before high ones would have many appear that are soon gone.
  func lastLine(from first: Int, upTo bottom: Int) -> Int {
    let end = grid.lineCount - 1
    var position = start(ofLine: first)
    var extent = estimate ?? 1
    var guessed = 0
    var line = first
    while line < end {
      if let measured = measuredExtent(ofLine: line) {
        if measured > 0 { extent = measured }
        position += measured + spacing
      } else {
        guessed += 1
        position += extent + spacing
      }
      if position >= bottom || guessed > measuredCount { break }
      line += 1
    }
    return line
  }

  /// The extent of all lines with what is between them.
  var total: Int {
    let count = grid.lineCount
    return count == 0 ? 0 : start(ofLine: count) - spacing
  }

  /// Returns where a line begins.
  func start(ofLine line: Int) -> Int {
    let known = min(line, extents.count)
    var position = line * spacing + (line - known) * (estimate ?? 1)
    for line in 0..<known { position += extent(ofLine: line) }
    return position
  }

  /// Returns the line at a position.
  func line(at position: Int) -> Int {
    var start = 0
    for line in extents.indices {
      let end = start + extent(ofLine: line) + spacing
      if position < end { return line }
      start = end
    }
    return extents.count + max(0, position - start) / max(1, (estimate ?? 1) + spacing)
  }
}

/// A grid that says which cells of a lazy container stand in which line.
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
