import AccessibilityTree
import Testing

@testable import TextUI

/// What views are called, where that is made of several words.
@MainActor struct ComposedLabelTests {
  @Test("A label is composed of views, of which one is what it would be") func composed() {
    let view = HostedView(width: 30, height: 4) {
      Button("Paris") {}
        .accessibilityLabel { label in
          Text("Favorite")
          label
        }
      Text("72°").accessibilityLabel("72 degrees").accessibilityLabel { label in
        label
        Label("Sunny", systemImage: "sun.max")
      }
    }
    #expect(view.element("Favorite, Paris", .button) != nil, "\(view.outline)")
    #expect(view.element("72 degrees, Sunny", .staticText) != nil, "\(view.outline)")
    #expect(view.screen.contains("72°"))
  }

  @Test("A composed label follows what the view is called") func followed() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("\(count)") { count += 1 }
          .accessibilityLabel {
            Text("Count")
            $0
          }
      }
    }
    let view = HostedView { Counter() }
    view.tap("Count, 0")
    #expect(view.element("Count, 1", .button) != nil, "\(view.outline)")
  }

  @Test("A text with a label is a text still, which others can be joined with") func texts() {
    let price = Text("$5").accessibilityLabel("five dollars")
    let view = HostedView(width: 30, height: 4) {
      Text("Pay ") + price.bold()
      price.speechSpellsOutCharacters().accessibilityTextContentType(.plain)
      Text("Head").accessibilityHeading(.h1) + Text("ing")
    }
    #expect(view.element("Pay five dollars", .staticText) != nil, "\(view.outline)")
    #expect(view.element("five dollars", .staticText) != nil)
    #expect(view.screen.contains("Pay $5"))
    let plain = HostedView { Text("Heading").accessibilityAddTraits(.isHeader) }
    #expect(view.element("Heading")?.states == plain.element("Heading")?.states)
  }

  @Test("A row of a long list is found by what its text is called") func rows() {
    let view = HostedView(width: 30, height: 4) {
      List(0..<500) { Text("\($0)").accessibilityLabel("number \($0)") }
    }
    #expect(view.element("number 444", .staticText) != nil)
  }
}
