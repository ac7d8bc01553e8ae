import Foundation
import XCUIAutomation

/// A test that is killed while its application is stuck; it only runs for ``AbandonmentTests``.
final class AbandonedRun: UITestCase {
  /// The variable that names the file to write the numbers of the processes to.
  static let variable = "ABANDONED_RUN"

  func testIsKilled() throws {
    let path = ProcessInfo.processInfo.environment[Self.variable]
    try XCTSkipIf(path == nil, "Runs only to be killed, with \(Self.variable) set.")
    let app = XCUIApplication(target: .executable("CrashingApp"))
    app.launch()
    app.buttons["ignores terminate"].tap()
    let number = app.processIdentifier ?? 0
    try String(number).write(toFile: path ?? "", atomically: true, encoding: .utf8)
    kill(getpid(), SIGKILL)
  }
}
