import Testing

@testable import TextUI

/// What the content of a sheet has of a state that no view read before.
@MainActor @Suite("States in sheets") struct StaleSheetTests {
  enum Way: CaseIterable { case sheet, cover, popover }

  struct Screen: View {
    let way: Way
    var reads = false
    @State private var chosen: String?
    @State private var isShown = false
    @State private var others = 0

    var body: some View {
      VStack {
        if reads { Text("read \(chosen ?? "none")") }
        Text("others \(others)")
        ForEach(["A", "B"], id: \.self) { name in
          Button("Show \(name)") {
            chosen = name
            isShown = true
          }
        }
        Button("Choose A") { chosen = "A" }
        Button("Other") { others += 1 }
        presenting
      }
    }

    @ViewBuilder private var presenting: some View {
      switch way {
      case .sheet: Text("p").sheet(isPresented: $isShown) { content }
      case .cover: Text("p").fullScreenCover(isPresented: $isShown) { content }
      case .popover: Text("p").popover(isPresented: $isShown) { content }
      }
    }

    private var content: some View {
      VStack {
        Text("Selected \(chosen ?? "none")")
        Button("Close") { isShown = false }
      }
    }
  }

  private func show(_ way: Way, reads: Bool = false) -> HostedView {
    HostedView(width: 40, height: 24) { Screen(way: way, reads: reads) }
  }

  @Test("A sheet shows what was before, and the next one what is", arguments: Way.allCases)
  func unread(_ way: Way) {
    let view = show(way)
    view.tap("Show A")
    #expect(view.element("Selected none") != nil && view.element("Selected A") == nil)
    #expect(
      view.warnings() == [
        "A sheet shows “nil” and not “Optional(\"A\")”: its content has the state as it was when the view around was evaluated "
          + "last, as on a phone, and no view read the state before. Read it in the view's body, or present the sheet with "
          + "sheet(item:)."
      ])
    view.tap("Close")
    view.tap("Show B")
    #expect(view.element("Selected B") != nil)
  }

  @Test("A state that the body reads, or that was there when the body was evaluated, is current")
  func current() {
    let read = show(.sheet, reads: true)
    read.tap("Show A")
    #expect(read.element("Selected A") != nil)
    let evaluated = show(.sheet)
    evaluated.tap("Choose A")
    evaluated.tap("Other")
    evaluated.tap("Show A")
    #expect(evaluated.element("Selected A") != nil)
    #expect(read.warnings() + evaluated.warnings() == [])
  }

  struct Items: View {
    struct Item: Identifiable { let id: String }
    @State private var item: Item?
    @State private var text = "before"
    @State private var isAlert = false

    var body: some View {
      VStack {
        Button("Item") { item = Item(id: "A") }
        Button("Alert") {
          text = "after"
          isAlert = true
        }
      }
      .sheet(item: $item) { Text("Item \($0.id)") }
      .alert("Title", isPresented: $isAlert) {
      } message: {
        Text("Message \(text)")
      }
    }
  }

  @Test("Sheets of items and messages of alerts are current") func itemsAndAlerts() {
    let items = HostedView(width: 40, height: 20) { Items() }
    items.tap("Item")
    #expect(items.element("Item A") != nil)
    let alerts = HostedView(width: 40, height: 20) { Items() }
    alerts.tap("Alert")
    #expect(alerts.element("Message after") != nil)
    #expect(items.warnings() + alerts.warnings() == [])
  }
}
