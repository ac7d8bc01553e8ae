import AccessibilityTree
import AutomationWire
import Foundation
import Testing

@testable import TextUI

/// Controls made of others: how they look, what is told of them, and what they do.
@MainActor struct ControlWidthTests {
  @Observable final class Model {
    var color = Color.red
    var order: [KeyPathComparator<Person>] = []
  }

  struct Person: Identifiable, Hashable {
    let name: String
    let age: Int
    var friends: [Person]?
    var id: String { name }
  }

  @Test func gauge() {
    let view = HostedView(width: 24, height: 2) {
      Gauge(value: 5, in: 0...10) {
        Text("Speed")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
    }
    #expect(view.element("Speed", .progressIndicator)?.value == "50%")
  }

  @Test func gaugeStyles() {
    func gauge() -> some View {
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("5")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
    }
    let view = HostedView(width: 20, height: 8) {
      VStack(alignment: .leading) {
        gauge().gaugeStyle(.accessoryLinear)
        gauge().gaugeStyle(.accessoryLinearCapacity)
        gauge().gaugeStyle(.accessoryCircular)
        gauge().gaugeStyle(.accessoryCircularCapacity)
      }
    }
    #expect(
      view.screen == """
          Speed
        0 ────────●─────── 9
          5
          Speed
        0 ━━━━━━━━──────── 9
          5
        ◑ Speed 5  0 – 9
        ◑ Speed 5
        """)
  }

  @Test func labelsOfSeveralTexts() {
    let view = HostedView(width: 20, height: 2) {
      LabeledContent {
        Text("Value")
      } label: {
        Text("Title")
        Text("and more")
      }
    }
    #expect(view.screen == "Title          Value\nand more")
  }

  @Test func menusWithAFirstActionSayThatTheyHaveMore() {
    let view = HostedView(width: 14, height: 1) {
      Menu("Save") {
        Button("Save as") {}
      } primaryAction: {
      }
    }
    #expect(view.screen == "  [ Save ▾ ]")
    #expect(view.element("Save")?.elementType == .button)
  }

  @Test(arguments: [
    ("house.fill", "⌂"), ("plus.circle.fill", "+"), ("tray", "⊔"), ("heart.fill", "❥"),
    ("square.fill", "■"), ("unheard.of", "⬚"),
  ])
  func symbolsOfAShapeAreDrawnAsTheRest(name: String, symbol: String) {
    #expect(HostedView(width: 1, height: 1) { Image(systemName: name) }.screen == symbol)
  }

  @Test func colorWell() {
    struct Well: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          ColorPicker("Tint", selection: $model.color)
          Spacer()
        }
      }
    }
    let model = Model()
    let view = HostedView(width: 20, height: 20) { Well(model: model) }
    #expect(view.screen == "Tint             ███")
    #expect(view.element("Tint", .colorWell)?.value == "Red")
    view.tap("Tint", .colorWell)
    view.tap("Blue")
    #expect(model.color == .blue)
    #expect(view.element("Red") == nil)
  }

  @Test func sharing() {
    let view = HostedView(width: 30, height: 10) { ShareLink(item: "Hello") }
    view.tap("Share…")
    #expect(view.element("ActivityListView", .other) != nil)
    #expect(view.element("UIActivityContentView", .navigationBar) != nil)
    #expect(view.element("Copy", .cell) != nil && view.element("Copy", .button) != nil)
    view.tap("Close")
    #expect(view.element("ActivityListView") == nil)
  }

  @Test func table() {
    struct People: View {
      @Bindable var model: Model
      var people: [Person] {
        [Person(name: "Grace", age: 85), Person(name: "Ada", age: 36)].sorted(using: model.order)
      }
      var body: some View {
        Table(people, sortOrder: $model.order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age") { Text("\($0.age)") }
        }
      }
    }
    let narrow = HostedView(width: 20, height: 4) {
      People(model: Model()).environment(\.horizontalSizeClass, .compact)
    }
    #expect(narrow.screen == "  Grace\n  Ada")
    let fixed = HostedView(width: 24, height: 3) {
      Table([Person(name: "Grace", age: 85)]) {
        TableColumn("Age") { Text("\($0.age)") }.width(4)
        TableColumn("Name", value: \.name)
        TableColumn("Old") { Text($0.age > 80 ? "yes" : "no") }.width(min: 2, max: 5)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    #expect(fixed.screen == "  Age  Name      Old\n  85   Grace     yes")
    let view = HostedView(width: 20, height: 4) {
      People(model: Model()).environment(\.horizontalSizeClass, .regular)
    }
    #expect(view.screen == "  Name     Age\n  Grace    85\n  Ada      36")
    view.tap("Name")
    #expect(view.screen == "  Name     Age\n  Ada      36\n  Grace    85")
    view.tap("Name")
    #expect(view.screen == "  Name     Age\n  Grace    85\n  Ada      36")
  }

  @Test func outline() {
    let people = [Person(name: "Ada", age: 36, friends: [Person(name: "Grace", age: 85)])]
    let view = HostedView(width: 20, height: 4) {
      List(people, children: \.friends) { Text($0.name) }
    }
    #expect(view.element("Grace") == nil)
    view.tap("Ada")
    #expect(view.element("Grace") != nil)
  }

  @Test func badges() {
    let view = HostedView(width: 20, height: 3) {
      List {
        Text("Inbox").badge(3)
        Text("Sent").badge(0)
      }
    }
    #expect(view.screen == "  Inbox          3\n  Sent")
    #expect(view.element("3", .staticText) != nil)
  }

  @Test func timeline() {
    let view = HostedView(width: 20, height: 1) {
      TimelineView(.periodic(from: .distantPast, by: 60)) { context in
        Text(verbatim: context.date > .distantPast ? "now" : "then")
      }
    }
    #expect(view.element("now") != nil)
  }

  @Test func columnsAreAStackWhereThereIsLittleRoom() {
    struct Mail: View {
      @State private var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["Inbox", "Sent"], id: \.self, selection: $chosen) { Text($0) }
            .navigationTitle("Boxes")
        } detail: {
          Text("In \(chosen ?? "none")")
        }
      }
    }
    let view = HostedView(width: 30, height: 8) { Mail() }
    #expect(view.element("In none") == nil)
    view.tap("Sent")
    #expect(view.element("In Sent") != nil)
    view.tap("BackButton")
    #expect(view.element("Inbox") != nil)
    let wide = HostedView(width: 60, height: 8) {
      Mail().environment(\.horizontalSizeClass, .regular)
    }
    #expect(wide.element("In none") != nil)
    wide.tap("Sent")
    #expect(wide.element("In Sent") != nil)
  }

  @Test func contentIsScrolledToAPlace() {
    struct Rows: View {
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        VStack(spacing: 0) {
          Button("End") { position.scrollTo(edge: .bottom) }
          Button("Five") { position.scrollTo(id: 5, anchor: .top) }
          ScrollView {
            ForEach(0..<20) { Text(verbatim: "row \($0).") }
          }
          .scrollPosition($position)
        }
      }
    }
    let view = HostedView(width: 24, height: 5) { Rows() }
    #expect(view.screen.contains("row 0"))
    view.tap("End")
    #expect(view.screen.contains("row 19"))
    view.tap("Five")
    #expect(view.screen.contains("row 5"))
    #expect(!view.screen.contains("row 4"))
  }

  @Test func scrollingIsTold() {
    struct Rows: View {
      @State private var first = -1
      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "from \(first)")
          ScrollView {
            ForEach(0..<20) { Text(verbatim: "row \($0)") }
          }
          .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y)
          } action: { _, new in
            first = new
          }
        }
      }
    }
    let view = HostedView(width: 12, height: 5) { Rows() }
    #expect(view.screen.contains("from 0"))
    view.host.perform(.scroll(at: Point(x: 5, y: 3), deltaX: 0, deltaY: 4))
    #expect(view.screen.contains("from 4"))
  }

  @Test func labelsThatAreNotShown() {
    struct Form: View {
      @State private var size = 1
      var body: some View {
        VStack(alignment: .leading) {
          Picker("Size", selection: $size) { Text("Small").tag(1) }
          Stepper("Count", value: $size)
        }
        .labelsHidden()
      }
    }
    let view = HostedView(width: 24, height: 2) { Form() }
    #expect(!view.screen.contains("Size"))
    #expect(!view.screen.contains("Count"))
    #expect(view.element("Size, Small", .button) != nil)
    #expect(view.element("Count", .stepper) != nil)
  }

  @Test("A button in a narrow place gives up its brackets before its label") func narrowButtons() {
    var tapped: [Int] = []
    let view = HostedView(width: 48, height: 10) {
      VStack(spacing: 1) {
        HStack { ForEach(1..<11) { number in Button("\(number)") { tapped.append(number) } } }
        HStack {
          ForEach(11..<21) { number in Button("Item \(number)") { tapped.append(number) } }
        }
        Button("Q") {}.frame(width: 4)
      }
    }
    for number in 1...10 { view.tap("\(number)", .button) }
    for number in 11...20 { view.tap("Item \(number)", .button) }
    #expect(tapped == Array(1...20))
    #expect(view.screen.contains("[1] [2] ") && view.screen.contains("[10]"))
    #expect(view.screen.contains("[Q]"))
  }
}
