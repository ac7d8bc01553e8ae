import Testing

@testable import TextRendering

struct DisplayWidthTests {
  /// A text and the cells it takes.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let width: Int
    var testDescription: String {
      let scalars = text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
      return "\(text) (\(scalars.joined(separator: " "))) is \(width) wide"
    }
  }

  static let clusters = [
    Case(text: "👨‍👩‍👧", width: 2), Case(text: "🇺🇸", width: 2), Case(text: "🇺", width: 2),
    Case(text: "❤️", width: 2), Case(text: "❤", width: 1), Case(text: "👍🏽", width: 2),
    Case(text: "1️⃣", width: 2), Case(text: "e\u{301}\u{302}\u{303}\u{304}", width: 1),
    Case(text: "ｶ\u{FF9E}", width: 2), Case(text: "क्ष", width: 2), Case(text: "①", width: 1),
    Case(text: "\u{1112}\u{1161}\u{11AB}", width: 2), Case(text: "한", width: 2),
    Case(text: "\u{AD}", width: 1), Case(text: "\u{1FAE8}", width: 2),
    Case(text: "\u{200B}", width: 0), Case(text: "\u{301}", width: 0),
    Case(text: "☕\u{FE0E}", width: 1),
    Case(text: "─", width: 1), Case(text: "🏳️‍🌈", width: 2), Case(text: "\u{1B}", width: 0),
  ]

  @Test(arguments: clusters) func `a cluster`(_ example: Case) {
    #expect(example.text.count == 1)
    #expect(DisplayWidth.width(of: Character(example.text)) == example.width)
    #expect(DisplayWidth.width(of: example.text) == example.width)
  }

  @Test(arguments: [
    Case(text: "", width: 0), Case(text: "plain text ~", width: 12),
    Case(text: "a\u{AD}b", width: 3),
    Case(text: "家族 👨‍👩‍👧!", width: 8), Case(text: "naïve — “ok” …", width: 14),
    Case(text: "🇺🇸🇩🇪🇫", width: 6), Case(text: "❤❤️❤", width: 4),
    Case(text: "e\u{301}te\u{301}", width: 3),
  ]) func `a text`(_ example: Case) {
    #expect(DisplayWidth.width(of: example.text) == example.width)
    #expect(DisplayWidth.width(of: "x\(example.text)x".dropFirst().dropLast()) == example.width)
  }

  @Test func `all scalars agree with wcwidth`() {
    var expected = [Int8](repeating: 1, count: 0x11_0000)
    let exceptions: [(StaticString, Int8)] = [
      (ScalarWidthExpectations.unprintable, 0), (ScalarWidthExpectations.zero, 0),
      (ScalarWidthExpectations.two, 2),
    ]
    for (text, width) in exceptions {
      for (first, last) in WidthTable.ranges(in: text) {
        for value in first...last { expected[Int(value)] = width }
      }
    }
    var wrong: [String] = []
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if DisplayWidth.width(of: scalar) != Int(expected[Int(value)]) {
        wrong.append(String(value, radix: 16))
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `clusters agree with wcswidth, except that none is wider than two`() throws {
    let words = ClusterWidthExpectations.all.split(whereSeparator: \.isWhitespace)
    #expect(words.count == 900)
    var wrong: [String] = []
    for word in words {
      let parts = word.split(separator: "=")
      var scalars = String.UnicodeScalarView()
      for part in parts[0].split(separator: "+") {
        let value = try #require(UInt32(part, radix: 16))
        scalars.append(try #require(Unicode.Scalar(value)))
      }
      let text = String(scalars)
      let expected = min(try #require(Int(parts[1])), 2)
      var measure = ClusterMeasure()
      for scalar in scalars { measure.add(scalar.value) }
      if measure.width != expected { wrong.append("\(word) measured \(measure.width)") }
      // The library of this platform may know other clusters than the package does.
      if text.count == 1, DisplayWidth.width(of: text) != expected {
        wrong.append("\(word) scanned \(DisplayWidth.width(of: text))")
      }
    }
    #expect(wrong.isEmpty)
  }
}
