import AutomationWire

extension XCUIApplication {
  /// A call that the application did not answer.
  package struct CallProblem: Error, Sendable, CustomStringConvertible {
    /// Why, in words.
    package let description: String
  }

  /// Calls a function that the application offers to tests.
  ///
  /// Nothing is recorded: what a failure means the caller knows.
  ///
  /// - Parameters:
  ///   - name: The name of the function.
  ///   - content: What it is given.
  /// - Returns: What it returned.
  /// - Throws: ``CallProblem`` when the application does not run, offers no such function, or the
  ///   function failed.
  package func call(_ name: String, _ content: String = "") throws(CallProblem) -> String {
    let result: Reply.Result
    do throws(InteractionProblem) {
      result = try plan.session.exchange(.call(name: name, content: content))
    } catch {
      switch error {
      case .refused(let reason): throw CallProblem(description: reason)
      case .notRunning: throw CallProblem(description: "The application does not run.")
      case .ended: throw CallProblem(description: "The application ended.")
      default: throw CallProblem(description: "The application cannot be asked.")
      }
    }
    guard case .returned(let content) = result else {
      throw CallProblem(description: "The application answered with something else.")
    }
    return content
  }
}
