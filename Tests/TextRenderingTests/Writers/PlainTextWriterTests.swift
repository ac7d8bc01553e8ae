import Testing

@testable import TextRendering

struct PlainTextWriterTests {
  /// A grid with blanks at all sides.
  private var grid: CellGrid {
    var grid = CellGrid(width: 6, height: 4)
    grid.write("a 家", x: 1, y: 1, style: TextStyle(foreground: .red))
    grid.write("e\u{301}", x: 5, y: 2)
    return grid
  }

  @Test func `blanks at the ends are left off`() {
    #expect(
      PlainTextWriter().text(grid) == """

         a 家
             e\u{301}
        """)
    #expect(PlainTextWriter().lines(grid) == ["", " a 家", "     e\u{301}"])
  }

  @Test func `blanks at the ends are kept on request`() {
    let writer = PlainTextWriter(isTrimming: false)
    #expect(writer.text(grid) == "      \n a 家 \n     e\u{301}\n      ")
    #expect(writer.lines(grid) == ["      ", " a 家 ", "     e\u{301}", "      "])
  }

  @Test func `an empty grid is an empty text`() {
    #expect(PlainTextWriter().text(CellGrid(width: 0, height: 0)) == "")
    #expect(PlainTextWriter().text(CellGrid(width: 5, height: 5)) == "")
    #expect(PlainTextWriter().lines(CellGrid(width: 5, height: 5)) == [])
  }
}
