import Primitives
import PseudoTerminal
import Testing
import TextRendering

/// What a program writes to a screen of 10 × 4 cells, and what is then seen.
struct ScreenCase: Sendable, CustomTestStringConvertible {
  /// The output.
  var output: String

  /// The screen.
  var screen: String

  /// Where the cursor is, as row and column, nil if it does not matter.
  var cursor: [Int]?

  var testDescription: String { output.debugDescription }

  /// Makes a case.
  init(_ output: String, _ screen: String, cursor: [Int]? = nil) {
    self.output = output
    self.screen = screen
    self.cursor = cursor
  }
}

@Suite struct TerminalScreenTests {
  /// Four full rows.
  private static let filled = "0123456789\r\nabcdefghij\r\nABCDEFGHIJ\r\nklmnopqrst"

  static let writing: [ScreenCase] = [
    ScreenCase("ab\r\ncd", "ab\ncd", cursor: [1, 2]),
    ScreenCase("ab\ncd", "ab\n  cd", cursor: [1, 4]),
    ScreenCase("abc\rX\u{8}\u{8}Y", "Ybc", cursor: [0, 1]),
    ScreenCase("a\tb\tc", "a       bc", cursor: [0, 9]),
    ScreenCase("0123456789", "0123456789", cursor: [0, 9]),
    ScreenCase("0123456789a", "0123456789\na", cursor: [1, 1]),
    ScreenCase("0123456789\u{1B}[Da", "01234567a9", cursor: [0, 9]),
    ScreenCase("\u{1B}[?7l0123456789ab", "012345678b", cursor: [0, 9]),
    ScreenCase("1\r\n2\r\n3\r\n4\r\n5", "2\n3\n4\n5", cursor: [3, 1]),
    ScreenCase("a\u{7}b\u{0}c\u{7F}d", "abcd"),
  ]

  static let wide: [ScreenCase] = [
    ScreenCase("家族x", "家族x", cursor: [0, 5]),
    ScreenCase("12345678家家", "12345678家\n家", cursor: [1, 2]),
    ScreenCase("123456789家", "123456789\n家", cursor: [1, 2]),
    ScreenCase("家\u{1B}[1;1Hx", "x", cursor: [0, 1]),
    ScreenCase("家\u{1B}[1;2Hx", " x"),
    ScreenCase("家族\u{1B}[1;2H国", " 国", cursor: [0, 3]),
    ScreenCase("家x\u{1B}[1;2H\u{1B}[K", ""),
    ScreenCase("👨‍👩‍👧x", "👨‍👩‍👧x", cursor: [0, 3]),
    ScreenCase("🇺🇸👍🏽1️⃣x", "🇺🇸👍🏽1️⃣x", cursor: [0, 7]),
    ScreenCase("❤x❤️y", "❤x❤️y", cursor: [0, 5]),
    ScreenCase("e\u{301}x", "e\u{301}x", cursor: [0, 2]),
    ScreenCase("e\u{1B}[m\u{301}x", "ex", cursor: [0, 2]),
  ]

  static let moving: [ScreenCase] = [
    ScreenCase("\u{1B}[2;3Hx", "\n  x", cursor: [1, 3]),
    ScreenCase("\u{1B}[99;99Hx", "\n\n\n         x", cursor: [3, 9]),
    ScreenCase("\u{1B}[2;3H\u{1B}[Hx\u{1B}[3fy", "x\n\ny"),
    ScreenCase("\u{1B}[3;5H\u{1B}[A\u{1B}[2D\u{1B}[Bx\u{1B}[Cy", "\n\n  x y"),
    ScreenCase("\u{1B}[9A\u{1B}[9Dx\u{1B}[9B\u{1B}[99Cy", "x\n\n\n         y"),
    ScreenCase("abc\u{1B}[Ex\u{1B}[Fy\u{1B}[5Gz\u{1B}[3dw", "ybc z\nx\n     w"),
    ScreenCase("a\u{1B}7\u{1B}[3;3Hb\u{1B}8c", "ac\n\n  b"),
    ScreenCase("a\u{1B}[s\u{1B}[3;3Hb\u{1B}[uc", "ac\n\n  b"),
    ScreenCase("\u{1B}[2;2Ha\u{1B}Db\u{1B}Ec", "\n a\n  b\nc"),
    ScreenCase("a\u{1B}Mb", " b\na"),
  ]

  static let erasing: [ScreenCase] = [
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[K", "0123456789\nabc\nABCDEFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[1K", "0123456789\n    efghij\nABCDEFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[2K", "0123456789\n\nABCDEFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[J", "0123456789\nabc"),
    ScreenCase("\(filled)\u{1B}[3;4H\u{1B}[1J", "\n\n    EFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[2J", "", cursor: [1, 3]),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[3X", "0123456789\nabc   ghij\nABCDEFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[2@", "0123456789\nabc  defgh\nABCDEFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[2P", "0123456789\nabcfghij\nABCDEFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[L", "0123456789\n\nabcdefghij\nABCDEFGHIJ"),
    ScreenCase("\(filled)\u{1B}[2;4H\u{1B}[M", "0123456789\nABCDEFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[S", "abcdefghij\nABCDEFGHIJ\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2T", "\n\n0123456789\nabcdefghij"),
    ScreenCase("\(filled)\u{1B}[2;3r\u{1B}[3;1H\nx", "0123456789\nABCDEFGHIJ\nx\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}[2;3r\u{1B}[2;1H\u{1B}Mx", "0123456789\nx\nabcdefghij\nklmnopqrst"),
    ScreenCase("\(filled)\u{1B}c", "", cursor: [0, 0]),
    ScreenCase("\(filled)\u{1B}[99S\u{1B}[99L\u{1B}[99@\u{1B}[99P\u{1B}[99X", ""),
  ]

  static let ignored: [ScreenCase] = [
    ScreenCase("a\u{1B}]0;title\u{7}b\u{1B}]8;;http://x\u{1B}\\c", "abc"),
    ScreenCase("a\u{1B}P1$r\u{1B}\\b\u{1B}_x\u{1B}\\c\u{1B}(Bd\u{1B}=e", "abcde"),
    ScreenCase("a\u{1B}[>1u\u{1B}[?2026hb\u{1B}[?2026l\u{1B}[4 qc", "abc"),
    ScreenCase("a\u{1B}[31\u{18}b\u{1B}]never\u{1B}[2Cc", "ab  c"),
    ScreenCase("a\u{9B}31mb", "a31mb"),
  ]

  @Test(arguments: writing + wide + moving + erasing + ignored)
  func shows(_ test: ScreenCase) {
    var screen = TerminalScreen(columns: 10, rows: 4)
    screen.feed(test.output)
    #expect(screen.text == test.screen)
    if let cursor = test.cursor {
      #expect([screen.cursorPosition.row, screen.cursorPosition.column] == cursor)
    }
    var slowly = TerminalScreen(columns: 10, rows: 4)
    for byte in test.output.utf8 { slowly.feed(CollectionOfOne(byte)) }
    #expect(slowly.text == test.screen)
  }

  @Test func showsInvalidBytesAsReplacements() {
    var screen = TerminalScreen(columns: 10, rows: 1)
    screen.feed([0x61, 0xFF, 0xC3, 0x62, 0x80, 0x63])
    #expect(screen.text == "a\u{FFFD}\u{FFFD}b\u{FFFD}c")
  }

  @Test func survivesRandomOutput() {
    var random = SplitMix64(seed: 7)
    let steering = Array("\u{1B}[]?;0123456789ABCDEFGHJKLMPSTXZ@hlmr家\u{7}\n\r".utf8)
    var screen = TerminalScreen(columns: 7, rows: 3)
    for step in 0..<30_000 {
      let number = Int(random.next() >> 33)
      let byte =
        number % 5 == 0 ? UInt8(number >> 8 & 0xFF) : steering[(number >> 8) % steering.count]
      screen.feed(CollectionOfOne(byte))
      if step % 1_000 == 0 { screen.resize(columns: 1 + number % 12, rows: 1 + number % 5) }
      let (row, column) = screen.cursorPosition
      #expect((0..<screen.rows).contains(row) && (0..<screen.columns).contains(column))
    }
    for row in 0..<screen.rows {
      let widths = (0..<screen.columns).map { screen.cell(row: row, column: $0).width }
      #expect(widths.reduce(0, +) == screen.columns)
    }
  }
}

// MARK: - Styles and modes

extension TerminalScreenTests {
  @Test func keepsStyles() {
    var screen = TerminalScreen(columns: 10, rows: 2)
    screen.feed("\u{1B}[1;31mA\u{1B}[22;4;92;44mB\u{1B}[0;38;5;200mC\u{1B}[48:2:1:2:3mD\u{1B}[mE")
    let styles = (0..<5).map { "\(screen.cell(row: 0, column: $0).style)" }
    #expect(
      styles == [
        "\(TextStyle(foreground: .ansi(1), attributes: .bold))",
        "\(TextStyle(foreground: .ansi(10), background: .ansi(4), attributes: .underline))",
        "\(TextStyle(foreground: .palette(200)))",
        "\(TextStyle(foreground: .palette(200), background: .rgb(1, 2, 3)))",
        "\(TextStyle.plain)",
      ])
    screen.feed("\u{1B}[2;1H\u{1B}[2;3;5;7;9mx\u{1B}[23;25;29my\u{1B}[41m\u{1B}[K")
    #expect(
      screen.cell(row: 1, column: 0).style.attributes
        == [.faint, .italic, .blink, .reverse, .strikethrough])
    #expect(screen.cell(row: 1, column: 1).style.attributes == [.faint, .reverse])
    #expect(screen.cell(row: 1, column: 9).style == TextStyle(background: .ansi(1)))
  }

  @Test func changesScreens() {
    var screen = TerminalScreen(columns: 10, rows: 2)
    screen.feed("main\u{1B}[?1049h")
    #expect(screen.isAlternate)
    #expect(screen.text == "")
    screen.feed("\u{1B}[2;2Hother\u{1B}[?1049l!")
    #expect(!screen.isAlternate)
    #expect(screen.text == "main!")
  }

  @Test func tracksModesTitleAndBell() {
    var screen = TerminalScreen(columns: 10, rows: 2)
    screen.feed("\u{1B}[?1000;1006h\u{1B}[?25l\u{1B}]2;Hello; you\u{1B}\\\u{7}")
    #expect(screen.modes == [7, 1000, 1006])
    #expect(!screen.isCursorVisible)
    #expect(screen.title == "Hello; you")
    #expect(screen.bellCount == 1)
  }

  @Test func answersQuestions() {
    var screen = TerminalScreen(columns: 10, rows: 2)
    screen.feed("ab\u{1B}[6n\u{1B}[c\u{1B}[5n\u{1B}[?25$p\u{1B}[?2026$p")
    let replies = String(decoding: screen.takeReplies(), as: UTF8.self)
    #expect(replies == "\u{1B}[1;3R\u{1B}[?62c\u{1B}[0n\u{1B}[?25;1$y\u{1B}[?2026;2$y")
    #expect(screen.takeReplies() == [])
  }

  @Test func findsText() {
    var screen = TerminalScreen(columns: 10, rows: 2)
    screen.feed("a家b\r\n  key")
    #expect(screen.position(of: "b").map { [$0.row, $0.column] } == [0, 3])
    #expect(screen.position(of: "key").map { [$0.row, $0.column] } == [1, 2])
    #expect(screen.position(of: "none") == nil)
  }

  @Test func cutsAndGrows() {
    var screen = TerminalScreen(columns: 4, rows: 3)
    screen.feed("ab家\r\nx\r\ny")
    screen.resize(columns: 3, rows: 2)
    #expect(screen.lines == ["ab", "x"])
    screen.resize(columns: 5, rows: 3)
    #expect(screen.lines == ["ab", "x", ""])
    #expect([screen.cursorPosition.row, screen.cursorPosition.column] == [1, 1])
  }
}
