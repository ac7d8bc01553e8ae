import Primitives
import XCTestAdditions

/// The actions that Apple's API can ask for and a terminal does not have.
enum Meaningless {
  /// Fails the test for a gesture that cannot be made, the first time in the test.
  ///
  /// - Parameters:
  ///   - verb: What was to be done.
  ///   - reason: Why it cannot be, and what can be in its place.
  ///   - plan: With what.
  static func fail(_ verb: String, _ reason: String, _ plan: QueryPlan) {
    guard TestScope.current.isFirstUse(of: verb) else { return }
    Interaction.attempt(.gesture(verb), plan) { () throws(InteractionProblem) in
      throw .meaningless(reason)
    }
  }

  /// Says in the test's output, the first time in the test, that something has no effect.
  static func note(_ text: String) {
    guard TestScope.current.isFirstUse(of: text) else { return }
    let location = FailurePlace(of: .capture())
    StandardError.write("\(location.file):\(location.line): note: \(text)\n")
  }

  /// Why there is no pinch.
  static let pinch =
    "A terminal has no pinch: nothing in it is zoomed. Act on a control that does the same."

  /// Why there is no rotation.
  static let rotation =
    "A terminal has no rotation by fingers. To turn the screen, set XCUIDevice.shared.orientation."
}
