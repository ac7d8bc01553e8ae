import Foundation
import Primitives

/// A pattern for a text in an outline: one that it equals, or is like.
///
/// A string literal stands for a text that equals it:
///
/// ```swift
/// Element(.staticText, "Welcome")
/// Element(.staticText, .like("Chapter *"))
/// Element(.staticText, .matching(/\d+ articles/))
/// ```
public struct TextPattern: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// The pattern as it is written in an outline.
  let source: String

  /// The text itself, or a part of it, that is sought; `nil` when there is none.
  let literal: String?

  /// Returns whether a text is as the pattern says.
  let matches: (String) -> Bool

  /// Makes a pattern.
  private init(
    _ source: String, literal: String? = nil, _ matches: @escaping (String) -> Bool
  ) {
    self.source = source
    self.literal = literal
    self.matches = matches
  }

  /// Makes the pattern of texts that equal another one.
  ///
  /// - Parameter value: The other one.
  public init(stringLiteral value: String) {
    self = .equal(value)
  }
}

// MARK: - Patterns

extension TextPattern {
  /// Any text, the empty one as well.
  public static var anything: TextPattern { TextPattern(".anything") { _ in true } }

  /// Returns the pattern of texts that equal another one, as a string literal is.
  ///
  /// - Parameter text: The other one.
  /// - Returns: The pattern.
  public static func equal(_ text: String) -> TextPattern {
    TextPattern(SafeText.literal(text), literal: text) { $0 == text }
  }

  /// Returns the pattern of texts that contain another one.
  ///
  /// - Parameter part: The other one; every text contains an empty one.
  /// - Returns: The pattern.
  public static func contains(_ part: String) -> TextPattern {
    TextPattern(".contains(\(SafeText.literal(part)))", literal: part) {
      part.isEmpty || $0.contains(part)
    }
  }

  /// Returns the pattern of texts that begin with another one.
  ///
  /// - Parameter beginning: The other one.
  /// - Returns: The pattern.
  public static func beginsWith(_ beginning: String) -> TextPattern {
    TextPattern(".beginsWith(\(SafeText.literal(beginning)))") { $0.hasPrefix(beginning) }
  }

  /// Returns the pattern of texts that end with another one.
  ///
  /// - Parameter end: The other one.
  /// - Returns: The pattern.
  public static func endsWith(_ end: String) -> TextPattern {
    TextPattern(".endsWith(\(SafeText.literal(end)))") { $0.hasSuffix(end) }
  }

  /// Returns the pattern that wildcards make, as `LIKE` of a predicate reads them.
  ///
  /// - Parameter wildcards: The text; `*` stands for any characters, `?` for one.
  /// - Returns: The pattern.
  public static func like(_ wildcards: String) -> TextPattern {
    let predicate = NSPredicate(format: "SELF LIKE %@", wildcards)
    return TextPattern(".like(\(SafeText.literal(wildcards)))") {
      predicate.evaluate(with: $0)
    }
  }

  /// Returns the pattern of texts that are as a regular expression says, from end to end.
  ///
  /// - Parameter regex: The regular expression.
  /// - Returns: The pattern.
  public static func matching(_ regex: some RegexComponent) -> TextPattern {
    let regex = regex.regex
    return TextPattern(".matching(/…/)") { $0.wholeMatch(of: regex) != nil }
  }

  /// Returns the pattern of texts of which a closure says so.
  ///
  /// - Parameters:
  ///   - words: What the closure asks for, as failures call it: `"an even number"`.
  ///   - test: The closure.
  /// - Returns: The pattern.
  public static func satisfying(
    _ words: String, _ test: @escaping (String) -> Bool
  ) -> TextPattern {
    TextPattern(".satisfying(\(SafeText.literal(words)))", test)
  }
}
