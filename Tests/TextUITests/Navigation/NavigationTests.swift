import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Navigation stacks and tabs.
@MainActor struct NavigationTests {
  @Observable final class Model {
    var path: [String] = []
    var tab = "b"
    var log: [String] = []
  }

  struct Stack: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          NavigationLink("Go", value: "first")
          Counter()
        }
        .navigationTitle("Home")
        .navigationDestination(for: String.self) { name in
          Page(name: name)
        }
      }
    }
  }

  @Test func aBarCanCarryAnIdentifier() {
    struct Named: View {
      @State private var isNamed = true
      var body: some View {
        NavigationStack {
          VStack {
            if isNamed { Button("Rename") { isNamed = false }.navigationBarIdentifier("bar") }
          }
          .navigationTitle("Home")
        }
      }
    }
    let view = HostedView(width: 20, height: 5) { Named() }
    #expect(view.element("bar")?.elementType == .navigationBar)
    view.tap("Rename")
    #expect(view.element("Home")?.elementType == .navigationBar)
  }

  @Test func aBarWithoutATitleIsCalledAsOnAPhone() {
    let tools = Text("Page").toolbar { Button("Tool") {} }
    let stack = HostedView { NavigationStack { tools } }
    let bar = stack.element("_TtGC7SwiftUI32NavigationStackHosting", .navigationBar)
    #expect(bar != nil)
    let older = HostedView { NavigationView { tools } }
    #expect(older.element("_TtGC7SwiftUI19UIHosting", .navigationBar) != nil)
  }

  @Test func aSwipeFromTheLeadingEdgeLeadsBack() {
    let model = Model()
    let view = HostedView(width: 30, height: 8) { Stack(model: model) }
    view.tap("Go")
    #expect(model.path == ["first"])
    view.drag(from: Point(x: 0, y: 4), to: Point(x: 8, y: 4))
    view.drag(from: Point(x: 2, y: 4), to: Point(x: 28, y: 4))
    view.drag(from: Point(x: 0, y: 7), to: Point(x: 0, y: 2))
    #expect(model.path == ["first"])
    view.drag(from: Point(x: 0, y: 4), to: Point(x: 20, y: 5))
    #expect(model.path.isEmpty)
    view.drag(from: Point(x: 0, y: 4), to: Point(x: 20, y: 4))
    #expect(view.element("Home") != nil)
  }

  @Test func aSwipeDoesNotLeadBackWithoutAButtonThatDoes() {
    let view = HostedView(width: 30, height: 8) {
      NavigationStack {
        NavigationLink("Go") { Text("Page").navigationBarBackButtonHidden(true) }
      }
    }
    view.tap("Go")
    view.drag(from: Point(x: 0, y: 4), to: Point(x: 20, y: 4))
    #expect(view.element("Page") != nil)
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  struct Page: View {
    let name: String
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        NavigationLink("Deeper", value: name + "+")
        Button("Done") { dismiss() }
      }
      .navigationTitle(name)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Star") {} }
      }
    }
  }

  @Test func aLinkOutsideOfAListTakesNoMoreRoomThanAButton() {
    struct Card: View {
      var body: some View {
        HStack {
          NavigationLink("More") { Text("page") }
          NavigationLink("Card") { Text("page") }.buttonStyle(.plain)
          Text("end")
        }
        .navigationTitle("Shop")
        .toolbar {
          NavigationLink {
            Text("page")
          } label: {
            Image(systemName: "cart").accessibilityLabel("Cart")
          }
        }
      }
    }
    let view = HostedView(width: 40, height: 3) { NavigationStack { Card() } }
    let lines = view.screen.split(separator: "\n").map(String.init)
    #expect(lines.first?.contains("Shop") == true)
    #expect(lines.last?.trimmingCharacters(in: .whitespaces) == "[ More › ] Card end")
    #expect(view.element("Cart", .button)?.frame.size.width ?? 9 < 9)
  }

  @Test func aLongLabelHasTheWholeRow() {
    let view = HostedView(width: 20, height: 6) {
      NavigationStack {
        List {
          NavigationLink("Short", value: 1)
          NavigationLink("Twelve cells", value: 2)
          NavigationLink("Thirteen here", value: 3)
        }
      }
    }
    #expect(
      view.screen == """
          Short          ›
          Twelve cells   ›
          Thirteen       ›
          here
        """)
  }

  @Test func pushesAndGoesBack() {
    let model = Model()
    let view = HostedView(width: 30, height: 5) { Stack(model: model) }
    view.tap("Count 0")
    view.tap("Go")
    #expect(model.path == ["first"])
    #expect(
      view.outline == """
        NavigationBar, {{0.0, 0.0}, {30.0, 2.0}}, identifier: 'first'
          Button, {{1.0, 0.0}, {6.0, 1.0}}, identifier: 'BackButton', label: 'Home', Keyboard Focused
          StaticText, {{12.0, 0.0}, {5.0, 1.0}}, label: 'first'
          Button, {{23.0, 0.0}, {6.0, 1.0}}, label: 'Star'
        Button, {{9.0, 2.0}, {12.0, 1.0}}, label: 'Deeper'
          StaticText, {{11.0, 2.0}, {6.0, 1.0}}, label: 'Deeper'
        Button, {{11.0, 3.0}, {8.0, 1.0}}, label: 'Done'
          StaticText, {{13.0, 3.0}, {4.0, 1.0}}, label: 'Done'
        """)
    view.tap("Deeper")
    #expect(model.path == ["first", "first+"])
    view.tap("Done")
    #expect(model.path == ["first"])
    view.tap("BackButton")
    #expect(model.path.isEmpty)
    #expect(view.element("Count 1") != nil)
    #expect(view.element("BackButton") == nil)
  }

  @Test func followsItsPath() {
    let model = Model()
    let view = HostedView(width: 30, height: 5) { Stack(model: model) }
    model.path = ["x", "y"]
    #expect(view.element("y", .navigationBar) != nil)
    view.press(.escape)
    #expect(model.path == ["x"])
    model.path = []
    #expect(view.element("Home", .navigationBar) != nil)
  }

  @Test func namesAMissingDestination() {
    let view = HostedView(width: 40, height: 5) {
      NavigationStack { NavigationLink("Go", value: 7) }
    }
    view.tap("Go")
    #expect(
      view.warnings() == [
        "No view around the link says how to show a value of type Int: add "
          + ".navigationDestination(for: Int.self) inside the NavigationStack."
      ])
  }

  @Test(
    "Several views stand below each other wherever one is expected, and beside each other in a label"
  )
  func severalViewsWhereOneIsExpected() {
    let stack = HostedView(width: 12, height: 3) {
      NavigationStack {
        Text("one")
        Text("two")
        Divider()
      }
    }
    #expect(stack.screen == "    one\n    two\n────────────")
    let sheet = HostedView(width: 20, height: 6) {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("one")
        Text("two")
      }
    }
    #expect(sheet.screen.contains("one      │\n  │     two"))
    let tabs = HostedView(width: 24, height: 4) {
      TabView {
        Group {
          Text("page")
          Text("more")
        }
        .frame(width: 10)
        .tabItem {
          Image(systemName: "star")
          Text("Stars")
        }
      }
    }
    #expect(tabs.screen.hasSuffix("        ☆ Stars"))
    let button = HostedView(width: 16, height: 1) {
      Button {
      } label: {
        Image(systemName: "plus")
        Text("Add")
      }
    }
    #expect(button.screen == "   [ + Add ]")
  }

  struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Counter().onAppear { model.log.append("a+") }.onDisappear { model.log.append("a-") }
          .tabItem { Label("First", systemImage: "star") }.tag("a")
        Tab("Second", systemImage: "gear", value: "b") {
          Text("Page two").onAppear { model.log.append("b+") }.onDisappear {
            model.log.append("b-")
          }
        }
      }
    }
  }

  struct TaggedTabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.tab) {
        Text("Page one").tag("a").padding(1).tabItem { Text("First") }
        Text("Page two").tabItem { Text("Second") }.tag("b")
      }
    }
  }

  @Test func tabsAreTaggedBeforeOrAfterTheirLabel() {
    let model = Model()
    let view = HostedView(width: 30, height: 6) { TaggedTabs(model: model) }
    #expect(view.element("Page two") != nil)
    view.tap("First")
    #expect(model.tab == "a")
    #expect(view.element("Page one") != nil)
    view.tap("Second")
    #expect(model.tab == "b")
    #expect(view.warnings().isEmpty)
  }

  @Test func tabsKeepTheirState() {
    let model = Model()
    let view = HostedView(width: 30, height: 4) { Tabs(model: model) }
    #expect(
      view.outline == """
        StaticText, {{11.0, 0.0}, {8.0, 1.0}}, label: 'Page two'
        TabBar, {{0.0, 2.0}, {30.0, 2.0}}, label: 'Tab Bar'
          Button, {{0.0, 3.0}, {15.0, 1.0}}, label: 'First', Keyboard Focused
          Button, {{15.0, 3.0}, {15.0, 1.0}}, label: 'Second', Selected
        """)
    view.tap("First")
    #expect(model.tab == "a")
    view.tap("Count 0")
    view.tap("Second")
    view.tap("First")
    #expect(view.element("Count 1") != nil)
    #expect(model.log == ["b+", "a+", "b-", "b+", "a-", "a+", "b-"])
  }
}
