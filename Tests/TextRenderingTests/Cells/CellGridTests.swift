import Testing

@testable import TextRendering

struct CellGridTests {
  @Test func `a new grid is blank`() {
    let style = TextStyle(background: .blue)
    let grid = CellGrid(width: 3, height: 2, style: style)
    for y in 0..<2 {
      for x in 0..<3 {
        let cell = grid.cell(x: x, y: y)
        #expect(cell.text == " " && cell.width == 1 && cell.style == style)
      }
    }
    #expect(grid.bounds == ClipRegion(x0: 0, y0: 0, x1: 3, y1: 2))
    #expect(CellGrid(width: 0, height: 4) == CellGrid(width: 0, height: 4))
  }

  @Test func `cells outside are blank and plain`() {
    let grid = CellGrid(width: 1, height: 1, style: TextStyle(foreground: .red))
    for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1), (.min, .max)] {
      let cell = grid.cell(x: x, y: y)
      #expect(cell.text == " " && cell.width == 1 && cell.style == .plain)
      #expect(grid.style(x: x, y: y) == .plain)
    }
  }

  @Test func `a wide cluster has two halves of one style`() {
    var grid = CellGrid(width: 4, height: 1)
    let style = TextStyle(attributes: .bold)
    grid.write("👨‍👩‍👧", x: 1, y: 0, style: style)
    let first = grid.cell(x: 1, y: 0)
    #expect(first.text == "👨‍👩‍👧" && first.width == 2 && first.style == style)
    let second = grid.cell(x: 2, y: 0)
    #expect(second.text == "" && second.width == 0 && second.style == style)
    #expect(grid.text(row: 0) == " 👨‍👩‍👧")
    #expect(grid.text(row: 0, trimming: false) == " 👨‍👩‍👧 ")
  }

  @Test func `a row that ends with a wide cluster is not trimmed`() {
    var grid = CellGrid(width: 4, height: 1)
    grid.write("a家", x: 1, y: 0)
    #expect(grid.text(row: 0) == " a家")
  }

  @Test func `grids are equal when they look the same, whatever their tables`() {
    var left = CellGrid(width: 8, height: 2)
    var right = left
    left.write("👍🏽❤️", x: 0, y: 0)
    left.write("x", x: 0, y: 1)
    right.write("❤️👍🏽", x: 0, y: 0)
    #expect(left != right)
    #expect(!left.rowEquals(0, right, row: 0))
    #expect(!left.rowEquals(1, right, row: 1))
    right.write("👍🏽❤️", x: 0, y: 0)
    right.write("x", x: 0, y: 1)
    #expect(!left.symbols.agrees(with: right.symbols))
    #expect(left == right)
    #expect(left.rowEquals(0, right, row: 0))
    right.setStyle(x: 7, y: 1, width: 1, height: 1) { $0.foreground = .red }
    #expect(left != right)
    #expect(left.rowEquals(0, right, row: 0))
    #expect(!left.rowEquals(1, right, row: 1))
    #expect(CellGrid(width: 2, height: 1) != CellGrid(width: 1, height: 2))
  }

  @Test func `equivalent clusters of different scalars stay apart`() {
    var left = CellGrid(width: 2, height: 1)
    var right = left
    left.write("a\u{323}\u{302}", x: 0, y: 0)
    right.write("a\u{302}\u{323}", x: 0, y: 0)
    #expect(left != right)
    right.write("a\u{323}\u{302}", x: 1, y: 0)
    #expect(
      Array(right.text(row: 0).unicodeScalars.map(\.value)) == [
        0x61, 0x302, 0x323, 0x61, 0x323, 0x302,
      ])
  }

  @Test func `tables do not grow without end when grids are cleared`() {
    var grid = CellGrid(width: 4, height: 1)
    for number in 0..<3_000 {
      grid.clear()
      let mark = Unicode.Scalar(UInt32(0x300 + number % 80)).map(String.init) ?? ""
      let other = Unicode.Scalar(UInt32(0x300 + number / 80)).map(String.init) ?? ""
      grid.write("e\(mark)\(other)", x: 0, y: 0)
      #expect(grid.text(row: 0).unicodeScalars.count == 3)
    }
    #expect(grid.symbols.texts.count <= 1_026)
  }
}
