import Testing

@testable import MacroExpansions

/// Where words and literals begin and end.
@Suite("Reading source") struct LexerTests {
  /// A source, and its tokens.
  struct Example: Sendable, CustomTestStringConvertible {
    let source: String
    let tokens: [String]
    var testDescription: String { source }

    static let all = [
      Example(source: "", tokens: []),
      Example(source: "a /* b /* c */ d */ e // f\n g", tokens: ["a", "e", "g"]),
      Example(
        source: #"Text("a \("}" + f("\(1)")) {")"#,
        tokens: ["Text", "(", #""a \("}" + f("\(1)")) {""#, ")"]),
      Example(source: ##"#"a"b \("# + 1"##, tokens: [##"#"a"b \("#"##, "+", "1"]),
      Example(source: ##"#"\#("}")"# }"##, tokens: [##"#"\#("}")"#"##, "}"]),
      Example(source: #""\\" "\"" x"#, tokens: [#""\\""#, #""\"""#, "x"]),
      Example(
        source: "\"\"\"\n a \"b\" {\n \"\"\" }", tokens: ["\"\"\"\n a \"b\" {\n \"\"\"", "}"]),
      Example(source: "let r = /a{2}\\/\"/ }", tokens: ["let", "r", "=", "/a{2}\\/\"/", "}"]),
      Example(source: "#/ {\" /# }", tokens: ["#/ {\" /#", "}"]),
      Example(source: "a / b / c", tokens: ["a", "/", "b", "/", "c"]),
      Example(source: "(a) /b", tokens: ["(", "a", ")", "/", "b"]),
      Example(source: "x=.zero", tokens: ["x", "=", ".", "zero"]),
      Example(source: "0..<5 a?.b", tokens: ["0", "..<", "5", "a", "?", ".", "b"]),
      Example(source: "`var` $x größe", tokens: ["`var`", "$x", "größe"]),
      Example(source: "#Preview @A", tokens: ["#", "Preview", "@", "A"]),
      Example(source: "\"never ends {", tokens: ["\"never ends {"]),
      Example(source: "/* never ends", tokens: []),
    ]
  }

  @Test("Tokens", arguments: Example.all)
  func tokens(_ example: Example) {
    #expect(Lexer.tokens(of: example.source).map(\.text) == example.tokens)
  }
}
