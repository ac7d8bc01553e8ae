import Foundation

extension XCUIElement {
  /// Waits until there is one of several elements of an application, in one wait.
  ///
  /// - Parameters:
  ///   - elements: The elements. It is an error for there to be none.
  ///   - timeout: How long, in seconds of the application's time.
  /// - Returns: The place of the first among them that is there; `nil` when none came.
  package static func firstToExist(
    among elements: [XCUIElement], timeout: TimeInterval
  ) -> Int? {
    precondition(!elements.isEmpty, "There is nothing to wait for: elements is empty.")
    var found: Int?
    _ = Interaction.wait(elements[0].plan, seconds: timeout) {
      .existence
    } until: { () throws(InteractionProblem) in
      for (place, element) in elements.enumerated() where found == nil {
        if try !element.plan.matches(limit: 1).isEmpty { found = place }
      }
      return found != nil
    }
    return found
  }
}
