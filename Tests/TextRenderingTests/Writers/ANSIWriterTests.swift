import Primitives
import Testing

@testable import TextRendering

struct ANSIWriterTests {
  /// Returns output with visible escapes.
  private func visible(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "‹")
  }

  @Test func `a frame places every row and erases its end`() {
    var grid = CellGrid(width: 12, height: 3)
    grid.write("Hello", x: 1, y: 0, style: TextStyle(foreground: .red, attributes: .bold))
    grid.write("plain text!!", x: 0, y: 2)
    #expect(
      visible(ANSIWriter().frame(grid))
        == "‹1H‹m ‹1;31mHello‹m‹K‹2H‹K‹3Hplain text!!")
    let synchronized = ANSIWriter(isSynchronized: true).frame(grid)
    #expect(visible(synchronized).hasPrefix("‹?2026h‹1H"))
    #expect(visible(synchronized).hasSuffix("!!‹?2026l"))
  }

  @Test func `nothing is written for a grid that looks the same`() {
    var grid = CellGrid(width: 12, height: 3)
    grid.write("👍🏽", x: 0, y: 0)
    var other = CellGrid(width: 12, height: 3)
    other.write("❤️", x: 0, y: 0)
    other.write("👍🏽", x: 0, y: 0)
    #expect(ANSIWriter(isSynchronized: true).difference(from: grid, to: grid) == [])
    #expect(ANSIWriter(isSynchronized: true).difference(from: grid, to: other) == [])
  }

  /// Two rows and what leads from one to the other.
  struct Case: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let output: String
    var testDescription: String { "\(old) → \(new)" }
  }

  static let cases = [
    Case(old: "abcdefghijkl", new: "abcXefghijkl", output: "‹1;4H‹mX"),
    Case(old: "abcdefghijkl", new: "aXcdeYghijkl", output: "‹1;2H‹mXcdeY"),
    Case(old: "abcdefghijkl", new: "aXcdefghiYkl", output: "‹1;2H‹mX‹1;10HY"),
    Case(old: "abcdefghijkl", new: "abcd", output: "‹1;5H‹m‹K"),
    Case(old: "abcdefghijkl", new: "abcdefghij", output: "‹1;11H‹m  "),
    Case(old: "", new: "家b", output: "‹1H‹m家‹1;3Hb"),
    Case(old: "家b", new: "山b", output: "‹1H‹m山"),
    Case(old: "家b", new: "ab b", output: "‹1H‹mab b"),
    Case(old: "ab❤️c", new: "abx c", output: "‹1;3H‹mx c‹K"),
    Case(old: "abcdefgh", new: "a❤️defgh", output: "‹1;2H‹m  ‹1;2H❤️‹1;4Hdefgh‹K"),
    Case(old: "", new: "é☺─x", output: "‹1H‹mé☺‹1;3H─x"),
    Case(old: "", new: "          👍🏽", output: "‹1;11H‹m  ‹1;11H👍🏽"),
  ]

  @Test(arguments: cases) func `only what differs is written`(_ example: Case) {
    var old = CellGrid(width: 12, height: 1)
    var new = old
    old.write(example.old, x: 0, y: 0)
    new.write(example.new, x: 0, y: 0)
    #expect(visible(ANSIWriter().difference(from: old, to: new)) == example.output)
  }

  /// Two styles beside each other and how the second is selected.
  struct StyleCase: Sendable, CustomTestStringConvertible {
    let first: TextStyle
    let second: TextStyle
    var level = ColorLevel.trueColor
    let output: String
    var testDescription: String { "\(first) → \(second) at \(level)" }
  }

  static let styles = [
    StyleCase(first: .init(attributes: .bold), second: .plain, output: "‹0;1ma‹mb"),
    StyleCase(
      first: .init(attributes: [.bold, .faint]), second: .init(attributes: .faint),
      output: "‹0;1;2ma‹0;2mb‹m"),
    StyleCase(
      first: .init(foreground: .red, attributes: [.bold, .underline]),
      second: .init(foreground: .red, attributes: .bold), output: "‹0;1;4;31ma‹24mb‹m"),
    StyleCase(
      first: .init(foreground: .rgb(255, 0, 0), background: .ansi(12)),
      second: .init(foreground: .palette(200), background: .ansi(12)),
      output: "‹0;38;2;255;0;0;104ma‹38;5;200mb‹m"),
    StyleCase(
      first: .init(foreground: .rgb(255, 0, 0), background: .ansi(12)),
      second: .init(foreground: .palette(200)), level: .ansi16,
      output: "‹0;91;104ma‹0;95mb‹m"),
    StyleCase(
      first: .init(foreground: .rgb(255, 0, 0)), second: .init(foreground: .rgb(250, 3, 3)),
      level: .ansi256, output: "‹0;38;5;196mab‹m"),
    StyleCase(
      first: .init(foreground: .red, attributes: .italic),
      second: .init(background: .red, attributes: .strikethrough), level: .none,
      output: "‹0;3ma‹0;9mb‹m"),
  ]

  @Test(arguments: styles) func `styles are selected shortly`(_ example: StyleCase) {
    let old = CellGrid(width: 2, height: 1)
    var new = old
    new.write("a", x: 0, y: 0, style: example.first)
    new.write("b", x: 1, y: 0, style: example.second)
    let writer = ANSIWriter(colorLevel: example.level)
    #expect(
      visible(writer.difference(from: old, to: new)).dropFirst(3) == example.output)
  }

  @Test(arguments: [ScreenModel.Widths.clusters, .scalars, .older, .emoji])
  func `a terminal shows what was written, however it takes clusters`(_ widths: ScreenModel.Widths)
  {
    var random = SplitMix64(seed: 21)
    let texts = [
      "a", "word", "    ", "家", "家族人", "👍🏽", "x❤️y", "🇺🇸👨‍👩‍👧", "e\u{301}", "─│┌", "…", "☺", "☰", "a☷b",
      "👍",
    ]
    let colors: [TerminalColor] = [.default, .red, .palette(99), .rgb(1, 2, 3), .ansi(12)]
    var screen = ScreenModel(width: 14, height: 4, widths: widths)
    var shown = CellGrid(width: 14, height: 4)
    screen.feed(ANSIWriter().frame(shown))
    for step in 0..<600 {
      var next = step % 50 == 0 ? CellGrid(width: 14, height: 4) : shown
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let style = TextStyle(
          foreground: colors.randomElement(using: &random) ?? .default,
          background: colors.randomElement(using: &random) ?? .default,
          attributes: TextAttributes(rawValue: UInt16.random(in: 0..<128, using: &random)))
        next.write(
          texts.randomElement(using: &random) ?? "", x: Int.random(in: -1...13, using: &random),
          y: Int.random(in: 0...3, using: &random),
          style: Bool.random(using: &random) ? style : .plain)
      }
      let writer = ANSIWriter(isSynchronized: step % 2 == 0)
      screen.feed(step % 7 == 0 ? writer.frame(next) : writer.difference(from: shown, to: next))
      shown = next
      #expect(screen.problems == [])
      #expect(screen.style == .plain)
      if widths == .clusters {
        #expect(screen.grid == next)
      } else {
        compare(screen.grid, next, widths)
      }
    }
  }

  /// Compares what terminals are of one opinion about, and what no cluster before it covers.
  private func compare(_ shown: CellGrid, _ wanted: CellGrid, _ widths: ScreenModel.Widths) {
    for y in 0..<wanted.height {
      for x in 0..<wanted.width {
        let (text, width, _) = wanted.cell(x: x, y: y)
        guard let cluster = text.first, widths.width(of: cluster) == width else { continue }
        if cluster.unicodeScalars.count > 1 { continue }
        #expect(shown.cell(x: x, y: y).text == text)
      }
    }
  }
}
