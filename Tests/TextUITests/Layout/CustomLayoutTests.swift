import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Layouts of the author's, and views that look at their room.
@MainActor struct CustomLayoutTests {
  /// Views one below the other, each one cell further in.
  struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let width = sizes.enumerated().map { CGFloat($0.offset) + $0.element.width }.max() ?? 0
      return CGSize(width: width, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for (index, subview) in subviews.enumerated() {
        let x = bounds.minX + CGFloat(index) + subview[Indent.self]
        subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  enum Indent: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
  }

  @Observable final class Model {
    var names = ["a", "b"]
  }

  struct Stairs: View {
    let model: Model
    var body: some View {
      Staircase {
        ForEach(model.names, id: \.self) { Text($0) }
        Text("last").layoutValue(key: Indent.self, value: 2)
      }
    }
  }

  @Test func arrangesViews() {
    let model = Model()
    let view = HostedView(width: 12, height: 5) { Stairs(model: model) }
    #expect(
      view.screen == """

           a
            b
               last
        """)
    model.names = ["x"]
    #expect(
      view.screen == """

           x
              last
        """)
  }

  @Test func contentIsMadeFromTheRoom() {
    let view = HostedView(width: 20, height: 3) {
      GeometryReader { proxy in Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))") }
    }
    #expect(view.screen == "20 × 3")
    view.host.perform(.resize(Size(width: 9, height: 2)))
    #expect(view.screen == "9 × 2")
  }

  struct Fitting: View {
    var body: some View {
      ViewThatFits {
        Text("a long sentence")
        Button("short") {}
        Text("s")
      }
    }
  }

  @Test(arguments: [(20, "a long sentence"), (12, " [ short ]"), (4, " s")])
  func theFirstThatFitsIsShown(_ width: Int, _ screen: String) {
    let view = HostedView(width: width, height: 1) { Fitting() }
    #expect(
      view.screen.trimmingCharacters(in: .whitespaces)
        == screen.trimmingCharacters(in: .whitespaces))
    #expect(view.outline.split(separator: "\n").count { !$0.hasPrefix(" ") } == 1)
  }

  @Test func theChoiceFollowsTheRoom() {
    let view = HostedView(width: 20, height: 1) { Fitting() }
    #expect(view.element("a long sentence") != nil)
    view.host.perform(.resize(Size(width: 12, height: 1)))
    #expect(view.element("a long sentence") == nil)
    #expect(view.element("short", .button) != nil)
    view.host.perform(.resize(Size(width: 20, height: 1)))
    #expect(view.element("a long sentence") != nil)
  }

  @Test func hiddenViewsKeepTheirRoom() {
    let view = HostedView(width: 9, height: 1) {
      HStack(spacing: 0) {
        Text("ab")
        Button("x") {}.hidden()
        Text("cd").offset(x: -1)
      }
    }
    #expect(view.screen == "ab    cd")
    #expect(view.element("x") == nil)
    #expect(view.element("cd")?.frame.origin.x == 6)
  }
}
