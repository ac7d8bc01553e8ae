import Testing
import TextUI

@Suite("Links to share", .serialized) @MainActor struct ShareLinkTests {
  @Test("Several values are handed on line by line, with something to look at for each")
  func several() {
    let view = HostedView(width: 30, height: 12) {
      ShareLink("Both", items: ["one", "two"], subject: Text("Numbers")) {
        SharePreview($0, icon: Image(systemName: "star"))
      }
      ShareLink(items: ["a"], preview: { SharePreview($0, image: Image(systemName: "star")) }) {
        Text("One")
      }
      .transition(.blurReplace(.downUp))
    }
    view.tap("One")
    view.tap("Copy")
    #expect(UIPasteboard.general.string == "a")
    view.tap("Both")
    view.tap("Copy")
    #expect(UIPasteboard.general.string == "one\ntwo")
  }
}
