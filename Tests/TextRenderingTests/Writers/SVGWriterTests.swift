import Testing

@testable import TextRendering

struct SVGWriterTests {
  @Test func `a grid is a picture of a window`() {
    var grid = CellGrid(width: 8, height: 2)
    grid.write("a  <b>", x: 0, y: 0)
    grid.write(
      "家x", x: 1, y: 1,
      style: TextStyle(foreground: .red, background: .blue, attributes: [.bold, .underline]))
    grid.write("╭─", x: 6, y: 1)
    #expect(
      SVGWriter(title: "“x” & y").document(grid) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="96" height="84" viewBox="0 0 96 84" font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="15">
        <rect x="0.5" y="0.5" width="95" height="83" rx="9" fill="#1B1F27" stroke="#454952"/>
        <circle cx="20" cy="17" r="6" fill="#FF5F57"/>
        <circle cx="39" cy="17" r="6" fill="#FEBC2E"/>
        <circle cx="58" cy="17" r="6" fill="#28C840"/>
        <g transform="translate(12 34)">
        <path fill="#61A5F0" d="M9 19h27v19h-27z"/>
        <text x="0" y="14" textLength="9" lengthAdjust="spacingAndGlyphs" fill="#D8DEE9">a</text>
        <text x="27" y="14" textLength="27" lengthAdjust="spacingAndGlyphs" fill="#D8DEE9">&lt;b&gt;</text>
        <text x="9" y="33" textLength="18" lengthAdjust="spacingAndGlyphs" fill="#E5616B" font-weight="bold">家</text>
        <text x="27" y="33" textLength="9" lengthAdjust="spacingAndGlyphs" fill="#E5616B" font-weight="bold">x</text>
        <path fill="#E5616B" d="M9 36h27v1h-27z"/>
        <path fill="#D8DEE9" d="M63 28h9v1h-9z"/>
        <path fill="none" stroke="#D8DEE9" d="M58.5 38V34Q58.5 28.5 63 28.5"/>
        </g>
        </svg>

        """)
  }

  @Test func `a title is text, and cut to its room`() {
    let grid = CellGrid(width: 40, height: 1)
    let document = SVGWriter(title: "<script>'\u{1B}]0;\u{7}" + String(repeating: "x", count: 99))
      .document(grid)
    #expect(document.contains(">&lt;script&gt;&#39;␛]0;␇xxxxxxxxxxxxx…</text>"))
    #expect(!document.contains("<script"))
    #expect(!SVGWriter().document(grid).contains("<circle"))
  }

  @Test func `hostile text stays text`() throws {
    let text = "</text></svg><script>alert(1)</script>\" onload='x' &amp; ]]> \u{1B}\u{0}\u{FFFE}"
    var grid = CellGrid(width: 100, height: 1)
    grid.write(text, x: 0, y: 0)
    let document = SVGWriter(title: text).document(grid)
    #expect(!document.contains("<script") && !document.contains("onload='"))
    let parser = MarkupParser()
    try parser.parse(document)
    #expect(Set(parser.elements) == ["svg", "rect", "circle", "g", "text"])
    #expect(
      parser.text.contains("</text></svg><script>alert(1)</script>\" onload='x' &amp; ]]> ␛␀�"))
  }

  @Test func `the same grid gives the same bytes`() {
    let grid = CellGridEncodingTests.sample
    #expect(SVGWriter().document(grid) == SVGWriter().document(grid))
  }

  @Test func aMarkOverASignOfMarkupMakesNoMarkup() {
    var grid = CellGrid(width: 9, height: 1)
    grid.write("<\u{301}script>\u{338}&\u{7ED}", x: 0, y: 0)
    let document = SVGWriter().document(grid)
    #expect(document.contains("&lt;\u{301}"))
    #expect(document.contains("&gt;\u{338}"))
    #expect(document.contains("&amp;\u{7ED}"))
    #expect(!document.contains("<\u{301}") && !document.contains("&\u{7ED}"))
  }
}
