import FailureTesting
import Synchronization
import XCTest
import XCUIAutomation

/// Steps of tests: what they return and throw, and how failures name them.
final class ActivityXCTests: XCTestCase {
  private struct Stop: Error {}

  private static let failures = Mutex<[String]>([])

  /// The line of the tap that fails.
  private static let tapLine = #line + 8

  override class func setUp() {
    let outcome = FailingTest.run(FailingTest.Ours.self) { _ in
      XCTContext.runActivity(named: "Log in") { _ in
        XCTContext.runActivity(named: "Type\tthe name") { _ in
          XCTFail("first")
        }
        Handmade.inProcess.app.buttons["Next"].tap()
      }
      XCTFail("second")
    }
    failures.withLock { $0 = outcome.failures }
  }

  func testFailuresNameTheStepsTheyHappenedIn() {
    let failures = Self.failures.withLock { $0 }
    XCTAssertEqual(failures.count, 3)
    XCTAssertEqual(
      failures.first?.hasSuffix(": failed - first\nActivity: Log in › Type\\tthe name"), true,
      "\(failures)")
    XCTAssertEqual(
      failures.dropFirst().first,
      """
      ActivityXCTests.swift:\(Self.tapLine): Failed to tap "Next" Button: Application 'HandmadeApp' is not running.
      Call launch() first: this test did not launch it.
      Activity: Log in
      """)
    XCTAssertEqual(failures.last?.hasSuffix(": failed - second"), true, "\(failures)")
  }

  func testStepsReturnValuesAndThrow() {
    let value = XCTContext.runActivity(named: "Give") { activity in activity.name + " 1" }
    XCTAssertEqual(value, "Give 1")
    XCTAssertThrowsError(try XCTContext.runActivity(named: "Throw") { _ in throw Stop() }) {
      XCTAssertTrue($0 is Stop)
    }
  }

  func testAsynchronousStepsReturnValuesAndThrow() async throws {
    let value = await XCTContext.runActivity(named: "Give") { activity in
      await Task.yield()
      return activity.name
    }
    XCTAssertEqual(value, "Give")
    do {
      try await XCTContext.runActivity(named: "Throw") { _ in
        await Task.yield()
        throw Stop()
      }
      XCTFail("It did not throw.")
    } catch {
      XCTAssertTrue(error is Stop)
    }
  }

  func testATestCaseIsAnActivity() {
    let activity: any XCTActivity = self
    XCTAssertEqual(activity.name, name)
  }
}
