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
