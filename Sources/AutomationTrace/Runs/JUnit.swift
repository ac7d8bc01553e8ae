import Foundation

/// A writer of the results of a run as JUnit's XML, with messages and outputs.
public enum JUnit {
  /// Returns a run as XML.
  ///
  /// - Parameter summary: The run.
  /// - Returns: The document.
  public static func document(_ summary: RunSummary) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append(
      "<testsuites\(counts(of: summary.tests))>")
    var suites: [String] = []
    var groups: [String: [RunSummary.Test]] = [:]
    for test in summary.tests {
      let suite = test.parts.suite
      if groups[suite] == nil { suites.append(suite) }
      groups[suite, default: []].append(test)
    }
    for suite in suites {
      let tests = groups[suite] ?? []
      lines.append("  <testsuite name=\"\(escaped(suite))\"\(counts(of: tests))>")
      for test in tests { lines += self.lines(of: test) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The numbers of tests as attributes.
  private static func counts(of tests: [RunSummary.Test]) -> String {
    func count(_ outcome: RunEvent.Outcome) -> Int { tests.count { $0.outcome == outcome } }
    let time = seconds(tests.reduce(0) { $0 + $1.seconds })
    return
      " tests=\"\(tests.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.unfinished))\""
      + " skipped=\"\(count(.skipped))\" time=\"\(time)\""
  }

  /// The lines of a test.
  private static func lines(of test: RunSummary.Test) -> [String] {
    let (suite, name) = test.parts
    let start =
      "    <testcase classname=\"\(escaped(suite))\" name=\"\(escaped(name))\" time=\"\(seconds(test.seconds))\""
    if test.outcome == .skipped {
      return [start + ">", "      <skipped message=\"\(escaped(test.reason ?? ""))\"/>"]
        + ["    </testcase>"]
    }
    guard test.outcome != .passed else { return [start + "/>"] }
    let element = test.outcome == .unfinished ? "error" : "failure"
    let failures = test.failures.map { failure in
      let place = failure.file.map { "\($0):\(failure.line ?? 0)\n" } ?? ""
      return
        "      <\(element) message=\"\(escaped(failure.headline))\" type=\"\(test.library.rawValue)\">"
        + escaped(place + failure.message) + "</\(element)>"
    }
    let more = ["page: \(test.page ?? "none")", "to repeat: \(test.command)"]
    return [start + ">"] + failures
      + [
        "      <system-out>\(escaped(more.joined(separator: "\n")))</system-out>",
        "    </testcase>",
      ]
  }

  /// A number of seconds, to the millisecond.
  private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

  /// A text as it may stand in XML, which cannot tell most control characters.
  static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n": "&#10;"
      case "\t": "&#9;"
      case let control
      where control.value < 0x20 || (0x7F...0x9F).contains(control.value)
        || control.value == 0xFFFE || control.value == 0xFFFF:
        control.escapedInSwift
      default: nil
      }
    }
  }
}
