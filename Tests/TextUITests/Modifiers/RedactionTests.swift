import Testing

@testable import TextUI

/// What is drawn as blocks.
@MainActor struct RedactionTests {
  @Test func textsAreBlocksThatAreReadAsTheyAre() {
    let view = HostedView(width: 12, height: 3) {
      VStack(alignment: .leading) {
        Text("Name")
        Text("Shown").unredacted()
        Text("1234").privacySensitive()
      }
      .redacted(reason: .placeholder)
    }
    #expect(view.screen == "   ▒▒▒▒\n   Shown\n   ▒▒▒▒")
    #expect(view.element("Name") != nil)
  }

  @Test func whatIsPrivateIsBlocksForPrivacy() {
    let view = HostedView(width: 12, height: 1) {
      HStack {
        Text("Sum")
        Text("1234").privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    #expect(view.screen == "  Sum ▒▒▒▒")
  }
}
