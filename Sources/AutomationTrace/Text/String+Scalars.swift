extension String {
  /// Returns the text with other text in the place of some of its scalars.
  ///
  /// By scalars, not by characters: a sign that means something elsewhere may have a mark on it, or be half of a line's end.
  ///
  /// - Parameter replacement: What stands for a scalar; `nil` leaves it.
  /// - Returns: The text.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result += text
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The scalar as a literal of Swift's has it, such as `\u{1B}`.
  var escapedInSwift: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
