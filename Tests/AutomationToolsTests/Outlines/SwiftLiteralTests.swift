import Testing

@testable import AutomationTools_Core

/// Texts as a program writes them.
@Suite("Literals of texts") struct SwiftLiteralTests {
  @Test(
    "Every text is on one line, and safe to print",
    arguments: [
      ("plain", #""plain""#),
      ("a \"b\" \\(c)", #""a \"b\" \\(c)""#),
      ("one\ntwo\tthree\r", #""one\ntwo\tthree\r""#),
      ("\u{1B}[31m\u{0}", #""\u{1B}[31m\u{0}""#),
      ("a\u{A0}b\u{202E}c\u{2028}", #""a\u{A0}b\u{202E}c\u{2028}""#),
      ("Größe 👩🏽‍🚀", #""Größe 👩🏽\u{200D}🚀""#),
    ])
  func literals(_ text: String, _ literal: String) {
    #expect(SwiftLiteral.text(text) == literal)
  }
}
