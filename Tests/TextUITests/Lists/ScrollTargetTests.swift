import AccessibilityTree
import Testing

@testable import TextUI

/// Where scrolling by a finger comes to rest.
@MainActor struct ScrollTargetTests {
  @Observable final class Model {
    var page: Int? = 0
  }

  /// Pages as wide as the room.
  private struct Pages: View {
    @Bindable var model: Model
    var axis = Axis.Set.horizontal

    var body: some View {
      ScrollView(axis, showsIndicators: false) {
        if axis == .horizontal {
          LazyHStack(spacing: 0) { pages }.scrollTargetLayout()
        } else {
          LazyVStack(spacing: 0) { pages }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $model.page)
    }

    private var pages: some View {
      ForEach(0..<4) { page in
        Text("Page \(page)").containerRelativeFrame(axis == .horizontal ? .horizontal : .vertical)
      }
    }
  }

  /// Swipes half of what is seen.
  private func swipe(_ view: HostedView, x: Int = 0, y: Int = 0) {
    let start = Point(x: x < 0 ? 16 : 4, y: y < 0 ? 7 : y > 0 ? 1 : view.rowOfText)
    view.drag(from: start, to: Point(x: start.x + x, y: start.y + y))
  }

  @Test func aSwipeTurnsOnePage() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { Pages(model: model) }
    for page in [1, 2, 3, 3] {
      swipe(view, x: -10)
      #expect(model.page == page)
      #expect(view.screen.contains("       Page \(page)"))
    }
    for page in [2, 1, 0] {
      swipe(view, x: 10)
      #expect(model.page == page)
    }
    // Hardly moved.
    swipe(view, x: -3)
    #expect(model.page == 0)
  }

  /// Pages whose position is kept as such, with what is known of it.
  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var log: [Int] = []

    var body: some View {
      VStack(spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { Text("Page \($0)").containerRelativeFrame(.horizontal) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition($position)
        Text("\(log) \(position.isPositionedByUser ? "people" : "code")")
        Button("Last") { position.scrollTo(id: 3) }
      }
      .onChange(of: position) { _, new in
        if let page = new.viewID(type: Int.self) { log.append(page) }
      }
    }
  }

  @Test func aPositionSaysWherePeopleScrolled() {
    let view = HostedView(width: 20, height: 8) { Positioned() }
    #expect(view.element("[] code") != nil)
    swipe(view, x: -10)
    #expect(view.element("[1] people") != nil)
    swipe(view, x: -10)
    #expect(view.element("[1, 2] people") != nil)
    view.tap("Last")
    #expect(view.element("[1, 2, 3] code") != nil)
    swipe(view, x: 10)
    #expect(view.element("[1, 2, 3, 2] people") != nil)
    #expect(view.screen.contains("Page 2"))
    // The same place again is one that code wants.
    view.tap("Last")
    #expect(view.screen.contains("Page 3"))
  }

  @Test func aSwipeUpTurnsOnePage() {
    let model = Model()
    let view = HostedView(width: 20, height: 8) { Pages(model: model, axis: .vertical) }
    for page in [1, 2, 3] {
      swipe(view, y: -4)
      #expect(model.page == page)
    }
    swipe(view, y: 4)
    #expect(model.page == 2)
  }

  /// Cards that are narrower than the room.
  private struct Cards: View {
    let limit: ViewAlignedScrollTargetBehavior.LimitBehavior

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 1) {
          ForEach(0..<9) { card in Text("C\(card)").frame(width: 6, alignment: .leading) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
    }
  }

  @Test func aSwipeRestsWhereAViewBegins() {
    let view = HostedView(width: 20, height: 3) { Cards(limit: .automatic) }
    for card in [1, 2, 3] {
      swipe(view, x: -10)
      #expect(view.screen.contains("C\(card)     C\(card + 1)     C\(card + 2)"))
    }
    swipe(view, x: 10)
    #expect(view.screen.contains("\nC2     C3     C4"))
  }

  @Test func aSwipeWithoutALimitGoesOn() {
    let view = HostedView(width: 20, height: 3) { Cards(limit: .never) }
    swipe(view, x: -15)
    #expect(view.screen.contains("\nC2     C3     C4"))
  }

  /// Every third line, from where a finger went.
  private struct Thirds: ScrollTargetBehavior {
    let told: (ScrollTargetBehaviorContext) -> Void
    var anchor: UnitPoint?

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      told(context)
      target.rect.origin.y = context.velocity.dy > 0 ? 6 : 3
      target.anchor = anchor
      if anchor != nil { target.rect.size.height = 1 }
    }
  }

  /// Twenty lines to scroll.
  private var lines: some View {
    ScrollView(showsIndicators: false) {
      ForEach(0..<20) { Text("Line \($0)").frame(maxWidth: .infinity, alignment: .leading) }
    }
  }

  @Test func theAuthorSaysWhereASwipeRests() throws {
    var contexts: [ScrollTargetBehaviorContext] = []
    let view = HostedView(width: 20, height: 4) {
      lines.scrollTargetBehavior(Thirds { contexts.append($0) })
    }
    view.drag(from: Point(x: 4, y: 3), to: Point(x: 4, y: 1))
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line 6"))
    let context = try #require(contexts.last)
    #expect(context.contentSize == CGSize(width: 20, height: 20) && context.axes == .vertical)
    #expect(context.containerSize == CGSize(width: 20, height: 4) && context.velocity.dy == 2)
    #expect(context.originalTarget.rect.minY == 0 && context.layoutDirection == .leftToRight)
    view.drag(from: Point(x: 4, y: 1), to: Point(x: 4, y: 3))
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line 3"))
    #expect(contexts.last?.originalTarget.rect.minY == 6)
  }

  @Test func aTargetIsSeenAtItsAnchor() {
    let view = HostedView(width: 20, height: 4) {
      lines.scrollTargetBehavior(Thirds(told: { _ in }, anchor: .bottom))
    }
    view.drag(from: Point(x: 4, y: 3), to: Point(x: 4, y: 1))
    #expect(view.screen.drop { $0 == " " }.hasPrefix("Line 3"))
  }
}

extension HostedView {
  /// The first row with a text.
  fileprivate var rowOfText: Int {
    screen.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { !$0.isEmpty } ?? 0
  }
}
