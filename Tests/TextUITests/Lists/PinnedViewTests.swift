import Testing

@testable import TextUI

/// Headings and footings that stay in view.
@MainActor struct PinnedViewTests {
  /// Sections with rows of their own.
  private func sections(_ pinned: PinnedScrollableViews) -> HostedView {
    HostedView(width: 12, height: 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading, pinnedViews: pinned) {
          ForEach(["A", "B"], id: \.self) { name in
            Section {
              ForEach(1..<5) { Text("\(name)\($0)") }
            } header: {
              Text("- \(name)")
            }
          }
        }
      }
    }
  }

  private func scroll(_ view: HostedView, by rows: Int) {
    for _ in 0..<abs(rows) { view.press(rows > 0 ? .downArrow : .upArrow) }
  }

  @Test func aHeadingStaysUntilTheNextPushesItOut() {
    let view = sections(.sectionHeaders)
    view.looksEverywhere = false
    #expect(view.screen == "- A\nA1\nA2\nA3")
    scroll(view, by: 2)
    #expect(view.screen == "- A\nA3\nA4\n- B")
    scroll(view, by: 2)
    #expect(view.screen == "- A\n- B\nB1\nB2")
    scroll(view, by: 1)
    #expect(view.screen == "- B\nB1\nB2\nB3")
    scroll(view, by: 1)
    #expect(view.screen == "- B\nB2\nB3\nB4")
    scroll(view, by: -4)
    #expect(view.screen == "- A\nA3\nA4\n- B")
  }

  @Test func aHeadingIsInTheWayOfTheRowBehindIt() {
    let view = sections(.sectionHeaders)
    scroll(view, by: 2)
    guard case .at = view.hitPoint("A3") else {
      Issue.record("A3 cannot be hit")
      return
    }
    if case .at = view.hitPoint("A2") { Issue.record("A2 is behind the heading") }
  }

  @Test func headingsOfOneLongSectionStay() {
    let view = HostedView(width: 12, height: 4) {
      ScrollView(showsIndicators: false) {
        LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          Section {
            ForEach(0..<100) { Text("row \($0)") }
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
        }
      }
    }
    #expect(view.screen == "head\nrow 0\nrow 1\nfoot")
    scroll(view, by: 50)
    #expect(view.screen == "head\nrow 50\nrow 51\nfoot")
    view.press(.end)
    #expect(view.screen == "head\nrow 98\nrow 99\nfoot")
  }

  @Test func headingsScrollAwayUnlessAskedFor() {
    let view = sections([])
    scroll(view, by: 2)
    #expect(view.screen == "A2\nA3\nA4\n- B")
  }
}
