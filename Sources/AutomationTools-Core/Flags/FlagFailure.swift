import AutomationTools_Shared

/// A flag that cannot be injected.
enum FlagFailure: Error, Hashable {
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

  /// Records the failure where the flag was made, or at the launch when that is not known.
  func record(file: StaticString, line: UInt) {
    switch self {
    case .unsupported(_, let value):
      SuiteFailure.record(message, file: value.file, line: value.line)
    case .notEncodable:
      SuiteFailure.record(message, file: file, line: line)
    }
  }
}
