import Testing

@testable import TextUI

/// Bars that pages hide.
@MainActor struct BarVisibilityTests {
  struct Tabs: View {
    @State private var isAlwaysHidden = false
    @State private var isAsking = false

    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            NavigationLink("Open") {
              Text("Detail").navigationTitle("Detail").toolbar(.hidden, for: .tabBar)
            }
            Toggle("Hide", isOn: $isAlwaysHidden)
            Button("Ask") { isAsking = true }
          }
          .navigationTitle("Start")
          .toolbarVisibility(isAlwaysHidden ? .hidden : .visible, for: .tabBar)
          .sheet(isPresented: $isAsking) { Text("Sheet").toolbar(.hidden, for: .tabBar) }
        }
        .tabItem { Text("First") }
        Text("Other page").tabItem { Text("Second") }
      }
    }
  }

  @Test("The bar of tabs is gone while a page that hides it is shown") func tabBar() {
    let view = HostedView(width: 40, height: 12) { Tabs() }
    #expect(view.element("Tab Bar", .tabBar) != nil)
    view.tap("Open")
    #expect(view.element("Detail", .staticText) != nil && view.element("Tab Bar", .tabBar) == nil)
    #expect(!view.screen.contains("Second"))
    view.press(.escape)
    #expect(view.element("Tab Bar", .tabBar) != nil && view.screen.contains("Second"))
  }

  @Test("The bar of tabs is gone while a state says so, of the page that is shown alone")
  func tabBarByState() {
    let view = HostedView(width: 40, height: 12) { Tabs() }
    view.tap("Hide", .switch)
    #expect(view.element("Tab Bar", .tabBar) == nil)
    view.tap("Hide", .switch)
    view.tap("Second", .button)
    #expect(view.element("Other page") != nil && view.element("Tab Bar", .tabBar) != nil)
  }

  @Test("A sheet hides no bar of what is below it") func sheet() {
    let view = HostedView(width: 40, height: 16) { Tabs() }
    view.tap("Ask")
    #expect(view.element("Sheet") != nil)
    #expect(view.screen.contains("Second"))
  }

  struct Page: View {
    @State private var isHidden = false

    var body: some View {
      NavigationStack {
        Toggle("Hide", isOn: $isHidden)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Share") {} } }
          .toolbar(isHidden ? .hidden : .automatic, for: .bottomBar)
          .navigationTitle("Page")
      }
    }
  }

  @Test("The bar below a page is gone while it is hidden, and that above is not") func bottomBar() {
    let view = HostedView(width: 40, height: 12) { Page() }
    #expect(view.element("Share") != nil)
    view.tap("Hide", .switch)
    #expect(view.element("Share") == nil && view.element("Page", .navigationBar) != nil)
    view.tap("Hide", .switch)
    #expect(view.element("Share") != nil)
  }
}
