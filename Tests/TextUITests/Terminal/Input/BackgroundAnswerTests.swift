import AutomationWire
import Testing
import TextRendering

@testable import TextUI

/// What a terminal says of the colour of its ground.
@MainActor struct BackgroundAnswerTests {
  private func color(_ answer: String) -> RGBColor? {
    var parser = TerminalInputParser()
    #expect(parser.feed(Array(answer.utf8), at: .zero).isEmpty)
    return parser.background
  }

  @Test func answersAreUnderstood() {
    #expect(color("\u{1B}]11;rgb:1b1b/1f1f/2727\u{1B}\\") == RGBColor(0x1B1F27))
    #expect(color("\u{1B}]11;rgb:ff/80/0\u{7}") == RGBColor(0xFF8000))
    #expect(color("\u{1B}]11;rgba:fff/000/888/ffff\u{7}") == RGBColor(0xFF0088))
  }

  @Test func nothingElseIsAnAnswer() {
    let others = [
      "]11;rgb:1/2", "]11;rgb:1/2/3/4", "]11;rgb:12345/0/0", "]11;rgb:+1/0/0", "]11;rgb:x/y/z",
      "]11;?", "]10;rgb:1/2/3", "P11;rgb:1/2/3", "]11;rgb:" + String(repeating: "1", count: 9_000),
    ]
    for other in others { #expect(color("\u{1B}\(other)\u{7}") == nil, "\(other.prefix(30))") }
  }

  @Test func keysAroundAnAnswerAreKeys() {
    var parser = TerminalInputParser()
    let bytes = Array("a\u{1B}]11;rgb:0000/0000/0000\u{1B}\\b".utf8)
    var events: [InputEvent] = []
    for byte in bytes { events += parser.feed([byte], at: .zero) }
    #expect(events == [.key(KeyPress(.character("a"))), .key(KeyPress(.character("b")))])
    #expect(parser.background == RGBColor(0x000000))
    // An answer cut off leaves the one before.
    _ = parser.feed(Array("\u{1B}]11;rgb:ffff\u{18}".utf8), at: .zero)
    #expect(parser.background == RGBColor(0x000000))
  }

  @Test func theSchemeSuitsTheGround() {
    #expect(ColorScheme(ground: RGBColor(0xFDF6E3)) == .light)
    #expect(ColorScheme(ground: RGBColor(0x002B36)) == .dark)
    for (colors, scheme) in [
      ("0;15", ColorScheme.light), ("15;0", .dark), ("12;default;7", .light), ("0;8", .dark),
    ] { #expect(BackgroundAnswer.scheme(in: ["COLORFGBG": colors]) == scheme) }
    for colors in ["", "15;default", "0;99"] {
      #expect(BackgroundAnswer.scheme(in: ["COLORFGBG": colors]) == nil)
    }
  }

  @Test func aViewIsToldAndALaunchSaysItFirst() {
    struct Told: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text("\(scheme)") }
    }
    let view = HostedView { Told() }
    #expect(view.screen.contains("dark"))
    view.host.terminalScheme = .light
    #expect(view.screen.contains("light"))
    view.host.setAppearance(.dark)
    #expect(view.screen.contains("dark"))
    view.host.setAppearance(.unspecified)
    #expect(view.screen.contains("light"))
  }
}
