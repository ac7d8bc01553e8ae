import Foundation
import Primitives

/// The environment variables by which a run of tests is told something, wherever they are read.
package enum RunVariables {
  /// What the names of all of them begin with.
  private static let prefix = "UITEST_"

  /// The names, each with the values that it can have where these are few.
  static let known: [String: [String]] = [
    "UITEST_APPLICATION": [], "UITEST_DURATIONS": [], "UITEST_HANG_SECONDS": [],
    "UITEST_IDENTIFIERS": ["", "strict"],
    "UITEST_LAUNCH": ["copied", "full"], "UITEST_LENGTHS": ["cells", "points"],
    "UITEST_ORDER": [], "UITEST_RECORD": ["never", "missing", "all"], "UITEST_REPEAT": [],
    "UITEST_REPORT": ["failures", "all", "off"], "UITEST_RESTARTS": [], "UITEST_RESULTS": [],
    "UITEST_SCHEDULE_SEED": [],
    "UITEST_SCREEN_SIZE": [], "UITEST_SEED": [], "UITEST_SHARD": [], "UITEST_SHARD_COUNT": [],
    "UITEST_SNAPSHOTS": [],
    "UITEST_TARGET": ["", "process", "in-process"], "UITEST_TIME": ["virtual", "real"],
    "UITEST_TIME_ALLOWANCE": [],
  ]

  /// The names of those that are numbers, where nobody else says that one is none; each with what it counts.
  private static let numbers = [
    "UITEST_RESTARTS": "a whole number", "UITEST_TIME_ALLOWANCE": "a whole number of seconds",
  ]

  /// How often each UI test of Swift Testing runs by the environment, whose order is Swift Testing's; once where it says no number.
  package static let repetitions = max(
    1, TestOrder.parse(ProcessInfo.processInfo.environment).order?.repetitions ?? 1)

  /// Returns what variables of an environment say that nobody understands, a sentence for each.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The sentences, by name of the variable.
  static func problems(in environment: [String: String]) -> [String] {
    environment.filter { $0.key.hasPrefix(prefix) }.sorted { $0.key < $1.key }.compactMap {
      name, value in
      let (name, value) = (SafeText.line(name), SafeText.line(value))
      guard let values = known[name] else {
        let near = NearTexts.nearest(to: name, among: known.keys.sorted(), limit: 1)
        let question = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
        return "\(name) means nothing.\(question)"
      }
      if let number = numbers[name], UInt32(value) == nil {
        return "\(name) is \"\(value)\", which means nothing; it can be \(number)."
      }
      guard !values.isEmpty, !values.contains(value) else { return nil }
      let possible = values.filter { !$0.isEmpty }.joined(separator: " or ")
      return "\(name) is \"\(value)\", which means nothing; it can be \(possible)."
    }
  }

  /// Says on standard error what variables of this process nobody understands.
  static func check() {
    for problem in problems(in: ProcessInfo.processInfo.environment) {
      StandardError.write("warning: \(problem)\n")
    }
  }
}
