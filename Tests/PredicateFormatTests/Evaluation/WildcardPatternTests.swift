import Testing

@testable import PredicateFormat

@Suite("Wildcards")
struct WildcardPatternTests {
  static let rows: [(pattern: String, text: String, expected: Bool)] = [
    ("", "", true), ("", "a", false), ("a", "a", true), ("a", "", false), ("a", "ab", false),
    ("*", "", true), ("*", "anything\nat all", true), ("a*", "a", true), ("a*", "abc", true),
    ("*c", "abc", true), ("*c", "abcd", false), ("a*c", "abbbc", true), ("a*c", "abcb", false),
    ("?", "a", true), ("?", "", false), ("??", "a", false), ("a?c", "abc", true),
    ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("*ab", "aaab", true),
    ("a**b", "ab", true), ("?*", "a", true), ("?*", "", false), ("*?", "ab", true),
    (#"\*"#, "*", true), (#"\*"#, "a", false), (#"\?"#, "?", true), (#"\\"#, #"\"#, true),
    (#"a\"#, #"a\"#, true), (#"\a"#, "a", true), (#"*\*"#, "ab*", true), ("é", "é", true),
    ("?", "🎉", true), ("日?語", "日本語", true),
  ]

  @Test("Cover the whole text", arguments: rows)
  func matches(pattern: String, text: String, expected: Bool) {
    #expect(WildcardPattern(pattern).matches(text) == expected)
  }

  @Test("Do not take exponential time")
  func manyStars() {
    let pattern = String(repeating: "*a", count: 50) + "b"
    #expect(!WildcardPattern(pattern).matches(String(repeating: "a", count: 2000)))
  }

  @Test("A pattern without wildcards is a text")
  func literal() {
    #expect(WildcardPattern(#"a\*b"#).literal == "a*b")
    #expect(WildcardPattern("a*b").literal == nil)
  }
}
