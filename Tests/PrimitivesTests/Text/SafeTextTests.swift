import Testing

@testable import Primitives

/// Texts of messages, logs and sources.
struct SafeTextTests {
  @Test(arguments: [
    ("", ""), ("plain ~ text", "plain ~ text"), ("Größe 家", "Größe 家"),
    ("one\ntwo\tthree\r", #"one\ntwo\tthree\r"#), ("\r\n", #"\r\n"#),
    ("\u{0}\u{7}\u{1B}[2J\u{7F}", #"\u{0}\u{7}\u{1B}[2J\u{7F}"#),
    ("\u{80}\u{9B}31m\u{A0}", #"\u{80}\u{9B}31m\u{A0}"#),
    ("a\u{202E}b\u{2066}c\u{200F}\u{61C}", #"a\u{202E}b\u{2066}c\u{200F}\u{61C}"#),
    ("a\u{2028}b\u{2029}\u{3000}", #"a\u{2028}b\u{2029}\u{3000}"#),
    ("a\u{200B}b\u{AD}c\u{2060}\u{FEFF}", #"a\u{200B}b\u{AD}c\u{2060}\u{FEFF}"#),
    ("\u{E0001}\u{FFFE}\u{E000}\u{3164}", #"\u{E0001}\u{FFFE}\u{E000}\u{3164}"#),
    ("\u{FFFD}\u{1F6D5}", "\u{FFFD}\u{1F6D5}"), ("C:\\new \"x\"", "C:\\new \"x\""),
  ])
  func `a line shows everything`(_ text: String, _ line: String) {
    #expect(SafeText.line(text).utf8.elementsEqual(line.utf8), "\(SafeText.line(text))")
  }

  @Test(arguments: [
    "👩🏽‍🚀 👨‍👩‍👧", "❤️ ☎︎ 1️⃣ #️⃣", "می‌خواهم", "e\u{301}", "葛\u{E0100}",
  ])
  func `what shapes its neighbors stays`(_ text: String) {
    #expect(SafeText.line(text).utf8.elementsEqual(text.utf8))
    #expect(SafeText.literal(text) == "\"" + text + "\"")
  }

  @Test(arguments: [
    ("Ne\u{200D}xt", #"Ne\u{200D}xt"#), ("\u{200D}🚀", #"\u{200D}🚀"#), ("家\u{200D}", #"家\u{200D}"#),
    ("\u{FE0F}a", #"\u{FE0F}a"#), ("a\u{FE0F}", #"a\u{FE0F}"#),
    ("家\u{200D}\u{200D}家", #"家\u{200D}\u{200D}家"#),
  ])
  func `joiners and selectors without effect do not`(_ text: String, _ line: String) {
    #expect(SafeText.line(text).utf8.elementsEqual(line.utf8), "\(SafeText.line(text))")
  }

  @Test func `several lines keep their ends`() {
    #expect(
      SafeText.lines("one\n two\r\n\u{1B}\t") == #"""
        one
         two\r
        \u{1B}\t
        """#)
  }

  @Test func `a long line is cut before it is escaped`() {
    let text = String(repeating: "\n", count: 201)
    #expect(SafeText.line(text) == String(repeating: #"\n"#, count: 200) + "…")
    #expect(SafeText.line(text, limit: .max) == String(repeating: #"\n"#, count: 201))
    #expect(SafeText.line("家族x", limit: 3) == "家族x")
    #expect(SafeText.quoted("家族x", limit: 2) == "\"家族…\"")
    #expect(SafeText.line("ab", limit: 0) == "…")
  }

  @Test(arguments: [
    ("plain", #""plain""#, #""plain""#),
    ("a \"b\" \\(c)", #""a \"b\" \\(c)""#, #""a \"b\" \\(c)""#),
    ("one\ntwo\tthree\r", #""one\ntwo\tthree\r""#, #""one\ntwo\tthree\r""#),
    ("\u{1B}[31m\u{0}", #""\u{1B}[31m\u{0}""#, #""\u001B[31m\u0000""#),
    ("\u{202E}\u{E0001}", #""\u{202E}\u{E0001}""#, #""\u202E\uDB40\uDC01""#),
  ])
  func `a literal gives the same text again`(_ text: String, _ swift: String, _ predicate: String) {
    #expect(SafeText.literal(text) == swift)
    #expect(SafeText.literal(text, as: .predicate) == predicate)
  }

  @Test func `no scalar that orders or hides reaches a reader`() {
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value), DrawnText.isDangerous(value) else { continue }
      let line = SafeText.line("a\(scalar)b")
      #expect(line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
      #expect(line.count > 3)
    }
  }
}
