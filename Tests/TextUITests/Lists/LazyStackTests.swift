import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Lazy stacks and grids: what is near the visible part exists, the rest does not.
@MainActor struct LazyStackTests {
  @Observable final class Model {
    var items = Array(0..<1_000)
    var log: [String] = []
    @ObservationIgnored var made = 0

    func countRow() { made += 1 }
  }

  struct Row: View {
    let item: Int
    let model: Model
    @State private var taps = 0

    var body: some View {
      let _ = model.countRow()
      Button("Row \(item): \(taps)") { taps += 1 }
        .onAppear { model.log.append("+\(item)") }
        .onDisappear { model.log.append("-\(item)") }
    }
  }

  struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Text("Head")
          ForEach(model.items, id: \.self) { Row(item: $0, model: model) }
          Text("Foot")
        }
      }
    }
  }

  private func rows(_ view: HostedView) -> [String] {
    var rows: [String] = []
    let tree = view.tree
    if let root = tree.root {
      tree.walkDescendants(of: root) { node in
        if node.elementType == .button { rows.append(node.label) }
        return .descend
      }
    }
    return rows
  }

  @Test func rowsNearTheVisiblePartExist() {
    let model = Model()
    let view = HostedView(width: 16, height: 4) { Rows(model: model) }
    #expect(rows(view) == ["Row 0: 0", "Row 1: 0", "Row 2: 0", "Row 3: 0"])
    #expect(view.element("Foot") == nil)
    #expect(model.made == 4)
    #expect(model.log == ["+0", "+1", "+2", "+3"])
    view.host.perform(.scroll(at: .init(x: 3, y: 1), deltaX: 0, deltaY: 10))
    #expect(
      rows(view) == ["Row 8: 0", "Row 9: 0", "Row 10: 0", "Row 11: 0", "Row 12: 0", "Row 13: 0"])
    #expect(view.screen.contains("Row 9"))
    #expect(model.made == 10)
    #expect(
      Array(model.log.suffix(10).sorted()) == [
        "+10", "+11", "+12", "+13", "+8", "+9", "-0", "-1", "-2", "-3",
      ])
    view.press(.end)
    #expect(rows(view) == ["Row 996: 0", "Row 997: 0", "Row 998: 0", "Row 999: 0"])
    #expect(view.element("Foot") != nil)
    #expect(model.made < 20)
  }

  @Test func theScrollViewSaysWhetherItMakesMore() {
    func makesMore(_ view: HostedView) -> Bool? {
      let scrollView = view.tree.elementsInOrder(of: .scrollView).first
      return scrollView.map { view.tree[$0]?.states.contains(.makesElementsWhenScrolled) == true }
    }
    let model = Model()
    let view = HostedView(width: 16, height: 4) { Rows(model: model) }
    #expect(makesMore(view) == true)
    model.items = [1]
    view.settle()
    #expect(makesMore(view) == false)
    model.items = Array(0..<9)
    view.settle()
    #expect(makesMore(view) == true)
    struct Replaced: View {
      let model: Model
      var body: some View {
        ScrollView {
          if model.items.isEmpty {
            Text("None")
          } else {
            LazyVStack { ForEach(model.items, id: \.self) { Text("Row \($0)") } }
          }
        }
      }
    }
    let replaced = HostedView(width: 16, height: 4) { Replaced(model: model) }
    #expect(makesMore(replaced) == true)
    model.items = []
    replaced.settle()
    #expect(makesMore(replaced) == false)
    let eager = HostedView(width: 16, height: 4) {
      ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("Row \($0)") } } }
    }
    #expect(makesMore(eager) == false)
  }

  @Test func aRowKeepsItsStateWhileItIsAway() {
    let model = Model()
    let view = HostedView(width: 17, height: 4) { Rows(model: model) }
    view.tap("Row 1: 0")
    #expect(view.element("Row 1: 1") != nil)
    view.press(.end)
    #expect(view.element("Row 1: 1") == nil)
    view.press(.home)
    #expect(view.element("Row 1: 1") != nil)
    model.items.insert(5_000, at: 0)
    #expect(rows(view) == ["Row 5,000: 0", "Row 0: 0", "Row 1: 1", "Row 2: 0"])
    model.items.removeAll { $0 == 0 }
    #expect(rows(view) == ["Row 5,000: 0", "Row 1: 1", "Row 2: 0", "Row 3: 0"])
    #expect(model.log.filter { $0 == "-0" }.count == 2)
  }

  @Test func aChangeOfARowOutOfSightIsSeenWhenItComes() {
    let model = Model()
    model.items = Array(0..<40)
    let view = HostedView(width: 16, height: 4) { Rows(model: model) }
    view.press(.end)
    model.items[0] = 77
    view.press(.home)
    #expect(rows(view).first == "Row 77: 0")
  }

  @Test func theCostDoesNotDependOnTheCount() {
    let model = Model()
    model.items = Array(0..<20_000)
    let view = HostedView(width: 16, height: 4) { Rows(model: model) }
    #expect(model.made == 4)
    _ = view.tree
    view.host.perform(.scroll(at: .init(x: 3, y: 1), deltaX: 0, deltaY: 1))
    _ = view.tree
    // One more row, its text, the one with them in the scroll view, and those that left.
    #expect((view.lastDifference?.nodes.count ?? 0) <= 12)
    #expect(model.made == 5)
  }

  @Test func arrowsGoOnBeyondWhatExists() {
    let model = Model()
    let view = HostedView(width: 16, height: 4) { Rows(model: model) }
    for _ in 0..<30 { view.press(.downArrow) }
    #expect(view.element("Row 30: 0")?.states.contains(.focused) == true)
    for _ in 0..<30 { view.press(.upArrow) }
    #expect(view.element("Row 0: 0")?.states.contains(.focused) == true)
  }

  @Test func rowsOfDifferentHeightsFollowEachOther() {
    let view = HostedView(width: 12, height: 5) {
      ScrollView {
        LazyVStack(spacing: 1) {
          ForEach(0..<50) { number in
            VStack { ForEach(0..<(number % 3 + 1), id: \.self) { Text("\(number).\($0)") } }
          }
        }
      }
    }
    #expect(
      view.screen == """
            0.0    ┃
                   │
            1.0    │
            1.1    │
                   │
        """)
    view.press(.end)
    #expect(
      view.screen == """
                   │
           48.0    │
                   │
           49.0    │
           49.1    ┃
        """)
    view.press(.home)
    #expect(view.screen.contains("0.0"))
    #expect(view.warnings().isEmpty)
  }

  @Test func aGridFillsItsColumns() {
    let view = HostedView(width: 20, height: 4) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [GridItem(.fixed(6)), GridItem(.flexible()), GridItem()]) {
          Section("Numbers") { ForEach(0..<100) { Text("n\($0)") } }
        }
      }
    }
    #expect(
      view.screen == """
              Numbers
          n0     n1     n2
          n3     n4     n5
          n6     n7     n8
        """)
    #expect(view.element("n12") == nil)
    #expect(view.element("n9") != nil)
  }

  /// A grid of views that are not in a `ForEach`, which is made anew.
  private struct Remade: View {
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
      LazyVGrid(columns: [GridItem(.fixed(6)), GridItem(.fixed(6))]) {
        Text("left")
        Text("right")
      }
    }
  }

  @Test func aGridThatIsMadeAnewKeepsItsViews() {
    let view = HostedView(width: 20, height: 2) { Remade() }
    #expect(view.screen.contains("left  right"))
    view.press(.enter)
    #expect(view.screen.contains("Count 1"))
    #expect(view.screen.contains("left  right"))
  }

  @Test func columnsThatDoNotFillTheRoomStandWhereTheGridSays() {
    func screen(_ alignment: HorizontalAlignment) -> String {
      HostedView(width: 20, height: 1) {
        LazyVGrid(
          columns: [GridItem(.fixed(3), alignment: .leading), GridItem(.fixed(3))],
          alignment: alignment
        ) { ForEach(0..<2) { Text("g\($0)") } }
      }.screen
    }
    #expect(screen(.leading) == "g0  g1")
    #expect(screen(.center) == "      g0  g1")
    #expect(screen(.trailing) == "             g0   g1")
  }

  @Test func anAdaptiveGridHasAsManyColumnsAsFit() {
    let view = HostedView(width: 20, height: 3) {
      ScrollView(showsIndicators: false) {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 4), spacing: 1, alignment: .leading)]
        ) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    }
    #expect(
      view.screen == """
        0     1    2    3
        4     5    6    7
        8
        """)
  }

  @Test func rowsOfAHorizontalGridAndStackAreMadeSideways() {
    let view = HostedView(width: 14, height: 5) {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<100) { Text("c\($0)") } }
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(1), spacing: 0), GridItem(.fixed(1))]) {
          ForEach(0..<100) { Text("g\($0)") }
        }
      }
    }
    #expect(view.screen.contains("c0 c1 c2 c3"))
    #expect(view.screen.contains("g0 g2 g4"))
    #expect(view.screen.contains("g1 g3 g5"))
    #expect(view.element("c9") == nil)
    #expect(view.element("g40") == nil)
  }

  @Test func withoutAScrollViewAllRowsExist() {
    let view = HostedView(width: 14, height: 3) {
      LazyVStack { ForEach(0..<8) { Text("r\($0)") } }
    }
    #expect(view.element("r7") != nil)
  }

  @Test(arguments: [nil, UnitPoint.top, .center, .bottom])
  func codeScrollsToElementsThatWereNeverMade(anchor: UnitPoint?) {
    let view = HostedView(width: 20, height: 6) {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo(500, anchor: anchor) }
        ScrollView {
          LazyVStack {
            ForEach(0..<1_000) { number in
              VStack { ForEach(0..<(number % 2 + 1), id: \.self) { Text("\(number).\($0)") } }
            }
          }
        }
      }
    }
    #expect(view.element("500.0") == nil)
    view.tap("Go")
    let row = view.tree.absoluteFrame(of: view.element("500.0")?.id ?? ElementID(0))?.minY
    let scroller = view.tree.absoluteFrame(
      of: view.tree.descendants(of: view.tree.root ?? ElementID(0)).first {
        view.tree[$0]?.elementType == .scrollView
      } ?? ElementID(0))
    switch anchor {
    case .top: #expect(row == scroller?.minY)
    case .center: #expect(row == scroller.map { $0.minY + ($0.height - 1) / 2 })
    default: #expect(row == scroller.map { $0.maxY - 1 })
    }
  }

  @Test func adaptiveColumnsInRoomWithoutEndAreTheLeast() {
    let items = [GridItem(.adaptive(minimum: 3), spacing: 2), GridItem(.fixed(4))]
    let tracks = GridTrack.tracks(for: items, in: Proposal.infinity)
    #expect(tracks.map(\.origin) == [0, 5])
    #expect(tracks.map(\.extent) == [3, 4])
  }

  @Test func emptyAndTiny() {
    let view = HostedView(width: 1, height: 1) {
      ScrollView {
        LazyVStack { ForEach([Int](), id: \.self) { Text("r\($0)") } }
        LazyVGrid(columns: []) { ForEach(0..<3) { Text("g\($0)") } }
      }
    }
    #expect(view.element("g0") != nil)
    #expect(view.warnings().isEmpty)
  }

  /// High rows that come later than the stack, below a heading or not.
  struct Cards: View {
    let model: Model
    var hasHead = false
    @State private var items: [Int] = []

    var body: some View {
      Button("Load") { items = Array(1...60) }
      ScrollView {
        LazyVStack {
          if hasHead { Text("Head") }
          ForEach(items, id: \.self) { item in
            Text("Card \(item)").frame(height: 4)
              .onAppear { model.log.append("+\(item)") }
              .onDisappear { model.log.append("-\(item)") }
          }
        }
      }
    }
  }

  @Test(arguments: [false, true]) func onlyRowsNearTheVisiblePartAppear(hasHead: Bool) {
    let model = Model()
    let view = HostedView(width: 16, height: 20) { Cards(model: model, hasHead: hasHead) }
    view.tap("Load")
    // Nineteen rows of the screen show the first five, and one more is there.
    #expect(model.log == (1...6).map { "+\($0)" })
    view.host.perform(.scroll(at: .init(x: 5, y: 10), deltaX: 0, deltaY: 8))
    view.settle()
    #expect(!model.log.contains("+12"), "\(model.log)")
  }

  @Test func rowsBelowOthersThatAreLowAppearNoMoreThanNeedBe() {
    let model = Model()
    let view = HostedView(width: 16, height: 20) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { item in
            Text("Card \(item)").frame(height: item < 3 ? 1 : 5)
              .onAppear { model.log.append("+\(item)") }
          }
        }
      }
    }
    view.settle()
    // Three low ones, four high ones, one more; and of those that were guessed no more than were known.
    #expect(model.log.count <= 10, "\(model.log)")
    #expect(model.log.starts(with: (0..<8).map { "+\($0)" }), "\(model.log)")
  }
}
