import Testing
import TextRendering

@testable import TextUI

/// What the names of colors and fonts mean in a terminal.
@MainActor struct StyleTests {
  /// The style of a letter.
  private func style<Content: View>(_ content: Content) -> TextStyle {
    HostedView(width: 1, height: 1) { content }.host.screen().style(x: 0, y: 0)
  }

  @Test(arguments: [
    (Color.red, TerminalColor.ansi(1)), (.green, .ansi(2)), (.yellow, .ansi(3)), (.blue, .ansi(4)),
    (.purple, .ansi(5)), (.cyan, .ansi(6)), (.teal, .ansi(6)), (.orange, .palette(208)),
    (.pink, .palette(205)), (.brown, .palette(130)), (.indigo, .palette(62)),
    (.mint, .palette(121)), (.gray, .ansi(8)), (.white, .ansi(15)), (.black, .ansi(0)),
    (.accentColor, .ansi(6)), (.primary, .default),
  ])
  func colorsAreTheTerminals(_ color: Color, _ shown: TerminalColor) {
    #expect(style(Text("x").foregroundStyle(color)).foreground == shown)
    #expect(style(Text("x").foregroundColor(color)).foreground == shown)
    #expect(style(VStack { Text("x") }.foregroundColor(color)).foreground == shown)
  }

  @Test func styleNamesAreTheColors() {
    #expect(style(Text("x").foregroundStyle(.purple)).foreground == .ansi(5))
    #expect(style(Text("x").foregroundStyle(.cyan)).foreground == .ansi(6))
    #expect(style(Text("x").foregroundStyle(.orange)).foreground == .palette(208))
    #expect(style(Text("x").foregroundStyle(.pink)).foreground == .palette(205))
    #expect(style(Text("x").foregroundStyle(.black)).foreground == .ansi(0))
    #expect(style(Text("x").foregroundStyle(.clear)).foreground == .default)
  }

  /// The fonts, and the attributes that stand for them.
  nonisolated private static let fonts: [(Font, TextAttributes)] = [
    (.largeTitle, .bold), (.title, .bold), (.title2, .bold), (.title3, .bold), (.headline, .bold),
    (.subheadline, []), (.body, []), (.callout, []), (.footnote, .faint), (.caption, .faint),
    (.caption2, .faint), (.caption.italic(), [.faint, .italic]), (.body.bold(), .bold),
    (.system(size: 40), []),
  ]

  @Test(arguments: fonts)
  func fontsAreWeights(_ font: Font, _ attributes: TextAttributes) {
    #expect(style(Text("x").font(font)).attributes == attributes)
  }
}
