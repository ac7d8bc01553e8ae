import AccessibilityTree
import AutomationWire
import Testing

@testable import TextUI

/// Tab views of more tabs than a narrow bar has room for.
@MainActor struct MoreTabsTests {
  struct Tabs: View {
    let count: Int
    var counter = EvaluationCounter()
    @State private var tab = 0

    var body: some View {
      VStack {
        TabView(selection: $tab) {
          ForEach(0..<count, id: \.self) { number in
            Text("Page \(number)")
              .onAppear { counter.count("appear \(number)") }
              .onDisappear { counter.count("disappear \(number)") }
              .tabItem { Label("Tab \(number)", systemImage: "star") }
              .badge(number == 6 ? 3 : 0)
              .tag(number)
          }
        }
        HStack {
          Text("Chosen \(tab)")
          Button("To the last") { tab = count - 1 }
        }
      }
    }
  }

  private func bar(_ view: HostedView) -> [String] {
    guard let bar = view.element("Tab Bar") else { return [] }
    return view.tree.children(of: bar.id).compactMap { view.tree[$0]?.label }
  }

  private func isSelected(_ title: String, _ view: HostedView) -> Bool {
    view.element(title, .button)?.states.contains(.selected) == true
  }

  @Test func theBarHasRoomForFive() {
    #expect(bar(HostedView(width: 48) { Tabs(count: 5) }) == (0..<5).map { "Tab \($0)" })
    let six = (0..<4).map { "Tab \($0)" } + ["More"]
    #expect(bar(HostedView(width: 48) { Tabs(count: 6) }) == six)
    let wide = HostedView(width: 120) { Tabs(count: 6) }
    #expect(bar(wide) == (0..<6).map { "Tab \($0)" })
  }

  @Test func theOthersAreListed() {
    let counter = EvaluationCounter()
    let view = HostedView(width: 48, height: 20) { Tabs(count: 8, counter: counter) }
    #expect(view.element("Tab 6") == nil)
    view.tap("More", .button)
    #expect(view.element("More", .navigationBar) != nil)
    #expect(view.outline.contains("Table"))
    #expect(view.element("Page 0") == nil)
    #expect(isSelected("More", view))
    #expect(view.element("Chosen 0") != nil)
    #expect(view.element("3", .staticText) != nil)
    view.tap("Tab 6", .staticText)
    #expect(view.element("Page 6") != nil)
    #expect(view.element("Chosen 6") != nil)
    #expect(isSelected("More", view) && !isSelected("Tab 0", view))
    #expect(counter.counts == ["appear 0": 1, "disappear 0": 1, "appear 6": 1])
    // Once more leads back to the list.
    view.tap("More", .button)
    #expect(view.element("Tab 6", .staticText) != nil)
    view.tap("Tab 1", .button)
    #expect(view.element("Page 1") != nil)
    #expect(isSelected("Tab 1", view) && !isSelected("More", view))
    #expect(view.warnings().isEmpty)
  }

  @Test func oneOfThemIsChosenByCode() {
    let view = HostedView(width: 48, height: 20) { Tabs(count: 7) }
    view.tap("To the last")
    #expect(view.element("Page 6") != nil)
    #expect(isSelected("More", view))
    view.host.perform(.resize(Size(width: 120, height: 20)))
    view.settle()
    #expect(isSelected("Tab 6", view))
    #expect(bar(view).count == 7)
    view.host.perform(.resize(Size(width: 48, height: 20)))
    view.settle()
    view.tap("More", .button)
    #expect(view.element("Page 6") == nil)
    view.tap("Tab 0", .button)
    // Code may choose while the list is shown.
    view.tap("More", .button)
    view.tap("To the last")
    #expect(view.element("Page 6") != nil)
  }
}
