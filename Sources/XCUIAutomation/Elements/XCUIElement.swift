import AccessibilityTree
public import Foundation

/// An element of an application's interface, found by a query at the moment it is used.
///
/// Mirrors Apple's class. An element is a recipe, an application and steps from there, and finds what is there anew at each use.
/// Whether that is something, and one thing, shows then: reading an attribute or tapping fails the test when it is not.
///
/// ```swift
/// app.buttons["Next"].tap()
/// XCTAssertTrue(app.staticTexts["Welcome"].waitForExistence(timeout: 5))
/// ```
///
/// It is `@unchecked Sendable`: an element holds its recipe, which is immutable, and what an application object remembers is behind
/// a lock. A subclass that adds state has to see to that itself.
///
/// - Note: Unlike Apple's class it is not isolated to the main actor, so that suites with and without isolation compile. Properties
///   do not take their caller's place in the source; it is found on the stack when a failure is recorded.
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  @unchecked Sendable
{
  /// The recipe.
  let plan: QueryPlan

  /// Makes the element of a recipe.
  init(_ plan: QueryPlan) {
    self.plan = plan
    super.init()
  }

  // MARK: - Being there

  /// Whether there is such an element now, on the screen or not.
  ///
  /// It never fails the test for an element that is not there, and is true when there are several.
  open var exists: Bool {
    Interaction.look(plan, default: false) { () throws(InteractionProblem) in
      try !plan.matches(limit: 1).isEmpty
    }
  }

  /// Whether there is such an element, and input can reach it: it is on the screen and not covered everywhere.
  ///
  /// It never fails the test.
  open var isHittable: Bool {
    Interaction.look(plan, default: false) { () throws(InteractionProblem) in
      let scope = try plan.scope()
      let found = QueryEvaluator.matches(of: plan.steps, in: scope, limit: 2)
      return found.count == 1 && scope.isHittable(found[0])
    }
  }

  // MARK: - Attributes

  /// The identifier the author gave the element; empty when none.
  open var identifier: String { attribute("identifier", default: "") { $0.identifier } }

  /// The rectangle on the screen, in cells, unclipped.
  open var frame: CGRect { attribute("frame", default: .zero) { $0.frame } }

  /// What the element holds: the text of a field (its placeholder when empty), "1" and "0" for a switch; empty when nothing.
  open var value: Any? { attribute("value", default: nil) { $0.shownText } }

  /// The title; empty for most elements.
  open var title: String { attribute("title", default: "") { $0.title } }

  /// What the element is called; for a text, the text.
  open var label: String { attribute("label", default: "") { $0.label } }

  /// The kind of control or container.
  open var elementType: ElementType { attribute("elementType", default: .other) { $0.elementType } }

  /// Whether the element takes input.
  open var isEnabled: Bool { attribute("isEnabled", default: false) { $0.isEnabled } }

  /// The width there is for the element; always regular.
  open var horizontalSizeClass: SizeClass { .regular }

  /// The height there is for the element; always regular.
  open var verticalSizeClass: SizeClass { .regular }

  /// What an empty field shows in place of text.
  open var placeholderValue: String? {
    attribute("placeholderValue", default: nil) { $0.placeholderValue }
  }

  /// Whether the element is the chosen one of several.
  open var isSelected: Bool { attribute("isSelected", default: false) { $0.isSelected } }

  /// Whether the element has the keyboard's focus.
  open var hasFocus: Bool { attribute("hasFocus", default: false) { $0.hasFocus } }

  /// Reads an attribute, and fails the test when there is not exactly one such element.
  private func attribute<Value>(
    _ name: String, default fallback: Value, _ read: (ElementSnapshot) -> Value
  ) -> Value {
    Interaction.perform(.read(name), plan, at: nil) { element throws(InteractionProblem) in
      read(element.snapshot)
    } ?? fallback
  }

  // MARK: - Looking inside

  /// Returns the elements of a type directly inside this one.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.children(type)))
  }

  /// Returns the elements of a type inside this one, at any depth, without itself.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.descendants(type)))
  }

  /// The first such element, which need not be the only one.
  open var firstMatch: XCUIElement {
    plan.selectsOne ? self : XCUIElement(plan.appending(.first))
  }

  // MARK: - Descriptions

  /// The element as messages call it: `"Next" Button`.
  open override var description: String { plan.words }

  /// The element, what is inside it, the way to it and the query, in Apple's form.
  open override var debugDescription: String { QueryDescription(plan).ofElement }
}
