import Testing

@testable import TextUI

/// Pictures of views.
@MainActor struct ImageRendererTests {
  @Test func aPictureIsAsLargeAsTheView() {
    let renderer = ImageRenderer(
      content: VStack(alignment: .leading) {
        Text("Ticket").border(.primary)
        Text("No. 7")
      })
    #expect(renderer.text == "╭──────╮\n│Ticket│\n╰──────╯\nNo. 7")
    #expect(renderer.pngData?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func aPictureHasTheRoomThatIsOffered() {
    let renderer = ImageRenderer(content: Text("a b c").frame(maxWidth: .infinity))
    renderer.proposedSize = ProposedViewSize(width: 9, height: nil)
    #expect(renderer.text == "  a b c")
    renderer.proposedSize = ProposedViewSize(width: 3, height: nil)
    #expect(renderer.text == "a b\nc")
  }

  @Test func aViewWithoutRoomHasNoPicture() {
    let renderer = ImageRenderer(content: EmptyView())
    #expect(renderer.text.isEmpty && renderer.pngData == nil)
  }

  @Test func aPictureIsMadeWhileAnApplicationRuns() {
    struct Screen: View {
      @State private var picture = ""

      var body: some View {
        Button("Draw") { picture = ImageRenderer(content: Text("inside")).text }
        Text("[\(picture)]")
      }
    }
    let view = HostedView(width: 20, height: 2) { Screen() }
    view.tap("Draw")
    #expect(view.element("[inside]") != nil)
    #expect(view.warnings().isEmpty)
  }
}
