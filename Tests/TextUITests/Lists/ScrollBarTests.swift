import AccessibilityTree
import Testing

@testable import TextUI

/// The bar beside content that scrolls.
@MainActor struct ScrollBarTests {
  @Observable final class Model { var count = 2 }

  struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView { ForEach(0..<model.count, id: \.self) { Text("row \($0) of them") } }
    }
  }

  private func numbers(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Text("row \($0) of them") }
  }

  @Test func aBarStandsInAColumnOfItsOwn() {
    let view = HostedView(width: 13, height: 3) { ScrollView { numbers(6) } }
    #expect(
      view.screen == """
          row 0 of┃
          them    │
          row 1 of│
        """)
    #expect(view.hitPoint("row 0 of them") == .at(Point(x: 5, y: 0)))
  }

  @Test func contentThatFitsHasAllColumns() {
    let view = HostedView(width: 13, height: 3) { ScrollView { numbers(3) } }
    #expect(
      view.screen == """
        row 0 of them
        row 1 of them
        row 2 of them
        """)
  }

  @Test func contentThatFitsWithoutABarHasNone() {
    // Beside a bar these would take six rows.
    let view = HostedView(width: 13, height: 4) { ScrollView { numbers(4) } }
    #expect(!view.screen.contains("│"))
    #expect(view.screen.contains("row 3 of them"))
  }

  @Test func aBarComesAndGoesWithTheContent() {
    let model = Model()
    let view = HostedView(width: 13, height: 3) { Rows(model: model) }
    let short = view.screen
    for count in [3, 4, 40, 4, 3] {
      model.count = count
      #expect(view.screen.contains("│") == (count > 3), "\(count)")
    }
    model.count = 2
    #expect(view.screen == short)
  }

  @Test func withoutIndicatorsNothingIsLost() {
    let view = HostedView(width: 13, height: 2) {
      ScrollView(showsIndicators: false) { numbers(6) }
    }
    #expect(view.screen == "row 0 of them\nrow 1 of them")
    let other = HostedView(width: 13, height: 2) {
      ScrollView { numbers(6) }.scrollIndicators(.hidden)
    }
    #expect(other.screen == view.screen)
  }

  @Test func narrowContentStandsBesideItsBar() {
    let view = HostedView(width: 12, height: 3) {
      HStack(spacing: 0) {
        Text("<")
        ScrollView { ForEach(0..<6, id: \.self) { Text("n\($0)") } }
        Text(">")
      }
    }
    #expect(
      view.screen == """
            n0┃
           <n1│>
            n2│
        """)
  }

  @Test func whatIsScrolledBothWaysCanBeSeenToItsLastColumn() {
    let view = HostedView(width: 8, height: 3) {
      ScrollView([.horizontal, .vertical]) {
        ForEach(0..<6, id: \.self) { Text("\($0)23456789").lineLimit(1) }
      }
    }
    #expect(
      view.screen == """
        0234567┃
        1234567│
        2234567│
        """)
    for _ in 0..<4 { view.press(.rightArrow) }
    #expect(view.screen.contains("3456789│"))
  }

  @Test func fromRightToLeftTheBarStandsOnTheLeft() {
    let view = HostedView(width: 8, height: 2) {
      ScrollView { ForEach(0..<4, id: \.self) { Text("line \($0)") } }
        .environment(\.layoutDirection, .rightToLeft)
    }
    for row in view.screen.split(separator: "\n") { #expect("┃│".contains(row.prefix(1))) }
    #expect(view.screen.contains("line 0"))
  }

  @Test func contentAsWideAsItsContainerComesToRest() {
    // As high as it is wide by half: it fits beside a bar, and no longer without one.
    let view = HostedView(width: 13, height: 6) {
      ScrollView {
        Color.blue.containerRelativeFrame(.horizontal).aspectRatio(2, contentMode: .fit)
        Text("end")
      }
    }
    #expect(view.screen.contains("end") || view.screen.contains("┃"))
  }

  @Test func aLongTextBesideABarIsWrappedOnceMore() {
    let text = "one two three four five six seven"
    let view = HostedView(width: 9, height: 2) { ScrollView { Text(text) } }
    var seen = ""
    for _ in 0..<8 {
      seen += view.screen + "\n"
      view.press(.downArrow)
    }
    for word in text.split(separator: " ") { #expect(seen.contains(word), "\(word)") }
  }

  @Test func anElementHoldsWhatScrolls() throws {
    let view = HostedView(width: 20, height: 4) {
      ScrollView { ForEach(0..<9) { Button("Row \($0)") {} } }
    }
    let row = try #require(view.element("Row 8", .button))
    let tree = view.tree
    let types = tree.ancestors(of: row.id).prefix(2).map { tree[$0]?.elementType }
    #expect(types == [.other, .scrollView])
  }
}
