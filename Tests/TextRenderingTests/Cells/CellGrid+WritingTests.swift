import Testing

@testable import TextRendering

struct CellGridWritingTests {
  /// A text, where it is written on a row of ten dots, and what becomes of them.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let x: Int
    var clip: Range<Int>?
    let row: String
    let advanced: Int
    var testDescription: String { "\(text.debugDescription) at \(x) in \(clip ?? 0..<10)" }
  }

  static let cases = [
    Case(text: "abc", x: 2, row: "..abc.....", advanced: 3),
    Case(text: "", x: 2, row: "..........", advanced: 0),
    Case(text: "abcdef", x: -3, row: "def.......", advanced: 6),
    Case(text: "abcdef", x: 7, row: ".......abc", advanced: 6),
    Case(text: "abcdefghijklmnop", x: -3, row: "defghijklm", advanced: 16),
    Case(text: "abc", x: 10, row: "..........", advanced: 3),
    Case(text: "abc", x: -3, row: "..........", advanced: 3),
    Case(text: "abc", x: .max, row: "..........", advanced: 3),
    Case(text: "家abc", x: .min, row: "..........", advanced: 5),
    Case(text: "abcdef", x: 1, clip: 3..<5, row: "...cd.....", advanced: 6),
    Case(text: "家族", x: 1, row: ".家族.....", advanced: 4),
    Case(text: "家族", x: -1, row: " 族.......", advanced: 4),
    Case(text: "家族", x: 7, row: ".......家 ", advanced: 4),
    Case(text: "a家族b", x: 2, clip: 4..<6, row: "....  ....", advanced: 6),
    Case(text: "a家族b", x: 2, clip: 3..<7, row: "...家族...", advanced: 6),
    Case(text: "naïve…", x: 0, row: "naïve…....", advanced: 6),
    Case(text: "e\u{301}x", x: 0, row: "e\u{301}x........", advanced: 2),
    Case(text: "\u{301}x", x: 0, row: "x.........", advanced: 1),
    Case(text: "a\u{200B}b", x: 0, row: "ab........", advanced: 2),
    Case(text: "🇺🇸👍🏽", x: 1, row: ".🇺🇸👍🏽.....", advanced: 4),
    Case(text: "a\tb\n\u{1B}[31m", x: 0, row: "a␉b␊␛[31m.", advanced: 9),
    Case(text: "\r\n", x: 0, row: "␍␊........", advanced: 2),
    Case(text: "\u{202E}x\u{9B}", x: 0, row: "�x�.......", advanced: 3),
  ]

  @Test(arguments: cases) func `a text is written`(_ example: Case) {
    var grid = CellGrid(width: 10, height: 3)
    grid.fill(x: 0, y: 0, width: 10, height: 3, symbol: ".")
    let clip = example.clip.map { ClipRegion(x0: $0.lowerBound, y0: 0, x1: $0.upperBound, y1: 3) }
    let advanced = grid.write(example.text, x: example.x, y: 1, clip: clip)
    #expect(advanced == example.advanced)
    #expect(grid.text(row: 1, trimming: false).utf8.elementsEqual(example.row.utf8))
    #expect(grid.text(row: 0) == "..........")
    #expect(grid.text(row: 2) == "..........")
    #expect(grid.write(example.text, x: example.x, y: 3) == example.advanced)
    #expect(grid.write(example.text, x: example.x, y: -1) == example.advanced)
    #expect(grid.text(row: 2) == "..........")
  }

  @Test func `a part of a text can be written`() {
    var grid = CellGrid(width: 6, height: 1)
    grid.write("xhellox".dropFirst().dropLast(), x: 0, y: 0)
    #expect(grid.text(row: 0) == "hello")
  }

  @Test(arguments: [(1, "ax b族c"), (2, "a xb族c"), (3, "a家x族c"), (4, "a家bx c"), (5, "a家b xc")])
  func `half of a wide cluster does not remain`(_ x: Int, _ row: String) {
    var grid = CellGrid(width: 8, height: 1)
    grid.write("a家b族c", x: 0, y: 0)
    grid.write("x", x: x, y: 0)
    #expect(grid.text(row: 0) == row)
  }

  @Test func `a wide cluster replaces halves on both sides`() {
    var grid = CellGrid(width: 6, height: 1)
    grid.write("家族人", x: 0, y: 0, style: TextStyle(background: .red))
    grid.write("山", x: 1, y: 0)
    #expect(grid.text(row: 0, trimming: false) == " 山 人")
    #expect(grid.style(x: 0, y: 0).background == .red)
    #expect(grid.style(x: 1, y: 0).background == .default)
    #expect(grid.style(x: 3, y: 0).background == .red)
  }

  @Test func `the background can be kept`() {
    var grid = CellGrid(width: 6, height: 1)
    grid.fill(x: 0, y: 0, width: 2, height: 1, style: TextStyle(background: .red))
    grid.fill(x: 2, y: 0, width: 4, height: 1, style: TextStyle(background: .blue))
    grid.write(
      "a家b", x: 0, y: 0, style: TextStyle(foreground: .green, background: .white),
      keepingBackground: true)
    let backgrounds = (0..<6).map { grid.style(x: $0, y: 0).background }
    #expect(backgrounds == [.red, .red, .red, .blue, .blue, .blue])
    #expect(grid.style(x: 3, y: 0).foreground == .green)
    grid.write("plain", x: 0, y: 0, keepingBackground: true)
    #expect(grid.style(x: 4, y: 0).background == .blue)
  }

  @Test func `marks without end are cut`() {
    var grid = CellGrid(width: 3, height: 1)
    #expect(grid.write("a" + String(repeating: "\u{301}", count: 10_000) + "b", x: 0, y: 0) == 2)
    #expect(grid.cell(x: 0, y: 0).text.unicodeScalars.count == 32)
    #expect(grid.cell(x: 1, y: 0).text == "b")
  }
}
