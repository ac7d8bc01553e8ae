import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Guides: what stands on one line.
@MainActor struct AlignmentTests {
  @Test func textsStandOnTheLineOfTheFirst() {
    let view = HostedView(width: 24, height: 5) {
      HStack(alignment: .firstTextBaseline) {
        Text("one\ntwo")
        VStack {
          Text("a")
          Text("b")
          Text("c")
        }
        Text("x").padding(.top, 2)
      }
    }
    #expect(
      view.screen == """


                one a x
                two b
                    c
        """)
  }

  @Test func theLastLinesStandOnOneLine() {
    let view = HostedView(width: 24, height: 6) {
      HStack(alignment: .lastTextBaseline) {
        Text("one\ntwo")
        Text("x")
        Text("y").padding(.bottom, 1)
      }
    }
    #expect(
      view.screen == """

                one
                two x y
        """)
  }

  /// The middle of the second half.
  enum LateGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width * 3 / 4 }
  }

  @Test func aGuideOfTheAuthorsAligns() {
    let late = HorizontalAlignment(LateGuide.self)
    let view = HostedView(width: 20, height: 4) {
      VStack(alignment: late) {
        Text("12345678")
        Text("1234")
        Text("mark").alignmentGuide(late) { $0[.trailing] }
      }
    }
    #expect(
      view.screen == """
              12345678
                 1234
                mark
        """)
  }

  @Test func aGuideIsMovedByItsView() {
    let view = HostedView(width: 12, height: 5) {
      HStack(alignment: .top, spacing: 0) {
        Text("a")
        Text("b").alignmentGuide(.top) { _ in 2 }
        Text("c").alignmentGuide(.top) { $0[explicit: .top] == nil ? -1 : 0 }
      }
    }
    let rows = ["a", "b", "c"].map { view.element($0)?.frame.origin.y ?? -9 }
    #expect(rows[1] == rows[0] - 2)
    #expect(rows[2] == rows[0] + 1)
  }

  @Test func layersOverlaysAndFramesFollowGuides() {
    let view = HostedView(width: 16, height: 6) {
      VStack {
        ZStack(alignment: .topLeading) {
          Text("base").frame(width: 10, height: 2, alignment: .topLeading)
          Text("z").alignmentGuide(.leading) { _ in -4 }.alignmentGuide(.top) { _ in -1 }
        }
        Text("content").overlay(alignment: .bottomTrailing) {
          Text("!").alignmentGuide(.trailing) { $0.width - 2 }
        }
        Text("in").alignmentGuide(.leading) { _ in -3 }.frame(width: 10, alignment: .leading)
      }
    }
    #expect(
      view.screen == """

           base
               z
            content !
              in
        """)
  }
}
