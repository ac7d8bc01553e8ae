import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Room that is offered, kept clear, covered, or not counted.
@MainActor struct RoomTests {
  /// The frame of a shape of 4 × 2 cells that is scaled somehow, on a screen of 12 × 8.
  private func shape<Shape: View>(_ scaled: (AnyView) -> Shape) -> Rect? {
    let view = HostedView(width: 12, height: 8) {
      scaled(AnyView(Color.red.frame(idealWidth: 4, idealHeight: 2)))
        .accessibilityElement().accessibilityIdentifier("shape")
    }
    return view.element("shape")?.frame
  }

  @Test func shapesAreScaledByTheirOwnRatio() {
    #expect(shape { $0.scaledToFit() }?.size == Size(width: 12, height: 6))
    #expect(shape { $0.scaledToFill() }?.size == Size(width: 16, height: 8))
  }

  @Test(arguments: [
    (Alignment.leadingFirstTextBaseline, "\nAbb\nc"),
    (.centerFirstTextBaseline, "\nbAb\nc"), (.trailingFirstTextBaseline, "\nbbA\nc"),
  ])
  func firstLinesStandTogether(_ alignment: Alignment, _ screen: String) {
    let view = HostedView(width: 3, height: 3) {
      ZStack(alignment: alignment) {
        Text("bbb\nc")
        Text("A").padding(.top, 1)
      }
    }
    #expect(view.screen == screen)
  }

  @Test func aTerminalHasNoUnsafeArea() {
    let view = HostedView(width: 12, height: 3) {
      GeometryReader { proxy in
        Text(proxy.safeAreaInsets == EdgeInsets() ? "none" : "some").ignoresSafeArea()
          .safeAreaPadding(.leading, 2)
      }
    }
    #expect(view.screen == "  none")
  }

  @Test func anOfferWithoutASizeTakesAnother() {
    let offers = [
      ProposedViewSize.unspecified, .zero, ProposedViewSize(width: 3, height: nil),
      ProposedViewSize(width: nil, height: 4),
    ]
    let sizes = offers.map { $0.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)) }
    #expect(
      sizes == [
        CGSize(width: 7, height: 8), .zero, CGSize(width: 3, height: 8),
        CGSize(width: 7, height: 4),
      ])
  }

  @Test func aViewThatDoesNotCountLeavesTheGridAsItIs() {
    func width(_ axes: Axis.Set) -> Int? {
      let view = HostedView(width: 20, height: 4) {
        Grid {
          GridRow { Text("ab") }
          GridRow {
            Color.red.frame(height: 1).gridCellUnsizedAxes(axes)
              .accessibilityElement().accessibilityIdentifier("line")
          }
        }
      }
      return view.element("line")?.frame.width
    }
    #expect(width([]) == 20)
    #expect(width(.horizontal) == 2)
  }

  @Test func roomIsGivenInSizesAndPoints() {
    let view = HostedView(width: 20, height: 6) {
      Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0))
      Text("b").offset(CGSize(width: 3, height: 0))
    }
    #expect(view.screen == "\n\n          a\n            b")
    let placed = HostedView(width: 12, height: 4) {
      Text("mid").position(CGPoint(x: 8, y: 3))
    }
    #expect(placed.screen == "\n\n\n       mid")
    let shape = HostedView(width: 12, height: 8) {
      Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit)
        .accessibilityElement().accessibilityIdentifier("shape")
    }
    #expect(shape.element("shape")?.frame.size == Size(width: 12, height: 6))
  }

  @Test func coordinatesHaveNames() {
    let view = HostedView(width: 20, height: 4) {
      HStack(spacing: 0) {
        Text("ab")
        GeometryReader { proxy in
          let bounds = proxy.bounds(of: .named("row"))
          let isKnown = proxy.bounds(of: .named("other")) != nil
          Text("\(Int(bounds?.minX ?? 0)) \(Int(bounds?.width ?? 0)) \(isKnown)")
        }
      }
      .coordinateSpace(.named("row"))
    }
    #expect(view.element("-2 20 false") != nil)
  }

  /// A layout that puts views below each other, the most important first, and notes what it is told.
  private struct Ranked: Layout {
    let note: (String) -> Void

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: 10, height: subviews.count)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      for subview in subviews.sorted(by: { $0.priority > $1.priority }) {
        let dimensions = subview.dimensions(in: ProposedViewSize(CGSize(width: 10, height: 1)))
        let leading = dimensions[explicit: HorizontalAlignment.leading].map { Int($0) }
        let bottom = dimensions[explicit: VerticalAlignment.bottom].map { Int($0) }
        note(
          "\(Int(dimensions.width)) \(leading ?? -1) \(bottom ?? -1) \(dimensions[VerticalAlignment.bottom])"
        )
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += 1
      }
    }
  }

  @Test func aLayoutKnowsPrioritiesAndGuides() {
    var notes: [String] = []
    let view = HostedView(width: 10, height: 3) {
      Ranked(note: { notes.append($0) }) {
        Text("low")
        Text("high!").layoutPriority(1).alignmentGuide(.leading) { _ in 2 }
      }
    }
    #expect(view.screen == "high!\nlow")
    #expect(Set(notes) == ["5 2 -1 1.0", "3 -1 -1 1.0"])
  }

  @Test(arguments: [
    (UnitPoint.zero, CGPoint(x: 0, y: 0)), (.topTrailing, CGPoint(x: 1, y: 0)),
    (.bottomLeading, CGPoint(x: 0, y: 1)), (.bottomTrailing, CGPoint(x: 1, y: 1)),
  ])
  func pointsOfTheUnit(_ point: UnitPoint, _ place: CGPoint) {
    #expect(CGPoint(x: point.x, y: point.y) == place)
  }

  @Test func corners() {
    let view = HostedView(width: 3, height: 2) {
      Text("x").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    #expect(view.screen == "  x")
  }
}
