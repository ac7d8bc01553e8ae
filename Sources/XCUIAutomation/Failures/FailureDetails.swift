/// What is known beside a failure that another layer words.
package enum FailureDetails {
  /// Returns what else is to be said of a failure: what was pending when a wait ended, and what the screen shows.
  ///
  /// - Parameter text: The failure in words.
  /// - Returns: More words; `nil` when there is nothing to be said.
  package static func details(for text: String) -> String? {
    TestScope.current.addition(to: text)
  }
}
