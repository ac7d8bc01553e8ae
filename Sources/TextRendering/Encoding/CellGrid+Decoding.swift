import Primitives

extension CellGrid {
  /// Makes a grid from bytes, which may come from anywhere.
  ///
  /// - Parameter bytes: What ``encoded()`` returned.
  /// - Throws: ``CellGridDecodingError`` when they are anything else. No bytes can make a grid that
  ///   is unsafe to show or larger than four million cells.
  package init(decoding bytes: [UInt8]) throws(CellGridDecodingError) {
    var reader = ByteReader(bytes)
    self = try Self.readExtent(&reader)
    let clusters = try Self.readClusters(&reader, into: &symbols)
    let styles = try Self.readStyles(&reader)
    for row in 0..<height {
      var column = 0
      while column < width {
        column += try readRun(&reader, row: row, column: column, styles, clusters)
      }
    }
    guard reader.isAtEnd else { throw .trailingBytes(offset: reader.offset) }
  }

  /// Reads what comes before the clusters.
  private static func readExtent(
    _ reader: inout ByteReader
  ) throws(CellGridDecodingError) -> CellGrid {
    for expected in CellGridFormat.magic {
      guard try reader.byte() == expected else { throw .notAGrid }
    }
    let version = try reader.byte()
    guard version == CellGridFormat.version else { throw .unknownVersion(version) }
    let width = Int(try reader.number())
    let height = Int(try reader.number())
    let largest = CellGridFormat.maximumExtent
    guard width <= largest, height <= largest, width * height <= CellGridFormat.maximumCells else {
      throw .tooLarge(width: width, height: height)
    }
    return CellGrid(width: width, height: height)
  }

  /// Reads the clusters.
  ///
  /// - Returns: Their widths.
  private static func readClusters(
    _ reader: inout ByteReader, into symbols: inout SymbolTable
  ) throws(CellGridDecodingError) -> [Int] {
    var widths: [Int] = []
    let count = try reader.number(upTo: UInt32(CellGridFormat.maximumCells))
    for index in 0..<count {
      let offset = reader.offset
      let head = try reader.number(upTo: UInt32(CellGridFormat.maximumClusterLength) << 1 | 1)
      let bytes = try reader.slice(Int(head >> 1))
      let width = head & 1 == 1 ? 2 : 1
      guard let text = String(validating: bytes, as: UTF8.self), text.count == 1,
        2...SymbolTable.maximumScalars ~= text.unicodeScalars.count, DrawnText.isClean(text),
        DisplayWidth.width(of: text) == width,
        symbols.symbol(for: text) == SymbolTable.firstSymbol + index
      else { throw .invalidCluster(offset: offset) }
      widths.append(width)
    }
    return widths
  }

  /// Reads the styles.
  private static func readStyles(
    _ reader: inout ByteReader
  ) throws(CellGridDecodingError) -> [TextStyle] {
    let count = try reader.number(upTo: UInt32(CellGridFormat.maximumCells))
    var styles: [TextStyle] = []
    for _ in 0..<count {
      let offset = reader.offset
      guard let foreground = TerminalColor(rawValue: try reader.number()),
        let background = TerminalColor(rawValue: try reader.number())
      else { throw .invalidStyle(offset: offset) }
      let attributes = try reader.number()
      guard attributes & ~UInt32(TextAttributes.known.rawValue) == 0 else {
        throw .invalidStyle(offset: offset)
      }
      styles.append(
        TextStyle(
          foreground: foreground, background: background,
          attributes: TextAttributes(rawValue: UInt16(attributes))))
    }
    return styles
  }

  /// Reads a run.
  ///
  /// - Returns: How many columns it has.
  private mutating func readRun(
    _ reader: inout ByteReader, row: Int, column: Int, _ styles: [TextStyle], _ widths: [Int]
  ) throws(CellGridDecodingError) -> Int {
    let start = reader.offset
    let number = Int(try reader.number())
    guard number < styles.count else { throw .invalidStyle(offset: start) }
    let style = styles[number]
    let columnsOffset = reader.offset
    let columns = Int(try reader.number(upTo: UInt32(width - column)))
    guard columns > 0 else { throw .numberOutOfRange(offset: columnsOffset) }
    var index = row * width + column
    let end = index + columns
    while index < end {
      let offset = reader.offset
      var number = try reader.number()
      var repetitions = 0
      if number == CellGridFormat.repetition {
        repetitions = Int(try reader.number(upTo: UInt32(end - index)))
        number = try reader.number()
      }
      guard let (symbol, width) = Self.symbol(number, widths) else {
        throw .invalidSymbol(offset: offset)
      }
      guard index + (repetitions + 1) * width <= end else { throw .splitCluster(offset: offset) }
      for _ in 0...repetitions {
        let part = width == 2 ? Cell.lead : Cell.narrow
        cells[index] = Cell(symbol: symbol, style: style, part: part)
        if width == 2 {
          cells[index + 1] = Cell(symbol: Cell.space, style: style, part: Cell.trail)
        }
        index += width
      }
    }
    return columns
  }

  /// Returns the symbol that a number stands for, and its width; `nil` for what cannot be in a
  /// cell.
  private static func symbol(_ number: UInt32, _ widths: [Int]) -> (symbol: UInt32, width: Int)? {
    if number >= CellGridFormat.firstCluster {
      let index = number - CellGridFormat.firstCluster
      return index < widths.count ? (SymbolTable.firstSymbol + index, widths[Int(index)]) : nil
    }
    if number >= 0x20, number < 0x7F { return (number, 1) }
    guard let scalar = Unicode.Scalar(number), !DrawnText.isDangerous(number) else { return nil }
    let width = DisplayWidth.width(of: scalar)
    return width > 0 ? (number, width) : nil
  }
}
