import Testing

@testable import TextRendering

struct TerminalPaletteTests {
  @Test(arguments: [
    (UInt8(1), "#CD0000"), (16, "#000000"), (21, "#0000FF"), (67, "#5F87AF"), (196, "#FF0000"),
    (231, "#FFFFFF"), (232, "#080808"), (244, "#808080"), (255, "#EEEEEE"),
  ]) func `the palette of 256 has exact colors`(_ index: UInt8, _ color: String) {
    #expect(TerminalPalette.xterm.color(index).hexadecimal == color)
  }

  @Test(arguments: [
    (TerminalColor.rgb(255, 0, 0), ColorLevel.trueColor, TerminalColor.rgb(255, 0, 0)),
    (.rgb(255, 0, 0), .ansi256, .palette(196)),
    (.rgb(95, 135, 175), .ansi256, .palette(67)),
    (.rgb(9, 9, 9), .ansi256, .palette(232)),
    (.rgb(127, 129, 128), .ansi256, .palette(244)),
    (.rgb(250, 10, 5), .ansi16, .ansi(9)),
    (.rgb(0, 0, 0), .ansi16, .ansi(0)),
    (.palette(21), .ansi16, .ansi(4)),
    (.palette(9), .ansi16, .ansi(9)),
    (.palette(9), .ansi256, .palette(9)),
    (.ansi(3), .ansi16, .ansi(3)),
    (.default, .ansi16, .default),
    (.ansi(3), .none, .default),
  ]) func `fewer colors take the nearest`(
    _ color: TerminalColor, _ level: ColorLevel, _ nearest: TerminalColor
  ) {
    #expect(TerminalPalette.xterm.nearest(to: color, at: level) == nearest)
  }

  @Test func `entries of the cube and the grays are nearest to themselves`() {
    for index in UInt8(16)...255 {
      let color = TerminalPalette.xterm.color(index)
      let exact = TerminalColor.rgb(color.red, color.green, color.blue)
      guard case .palette(let found) = TerminalPalette.xterm.nearest(to: exact, at: .ansi256).kind
      else {
        Issue.record("\(index) has no nearest entry")
        continue
      }
      #expect(TerminalPalette.xterm.color(found) == color)
    }
  }

  @Test func `reversal and faintness are applied`() {
    let palette = TerminalPalette.xterm
    let reversed = palette.colors(of: TextStyle(foreground: .red, attributes: .reverse))
    #expect(reversed.foreground.hexadecimal == "#000000")
    #expect(reversed.background.hexadecimal == "#CD0000")
    let faint = palette.colors(of: TextStyle(foreground: .rgb(200, 100, 0), attributes: .faint))
    #expect(faint.foreground.hexadecimal == "#783C00")
  }
}
