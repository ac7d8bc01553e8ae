import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// How stacks share their room.
@MainActor struct StackTests {
  @Test func putsViewsBelowEachOther() {
    let view = HostedView(width: 12, height: 5) {
      VStack(alignment: .leading, spacing: 1) {
        Text("one")
        Text("three")
      }
    }
    #expect(
      view.screen == """

           one

           three
        """)
  }

  @Test func spacerPushesApart() {
    let view = HostedView(width: 12, height: 1) {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
    }
    #expect(view.screen == "a          b")
  }

  @Test func spacerGetsItsShareLast() {
    let view = HostedView(width: 12, height: 1) {
      HStack(spacing: 0) {
        Text("one and two")
        Spacer(minLength: 1)
      }
    }
    #expect(view.screen == "one and two")
    let wide = HostedView(width: 12, height: 1) {
      HStack(spacing: 0) {
        Text("left").frame(maxWidth: .infinity, alignment: .leading)
        Spacer(minLength: 2)
        Text("right")
      }
    }
    #expect(wide.screen == "left   right")
  }

  @Test func sharesRoomEvenly() {
    let view = HostedView(width: 10, height: 1) {
      HStack(spacing: 0) {
        Text("a").frame(maxWidth: .infinity)
        Text("b").frame(maxWidth: .infinity)
        Text("c").frame(maxWidth: .infinity)
      }
    }
    #expect(
      view.outline == """
        StaticText, {{1.0, 0.0}, {1.0, 1.0}}, label: 'a'
        StaticText, {{5.0, 0.0}, {1.0, 1.0}}, label: 'b'
        StaticText, {{8.0, 0.0}, {1.0, 1.0}}, label: 'c'
        """)
  }

  @Test func givesPriorityItsRoom() {
    let view = HostedView(width: 12, height: 1) {
      HStack {
        Text("long text")
        Text("important").layoutPriority(1)
      }
    }
    #expect(view.screen == "l… important")
  }

  @Test func layersStandOverEachOther() {
    let view = HostedView(width: 7, height: 3) {
      ZStack(alignment: .bottomTrailing) {
        Text("xxxxxxx\nxxxxxxx\nxxxxxxx")
        Text("ab")
      }
    }
    #expect(
      view.screen == """
        xxxxxxx
        xxxxxxx
        xxxxxab
        """)
  }

  @Test func bordersAndPadding() {
    let view = HostedView(width: 11, height: 5) {
      Text("hi").padding(.horizontal, 2).border(.primary)
    }
    #expect(
      view.screen == """

         ╭──────╮
         │  hi  │
         ╰──────╯
        """)
  }

  @Test func frameAlignsItsContent() {
    let view = HostedView(width: 10, height: 3) {
      Text("x").frame(width: 6, height: 3, alignment: .bottomTrailing).border(.primary)
    }
    #expect(view.screen.split(separator: "\n").count == 3)
    #expect(view.element("x")?.frame.origin.x == 7)
  }

  @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -5, 1e300])
  func staysSensibleForOddSizes(_ length: CGFloat) {
    let view = HostedView(width: 10, height: 3) {
      Text("x").padding(length.isInfinite || length > 100 ? 1 : length)
        .frame(width: length, height: length)
    }
    #expect(view.element("x") != nil)
    #expect(view.screen.count < 100)
  }

  @Test(arguments: [(1, 1), (500, 200)])
  func fitsAnyScreen(_ width: Int, _ height: Int) {
    let view = HostedView(width: width, height: height) {
      NavigationStack {
        List(0..<3, id: \.self) { Text("Row \($0)") }.navigationTitle("Title")
      }
    }
    #expect(view.element("Row 2") != nil)
    #expect(view.screen.split(separator: "\n", omittingEmptySubsequences: false).count <= height)
  }

  @Test func overlayDoesNotChangeTheSize() {
    let view = HostedView(width: 9, height: 3) {
      Text("xxx").overlay(alignment: .trailing) { Text("o") }.border(.primary)
    }
    #expect(
      view.screen == """
          ╭───╮
          │xxo│
          ╰───╯
        """)
  }
}
