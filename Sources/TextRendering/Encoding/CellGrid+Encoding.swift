// The encoding, version 1. All numbers are in groups of seven bits, the lowest first.
//
//     grid    = "CG" version width height clusters styles run*
//     clusters = count (length << 1 | isWide, UTF-8)*      clusters of several scalars
//     styles  = count (foreground background attributes)*
//     run     = style columns item*                        cells of one row and style
//     item    = symbol | 1 repetitions symbol              repetitions beyond the first
//     symbol  = Unicode scalar, or 110000 (hexadecimal) + number of the cluster
//
// The runs of a row have as many columns as the grid, then come those of the next. A symbol takes
// as many columns as it is wide.

/// The format that encoder and decoder of grids agree on.
enum CellGridFormat {
  /// How an encoded grid begins.
  static let magic: [UInt8] = [UInt8(ascii: "C"), UInt8(ascii: "G")]

  /// The version that is written, and the only one that is read.
  static let version: UInt8 = 1

  /// What stands before repetitions; no symbol, since it is a control character.
  static let repetition: UInt32 = 1

  /// The number of the first cluster.
  static let firstCluster: UInt32 = 0x11_0000

  /// The most columns or rows.
  static let maximumExtent = 1 << 16

  /// The most cells.
  static let maximumCells = 1 << 22

  /// The most bytes of a cluster.
  static let maximumClusterLength = 4 * SymbolTable.maximumScalars
}

extension CellGrid {
  /// Returns the grid as bytes that ``init(decoding:)`` takes.
  ///
  /// The size is about one byte for each cell that differs from the one before it.
  ///
  /// - Returns: The bytes.
  package func encoded() -> [UInt8] {
    var encoder = Encoder(grid: self)
    return encoder.encode()
  }

  /// A grid on its way to bytes.
  private struct Encoder {
    /// The grid.
    let grid: CellGrid

    /// The runs of cells so far.
    private var runs = ByteWriter()

    /// The styles so far, by number.
    private var styles: [TextStyle] = []

    /// The numbers of the styles.
    private var styleNumbers: [TextStyle: UInt32] = [:]

    /// The clusters so far, by number; those that no cell shows any more are not written.
    private var clusters: [(text: String, isWide: Bool)] = []

    /// The numbers of the clusters by symbol.
    private var clusterNumbers: [UInt32: UInt32] = [:]

    /// Makes an encoder before the first row.
    init(grid: CellGrid) {
      self.grid = grid
      runs.bytes.reserveCapacity(grid.cells.count / 2 + 64)
    }

    /// Returns the encoded grid.
    mutating func encode() -> [UInt8] {
      grid.cells.withUnsafeBufferPointer { cells in
        for row in 0..<grid.height {
          let range = row * grid.width..<(row + 1) * grid.width
          encode(row: UnsafeBufferPointer(rebasing: cells[range]))
        }
      }
      var output = ByteWriter()
      output.bytes = CellGridFormat.magic + [CellGridFormat.version]
      output.append(UInt32(clamping: grid.width))
      output.append(UInt32(clamping: grid.height))
      output.append(UInt32(clamping: clusters.count))
      for cluster in clusters {
        output.append(UInt32(clamping: cluster.text.utf8.count) << 1 | (cluster.isWide ? 1 : 0))
        output.bytes.append(contentsOf: cluster.text.utf8)
      }
      output.append(UInt32(clamping: styles.count))
      for style in styles {
        output.append(style.foreground.rawValue)
        output.append(style.background.rawValue)
        output.append(UInt32(style.attributes.intersection(.known).rawValue))
      }
      output.bytes.append(contentsOf: runs.bytes)
      return output.bytes
    }

    /// Appends the runs of a row.
    private mutating func encode(row: UnsafeBufferPointer<Cell>) {
      var index = 0
      while index < row.count {
        let cell = row[index]
        var stop = index &+ 1
        while stop < row.count, row[stop].hasStyle(of: cell) { stop &+= 1 }
        runs.append(number(of: cell.style))
        runs.append(UInt32(truncatingIfNeeded: stop &- index))
        encodeItems(UnsafeBufferPointer(rebasing: row[index..<stop]))
        index = stop
      }
    }

    /// Appends the items of a run.
    private mutating func encodeItems(_ cells: UnsafeBufferPointer<Cell>) {
      var index = 0
      while index < cells.count {
        let symbol = cells[index].symbol
        let part = cells[index].part
        let step = part == Cell.lead ? 2 : 1
        var next = index &+ step
        while next < cells.count, cells[next].symbol == symbol, cells[next].part == part {
          next &+= step
        }
        var repetitions = (next &- index) / step &- 1
        if repetitions >= 3 {
          runs.append(CellGridFormat.repetition)
          runs.append(UInt32(truncatingIfNeeded: repetitions))
          repetitions = 0
        }
        let number = symbol < 0x80 ? symbol : number(of: symbol, isWide: step == 2)
        while repetitions >= 0 {
          runs.append(number)
          repetitions &-= 1
        }
        index = next
      }
    }

    /// Returns the number of a style, a new one when it has none.
    private mutating func number(of style: TextStyle) -> UInt32 {
      if let number = styleNumbers[style] { return number }
      let number = UInt32(clamping: styles.count)
      styles.append(style)
      styleNumbers[style] = number
      return number
    }

    /// Returns the number that is written for a symbol.
    private mutating func number(of symbol: UInt32, isWide: Bool) -> UInt32 {
      if symbol < SymbolTable.firstSymbol { return symbol }
      if let number = clusterNumbers[symbol] { return number }
      let number = CellGridFormat.firstCluster + UInt32(clamping: clusters.count)
      clusters.append((grid.symbols.text(of: symbol), isWide))
      clusterNumbers[symbol] = number
      return number
    }
  }
}
