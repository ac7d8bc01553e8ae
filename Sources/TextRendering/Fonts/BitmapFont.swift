/// Glyphs of 8 × 16 pixels, for pictures of screens without help from a font of the system.
///
/// There are Latin letters, arrows, marks, shapes, boxes, blocks and Braille; anything else is
/// shown as its number in a box.
final class BitmapFont: Sendable {
  /// The font.
  static let shared = BitmapFont()

  /// The width of a glyph; that of a wide one is twice as large.
  static let width = 8

  /// The height of a glyph.
  static let height = 16

  /// Where the rows of a glyph begin, by scalar.
  private let starts: [UInt32: Int]

  /// The rows of all glyphs; the highest bit of a row is its left pixel.
  private let rows: [UInt8]

  /// Reads the tables.
  private init() {
    var starts: [UInt32: Int] = [:]
    var rows: [UInt8] = []
    for text in [SpleenGlyphs.text, SignGlyphs.text] {
      text.withUTF8Buffer { Self.read($0, &starts, &rows) }
    }
    self.starts = starts
    self.rows = rows
  }

  /// Reads glyphs, as words of a scalar, a colon and sixteen rows, all hexadecimal.
  private static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ starts: inout [UInt32: Int], _ rows: inout [UInt8]
  ) {
    var number: UInt32 = 0
    var digits = 0
    var isGlyph = false
    for byte in text {
      if let digit = Hexadecimal.value(of: byte) {
        number = number << 4 | digit
        digits += 1
        if isGlyph, digits == 2 {
          rows.append(UInt8(number))
          (number, digits) = (0, 0)
        }
      } else {
        isGlyph = byte == UInt8(ascii: ":")
        if isGlyph { starts[number] = rows.count }
        (number, digits) = (0, 0)
      }
    }
  }

  /// Returns whether there is a glyph of a scalar.
  func hasGlyph(of scalar: UInt32) -> Bool {
    starts[scalar] != nil || 0x2800...0x28FF ~= scalar
  }

  /// Returns the rows of a glyph one cell wide, from top to bottom; the highest bit of a row is its
  /// left pixel.
  ///
  /// - Parameter scalar: The scalar; one without a glyph is shown as its number in a box.
  /// - Returns: Sixteen rows.
  func glyph(of scalar: UInt32) -> [UInt16] {
    if let start = starts[scalar] {
      return (start..<start + Self.height).map { UInt16(rows[$0]) << 8 }
    }
    if 0x2800...0x28FF ~= scalar { return Self.braille(scalar) }
    return Self.box(of: scalar, isWide: false)
  }

  /// Returns the rows of a glyph two cells wide.
  ///
  /// - Parameter scalar: The scalar; one without a glyph is shown as its number in a box.
  /// - Returns: Sixteen rows.
  func wideGlyph(of scalar: UInt32) -> [UInt16] {
    if !hasGlyph(of: scalar) { return Self.box(of: scalar, isWide: true) }
    return glyph(of: scalar).map { $0 >> 4 }
  }
}

// MARK: - Computed glyphs

extension BitmapFont {
  /// Returns the dots of a Braille pattern.
  private static func braille(_ scalar: UInt32) -> [UInt16] {
    var rows = [UInt16](repeating: 0, count: height)
    // The bits go down the left column, then down the right; the last two are the row that was
    // added below.
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    for (bit, (column, row)) in places.enumerated() where scalar >> UInt32(bit) & 1 == 1 {
      let dot: UInt16 = column == 0 ? 0x6000 : 0x0600
      rows[row * 4 + 1] |= dot
      rows[row * 4 + 2] |= dot
    }
    return rows
  }

  /// Returns the number of a scalar in a box: four digits in two rows, six where they are needed
  /// and there is room.
  private static func box(of scalar: UInt32, isWide: Bool) -> [UInt16] {
    var rows = [UInt16](repeating: 0, count: height)
    let line: UInt16 = isWide ? 0x7FFE : 0xFE00
    rows[1] = line
    rows[14] = line
    if isWide {
      for row in 2..<14 { rows[row] = 0x4002 }
    }
    let perRow = isWide && scalar > 0xFFFF ? 3 : 2
    let start = isWide ? (perRow == 3 ? 3 : 5) : 0
    for index in 0..<perRow * 2 {
      let shift = UInt32(4 * (perRow * 2 - 1 - index))
      let digit = digits[Int(scalar >> shift & 0xF)]
      let left = start + index % perRow * 4
      let top = index < perRow ? 3 : 9
      for row in 0..<5 {
        let bits = digit >> UInt16(12 - 3 * row) & 0b111
        rows[top + row] |= bits << UInt16(13 - left)
      }
    }
    return rows
  }

  /// The hexadecimal digits, 3 × 5 pixels each, the upper left pixel in bit 14.
  private static let digits: [UInt16] = [
    0b111_101_101_101_111, 0b010_110_010_010_111, 0b111_001_111_100_111, 0b111_001_111_001_111,
    0b101_101_111_001_001, 0b111_100_111_001_111, 0b111_100_111_101_111, 0b111_001_001_010_010,
    0b111_101_111_101_111, 0b111_101_111_001_111, 0b111_101_111_101_101, 0b110_101_110_101_110,
    0b111_100_100_100_111, 0b110_101_101_101_110, 0b111_100_110_100_111, 0b111_100_110_100_100,
  ]
}
