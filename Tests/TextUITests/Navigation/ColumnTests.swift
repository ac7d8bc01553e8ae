import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Columns and tabs, side by side where there is room and one at a time where there is not.
@MainActor struct ColumnTests {
  @Observable final class Model {
    var chosen: String?
    var column = NavigationSplitViewColumn.sidebar
    var visibility = NavigationSplitViewVisibility.automatic
  }

  struct Mail: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(
        columnVisibility: $model.visibility, preferredCompactColumn: $model.column
      ) {
        List(["Inbox", "Sent"], id: \.self, selection: $model.chosen) { Text($0) }
          .navigationTitle("Boxes")
      } content: {
        List(["One", "Two"], id: \.self, selection: .constant("")) { Text($0) }
          .navigationTitle(model.chosen ?? "None")
      } detail: {
        Text("The letter")
      }
    }
  }

  private func mail(width: Int) -> (HostedView, Model) {
    let model = Model()
    return (HostedView(width: width, height: 8) { Mail(model: model) }, model)
  }

  private func shown(_ view: HostedView) -> [String] {
    ["Inbox", "One", "The letter"].filter { view.element($0) != nil }
  }

  @Test func aWideScreenShowsAllColumns() {
    let (view, model) = mail(width: 100)
    #expect(shown(view) == ["Inbox", "One", "The letter"])
    #expect(view.element("BackButton") == nil)
    view.tap("Sent")
    #expect(view.screen.contains("Sent") && model.chosen == "Sent")
    #expect(view.element("BackButton") == nil)
    model.visibility = .doubleColumn
    #expect(shown(view) == ["One", "The letter"])
    model.visibility = .detailOnly
    #expect(shown(view) == ["The letter"])
    model.visibility = .all
    #expect(shown(view).count == 3)
  }

  @Test func aNarrowScreenShowsOneColumnAfterTheOther() {
    let (view, model) = mail(width: 40)
    #expect(shown(view) == ["Inbox"])
    view.tap("Sent")
    #expect(shown(view) == ["One"] && model.column == .content)
    view.tap("Two")
    #expect(shown(view) == ["The letter"] && model.column == .detail)
    view.tap("BackButton")
    #expect(shown(view) == ["One"] && model.column == .content)
    view.tap("BackButton")
    #expect(shown(view) == ["Inbox"] && model.column == .sidebar)
    model.column = .detail
    #expect(shown(view) == ["The letter"])
    model.column = .sidebar
    #expect(shown(view) == ["Inbox"])
  }

  @Test func resizingGoesFromOneToTheOther() {
    let (view, _) = mail(width: 99)
    #expect(shown(view) == ["Inbox"])
    view.host.perform(.resize(Size(width: 100, height: 8)))
    view.settle()
    #expect(shown(view).count == 3)
    view.host.perform(.resize(Size(width: 30, height: 8)))
    view.settle()
    #expect(shown(view) == ["Inbox"])
  }

  @Test(arguments: [40, 120])
  func aLinkShowsItsPageInTheNextColumn(width: Int) {
    let view = HostedView(width: width, height: 8) {
      NavigationSplitView {
        List {
          NavigationLink("Own") { Text("own page") }
          NavigationLink("Value", value: 7)
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      } detail: {
        Text("nothing yet")
      }
    }
    let isWide = width > 100
    #expect((view.element("nothing yet") != nil) == isWide)
    view.tap("Own", .button)
    #expect(view.element("own page") != nil)
    #expect((view.element("Value", .button) != nil) == isWide)
    #expect((view.element("BackButton") == nil) == isWide)
    #expect(view.element("nothing yet") == nil)
    if !isWide { view.tap("BackButton") }
    view.tap("Value", .button)
    #expect(view.element("page 7") != nil)
    #expect(view.element("own page") == nil)
    #expect(view.warnings().isEmpty)
  }

  struct Tabs: View {
    @State private var chosen = 1
    var body: some View {
      TabView(selection: $chosen) {
        Tab("First", systemImage: "star", value: 1) { Text("page one") }
        Tab("Second", systemImage: "heart", value: 2) { Text("page two") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test func tabsStandAtTheSideWhereThereIsRoom() {
    let view = HostedView(width: 100, height: 5) { Tabs() }
    let rows = view.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[1].hasPrefix("▌ ☆ First              │"))
    #expect(rows[2].hasPrefix("  ♡ Second             │") && rows[2].contains("page one"))
    view.tap("Second", .button)
    #expect(view.element("page two") != nil)
    #expect(view.element("Tab Bar", .tabBar)?.frame.width == 24)
    view.host.perform(.resize(Size(width: 40, height: 5)))
    view.settle()
    #expect(view.screen.hasSuffix("♡ Second") && view.screen.contains("────"))
    #expect(view.element("page two") != nil)
    #expect(view.element("Tab Bar", .tabBar)?.frame.height == 2)
  }
}

/// Columns of which one shows at a time, and what the selection of their lists leads to.
@MainActor struct CollapsedColumnTests {
  @Observable final class Model {
    var row: Int?
    var item: String?
    var log: [Int?] = []
    var path: [String] = []
  }

  /// Two columns, the last with a stack of its own or not.
  struct Two: View {
    @Bindable var model: Model
    var hasStack = false
    var selectsOnAppear = false

    var body: some View {
      NavigationSplitView {
        List(1..<4, selection: $model.row) { Text("Row \($0)") }
          .navigationTitle("Side")
          .toolbar { Button("Go 2") { model.row = 2 } }
          .onAppear { if selectsOnAppear { model.row = 3 } }
      } detail: {
        if hasStack {
          NavigationStack(path: $model.path) {
            detail.navigationTitle("Detail")
              .navigationDestination(for: String.self) { Text("page \($0)").navigationTitle($0) }
          }
        } else {
          detail
        }
      }
      .onChange(of: model.row) { model.log.append($1) }
    }

    private var detail: some View {
      VStack {
        Text(model.row.map { "Detail \($0)" } ?? "none")
        Button("Close") { model.row = nil }
        Button("Deeper") { model.path.append("deep") }
      }
    }
  }

  /// Three columns.
  struct Three: View {
    @Bindable var model: Model

    var body: some View {
      NavigationSplitView {
        List(1..<4, selection: $model.row) { Text("Row \($0)") }.navigationTitle("Side")
      } content: {
        List(["a", "b"], id: \.self, selection: $model.item) { Text("Item \($0)") }
          .navigationTitle("Items").toolbar { Button("New") { model.item = "b" } }
      } detail: {
        Text("Detail \(model.item ?? "none")")
      }
    }
  }

  @Test func aSelectionByCodeShowsTheNextColumn() {
    let model = Model()
    let view = HostedView(width: 40, height: 8) { Two(model: model) }
    view.tap("Go 2")
    #expect(view.element("Detail 2") != nil && view.element("Row 1") == nil)
    view.tap("Close")
    #expect(view.element("Row 1") != nil && view.element("BackButton") == nil)
  }

  @Test func aSelectionFromTheBeginningShowsTheNextColumn() {
    let model = Model()
    model.row = 1
    let view = HostedView(width: 40, height: 8) { Two(model: model) }
    #expect(view.element("Detail 1") != nil && view.element("Row 1") == nil)
    view.tap("BackButton")
    #expect(view.element("Row 1") != nil)
    let other = HostedView(width: 40, height: 8) { Two(model: Model(), selectsOnAppear: true) }
    #expect(other.element("Detail 3") != nil)
  }

  @Test func selectionsOfThreeColumnsLeadToTheLast() {
    let model = Model()
    model.row = 1
    let view = HostedView(width: 40, height: 8) { Three(model: model) }
    #expect(view.element("Item a") != nil && view.element("Side", .button) != nil)
    view.tap("New")
    #expect(view.element("Detail b") != nil)
    view.tap("BackButton")
    #expect(model.item == nil && model.row == 1 && view.element("Item a") != nil)
    view.tap("Item b")
    view.tap("BackButton")
    view.tap("BackButton")
    #expect(model.row == nil && view.element("Row 1") != nil)
    model.row = 2
    model.item = "a"
    #expect(view.element("Detail a") != nil)
  }

  @Test func goingBackTakesTheSelectionAway() {
    let model = Model()
    let view = HostedView(width: 40, height: 8) { Two(model: model) }
    view.tap("Row 2")
    view.tap("BackButton")
    view.tap("Row 2")
    #expect(model.log == [2, nil, 2])
    #expect(view.element("Detail 2") != nil)
  }

  @Test func aStackInsideAColumnGoesOnTheOneAround() {
    let model = Model()
    let view = HostedView(width: 40, height: 8) { Two(model: model, hasStack: true) }
    view.tap("Row 3")
    func bars() -> [String] {
      view.outline.split(separator: "\n").filter { $0.contains("NavigationBar") }
        .map { String($0).replacing(#/.*identifier: /#, with: "") }
    }
    #expect(bars() == ["'Detail'"])
    #expect(view.element("BackButton")?.label == "Side")
    view.tap("Deeper")
    #expect(bars() == ["'deep'"] && view.element("page deep") != nil)
    #expect(view.element("BackButton")?.label == "Detail")
    view.press(.escape)
    #expect(bars() == ["'Detail'"] && model.path.isEmpty)
    view.press(.escape)
    #expect(bars() == ["'Side'"] && model.row == nil)
    view.tap("Row 1")
    view.tap("BackButton")
    #expect(bars() == ["'Side'"])
  }

  @Test func aStackInTheFirstColumnNamesTheWayBack() {
    let view = HostedView(width: 40, height: 8) {
      NavigationSplitView {
        NavigationStack {
          List(1..<4, selection: .constant(Int?.none)) { NavigationLink("Row \($0)", value: $0) }
            .navigationTitle("Side")
        }
      } detail: {
        Text("never")
      }
    }
    #expect(view.outline.components(separatedBy: "NavigationBar").count == 2)
    #expect(view.element("BackButton") == nil)
  }

  @Test func aSheetOfAColumnLeadsNowhere() {
    struct Columns: View {
      @Bindable var model: Model
      @State private var isShown = false
      @State private var choice: String?

      var body: some View {
        NavigationSplitView {
          List(1..<4, selection: $model.row) { Text("Row \($0)") }
            .navigationTitle("Side").toolbar { Button("Open") { isShown = true } }
            .sheet(isPresented: $isShown) {
              NavigationStack {
                List(["x", "y"], id: \.self, selection: $choice) { Text("Choice \($0)") }
                  .navigationTitle("Sheet")
              }
            }
        } detail: {
          Text("Detail")
        }
      }
    }
    let view = HostedView(width: 40, height: 16) { Columns(model: Model()) }
    view.tap("Open")
    #expect(view.element("Sheet", .navigationBar) != nil && view.element("BackButton") == nil)
    view.tap("Choice y")
    view.press(.escape)
    #expect(view.element("Row 1") != nil && view.element("Detail") == nil)
  }

  @Test func aStackInsideAColumnThatGoesLeavesTheBar() {
    struct Columns: View {
      @State private var row: Int?
      @State private var isBare = false

      var body: some View {
        NavigationSplitView {
          List(1..<4, selection: $row) { Text("Row \($0)") }.navigationTitle("Side")
        } detail: {
          if isBare {
            Text("Bare").navigationTitle("Bare bar")
          } else {
            NavigationStack { Button("Change") { isBare = true }.navigationTitle("Detail") }
          }
        }
      }
    }
    let view = HostedView(width: 40, height: 8) { Columns() }
    view.tap("Row 1")
    #expect(view.element("Detail", .navigationBar) != nil)
    view.tap("Change")
    #expect(view.element("Bare bar", .navigationBar) != nil)
    view.tap("BackButton")
    #expect(view.element("Side", .navigationBar) != nil)
  }
}
