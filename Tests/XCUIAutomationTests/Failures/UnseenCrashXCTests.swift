import CrashingApp
import FailureTesting
import Synchronization
import XCTest
import XCUIAutomation

@testable import VirtualTime

/// Crashes of an application, in its own process, while the test does something else.
final class UnseenCrashXCTests: UITestCase {
  /// A test that ends the application if it still runs, as many suites do.
  private class Guarding: UITestCase {
    override func tearDown() {
      if UnseenCrashXCTests.app.state != .notRunning { UnseenCrashXCTests.app.terminate() }
    }
  }

  /// The application.
  private static var app: XCUIApplication { XCUIApplication(target: .executable("CrashingApp")) }

  /// Begins what crashes three seconds later, and looks away for longer.
  private static func crash() {
    app.launch()
    app.buttons[Fault.lateError.rawValue].tap()
    sleep(5)
  }

  private static let failures = Mutex<[String: [String]]>([:])

  override class func setUp() {
    guard ProcessTime.isOwned else { return }
    let runs: [(String, XCTestCase.Type, (XCTestCase) throws -> Void)] = [
      ("guarding", Guarding.self, { _ in crash() }),
      ("looking away", FailingTest.Ours.self, { _ in crash() }),
      (
        "waiting", FailingTest.Ours.self,
        { _ in
          crash()
          XCTAssertTrue(app.wait(for: .notRunning, timeout: 1))
        }
      ),
      (
        "looking", FailingTest.Ours.self,
        { _ in
          crash()
          XCTAssertEqual(app.state, .notRunning)
        }
      ),
      (
        "expecting the end", FailingTest.Ours.self,
        { _ in
          XCTExpectFailure("it crashes")
          crash()
          XCTAssertEqual(app.state, .notRunning)
        }
      ),
      (
        "expecting", FailingTest.Ours.self,
        { _ in
          XCTExpectFailure("it crashes")
          crash()
        }
      ),
    ]
    for (name, type, body) in runs {
      let outcome = FailingTest.run(type, body)
      failures.withLock { $0[name] = outcome.failures }
    }
  }

  override func setUpWithError() throws {
    try XCTSkipUnless(ProcessTime.isOwned, "A sanitizer keeps the clocks real.")
  }

  /// The failures of a test.
  private func failures(_ name: String) -> [String] {
    Self.failures.withLock { $0[name] } ?? ["not run"]
  }

  func testACrashThatNobodySawStandsAtWhatTheTestDidLast() {
    let failures = failures("looking away")
    XCTAssertEqual(failures.count, 1)
    let lines = failures.first?.split(separator: "\n").map { String($0) } ?? []
    XCTAssertEqual(
      lines.first?.hasPrefix("UnseenCrashXCTests.swift:24: Application 'CrashingApp'"), true,
      "\(failures)")
    XCTAssertEqual(
      lines.first?.hasSuffix("No other failure of the test tells of it."), true, "\(failures)")
    XCTAssertTrue(
      lines.contains("found at the end of the test, which did nothing after this line"),
      "\(failures)")
  }

  func testATearDownThatAsksForTheStateHidesNone() {
    XCTAssertEqual(failures("guarding").count, 1)
  }

  func testATestThatAsksForTheStateHidesNone() {
    XCTAssertEqual(failures("waiting").count, 1)
    XCTAssertEqual(failures("looking").count, 1)
    XCTAssertEqual(failures("expecting the end"), [])
  }

  func testACrashMayBeTheExpectedFailure() { XCTAssertEqual(failures("expecting"), []) }
}
