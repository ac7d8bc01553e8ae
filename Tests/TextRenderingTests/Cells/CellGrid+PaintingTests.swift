import Primitives
import Testing

@testable import TextRendering

struct CellGridPaintingTests {
  /// Returns a grid that shows rows.
  private func grid(_ rows: String...) -> CellGrid {
    var grid = CellGrid(
      width: rows.map { DisplayWidth.width(of: $0) }.max() ?? 0, height: rows.count)
    for (y, row) in rows.enumerated() { grid.write(row, x: 0, y: y) }
    return grid
  }

  @Test func `an area is filled`() {
    var grid = grid("......", "......", "......")
    grid.fill(x: 1, y: 1, width: 3, height: 9, symbol: "#")
    #expect(
      grid.lines().joined(separator: "\n") == """
        ......
        .###..
        .###..
        """)
    grid.fill(x: -5, y: -5, width: 6, height: 6)
    #expect(grid.text(row: 0) == " .....")
    grid.fill(x: .min, y: .min, width: .max, height: .max, symbol: "x")
    grid.fill(x: 5, y: 0, width: .max, height: .max, symbol: "家")
    grid.fill(x: 2, y: 2, width: -1, height: 1, symbol: "!")
    grid.fill(x: 2, y: 2, width: 1, height: 0, symbol: "!")
    #expect(grid.text(row: 0, trimming: false) == " .... ")
    grid.fill(x: .min, y: 0, width: .max, height: 1, symbol: "\u{200B}")
    #expect(grid.text(row: 0) == "")
  }

  @Test func `an area is filled with a wide cluster`() {
    var grid = grid(".......", ".......")
    grid.fill(x: 1, y: 0, width: 5, height: 1, symbol: "家")
    #expect(grid.text(row: 0) == ".家家 .")
    grid.fill(
      x: -3, y: 1, width: 8, height: 1, symbol: "👍🏽",
      clip: ClipRegion(x0: 0, y0: 0, x1: 4, y1: 2))
    #expect(grid.text(row: 1) == " 👍🏽 ...")
  }

  @Test func `a control character fills with its picture`() {
    var grid = grid("...")
    grid.fill(x: 0, y: 0, width: 2, height: 1, symbol: "\u{1B}")
    #expect(grid.text(row: 0) == "␛␛.")
  }

  @Test func `filling leaves no half of a wide cluster`() {
    var grid = grid("家族人")
    grid.fill(x: 1, y: 0, width: 2, height: 1, symbol: "-")
    #expect(grid.text(row: 0, trimming: false) == " -- 人")
  }

  @Test func `clearing blanks everything`() {
    var grid = grid("家族", "👍🏽")
    grid.clear(style: TextStyle(background: .red))
    #expect(grid == CellGrid(width: 4, height: 2, style: TextStyle(background: .red)))
  }

  @Test func `styles change, the text stays`() {
    var grid = grid("ab家c")
    var calls = 0
    grid.setStyle(x: 1, y: 0, width: 2, height: 4) { style in
      calls += 1
      style.attributes.insert(.reverse)
    }
    #expect(grid.text(row: 0) == "ab家c")
    #expect(
      (0..<5).map { grid.style(x: $0, y: 0).attributes } == [[], .reverse, .reverse, .reverse, []])
    #expect(calls == 1)
    grid.setStyle(x: 3, y: 0, width: 2, height: 1) { $0.foreground = .red }
    #expect((2..<5).map { grid.style(x: $0, y: 0).foreground } == [.default, .default, .red])
    grid.setStyle(x: 0, y: 0, width: 5, height: 1, clip: ClipRegion(x0: 0, y0: 0, x1: 1, y1: 1)) {
      $0.background = .blue
    }
    #expect((0..<2).map { grid.style(x: $0, y: 0).background } == [.blue, .default])
  }

  @Test func `a grid is drawn onto another`() {
    var target = grid("......", "家族人")
    let source = grid("a👍🏽b", "cdef")
    target.draw(source, x: -1, y: 0, clip: ClipRegion(x0: 0, y0: 0, x1: 6, y1: 1))
    #expect(
      target.lines().joined(separator: "\n") == """
        👍🏽b...
        家族人
        """)
    target.draw(source, x: 1, y: 0)
    #expect(
      target.lines(trimming: false).joined(separator: "\n") == """
         a👍🏽b.
         cdef\u{20}
        """)
    target.draw(source, x: 4, y: -1)
    target.draw(source, x: 4, y: 0)
    target.draw(source, x: .max, y: .min)
    #expect(target.text(row: 0, trimming: false) == " a👍🏽a ")
  }

  @Test func `random painting keeps wide clusters whole and stays inside its clip`() {
    var random = SplitMix64(seed: 11)
    let texts = ["a", "abc def", "家", "家族人", "a家b族", "👍🏽❤️x", "e\u{301}é", "\u{7}", "─│", "   "]
    let styles = [TextStyle.plain, TextStyle(foreground: .red), TextStyle(background: .blue)]
    var grid = CellGrid(width: 12, height: 4)
    for step in 0..<4_000 {
      let clip = ClipRegion(
        x: Int.random(in: -3...12, using: &random), y: Int.random(in: -2...4, using: &random),
        width: Int.random(in: 0...14, using: &random), height: Int.random(in: 0...4, using: &random)
      )
      let x = Int.random(in: -6...13, using: &random)
      let y = Int.random(in: -1...4, using: &random)
      let width = Int.random(in: 0...9, using: &random)
      let style = styles.randomElement(using: &random) ?? .plain
      let text = texts.randomElement(using: &random) ?? ""
      let before = grid
      switch Int.random(in: 0...4, using: &random) {
      case 0: grid.fill(x: x, y: y, width: width, height: 2, style: style, clip: clip)
      case 1:
        grid.fill(
          x: x, y: y, width: width, height: 2, symbol: text.first ?? " ", style: style, clip: clip,
          keepingBackground: step % 2 == 0)
      case 2:
        grid.setStyle(x: x, y: y, width: width, height: 2, clip: clip) { $0.foreground = .green }
      case 3: grid.draw(before, x: x, y: y, clip: clip)
      default:
        grid.write(text, x: x, y: y, style: style, clip: clip, keepingBackground: step % 2 == 0)
      }
      check(grid, changedFrom: before, inside: clip)
    }
  }

  /// Checks what has to be true after any painting.
  private func check(_ grid: CellGrid, changedFrom before: CellGrid, inside clip: ClipRegion) {
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let cell = grid.cells[y * grid.width + x]
        if cell.part == Cell.lead {
          #expect(x + 1 < grid.width && grid.cells[y * grid.width + x + 1].part == Cell.trail)
          #expect(grid.style(x: x, y: y) == grid.style(x: x + 1, y: y))
          #expect(DisplayWidth.width(of: grid.cell(x: x, y: y).text) == 2)
        } else if cell.part == Cell.trail {
          #expect(x > 0 && grid.cells[y * grid.width + x - 1].part == Cell.lead)
        } else {
          #expect(DisplayWidth.width(of: grid.cell(x: x, y: y).text) == 1)
        }
        let isInside = x >= clip.x0 && x < clip.x1 && y >= clip.y0 && y < clip.y1
        let old = before.cell(x: x, y: y)
        let new = grid.cell(x: x, y: y)
        // Only the other half of a wide cluster may change outside.
        if !isInside, old != new {
          #expect(before.cells[y * grid.width + x].part != Cell.narrow)
        }
      }
    }
  }
}
