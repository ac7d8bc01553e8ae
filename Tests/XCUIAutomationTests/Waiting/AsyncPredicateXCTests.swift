import Foundation
import XCTest

@testable import XCUIAutomation

/// Expectations of predicates in asynchronous tests that are not the main actor's.
final class AsyncPredicateXCTests: UITestCase {
  private func launch() -> XCUIApplication {
    let app = XCUIApplication(target: .executable("CrashingApp"))
    app.launchArguments = ["-pending", "task"]
    app.launch()
    return app
  }

  func testWhatHoldsAlreadyIsSeen() async {
    let app = launch()
    let holds = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.buttons["Go"])
    await fulfillment(of: [holds], timeout: 2)
  }

  func testWhatComesToHoldIsSeen() async {
    let app = launch()
    app.buttons["Go"].tap()
    let comes = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["Done"])
    await fulfillment(of: [comes], timeout: 2)
  }

  func testABlockOfASuiteIsAskedAgain() async {
    let looks = NSPredicate { _, _ in true }
    let result = await XCTWaiter.fulfillment(
      of: [XCTNSPredicateExpectation(predicate: looks, object: nil)], timeout: 2)
    XCTAssertEqual(result, .completed)
  }

  func testAWaiterOfItsOwnSeesIt() async {
    let app = launch()
    app.buttons["Go"].tap()
    let comes = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Done"])
    let result = await XCTWaiter().fulfillment(of: [comes], timeout: 2)
    XCTAssertEqual(result, .completed)
    let never = XCTestExpectation(description: "never")
    let other = await XCTWaiter().fulfillment(of: [never], timeout: 600)
    XCTAssertEqual(other, .timedOut)
  }

  @MainActor func testOnTheMainActorItIsTheSame() async {
    let app = launch()
    app.buttons["Go"].tap()
    let comes = expectation(
      for: NSPredicate(format: "exists == true"), evaluatedWith: app.staticTexts["Done"])
    await fulfillment(of: [comes], timeout: 2)
  }
}
