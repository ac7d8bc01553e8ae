import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Ratios, positions, layers, clipping, directions and places on the screen.
@MainActor struct PlacementTests {
  @Test(arguments: [
    (2.0, ContentMode.fit, Size(width: 12, height: 6)), (1.0, .fit, Size(width: 8, height: 8)),
    (0.5, .fit, Size(width: 4, height: 8)), (2.0, .fill, Size(width: 16, height: 8)),
    (1.0, .fill, Size(width: 12, height: 12)),
  ])
  func keepsARatio(ratio: Double, mode: ContentMode, size: Size) {
    let view = HostedView(width: 12, height: 8) {
      Color.red.aspectRatio(ratio, contentMode: mode).accessibilityElement()
        .accessibilityIdentifier("shape")
    }
    #expect(view.element("shape")?.frame.size == size)
  }

  @Test func standsAtAPosition() {
    let view = HostedView(width: 12, height: 4) { Text("mid").position(x: 8, y: 3) }
    #expect(view.screen == "\n\n\n       mid")
  }

  @Test func higherLayersCover() {
    let view = HostedView(width: 5, height: 1) {
      ZStack {
        Text("aaa").zIndex(1)
        Text("bbbbb")
      }
    }
    #expect(view.screen == "baaab")
    #expect(view.hitPoint("bbbbb") == .at(.init(x: 0, y: 0)))
  }

  @Test func cutsOffWhatIsOutside() {
    let view = HostedView(width: 9, height: 1) {
      HStack(spacing: 0) {
        Text("longer").fixedSize().frame(width: 3, alignment: .leading).clipped()
        Text("next")
      }
    }
    #expect(view.screen == " lonnext")
  }

  struct Directed: View {
    @State private var isMirrored = true

    var body: some View {
      VStack(alignment: .leading) {
        HStack {
          Text("one")
          Button("turn") { isMirrored.toggle() }
        }
        Text("a longer line\nof text").padding(.leading, 2)
        Text("x").frame(maxWidth: .infinity, alignment: .trailing)
      }
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  @Test func linesRunFromRightToLeft() {
    let view = HostedView(width: 20, height: 4) { Directed() }
    #expect(
      view.screen == """
                [ turn ] one
             a longer line
                   of text
        x
        """)
    view.tap("turn")
    #expect(
      view.screen == """
        one [ turn ]
          a longer line
          of text
                           x
        """)
  }

  @Test func aBarStandsAtTheEdge() {
    let view = HostedView(width: 10, height: 4) {
      Text("content").safeAreaInset(edge: .bottom) { Text("bar") }
    }
    #expect(view.screen == "\n content\n\n   bar")
    let beside = HostedView(width: 10, height: 1) {
      Text("c").safeAreaInset(edge: .leading, spacing: 1) { Text("bar") }
    }
    #expect(beside.screen == "bar   c")
  }

  struct Places: View {
    var body: some View {
      VStack(spacing: 0) {
        Text("top")
        GeometryReader { proxy in
          let named = proxy.frame(in: .named("box"))
          let global = proxy.frame(in: .global)
          Text("\(Int(named.minX)),\(Int(named.minY)) \(Int(global.minX)),\(Int(global.minY))")
        }
        .frame(width: 12, height: 1).padding(.leading, 3)
      }
      .coordinateSpace(name: "box").padding(.top, 2)
    }
  }

  @Test func aReaderKnowsItsPlace() {
    let view = HostedView(width: 20, height: 6) { Places() }
    #expect(view.element("3,1 5,4") != nil, "\(view.outline)")
    view.host.perform(.resize(Size(width: 20, height: 8)))
    #expect(view.element("3,1 5,5") != nil, "\(view.outline)")
    #expect(view.warnings().isEmpty)
  }

  @Test func aReaderFollowsScrolling() {
    let view = HostedView(width: 20, height: 3) {
      ScrollView {
        ForEach(0..<3) { Text("before \($0)") }
        GeometryReader { Text("at \(Int($0.frame(in: .global).minY))") }.frame(height: 1)
        ForEach(0..<9) { Text("after \($0)") }
      }
    }
    #expect(view.element("at 3") != nil)
    view.host.perform(.scroll(at: .init(x: 1, y: 1), deltaX: 0, deltaY: 2))
    #expect(view.element("at 1") != nil, "\(view.outline)")
  }

  struct Switching: View {
    @State private var isRow = true
    @State private var count = 0

    var body: some View {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .trailing))
      layout {
        Counter()
        Button("switch") { isRow.toggle() }
      }
    }
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func oneLayoutTakesThePlaceOfAnother() {
    let view = HostedView(width: 18, height: 2) { Switching() }
    #expect(view.screen == " [ 0 ] [ switch ]")
    view.tap("0")
    view.tap("switch")
    #expect(
      view.screen == """
                 [ 1 ]
            [ switch ]
        """)
  }

  @Test func layersOfALayout() {
    let view = HostedView(width: 6, height: 1) {
      ZStackLayout(alignment: .leading)() {
        Text("under")
        Text("o")
      }
    }
    #expect(view.screen == "onder")
  }

  @Test func linesAreReserved() {
    let view = HostedView(width: 12, height: 6) {
      VStack {
        Text("one").lineLimit(3, reservesSpace: true)
        Text("two words are here").lineLimit(...1)
        Text("x").lineLimit(2...4)
      }
    }
    #expect(
      view.screen == """
            one


        two words a…
             x
        """)
  }

  @Test(
    "Views fill the ideal size of a stack that keeps it: all are as high, or as wide, as the largest"
  )
  func filledIdealSize() {
    let high = HostedView(width: 12, height: 5) {
      HStack(spacing: 0) {
        Text("a").accessibilityIdentifier("mark").frame(maxHeight: .infinity)
        Color.red.frame(width: 2).accessibilityElement().accessibilityIdentifier("red")
        VStack(spacing: 0) { ForEach(0..<3) { Text("\($0)") } }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(high.element("red")?.frame.size.height == 3)
    #expect(high.screen.split(separator: "\n").count == 3)
    let wide = HostedView(width: 20, height: 3) {
      VStack(spacing: 0) {
        Text("a longer text")
        Color.red.frame(height: 1).accessibilityElement().accessibilityIdentifier("red")
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    #expect(wide.element("red")?.frame.size.width == 13)
  }
}
