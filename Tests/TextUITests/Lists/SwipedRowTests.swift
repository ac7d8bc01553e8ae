import AccessibilityTree
import Testing
import TextRendering

@testable import TextUI

/// What a swiped row looks like: it stands aside over its full height, and nothing of it is covered.
@MainActor struct SwipedRowTests {
  private func list(_ edge: HorizontalEdge) -> HostedView {
    HostedView(width: 31, height: 5) {
      List {
        Text("Above")
        Text("A title that is much too long for one line of the list")
          .swipeActions(edge: edge) {
            Button("Bin", role: .destructive) {}
            Button("Flag") {}.tint(.yellow)
          }
        HStack {
          Text("One")
          Spacer()
          Text("Two")
        }
        .swipeActions(edge: edge) { Button("Pin") {} }
      }
    }
  }

  private func swipe(_ view: HostedView, by distance: Int, y: Int) {
    let start = Point(x: 15, y: y)
    let end = Point(x: 15 + distance, y: y)
    view.host.perform(.pointer(.init(.began, at: start)))
    view.host.perform(.pointer(.init(.moved, at: end)))
    view.host.perform(.pointer(.init(.ended, at: end)))
    view.settle()
  }

  @Test func aRowOfSeveralLinesStandsAsideOverItsHeight() throws {
    let view = list(.trailing)
    let before = view.screen
    swipe(view, by: -6, y: 2)
    #expect(
      view.screen == """
          Above
        ▌ A title
          that is     [ Flag ] [ Bin ]
          much too l…
          One                     Two
        """)
    let grid = view.host.screen()
    let bin = try #require(view.element("Bin", .button))
    let flag = try #require(view.element("Flag", .button))
    for y in 1...3 {
      // The first of them has the focus, as nothing else in the list takes it.
      #expect(grid.style(x: 29, y: y).attributes.contains(.reverse))
      #expect(grid.style(x: 14, y: y).background == .ansi(3))
    }
    #expect(bin.frame.height == 3 && flag.frame.height == 3)
    // The rows below are where they were, and all is as before once the row is closed.
    swipe(view, by: 6, y: 2)
    #expect(view.screen == before)
  }

  @Test func whatFillsARowEndsBeforeItsActions() {
    let view = list(.trailing)
    swipe(view, by: -6, y: 4)
    #expect(view.screen.hasSuffix("\n▌ One              Two [ Pin ]"))
  }

  @Test func actionsAtTheLeadingEdgeMoveTheRow() {
    let view = list(.leading)
    swipe(view, by: 6, y: 2)
    #expect(
      view.screen == """
          Above
        ▌                 A title
         [ Bin ] [ Flag ] that is
                          much too l…
          One                     Two
        """)
    swipe(view, by: 6, y: 4)
    #expect(view.screen.hasSuffix("\n▌[ Pin ] One              Two"))
  }

  @Test func theFocusIsOnTheActionAndNotOnTheRow() {
    let view = HostedView(width: 30, height: 3) {
      List {
        Button("Row") {}.swipeActions {
          Button("Bin", role: .destructive) {}
          Button("Flag") {}
        }
      }
    }
    view.press(.tab)
    view.press(.leftArrow)
    let grid = view.host.screen()
    #expect(view.screen == "▌ Row        [ Flag ] [ Bin ]")
    #expect(!grid.style(x: 2, y: 0).attributes.contains(.reverse))
    #expect(grid.style(x: 25, y: 0) == TextStyle(attributes: [.reverse, .bold]))
  }

  @Test("A badge, or what is at an edge, leaves a row what was said before it") func behindABadge()
  {
    var done: [String] = []
    let view = HostedView(width: 30, height: 8) {
      List {
        Text("Row 0").swipeActions { Button("Flag") { done.append("flag") } }.badge(3)
        ForEach([1], id: \.self) { Text("Row \($0)") }
          .onDelete { _ in done.append("delete") }.badge(4)
        ForEach([2], id: \.self) { Text("Row \($0)").deleteDisabled(true).badge(5) }
          .onDelete { _ in done.append("wrong") }
      }
    }
    swipe(view, by: -8, y: 0)
    view.tap("Flag")
    swipe(view, by: -8, y: 1)
    view.tap("Delete")
    swipe(view, by: -8, y: 2)
    #expect(view.element("Delete") == nil)
    #expect(done == ["flag", "delete"])
  }
}
