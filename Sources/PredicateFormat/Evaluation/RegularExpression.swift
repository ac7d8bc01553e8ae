import Foundation

/// A regular expression of `MATCHES`, which has to cover the whole text.
struct RegularExpression {
  /// The compiled expression.
  private let expression: NSRegularExpression

  /// The folding of the text; case is left to the expression.
  private let folding: TextFolding

  /// Compiles a pattern; fails if the pattern is invalid.
  ///
  /// - Parameters:
  ///   - pattern: A pattern in ICU syntax.
  ///   - options: The options of the operator.
  init?(_ pattern: String, options: PredicateOptions) {
    self.folding = TextFolding(options.subtracting(.caseInsensitive))
    let pattern = folding.fold(pattern)
    let flags: NSRegularExpression.Options =
      options.folding.contains(.caseInsensitive) ? .caseInsensitive : []
    // The pattern has to be valid by itself: in a group, `a)(b` would be, too. An invalid one is
    // the failure of this initializer, the error says no more.
    guard (try? NSRegularExpression(pattern: pattern, options: flags)) != nil else { return nil }
    // The line end closes a comment that the pattern may end with; it is harmless before `\z`
    // only in an expanded pattern, so that both forms are tried.
    let whole = ["\\A(?:\(pattern))\\z", "\\A(?:\(pattern)\n)\\z"]
    for candidate in whole {
      // A form that does not compile is not used; the next one is tried.
      if let expression = try? NSRegularExpression(pattern: candidate, options: flags) {
        self.expression = expression
        return
      }
    }
    return nil
  }

  /// Whether the expression matches a whole text.
  func matches(_ text: String) -> Bool {
    let text = folding.fold(text)
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: .anchored, range: range) != nil
  }

  /// Whether a pattern has no special characters, so that it matches only itself.
  static func isLiteral(_ pattern: String) -> Bool {
    for byte in pattern.utf8 where special.contains(byte) { return false }
    return true
  }

  /// Characters with a meaning in a pattern.
  private static let special = Set("\\^$.|?*+()[]{}".utf8)
}
