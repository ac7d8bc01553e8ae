import Foundation

/// What is known beside a failure that another layer words.
package enum FailureDetails {
  /// Returns what else is to be said of a failure: what was pending when a wait ended, and what the screen shows.
  ///
  /// - Parameter text: The failure in words.
  /// - Returns: More words; `nil` when there is nothing to be said.
  package static func details(for text: String) -> String? {
    TestScope.current.addition(to: text)
  }

  /// Returns a number of seconds in words: `1 second`, `0.5 seconds`.
  package static func seconds(_ seconds: Double) -> String {
    let rounded = (seconds * 1_000).rounded() / 1_000
    let number = rounded.formatted(.number.grouping(.never).locale(Locale(identifier: "en")))
    return rounded == 1 ? "1 second" : "\(number) seconds"
  }
}
