import AccessibilityTree
import Testing

@testable import TextUI

/// Pages that are shown while a condition holds, and the older ways to navigate.
@MainActor struct PresentedDestinationTests {
  @Observable final class Model {
    var isShown = false
    var item: String?
    var count = 0
    var hidesBar = false
  }

  /// A page over which others are shown.
  struct Page: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        Button("show") { model.isShown = true }
          .navigationTitle("Root")
          .navigationDestination(isPresented: $model.isShown) {
            Text("count \(model.count)").navigationTitle("Shown")
          }
          .navigationDestination(item: $model.item) { Text("item \($0)").navigationTitle("Item") }
      }
    }
  }

  @Test func aPageIsShownWhileAConditionHolds() {
    let model = Model()
    let view = HostedView(width: 20, height: 5) { Page(model: model) }
    view.tap("show", .button)
    #expect(view.element("Shown", .navigationBar) != nil)
    #expect(view.element("count 0", .staticText) != nil)
    model.count = 1
    #expect(view.element("count 1", .staticText) != nil)
    view.tap("BackButton", .button)
    #expect(!model.isShown)
    #expect(view.element("Root", .navigationBar) != nil)
    model.isShown = true
    #expect(view.element("count 1", .staticText) != nil)
    model.isShown = false
    #expect(view.element("show", .button) != nil)
    #expect(view.warnings().isEmpty)
  }

  @Test func aPageIsShownFromTheBeginning() {
    let model = Model()
    model.isShown = true
    let view = HostedView(width: 20, height: 5) { Page(model: model) }
    #expect(view.element("Shown", .navigationBar) != nil)
  }

  @Test func aPageIsShownForAValue() {
    let model = Model()
    let view = HostedView(width: 20, height: 5) { Page(model: model) }
    model.item = "A"
    #expect(view.element("item A", .staticText) != nil)
    model.item = "B"
    #expect(view.element("item B", .staticText) != nil)
    view.press(.escape)
    #expect(model.item == nil)
    #expect(view.element("Root", .navigationBar) != nil)
  }

  @Test func anOlderLinkSaysWhetherItsPageIsShown() {
    @Bindable var model = Model()
    let view = HostedView(width: 20, height: 6) {
      NavigationView {
        List {
          NavigationLink("Title", isActive: $model.isShown) { Text("first") }
          NavigationLink(destination: Text("second"), tag: "2", selection: $model.item) {
            Text("Tagged")
          }
        }
        .navigationBarTitle("Root", displayMode: .inline)
        .navigationBarTitleDisplayMode(.large)
      }
      .navigationViewStyle(.stack)
    }
    view.tap("Title", .button)
    #expect(model.isShown)
    #expect(view.element("first", .staticText) != nil)
    view.tap("BackButton", .button)
    #expect(!model.isShown)
    model.item = "2"
    #expect(view.element("second", .staticText) != nil)
    model.item = nil
    #expect(view.element("Root", .navigationBar) != nil)
  }

  @Test func theBarHasItemsAndMayBeHidden() {
    let model = Model()
    /// A page with items in its bar.
    struct Items: View {
      let model: Model

      @ToolbarContentBuilder private var more: some ToolbarContent {
        ToolbarItem(id: "more", placement: .destructiveAction) { Button("More") {} }
      }

      var body: some View {
        NavigationStack {
          Text("page")
            .navigationBarTitle(Text("Root"))
            .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
            .toolbar { more }
            .navigationBarHidden(model.hidesBar)
        }
      }
    }
    let view = HostedView(width: 24, height: 5) { Items(model: model) }
    #expect(
      view.screen == """
         [L]  Root  [T]  [More]
        ────────────────────────

                  page
        """)
    model.hidesBar = true
    #expect(view.screen == "\n\n          page")
    #expect(view.element("Root", .navigationBar) == nil)
    model.hidesBar = false
    #expect(view.element("Root", .navigationBar) != nil)
  }
}
