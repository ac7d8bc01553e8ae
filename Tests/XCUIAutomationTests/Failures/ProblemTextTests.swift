import AccessibilityTree
import Testing

@testable import XCUIAutomation

/// What is advised where nothing is found.
@Suite("Advice where nothing is found")
struct ProblemTextTests {
  /// A screen with a scroll view in some states, and two texts in it.
  private func advice(
    for plan: QueryPlan, scrollView states: ElementNode.States
  ) -> [String] {
    var scrollView = ElementNode(id: ElementID(2), elementType: .scrollView)
    scrollView.identifier = "feed"
    scrollView.states = states
    let texts = (3...4).map { number in
      var text = ElementNode(id: ElementID(UInt64(number)), elementType: .staticText)
      text.label = "Row \(number)"
      return ElementTree.Branch(text)
    }
    let application = ElementNode(id: ElementID(1), elementType: .application)
    let tree = ElementTree(.init(application, [.init(scrollView, texts)]))
    return ProblemText(.noMatches, plan, QueryScope(tree: tree)).advice
  }

  private let app = XCUIApplication()

  @Test("What a lazy stack has not made yet may be further on")
  func lazy() {
    let lazy: ElementNode.States = [.scrollsVertically, .makesElementsWhenScrolled]
    let more =
      "There may be more: ScrollView, {{0.0, 0.0}, {0.0, 0.0}}, identifier: 'feed' makes what is in a lazy stack or grid when it is scrolled there, as by swipeUp()."
    #expect(
      advice(for: app.staticTexts["Row 33"].plan, scrollView: lazy) == [
        more, "Did you mean \"Row 3\" or \"Row 4\"?",
      ])
    #expect(advice(for: app.buttons.firstMatch.plan, scrollView: lazy) == [more])
    #expect(
      advice(
        for: app.buttons.firstMatch.plan,
        scrollView: [.scrollsHorizontally, .makesElementsWhenScrolled]) == [
          more.replacing("swipeUp", with: "swipeLeft")
        ])
  }

  @Test("What is there as something else, or all there, is not sought further on")
  func eager() {
    let lazy: ElementNode.States = [.scrollsVertically, .makesElementsWhenScrolled]
    let elsewhere = advice(for: app.buttons["Row 3"].plan, scrollView: lazy)
    #expect(elsewhere.count == 1)
    #expect(elsewhere.first?.hasPrefix("There is one of another type") == true)
    #expect(
      advice(for: app.staticTexts["Row 33"].plan, scrollView: [.scrollsVertically]) == [
        "Did you mean \"Row 3\" or \"Row 4\"?"
      ])
  }
}
