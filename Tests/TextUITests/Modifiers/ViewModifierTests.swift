import Testing

@testable import TextUI

/// Modifiers of the author's, as values.
@MainActor struct ViewModifierTests {
  struct Bracket: ViewModifier {
    let mark: String
    @State private var taps = 0

    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        Button(mark) { taps += 1 }
        content
        Text("\(taps)")
      }
    }
  }

  @Test func modifiedContentIsAView() {
    let view = HostedView(width: 12, height: 1) {
      ModifiedContent(content: Text("a"), modifier: Bracket(mark: "<"))
    }
    view.tap("<")
    #expect(view.screen.trimmingCharacters(in: .whitespaces) == "[ < ]a1")
  }

  @Test func modifiersFollowEachOther() {
    let both = Bracket(mark: "(").concat(EmptyModifier()).concat(Bracket(mark: "["))
    let view = HostedView(width: 20, height: 1) { Text("a").modifier(both) }
    #expect(view.screen.trimmingCharacters(in: .whitespaces) == "[ [ ][ ( ]a00")
  }
}
