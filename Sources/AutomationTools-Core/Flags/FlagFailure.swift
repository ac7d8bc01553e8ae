import AutomationTools_Shared
import XCUIAutomation

/// A flag that cannot be injected.
enum FlagFailure: Error, FailureKind, Hashable {
  /// A flag was made with a value of a type that flags do not hold.
  case unsupported(key: String, UnsupportedFlagValue)

  /// The values cannot be written as a launch argument.
  case notEncodable(LaunchArgumentProblem)
}

// MARK: - Text

extension FlagFailure {
  /// The failure in words.
  var message: String {
    switch self {
    case .unsupported(let key, let value):
      "The flag \"\(key)\" cannot be injected: its value is of type \(value.type) (\(value.text)). "
        + "A flag holds a Bool, Int, Double, Float or String."
    case .notEncodable(let problem):
      "The flags cannot be injected. \(problem)"
    }
  }
}
