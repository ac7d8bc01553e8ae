import Primitives

/// The width of text in the cells of a terminal.
///
/// A grapheme cluster is drawn as one: a family joined of three people, a flag, a hand with a skin
/// tone take two cells. The policy is that of the Python package `wcwidth`, except that no cluster
/// takes more than two. Ambiguous scalars are narrow.
///
/// It is an error to measure text that ``DrawnText`` has not been over: control characters count as
/// nothing here, but are drawn as pictures.
package enum DisplayWidth {
  /// Returns the width of a Unicode scalar by itself.
  ///
  /// - Returns: 0, 1 or 2; 0 for control characters.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    Int(WidthTable.shared.entry(scalar.value) & WidthTable.widthMask)
  }

  /// Returns the width of a grapheme cluster.
  ///
  /// - Returns: 0, 1 or 2.
  package static func width(of cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    // Most are, and need no table.
    if let scalar = scalars.first?.value, 0x20..<0x7F ~= scalar, scalars.count == 1 { return 1 }
    var measure = ClusterMeasure()
    for scalar in scalars.prefix(SymbolTable.maximumScalars) {
      measure.add(scalar.value)
    }
    return measure.width
  }

  /// Returns the width of a text on one line, the sum of its clusters.
  ///
  /// - Complexity: O(*n*) where *n* is the length of the text.
  package static func width(of text: some StringProtocol) -> Int {
    width(ofWhole: String(text))
  }

  /// Returns the width of a text.
  private static func width(ofWhole text: String) -> Int {
    if let count = PrintableASCII.count(of: text) { return count }
    return ClusterScanner.scan(text) { scanner in
      var total = 0
      while scanner.advance() { total &+= scanner.width }
      return total
    }
  }
}
