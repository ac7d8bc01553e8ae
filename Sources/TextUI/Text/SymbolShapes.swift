/// The characters that stand for the symbols of the system.
enum SymbolShapes {
  /// What is drawn for a symbol that has no like: the dotted square by which a phone shows a symbol that it does not know.
  static let unknown = "⬚"

  /// Returns what is drawn for a symbol.
  ///
  /// - Parameter symbol: The name for programs, such as `plus.circle.fill`.
  /// - Returns: One character.
  static func shape(of symbol: String) -> String { knownShape(of: symbol) ?? unknown }

  /// Returns what is drawn for a symbol that has a like.
  ///
  /// - Parameter symbol: The name for programs. Of a badge, or a shape that it ends in, that has no character of its own, the rest is drawn;
  ///   what is struck through is a sign for that.
  /// - Returns: One character; `nil` for a symbol that has no like.
  static func knownShape(of symbol: String) -> String? {
    var words = symbol.split(separator: ".")
    // A digit or a letter in a form is drawn without it.
    if words.count > 1, words[0].count == 1, let sign = words[0].first, sign.isASCII,
      words.dropFirst().allSatisfy({ shapes.contains(String($0)) })
    {
      return sign.uppercased()
    }
    while let word = words.last {
      if let shape = SystemSymbols.shapes[words.joined(separator: ".")] { return shape }
      guard words.count > 1 else { break }
      if let badge = words.lastIndex(of: "badge"), badge > 0 {
        words.removeSubrange(badge...)
      } else if shapes.contains(String(word)) {
        words.removeLast()
      } else {
        break
      }
    }
    return words.dropFirst().contains("slash") ? SystemSymbols.shapes["nosign"] : nil
  }

  /// The shapes around a symbol, and ways of drawing one.
  private static let shapes: Set<String> = [
    "circle", "dashed", "diamond", "dotted", "fill", "inverse", "rectangle", "rtl", "square",
  ]
}
