import AccessibilityTree
public import Foundation

/// A search for elements, evaluated anew at each use.
///
/// Mirrors Apple's class. A query finds elements in reading order; the element it stands for when one is wanted must be the only one,
/// unless a place among them was named.
public final class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, Sendable {
  /// The recipe.
  let plan: QueryPlan

  /// Makes the query of a recipe.
  init(_ plan: QueryPlan) {
    self.plan = plan
    super.init()
  }

  // MARK: - Elements

  /// The only element found; several fail the test when it is used.
  public var element: XCUIElement { XCUIElement(plan) }

  /// The first element found, which need not be the only one.
  public var firstMatch: XCUIElement { XCUIElement(plan.appending(.first)) }

  /// The number of elements found now.
  public var count: Int {
    Interaction.look(at: "count", of: plan, default: 0, as: Look.Sight.number) {
      () throws(InteractionProblem) in try plan.matches().count
    }
  }

  /// Returns the element at a place.
  ///
  /// - Parameter index: The place among the elements found, from zero.
  /// - Returns: The element.
  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(plan.appending(.index(index)))
  }

  /// Returns the element at a place.
  ///
  /// - Parameter index: The place among the elements found, from zero.
  /// - Returns: The element.
  public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// Returns the only element found for which a predicate holds.
  public func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// Returns the only element found that is of a type, and is found by an identifier when there is one.
  ///
  /// - Parameters:
  ///   - elementType: The type.
  ///   - identifier: Equal to the identifier, title, label, value or placeholder of the element; `nil` for any.
  /// - Returns: The element.
  public func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The element whose identifier, title, label, value or placeholder equals a key.
  ///
  /// - Note: Unlike Apple's, it takes keys of any length.
  public subscript(key: String) -> XCUIElement { XCUIElement(plan.appending(.identified(key))) }

  /// The elements found now, each bound to its place.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The elements found now, each bound to itself, whatever place it has later.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    Interaction.look(plan, default: []) { () throws(InteractionProblem) in
      try plan.matches().map { XCUIElement(plan.appending(.element($0))) }
    }
  }

  // MARK: - Narrowing down

  /// Returns the elements of a type inside those found, at any depth.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.descendants(type)))
  }

  /// Returns the elements of a type directly inside those found.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.children(type)))
  }

  /// Returns those found for which a predicate holds.
  ///
  /// - Parameter predicate: A predicate over the attributes of an element: `label`, `identifier`, `value`, `isEnabled`, ….
  /// - Returns: The narrower query.
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.predicate(ElementPredicate(predicate: predicate))))
  }

  /// Returns those found that are of a type, and are found by an identifier when there is one.
  ///
  /// - Parameters:
  ///   - elementType: The type.
  ///   - identifier: Equal to the identifier, title, label, value or placeholder of an element; `nil` for any.
  /// - Returns: The narrower query.
  public func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.typed(elementType, key: identifier)))
  }

  /// Returns those found whose identifier, title, label, value or placeholder equals a text.
  public func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.identified(identifier)))
  }

  /// Returns those found that have an element inside for which a predicate holds, or for which it holds itself.
  ///
  /// Apple's page tells of elements inside only; suites rely on what it does besides: `staticTexts.containing(…)` finds texts, which have nothing
  /// inside.
  ///
  /// - Parameter predicate: What is to hold.
  /// - Returns: The narrower query.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.containingPredicate(ElementPredicate(predicate: predicate))))
  }

  /// Returns those found that have an element of a type inside, found by an identifier when there is one, or are it themselves.
  ///
  /// So `cells.containing(.cell, identifier: "first")` finds the cell with the identifier, as on a phone.
  ///
  /// - Parameters:
  ///   - elementType: The type.
  ///   - identifier: Equal to the identifier, title, label, value or placeholder of the inner element; `nil` for any.
  /// - Returns: The narrower query.
  public func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(plan.appending(.containing(elementType, key: identifier)))
  }

  // MARK: - Descriptions

  /// The query in words.
  public override var description: String { plan.words }

  /// The steps of the query, with what each of them finds, in Apple's form.
  public override var debugDescription: String { QueryDescription(plan).ofQuery }
}
