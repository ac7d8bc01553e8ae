import Foundation

/// What a run leaves to look at, as the environment variable `UITEST_REPORT` says.
package enum ReportMode: String, Sendable {
  /// Pages about the tests that fail, and an index of all; also where nothing is said.
  case failures

  /// Pages about all tests.
  case all

  /// Nothing.
  case off

  /// The name of the variable.
  static let variable = "UITEST_REPORT"

  /// The mode of this process; a word that is none counts as none, and is complained about elsewhere.
  package static let current: ReportMode = {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return .failures }
    return ReportMode(rawValue: text) ?? .failures
  }()
}
