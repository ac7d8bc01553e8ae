import XCTest
import XCUIAutomation

@testable import HandmadeApp

/// The waits of XCTest, which look again and again in real time.
@MainActor
final class ExpectationXCTests: UITestCase {
  func testPredicateExpectationsSeeTimePassInAnotherProcess() {
    waitForArrival(in: .executable("HandmadeApp"))
  }

  func testPredicateExpectationsSeeTimePassInThisProcess() {
    waitForArrival(in: .inProcess(HandmadeApp.self))
  }

  func testPropertiesAreExpected() {
    let app = XCUIApplication(target: .inProcess(HandmadeApp.self))
    app.launchArguments = ["-soon"]
    app.launch()
    let status = app.staticTexts["status"]
    let change = XCTKVOExpectation(keyPath: "label", object: status)
    let label = XCTKVOExpectation(keyPath: "label", object: status, expectedValue: "Later")
    let exists = XCTKVOExpectation(keyPath: "exists", object: status, expectedValue: true)
    let never = XCTKVOExpectation(keyPath: "label", object: status, expectedValue: "Never")
    never.isInverted = true
    XCTAssertEqual(XCTWaiter.wait(for: [exists, change, label], timeout: 60), .completed)
    wait(for: [never], timeout: 0.1)
    XCTAssertEqual(label.keyPath, "label")
    XCTAssertEqual(label.expectedValue as? String, "Later")
    XCTAssertTrue(label.observedObject as AnyObject === status)
  }

  private func waitForArrival(in target: ApplicationTarget) {
    let app = XCUIApplication(target: target)
    app.launchArguments = ["-soon"]
    app.launch()
    let status = app.staticTexts["status"]
    XCTAssertEqual(status.label, "Ready")
    expectation(for: NSPredicate(format: "label == 'Later'"), evaluatedWith: status)
    let rows = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count == 30"), object: app.cells)
    let button = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true AND isHittable == true"),
      object: app.buttons["Next"])
    wait(for: [rows, button], timeout: 60)
    waitForExpectations(timeout: 60)
    XCTAssertEqual(status.label, "Later")
    let state = XCTNSPredicateExpectation(predicate: NSPredicate(format: "state == 4"), object: app)
    wait(for: [state], timeout: 60)
  }
}
