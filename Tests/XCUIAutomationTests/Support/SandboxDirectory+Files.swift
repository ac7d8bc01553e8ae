@testable import XCUIAutomation

extension SandboxDirectory {
  /// A file for what a process of a test writes to standard output, or to standard error.
  func outputFile(isError: Bool) -> String {
    path + (isError ? "/output/stderr" : "/output/stdout")
  }
}
