#if Automation
import AutomationTools_Shared
import Primitives

/// A warning of the application about a launch argument that it cannot read.
struct BridgeWarning {
  /// What is wrong.
  private let problem: LaunchArgumentProblem

  /// Makes a warning.
  init(_ problem: LaunchArgumentProblem) {
    self.problem = problem
  }

  /// The warning as a line.
  var line: String { "warning: \(problem)\n" }

  /// Writes the warning to standard error, which a test shows with its failure.
  func report() {
    StandardError.write(line)
  }
}
#endif
