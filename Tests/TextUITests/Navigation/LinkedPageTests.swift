import AccessibilityTree
import Testing

@testable import TextUI

/// Links and what they hold: pages that follow their values, and rows of a list that they select.
@MainActor struct LinkedPageTests {
  @Observable final class Model {
    var count = 0
    var chosen: String?
    var several: Set<String> = []
    var page = 0
    var names = ["A", "B"]
  }

  /// A link whose page is given a value, and a way to change it.
  struct Counting: View {
    @State private var count = 0

    var body: some View {
      NavigationStack {
        NavigationLink("open") {
          Page(count: count) { count += 1 }
        }
      }
    }
  }

  /// A page that keeps something of its own beside what it is given.
  struct Page: View {
    let count: Int
    let add: () -> Void
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("count \(count)")
        Text("taps \(taps)")
        Button("add") {
          taps += 1
          add()
        }
      }
    }
  }

  @Test func thePageOfALinkFollowsWhatItIsGiven() {
    let view = HostedView(width: 30, height: 8) { Counting() }
    view.tap("open")
    view.tap("add")
    view.tap("add")
    #expect(view.element("count 2") != nil && view.element("taps 2") != nil)
    view.tap("BackButton")
    view.tap("open")
    #expect(view.element("count 2") != nil && view.element("taps 0") != nil)
  }

  @Test func thePageInTheNextColumnFollowsToo() {
    let model = Model()
    /// Columns of which the first has a link with a page.
    struct Columns: View {
      let model: Model

      var body: some View {
        NavigationSplitView {
          List { NavigationLink("open") { Text("count \(model.count)") } }
        } detail: {
          Text("nothing")
        }
      }
    }
    let view = HostedView(width: 110, height: 8) { Columns(model: model) }
    view.tap("open")
    #expect(view.element("count 0") != nil)
    model.count = 3
    view.settle()
    #expect(view.element("count 3") != nil && view.element("nothing") == nil)
  }

  /// A sidebar of links by value, whose list has a selection.
  struct Sidebar: View {
    @Bindable var model: Model

    var body: some View {
      NavigationSplitView {
        List(selection: $model.chosen) {
          NavigationLink("Home", value: "home")
          NavigationLink("Mail", value: "mail")
        }
        .navigationTitle("Places")
      } detail: {
        Text("detail \(model.chosen ?? "none")")
      }
    }
  }

  @Test(arguments: [40, 110]) func aLinkInASidebarSelects(width: Int) {
    let model = Model()
    let view = HostedView(width: width, height: 8) { Sidebar(model: model) }
    view.tap("Mail", .button)
    #expect(model.chosen == "mail")
    #expect(view.element("detail mail") != nil)
    #expect(view.warnings().isEmpty)
    // In a stack the selection is gone with the page.
    if width == 40 { view.tap("BackButton") }
    let cells = view.boxes.compactMap { $0.element() }.filter { $0.elementType == .cell }
    #expect(cells.map { $0.states.contains(.selected) } == [false, width == 110])
    view.tap("Home", .button)
    #expect(view.element("detail home") != nil)
  }

  @Test func aLinkInASidebarSelectsOneOfSeveral() {
    let model = Model()
    /// A list of which several rows can be selected, in a sidebar.
    struct Columns: View {
      @Bindable var model: Model

      var body: some View {
        NavigationSplitView {
          List(["A", "B"], id: \.self, selection: $model.several) { NavigationLink($0, value: $0) }
        } detail: {
          Text("detail \(model.several.sorted().joined())")
        }
      }
    }
    let view = HostedView(width: 110, height: 8) { Columns(model: model) }
    view.tap("A", .button)
    view.tap("B", .button)
    #expect(model.several == ["B"])
    #expect(view.element("detail B") != nil)
  }

  @Test func aLinkInASidebarShowsItsPageToo() {
    @Bindable var model = Model()
    let view = HostedView(width: 40, height: 8) {
      NavigationSplitView {
        List(selection: $model.chosen) { NavigationLink("Mail", value: "mail") }
          .navigationDestination(for: String.self) { Text("page \($0)") }
      } detail: {
        Text("nothing")
      }
    }
    view.tap("Mail", .button)
    #expect(model.chosen == "mail" && view.element("page mail") != nil)
  }

  @Test func pagesWithoutLabelsAreShownByTheirTags() {
    @Bindable var model = Model()
    let view = HostedView(width: 40, height: 8) {
      VStack {
        TabView(selection: $model.page) {
          Text("first").tag(0)
          Text("second").tag(1)
        }
        Button("next") { model.page = 1 }
      }
    }
    #expect(view.element("first") != nil && view.element("second") == nil)
    view.tap("next")
    #expect(view.element("first") == nil && view.element("second") != nil)
    #expect(view.warnings().isEmpty)
  }

  @Test func pagesThatComeLaterHaveTheirLabels() {
    let model = Model()
    /// Pages that take the place of one without a label.
    struct Pages: View {
      let model: Model

      var body: some View {
        TabView {
          if model.count == 0 {
            Text("loading")
          } else {
            Text("first").tabItem { Text("One") }
            Text("second").tabItem { Text("Two") }
          }
        }
      }
    }
    let view = HostedView(width: 40, height: 8) { Pages(model: model) }
    #expect(view.element("loading") != nil)
    model.count = 1
    #expect(view.element("first") != nil)
    view.tap("Two", .button)
    #expect(view.element("second") != nil && view.element("first") == nil)
    #expect(view.warnings().isEmpty)
  }

  @Test func rowsWithABackgroundAreEdited() {
    let model = Model()
    let view = HostedView(width: 40, height: 8) {
      List {
        ForEach(model.names, id: \.self) { Text($0) }
          .onDelete { model.names.remove(atOffsets: $0) }
          .listRowBackground(Color.yellow)
      }
    }
    view.drag(from: Point(x: 20, y: 0), to: Point(x: 10, y: 0))
    view.tap("Delete", .button)
    #expect(model.names == ["B"])
  }
}
