import Foundation

/// In which order, and how often, the environment asks for the tests to run.
///
/// | variable | meaning |
/// |---|---|
/// | `UITEST_REPEAT` | how often each UI test runs, in one process, each time with a fresh instance; 1 when not set |
/// | `UITEST_SEED` | the order: the same number gives the same one; one is made up and printed when only `UITEST_REPEAT` is set |
/// | `UITEST_ORDER` | a file with the names of tests, one a line, that are run in just that order; for finding out which test breaks another |
struct TestOrder {
  /// The names of the variables.
  enum Variable {
    static let repetitions = "UITEST_REPEAT"
    static let seed = "UITEST_SEED"
    static let order = "UITEST_ORDER"
  }

  /// How often each UI test runs.
  var repetitions = 1

  /// What the order follows from.
  var seed: UInt64

  /// The tests by name, when just these are to run.
  var names: [String]?

  /// Reads what the environment asks for.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: The order; `nil` when nothing is asked for, with a message when something is that cannot be done.
  static func parse(_ environment: [String: String]) -> (order: TestOrder?, problem: String?) {
    let repetitions = environment[Variable.repetitions]
    let seed = environment[Variable.seed]
    let file = environment[Variable.order]
    if repetitions == nil && seed == nil && file == nil { return (nil, nil) }
    var order = TestOrder(seed: UInt64.random(in: 1...999_999))
    if let repetitions {
      guard let number = Int(repetitions), number > 0 else {
        return (
          nil,
          "\(Variable.repetitions) is \"\(repetitions)\", which is no number of repetitions; write 100, say."
        )
      }
      order.repetitions = number
    }
    if let seed {
      guard let number = UInt64(seed) else {
        return (nil, "\(Variable.seed) is \"\(seed)\", which is no seed; write a whole number.")
      }
      order.seed = number
    }
    if let file {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
        return (nil, "\(Variable.order) names \"\(file)\", which cannot be read.")
      }
      order.names = text.split(separator: "\n").map(String.init)
    }
    return (order, nil)
  }
}
