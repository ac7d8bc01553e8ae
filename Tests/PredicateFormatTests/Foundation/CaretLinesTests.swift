import Testing

@testable import PredicateFormat

@Suite("Caret lines")
struct CaretLinesTests {
  static let rows: [(format: String, column: Int, expected: String)] = [
    ("", 1, "\n^"), ("abc", 1, "abc\n^"), ("abc", 3, "abc\n  ^"), ("abc", 4, "abc\n   ^"),
    ("abc", 99, "abc\n   ^"), ("abc", 0, "abc\n^"), ("é\u{301}x", 2, "é\u{301}x\n ^"),
    ("日x", 2, "日x\n  ^"), ("🎉x", 2, "🎉x\n  ^"), ("a\nb", 3, "a\\nb\n   ^"),
    ("\u{1B}x", 2, "\\u{1B}x\n      ^"), ("\u{202E}x", 2, "\\u{202E}x\n        ^"),
  ]

  @Test("Show the place", arguments: rows)
  func lines(format: String, column: Int, expected: String) {
    #expect(CaretLines.lines(for: format, column: column).joined(separator: "\n") == expected)
  }
}
