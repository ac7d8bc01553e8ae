import Primitives

/// Text of SVG and HTML, on its way to UTF-8.
struct Markup {
  /// What was written so far.
  var bytes: [UInt8] = []

  /// Appends markup as it is.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends a number.
  mutating func append(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  /// Appends a color as `#RRGGBB`.
  mutating func append(_ color: RGBColor) {
    bytes.append(UInt8(ascii: "#"))
    Hexadecimal.append(color.value, digits: 6, to: &bytes)
  }

  /// Appends text from outside, so that it is text in content and in attributes.
  ///
  /// - Parameter text: The text; it need not be safe.
  mutating func append(text: String) {
    for byte in DrawnText.safe(text).utf8 { append(escaping: byte) }
  }

  /// Appends what a cell shows.
  mutating func append(symbol: UInt32, of grid: CellGrid) {
    if symbol < 0x80 {
      append(escaping: UInt8(truncatingIfNeeded: symbol))
    } else {
      // A mark over a `<` makes one cluster of both.
      var cluster: [UInt8] = []
      grid.symbols.append(symbol, to: &cluster)
      for byte in cluster { append(escaping: byte) }
    }
  }

  /// Appends a byte of text.
  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;")
    case UInt8(ascii: "<"): append("&lt;")
    case UInt8(ascii: ">"): append("&gt;")
    case UInt8(ascii: "\""): append("&quot;")
    case UInt8(ascii: "'"): append("&#39;")
    default: bytes.append(byte)
    }
  }
}
