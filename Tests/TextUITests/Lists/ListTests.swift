import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Lists: every row exists, those in view are drawn, and changes cost what they change.
@MainActor struct ListTests {
  @Observable final class Model {
    var items = Array(0..<20)
    var tapped: [Int] = []
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      List(model.items, id: \.self) { item in
        Button("Row \(item)") { model.tapped.append(item) }
      }
    }
  }

  @Test func aRowScrolledOutExistsAndIsNotHittable() {
    let view = HostedView(width: 20, height: 4) { Rows(model: Model()) }
    #expect(view.element("Row 19", .button) != nil)
    #expect(view.hitPoint("Row 19", .button) == .offscreen)
    #expect(view.hitPoint("Row 1", .button) == .at(.init(x: 4, y: 1)))
    #expect(
      view.screen == """
          Row 0            ┃
          Row 1            │
          Row 2            │
          Row 3            │
        """)
  }

  @Test func aTapScrollsTheRowIn() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Rows(model: model) }
    view.tap("Row 19", .button)
    #expect(model.tapped == [19])
    #expect(view.screen.contains("Row 16"))
    #expect(!view.screen.contains("Row 15"))
  }

  @Test func rowsAreCellsWithOneContent() {
    let view = HostedView(width: 20, height: 6) {
      List {
        Section("Head") { Text("A") }
        Section {
          Text("B")
        } header: {
          Text("More")
        } footer: {
          Text("End")
        }
      }
    }
    #expect(
      view.outline == """
        CollectionView, {{0.0, 0.0}, {20.0, 6.0}}
          Cell, {{0.0, 0.0}, {19.0, 1.0}}
            Other, {{1.0, 0.0}, {4.0, 1.0}}
              StaticText, {{1.0, 0.0}, {4.0, 1.0}}, label: 'Head'
          Cell, {{0.0, 1.0}, {19.0, 1.0}}
            Other, {{2.0, 1.0}, {1.0, 1.0}}
              StaticText, {{2.0, 1.0}, {1.0, 1.0}}, label: 'A'
          Cell, {{0.0, 3.0}, {19.0, 1.0}}
            Other, {{1.0, 3.0}, {4.0, 1.0}}
              StaticText, {{1.0, 3.0}, {4.0, 1.0}}, label: 'More'
          Cell, {{0.0, 4.0}, {19.0, 1.0}}
            Other, {{2.0, 4.0}, {1.0, 1.0}}
              StaticText, {{2.0, 4.0}, {1.0, 1.0}}, label: 'B'
          Cell, {{0.0, 5.0}, {19.0, 1.0}}
            Other, {{2.0, 5.0}, {3.0, 1.0}}
              StaticText, {{2.0, 5.0}, {3.0, 1.0}}, label: 'End'
        """)
  }

  @Test func insertingARowSendsThatRowOnly() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Rows(model: model) }
    _ = view.tree
    model.items.insert(100, at: 0)
    _ = view.tree
    let difference = view.lastDifference
    // The cell, its content, the button and its text.
    #expect(difference?.nodes.count == 4)
    #expect(difference?.children.first?.splices.map(\.index) == [0])
    #expect(view.screen.hasPrefix("  Row 100"))
  }

  /// A list that can be turned round.
  struct TurnedList: View {
    @State private var isMirrored = false

    var body: some View {
      VStack {
        Button("Turn") { isMirrored.toggle() }
        List(0..<3) { Text("Row \($0)") }
          .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
      }
    }
  }

  @Test func rowsTurnRoundWithTheDirection() {
    let view = HostedView(width: 20, height: 5) { TurnedList() }
    let before = view.screen
    view.tap("Turn", .button)
    #expect(view.screen.contains("             Row 2"))
    view.tap("Turn", .button)
    #expect(view.screen == before)
  }

  struct CountedRow: View {
    let item: Int
    let counter: EvaluationCounter
    @State private var isOn = false

    var body: some View {
      let _ = counter.count("row")
      Button((isOn ? "Row \(item) on" : "Row \(item)") as String) { isOn.toggle() }
    }
  }

  @Test(arguments: [20, 2_000])
  func aTapCostsWhatItTouches(_ count: Int) {
    let counter = EvaluationCounter()
    let view = HostedView(width: 20, height: 4) {
      List(0..<count) { CountedRow(item: $0, counter: counter) }
    }
    _ = view.tree
    #expect(counter["row"] == count)
    view.tap("Row \(count - 1)", .button)
    #expect(counter["row"] == count + 1)
    _ = view.tree
    // The button and its text, the list, which scrolled, and the button that lost the focus.
    #expect((1...5).contains(view.lastDifference?.nodes.count ?? 0))
    view.tap("Row \(count - 1) on", .button)
    _ = view.tree
    #expect(counter["row"] == count + 2)
    #expect((1...3).contains(view.lastDifference?.nodes.count ?? 0))
  }

  @Test func arrowsMoveTheFocusAndScroll() {
    let view = HostedView(width: 20, height: 3) { Rows(model: Model()) }
    for _ in 0..<5 { view.press(.downArrow) }
    #expect(view.element("Row 5", .button)?.states.contains(.focused) == true)
    #expect(view.screen.contains("Row 5"))
    view.press(.end)
    #expect(view.element("Row 19", .button)?.states.contains(.focused) == true)
    view.press(.home)
    #expect(view.screen.hasPrefix("  Row 0"))
  }

  // A flick of 1,000 points a second carries a phone's content on by 365, which is as much of its screen as two rows are here.
  @Test func aFingerScrolls() {
    let model = Model()
    let view = HostedView(width: 20, height: 4) { Rows(model: model) }
    view.host.perform(.pointer(.init(.began, at: .init(x: 3, y: 3))))
    view.host.perform(.pointer(.init(.moved, at: .init(x: 3, y: 1))))
    view.host.perform(.pointer(.init(.ended, at: .init(x: 3, y: 1))))
    #expect(view.screen.hasPrefix("  Row 4"))
    #expect(model.tapped.isEmpty)
    view.host.perform(.scroll(at: .init(x: 3, y: 1), deltaX: 0, deltaY: 3))
    #expect(view.screen.hasPrefix("  Row 7"))
  }

  @Test func anEmptyListShowsNothing() {
    let view = HostedView(width: 20, height: 3) { List([Int](), id: \.self) { Text("\($0)") } }
    #expect(view.outline == "CollectionView, {{0.0, 0.0}, {20.0, 3.0}}")
    #expect(view.screen.isEmpty)
  }

  @Test func contentScrollsSideways() {
    let view = HostedView(width: 12, height: 2) {
      VStack {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<9) { number in Button("B\(number)") {} } }
        }
        Text("below")
      }
    }
    #expect(view.hitPoint("B8", .button) == .offscreen)
    view.tap("B8", .button)
    #expect(view.screen.contains("B8"))
    #expect(!view.screen.contains("B0"))
    view.host.perform(.scroll(at: .init(x: 3, y: 0), deltaX: -100, deltaY: 0))
    #expect(view.screen.contains("B0"))
  }

  @Observable final class Sections {
    var names = ["A", "B"]
    var hasFooter = false
  }

  struct Grouped: View {
    let sections: Sections

    var body: some View {
      List {
        ForEach(sections.names, id: \.self) { name in
          Section {
            Text("in \(name)")
          } header: {
            Text("Head \(name)")
          } footer: {
            if sections.hasFooter { Text("Foot \(name)") }
          }
        }
      }
    }
  }

  @Test func sectionsComeAndGo() {
    let sections = Sections()
    let view = HostedView(width: 14, height: 8) { Grouped(sections: sections) }
    #expect(
      view.screen == """
         Head A
          in A

         Head B
          in B
        """)
    sections.names = ["C", "B"]
    sections.hasFooter = true
    #expect(
      view.screen == """
         Head C
          in C
          Foot C

         Head B
          in B
          Foot B
        """)
    sections.names = []
    #expect(view.screen.isEmpty)
    sections.names = ["D"]
    sections.hasFooter = false
    #expect(
      view.screen == """
         Head D
          in D
        """)
  }
}
