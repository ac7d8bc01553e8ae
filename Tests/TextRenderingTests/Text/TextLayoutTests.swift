import Primitives
import Testing

@testable import TextRendering

struct TextLayoutTests {
  /// A text, the room for it, and its lines.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    var width: Int?
    var limit: Int?
    var cut = TextTruncation.tail
    let lines: [String]
    var truncated = false
    var testDescription: String {
      "\(text.debugDescription) in \(width ?? 0) × \(limit ?? 0), \(cut): \(lines)"
    }
  }

  static let wrapping = [
    Case(text: "", lines: [""]),
    Case(text: "", width: 3, lines: [""]),
    Case(text: "one line", lines: ["one line"]),
    Case(text: "one line", width: 8, lines: ["one line"]),
    Case(text: "one line", width: 7, lines: ["one", "line"]),
    Case(text: "one line ", width: 8, lines: ["one line"]),
    Case(text: "one   line", width: 4, lines: ["one", "line"]),
    Case(text: "a b c d e f", width: 3, lines: ["a b", "c d", "e f"]),
    Case(text: "abcdefgh", width: 3, lines: ["abc", "def", "gh"]),
    Case(text: "ab cdefgh ij", width: 4, lines: ["ab", "cdef", "gh", "ij"]),
    Case(text: "a\nb\n\nc\n", lines: ["a", "b", "", "c", ""]),
    Case(text: "a\r\nb\u{2028}c", width: 9, lines: ["a", "b", "c"]),
    Case(text: "  indented text", width: 10, lines: ["  indented", "text"]),
    Case(text: "      x", width: 4, lines: ["    ", "x"]),
    Case(text: "  word", width: 4, lines: ["  ", "word"]),
    Case(text: "x ", lines: ["x "]),
    Case(text: "x    \ny", width: 3, lines: ["x  ", "y"]),
    Case(text: "家族写真", width: 5, lines: ["家族", "写真"]),
    Case(text: "家族写真", width: 4, lines: ["家族", "写真"]),
    Case(text: "家族", width: 1, lines: ["家", "族"]),
    Case(text: "ab家族cd efg", width: 5, lines: ["ab家", "族cd", "efg"]),
    Case(text: "👨‍👩‍👧👨‍👩‍👧x", width: 3, lines: ["👨‍👩‍👧", "👨‍👩‍👧x"]),
    Case(text: "naïve cafe\u{301}s", width: 6, lines: ["naïve", "cafe\u{301}s"]),
    Case(text: "zero\u{200B}width", width: 6, lines: ["zero", "width"]),
    Case(text: "no\u{A0}break here", width: 8, lines: ["no\u{A0}break", "here"]),
    Case(text: "a\tb", width: 9, lines: ["a   b"]),
    Case(text: "bell\u{7} and\u{1B}[m", width: 6, lines: ["bell␇", "and␛[m"]),
  ]

  @Test(arguments: wrapping) func `a text is broken into lines`(_ example: Case) {
    let layout = TextLayout(example.text, maxWidth: example.width)
    #expect(layout.lines.map(\.text) == example.lines)
    #expect(!layout.isTruncated)
    #expect(layout.lines.count == example.lines.count)
    for line in layout.lines {
      let width = DisplayWidth.width(of: line.text)
      #expect(line.width == min(width, example.width ?? width))
    }
    #expect(layout.width == layout.lines.map(\.width).max() ?? 0)
  }

  static let fox = "The quick brown fox jumps over the lazy dog"

  static let truncating = [
    Case(
      text: fox, width: 16, limit: 2, lines: ["The quick brown", "fox jumps over…"], truncated: true
    ),
    Case(
      text: fox, width: 16, limit: 2, cut: .middle, lines: ["The quick brown", "fox jump…azy dog"],
      truncated: true),
    Case(
      text: fox, width: 16, limit: 2, cut: .head, lines: ["The quick brown", "…er the lazy dog"],
      truncated: true),
    Case(
      text: fox, width: 16, limit: 3, lines: ["The quick brown", "fox jumps over", "the lazy dog"]),
    Case(
      text: fox, width: 16, limit: 9, lines: ["The quick brown", "fox jumps over", "the lazy dog"]),
    Case(text: fox, width: 10, limit: 1, lines: ["The quick…"], truncated: true),
    Case(text: fox, width: 10, limit: 1, cut: .head, lines: ["…lazy dog"], truncated: true),
    Case(text: fox, width: 10, limit: 1, cut: .middle, lines: ["The q…dog"], truncated: true),
    Case(text: fox, width: 1, limit: 1, lines: ["…"], truncated: true),
    Case(text: fox, width: 1, limit: 1, cut: .middle, lines: ["…"], truncated: true),
    Case(text: fox, width: 1, limit: 1, cut: .head, lines: ["…"], truncated: true),
    Case(text: fox, width: 2, limit: 1, lines: ["T…"], truncated: true),
    Case(text: fox, width: 0, limit: 1, lines: [], truncated: true),
    Case(text: fox, width: 9, limit: 0, lines: [], truncated: true),
    Case(text: "a\nb\nc", limit: 2, lines: ["a", "b…"], truncated: true),
    Case(text: "a\nb\nc", limit: 2, cut: .head, lines: ["a", "…c"], truncated: true),
    Case(text: "a\nb\nc", limit: 2, cut: .middle, lines: ["a", "b…c"], truncated: true),
    Case(text: "abc\ndef", width: 3, limit: 1, lines: ["ab…"], truncated: true),
    Case(text: "家族写真", width: 6, limit: 1, lines: ["家族…"], truncated: true),
    Case(text: "家族写真", width: 6, limit: 1, cut: .head, lines: ["…写真"], truncated: true),
    Case(text: "家族写真", width: 6, limit: 1, cut: .middle, lines: ["家…真"], truncated: true),
    Case(text: "a👨‍👩‍👧b👨‍👩‍👧c", width: 6, limit: 1, lines: ["a👨‍👩‍👧b…"], truncated: true),
  ]

  @Test(arguments: truncating) func `a text is cut`(_ example: Case) {
    for (lineLimit, maxHeight) in [(example.limit, nil), (nil, example.limit)] {
      let layout = TextLayout(
        example.text, maxWidth: example.width, lineLimit: lineLimit, maxHeight: maxHeight,
        truncation: example.cut)
      #expect(layout.lines.map(\.text) == example.lines)
      #expect(layout.isTruncated == example.truncated)
      for line in layout.lines {
        #expect(line.width == DisplayWidth.width(of: line.text))
        #expect(line.width <= example.width ?? .max)
      }
    }
  }

  @Test func `nothing joins the ellipsis, and the width of a cut line is what it takes`() {
    /// Scalars that are one cluster with an ellipsis before or behind them: marks, selectors, joiners, skin tones, signs before numbers.
    let joining = (0x20...0xE0FFF).compactMap(Unicode.Scalar.init).filter {
      "…\($0)".count == 1 || "\($0)…".count == 1
    }
    #expect(joining.count > 2_000)
    for signs in ["\u{302E}", "\u{302F}", "\u{FE0F}", "\u{200D}", "\u{1F3FB}", "\u{600}"] {
      #expect(joining.contains { signs.unicodeScalars.first == $0 })
    }
    for scalar in joining {
      for cut in TextTruncation.allCases {
        for text in ["one\n\(scalar)two 3", "\(scalar)\(scalar)one two", "o\(scalar)ne two"] {
          let line = TextLayout(text, maxWidth: 5, lineLimit: 1, truncation: cut).lines[0]
          #expect(line.width <= 5)
          #expect(line.width == DisplayWidth.width(of: line.text), "\(line) of \(text) at \(cut)")
        }
      }
    }
  }

  @Test func `a text much longer than its room is cut as a short one is`() {
    let pieces = [
      "lorem ipsum dolor ", "家族写真 ", "👨‍👩‍👧", "e\u{301}t\u{7} ", "a\r\n", "\t",
      "verylongwordwithoutspaces",
    ]
    var random = SplitMix64(seed: 2)
    for _ in 0..<60 {
      let beginning = (0..<60).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let end = (0..<200).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let long = beginning + String(repeating: "more and more ", count: 5_000) + end
      let short = beginning + "more and more " + end
      for truncation in TextTruncation.allCases {
        let width = Int.random(in: 1...30, using: &random)
        let limit = Int.random(in: 1...5, using: &random)
        let expected = TextLayout(
          short, maxWidth: width, lineLimit: limit, truncation: truncation)
        let found = TextLayout(long, maxWidth: width, lineLimit: limit, truncation: truncation)
        #expect(found == expected)
        #expect(found.lines.count <= limit && found.width <= width)
      }
    }
  }

  @Test func `no letter is lost or doubled by wrapping`() {
    var random = SplitMix64(seed: 4)
    let all = ["a", "bc", "def", " ", "  ", "-", "\n", "家", "族人", "👍🏽", "e\u{301}", "…"]
    for round in 0..<2_000 {
      let pieces = round % 2 == 0 ? all[...] : all[..<7]
      let text = (0..<Int.random(in: 0...25, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let width = Int.random(in: 1...9, using: &random)
      let layout = TextLayout(text, maxWidth: width)
      let letters = layout.lines.map(\.text).joined().filter { $0 != " " }
      #expect(letters == text.filter { $0 != " " && $0 != "\n" })
      for line in layout.lines { #expect(line.width <= width) }
      let words = text.split { $0 == " " || $0 == "\n" }
      if text.allSatisfy(\.isASCII), words.allSatisfy({ $0.count <= width }) {
        // Where every word has room, none is broken.
        #expect(layout.lines.flatMap { $0.text.split(separator: " ") } == words)
      }
    }
  }

  @Test(arguments: [
    ("", 0), ("one two", 7), ("a\nlonger line\nb", 11), ("家族 abc", 8), ("ab家族", 6),
    ("e\u{301}e\u{301} x", 4), ("a\tbc", 6),
  ]) func `a text has a width`(_ text: String, _ width: Int) {
    #expect(TextLayout(text).width == width)
  }
}
