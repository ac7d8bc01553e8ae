import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Content that is scrolled by code, and in other directions than down.
@MainActor struct ScrollViewReaderTests {
  @Observable final class Model {
    var items = Array(0..<20)
    var proxy: ScrollViewProxy?
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        List(model.items, id: \.self) { Text("Row \($0)") }
          .onAppear { model.proxy = proxy }
      }
    }
  }

  @Test func aListScrollsToAnElement() {
    let model = Model()
    let view = HostedView(width: 20, height: 3) { Rows(model: model) }
    view.settle()
    let steps: [(id: Int, anchor: UnitPoint?, first: Int)] = [
      (9, nil, 7), (8, nil, 7), (9, .top, 9), (9, .center, 8), (9, .bottom, 7), (0, .bottom, 0),
      (19, .top, 17), (99, nil, 17),
    ]
    for step in steps {
      model.proxy?.scrollTo(step.id, anchor: step.anchor)
      #expect(view.screen.hasPrefix("  Row \(step.first) "), "\(step)")
    }
  }

  @Test func scrollingWaitsForANewRow() {
    let model = Model()
    let view = HostedView(width: 20, height: 3) { Rows(model: model) }
    view.settle()
    model.items.append(20)
    model.proxy?.scrollTo(20)
    #expect(view.screen.hasPrefix("  Row 18 "))
  }

  struct Lines: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView([.horizontal, .vertical], showsIndicators: false) {
          VStack(alignment: .leading) {
            ForEach(0..<6) { Text("\($0) abcdefghijklmnopqrstuvwxyz") }
            HStack {
              Text("left").id("left")
              Text("middle of all this")
              Text("right").id("right")
            }
          }
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  @Test func bothAxesScrollToAnID() {
    let model = Model()
    let view = HostedView(width: 8, height: 3) { Lines(model: model) }
    view.settle()
    model.proxy?.scrollTo("right")
    #expect(
      view.screen == """
        tuvwxyz
        tuvwxyz
        is right
        """)
    model.proxy?.scrollTo("left", anchor: .leading)
    #expect(
      view.screen == """
        4 abcdef
        5 abcdef
        left mid
        """)
  }

  struct Chat: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(model.items, id: \.self) { Text("Line \($0)") }
            Text("End").id("end")
          }
        }
        .onAppear { model.proxy = proxy }
      }
    }
  }

  @Test func aViewBesideLazyOnesIsFound() {
    let model = Model()
    let view = HostedView(width: 20, height: 3) { Chat(model: model) }
    view.settle()
    #expect(view.element("End") == nil)
    model.proxy?.scrollTo("end", anchor: .bottom)
    #expect(view.screen.contains("Line 19") && view.screen.contains("End"))
  }

  struct Anchored: View {
    let model: Model
    let anchor: UnitPoint?
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) { ForEach(model.items, id: \.self) { Text("Line \($0)") } }
      }
      .defaultScrollAnchor(anchor)
    }
  }

  @Test(arguments: [(nil, 0), (.top, 0), (.center, 9), (.bottom, 17)] as [(UnitPoint?, Int)])
  func contentStandsAtItsAnchorAtFirst(anchor: UnitPoint?, first: Int) {
    let view = HostedView(width: 20, height: 3) { Anchored(model: Model(), anchor: anchor) }
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line \(first)"))
  }

  @Test func contentStaysAtItsAnchorUntilSomebodyScrolls() {
    let model = Model()
    let view = HostedView(width: 20, height: 3) { Anchored(model: model, anchor: .bottom) }
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line 17"))
    model.items.append(20)
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line 18"))
    view.press(.upArrow)
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line 17"))
    model.items.append(21)
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line 17"))
  }

  struct Roles: View {
    let model: Model
    let role: ScrollAnchorRole
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) { ForEach(model.items, id: \.self) { Text("Line \($0)") } }
      }
      .defaultScrollAnchor(.bottom, for: role)
    }
  }

  @Test(
    "An anchor is for the beginning, or for what comes later",
    arguments: [(.initialOffset, 17, 17), (.sizeChanges, 0, 0), (.alignment, 0, 0)]
      as [(ScrollAnchorRole, Int, Int)])
  func roles(role: ScrollAnchorRole, first: Int, later: Int) {
    let model = Model()
    let view = HostedView(width: 20, height: 3) { Roles(model: model, role: role) }
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line \(first)"))
    model.items.append(20)
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line \(later)"))
  }

  @Test func contentThatGrowsBeyondItsRoomStaysAtItsEnd() {
    for role in [ScrollAnchorRole.sizeChanges, .initialOffset] {
      let model = Model()
      model.items = [0, 1]
      let view = HostedView(width: 20, height: 3) { Roles(model: model, role: role) }
      model.items += [2, 3, 4]
      #expect(view.screen.drop { $0 == " " }.hasPrefix("Line 2"))
      model.items.append(5)
      #expect(
        view.screen.drop { $0 == " " }.hasPrefix(role == .sizeChanges ? "Line 3" : "Line 2"))
    }
  }
}
