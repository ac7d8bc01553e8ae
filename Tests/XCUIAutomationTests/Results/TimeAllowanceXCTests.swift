import FailureTesting
import Foundation
import Synchronization
import XCTest
import XCTestAdditions
import XCUIAutomation

/// Tests that take longer than they may.
final class TimeAllowanceXCTests: XCTestCase {
  private static let failures = Mutex<[String: [String]]>([:])

  override class func setUp() {
    let runs: [(String, (XCTestCase) throws -> Void)] = [
      ("late", late), ("in time", inTime),
    ]
    for (name, body) in runs {
      let outcome = FailingTest.run(FailingTest.Ours.self, body)
      failures.withLock { $0[name] = outcome.failures }
    }
  }

  /// Lets the running test fail at once for its time.
  private static func allowNothing() throws {
    let progress = try XCTUnwrap(TestProgress.current)
    progress.allowance.allow(.zero, named: "1 minute", record: progress.record)
    // The failure comes from another thread.
    while !progress.isOver { usleep(1_000) }
  }

  /// The line of the last thing that the test does in time.
  private static let lastLine = #line + 4

  private static func late(_ test: XCTestCase) throws {
    let app = Handmade.inProcess.launch()
    _ = app.buttons["Next"].waitForExistence(timeout: 1)
    try allowNothing()
    XCTFail("later")
    app.buttons["Nothing"].tap()
  }

  private static func inTime(_ test: XCTestCase) {
    let test = test as? UITestCase
    XCTAssertEqual(test?.executionTimeAllowance, .infinity)
    test?.executionTimeAllowance = 1
    XCTAssertEqual(test?.executionTimeAllowance, 1)
  }

  func testATestPastItsAllowanceFailsAndSaysWhatItDidLast() {
    XCTAssertEqual(
      Self.failures.withLock { $0["late"] },
      [
        """
        TimeAllowanceXCTests.swift:\(Self.lastLine): Test exceeded execution time allowance of 1 minute

        The last it did: wait for "Next" Button
        """
      ])
  }

  func testATestInTimePasses() {
    XCTAssertEqual(Self.failures.withLock { $0["in time"] }, [])
  }

  func testTheAllowanceIsWholeMinutes() {
    let cases: [(TimeInterval, Int)] = [
      (-1, 1), (0, 1), (1, 1), (60, 1), (60.5, 2), (150, 3), (600, 10), (.infinity, 1_000_000),
      (.nan, 1),
    ]
    for (seconds, minutes) in cases {
      XCTAssertEqual(TimeAllowance.minutes(seconds), minutes, "\(seconds)")
    }
  }
}
