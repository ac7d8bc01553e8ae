import Testing
import TextRendering

@testable import TextUI

/// Texts and pictures: what they show, and how the views around set them.
@MainActor struct TextTests {
  /// The style of the first letter of a view.
  private func style<Content: View>(_ content: Content) -> TextStyle {
    HostedView(width: 1, height: 1) { content }.host.screen().style(x: 0, y: 0)
  }

  @Test func textsAreJoinedAndFormatted() {
    let view = HostedView(width: 8, height: 2) {
      Text(verbatim: "50% ") + Text("done").bold()
      Text(0.25, format: .percent)
    }
    #expect(view.screen == "50% done\n  25%")
  }

  @Test func aTextSetsItself() {
    #expect(style(Text("x").italic()).attributes == .italic)
    #expect(
      style(Text("x").underline().strikethrough()).attributes == [.underline, .strikethrough])
    #expect(style(Text("x").underline(false).strikethrough(false)).attributes == [])
  }

  @Test func aViewSetsTheTextsInside() {
    let group = Group { Text("x") }
    #expect(style(group.font(.caption)).attributes == .faint)
    #expect(style(group.font(nil)).attributes == [])
    #expect(style(group.italic()).attributes == .italic)
    #expect(style(group.underline().strikethrough()).attributes == [.underline, .strikethrough])
    #expect(style(group.underline(false).underline()).attributes == [])
    #expect(style(group.foregroundStyle(.blue)).foreground == .blue)
    #expect(style(group.foregroundStyle(.yellow)).foreground == .yellow)
    #expect(style(group.foregroundStyle(.white)).foreground == .ansi(15))
  }

  @Test func linesAreLimitedAndReserved() {
    /// A view that says how many lines are allowed.
    struct Limit: View {
      @Environment(\.lineLimit) private var limit

      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let view = HostedView(width: 7, height: 6) {
      Limit().lineLimit(2)
      Text("one").lineLimit(2...)
      Text("abcdefghij").lineLimit(1).truncationMode(.head)
      Text("abcdefghij").lineLimit(1).truncationMode(.middle)
    }
    #expect(view.screen == "limit 2\n  one\n\n…efghij\nabc…hij")
  }

  @Test(arguments: [
    ("plus", "Add"), ("plus.circle.fill", "Add"), ("checkmark.circle", "Selected"),
    ("square.and.arrow.up", "Share"), ("circle.fill", "circle"), ("square", "square"),
    ("person.crop.circle", "person crop"),
  ])
  func symbolsHaveSpokenNames(symbol: String, name: String) {
    let view = HostedView(width: 9, height: 1) { Image(systemName: symbol) }
    #expect(view.element(symbol, .image)?.label == name)
    let button = HostedView(width: 9, height: 1) {
      Button {
      } label: {
        Image(systemName: symbol)
      }
    }
    #expect(button.element(symbol, .button)?.label == name)
  }

  @Test func picturesAreSymbolsOfTheirNames() {
    let view = HostedView(width: 1, height: 3) {
      Image("star.fill")
      Image(decorative: "heart")
      Image("unknown")
    }
    #expect(view.screen == "★\n♡\n⬚")
    #expect(
      view.outline == """
        Image, {{0.0, 0.0}, {1.0, 1.0}}, identifier: 'star.fill', label: 'star fill'
        Image, {{0.0, 2.0}, {1.0, 1.0}}, identifier: 'unknown', label: 'unknown'
        """)
  }
}
