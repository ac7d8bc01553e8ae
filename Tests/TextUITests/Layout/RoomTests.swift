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
}
