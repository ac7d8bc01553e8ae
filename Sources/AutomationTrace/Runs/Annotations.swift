import Foundation

/// A writer of failures as GitHub's workflow commands, which show them at their lines.
package enum Annotations {
  /// Returns the commands for the failures of a run.
  ///
  /// - Parameters:
  ///   - tests: The tests.
  ///   - folder: The folder that paths are told from.
  /// - Returns: The commands, a line each.
  package static func lines(for tests: [RunSummary.Test], in folder: String) -> [String] {
    tests.flatMap { test in
      test.failures.map { failure in
        var properties = ["title=\(property(test.name))"]
        if let file = failure.file, file.hasPrefix("/") {
          let start = folder.hasSuffix("/") ? folder : folder + "/"
          let path = file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
          properties = ["file=\(property(path))", "line=\(failure.line ?? 1)"] + properties
        }
        return "::error \(properties.joined(separator: ","))::\(data(failure.message))"
      }
    }
  }

  /// A message, which ends at its line's end.
  private static func data(_ text: String) -> String {
    // The two scalars of a line's end that some systems write are one character.
    text.replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// A property, which ends at a comma.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
