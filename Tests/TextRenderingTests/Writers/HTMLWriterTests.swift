import Testing

@testable import TextRendering

struct HTMLWriterTests {
  @Test func `styles are spans and wide clusters keep to their cells`() {
    var grid = CellGrid(width: 9, height: 2)
    grid.write("a<b", x: 0, y: 0)
    grid.write(
      "家x", x: 3, y: 0,
      style: TextStyle(
        foreground: .red, background: .blue, attributes: [.bold, .strikethrough, .underline]))
    grid.write("it", x: 0, y: 1, style: TextStyle(attributes: .italic))
    let fragment = HTMLWriter().fragment(grid)
    let content = fragment.drop { $0 != ">" }.dropFirst()
    #expect(
      content == """
        a&lt;b<span style="color:#E5616B;background:#61A5F0;font-weight:bold;text-decoration:underline line-through"><span style="display:inline-block;width:2ch;height:19px;overflow:hidden;vertical-align:top">家</span>x</span>\("   ")
        <span style="color:#D8DEE9;font-style:italic">it</span>\("       ")
        </pre>

        """)
  }

  @Test func `a document stands alone and hostile text stays text`() throws {
    let text = "</pre><script>alert(1)</script>\"'&lt;\u{1B}"
    var grid = CellGrid(width: 60, height: 1)
    grid.write(text, x: 0, y: 0, style: TextStyle(attributes: .reverse))
    let document = HTMLWriter().document(grid, title: text)
    #expect(document.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">"))
    let parser = MarkupParser(emptyElements: ["meta"])
    try parser.parse(document)
    #expect(parser.elements == ["html", "meta", "title", "body", "pre", "span"])
    let shown = "</pre><script>alert(1)</script>\"'&lt;␛"
    #expect(parser.text.components(of: shown) == 2)
  }
}

extension String {
  /// Returns how often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
