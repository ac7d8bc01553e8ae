import Primitives

// MARK: - Text

extension CellGrid {
  /// Writes a text on one line.
  ///
  /// Control characters, line breaks and tabs included, show as pictures. A wide cluster that does
  /// not fit wholly is replaced by spaces where it is visible. Clusters without a width are left
  /// out.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: The column of the first cell; it may be outside.
  ///   - y: The row; it may be outside.
  ///   - style: The style of the cells.
  ///   - clip: What may be changed; `nil` for the whole grid.
  ///   - keepingBackground: Whether the cells keep the background they have.
  /// - Returns: The cells that the whole text takes, those outside included.
  /// - Complexity: O(*n*) where *n* is the length of the text.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, x: Int, y: Int, style: TextStyle = .plain,
    clip: ClipRegion? = nil, keepingBackground: Bool = false
  ) -> Int {
    let region = self.region(clip)
    let row = y >= region.y0 && y < region.y1 && region.x0 < region.x1 ? y : nil
    var brush = Brush(
      x: x, row: row, start: region.x0, end: region.x1, style: style,
      keepsBackground: keepingBackground)
    paint(String(text), with: &brush)
    return brush.x &- x
  }

  /// A brush: where and how clusters are painted.
  private struct Brush {
    /// The column of the next cell.
    var x: Int

    /// The row; `nil` when it is outside and nothing is painted.
    let row: Int?

    /// The first column that may be painted.
    let start: Int

    /// The first column beyond.
    let end: Int

    /// The style of the cells.
    let style: TextStyle

    /// Whether the cells keep the background they have.
    let keepsBackground: Bool
  }

  /// Paints a text; the beginning that is printable ASCII without looking for clusters.
  private mutating func paint(_ text: String, with brush: inout Brush) {
    ClusterScanner.scan(DrawnText.safe(text)) { scanner in
      let bytes = scanner.bytes
      var prefix = PrintableASCII.prefix(of: bytes)
      // The last character may be the beginning of a cluster with what follows.
      if prefix > 0, prefix < bytes.count { prefix -= 1 }
      if prefix > 0 { paint(ascii: bytes, count: prefix, with: &brush) }
      scanner.jump(to: prefix)
      while scanner.advance() {
        if scanner.width > 0 { paint(scanner, with: &brush) }
        brush.x &+= scanner.width
      }
    }
  }

  /// Paints characters that take one byte and one cell each.
  private mutating func paint(
    ascii bytes: UnsafeBufferPointer<UInt8>, count: Int, with brush: inout Brush
  ) {
    let x = brush.x
    brush.x &+= count
    let first = max(x, brush.start)
    let end = min(ClipRegion.sum(x, count), brush.end)
    guard let row = brush.row, first < end, let source = bytes.baseAddress else { return }
    makeRoom(row: row, from: first, to: end)
    let rowStart = row &* width
    cells.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var cell = base + (rowStart &+ first)
      var byte = source + (first &- x)
      var style = brush.style
      let last = base + (rowStart &+ end)
      while cell < last {
        if brush.keepsBackground { style.background = cell.pointee.style.background }
        cell.pointee = Cell(symbol: UInt32(byte.pointee), style: style, part: Cell.narrow)
        cell += 1
        byte += 1
      }
    }
  }

  /// Paints a cluster that takes one cell or two.
  private mutating func paint(_ cluster: ClusterScanner, with brush: inout Brush) {
    let x = brush.x
    let end = ClipRegion.sum(x, cluster.width)
    guard let row = brush.row, x < brush.end, end > brush.start else { return }
    let first = max(x, brush.start)
    let last = min(end, brush.end)
    makeRoom(row: row, from: first, to: last)
    if last &- first < cluster.width {
      set(Cell.space, part: Cell.narrow, x: first, row: row, brush)
    } else if cluster.width == 1 {
      set(symbol(of: cluster), part: Cell.narrow, x: x, row: row, brush)
    } else {
      set(symbol(of: cluster), part: Cell.lead, x: x, row: row, brush)
      set(Cell.space, part: Cell.trail, x: x &+ 1, row: row, brush)
    }
  }

  /// Replaces one cell.
  private mutating func set(_ symbol: UInt32, part: UInt16, x: Int, row: Int, _ brush: Brush) {
    let index = row &* width &+ x
    var style = brush.style
    if brush.keepsBackground {
      // The halves of a wide cluster have one background, that of the first.
      let origin = part == Cell.trail ? index &- 1 : index
      style.background = cells[origin].style.background
    }
    cells[index] = Cell(symbol: symbol, style: style, part: part)
  }

  /// Returns the symbol of a cluster.
  private mutating func symbol(of cluster: ClusterScanner) -> UInt32 {
    if let scalar = cluster.scalar { return scalar }
    let range = cluster.start..<cluster.end
    let text = String(decoding: UnsafeBufferPointer(rebasing: cluster.bytes[range]), as: UTF8.self)
    if range.count <= SymbolTable.maximumScalars { return symbols.symbol(for: text) }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.prefix(SymbolTable.maximumScalars))
    return symbols.symbol(for: String(kept))
  }
}
