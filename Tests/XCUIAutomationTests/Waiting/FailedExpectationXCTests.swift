import XCTest
import XCTestAdditions

@testable import XCUIAutomation

/// Waits for expectations that fail beside an application in this process, whose failures XCTest tells on a queue of its own.
@MainActor final class FailedExpectationXCTests: UITestCase {
  func testNothingCame() {
    _ = Handmade.inProcess.launch()
    XCTExpectFailure("nothing fulfils it") {
      wait(for: [expectation(description: "never")], timeout: 2)
    }
  }

  func testPredicateDidNotComeTrue() {
    let app = Handmade.inProcess.launch()
    let predicate = NSPredicate(format: "exists == true")
    XCTExpectFailure("there is no such button") {
      expectation(for: predicate, evaluatedWith: app.buttons["Never there"])
      waitForExpectations(timeout: 2)
    }
    XCTAssertTrue(app.buttons["Next"].exists)
  }

  func testInvertedOneThatIsFulfilledIsToldWhereTheTestWaited() {
    for place in Handmade.allCases {
      let app = place.launch()
      let inverted = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == true"), object: app.buttons["Next"])
      inverted.isInverted = true
      var told: XCTSourceCodeLocation?
      let options = XCTExpectedFailure.Options()
      options.issueMatcher = {
        told = $0.sourceCodeContext.location
        return true
      }
      let line = #line + 2
      XCTExpectFailure("it is there", options: options) {
        wait(for: [inverted], timeout: 2)
      }
      XCTAssertEqual(told?.lineNumber, line)
      XCTAssertEqual(told?.fileURL.lastPathComponent, "FailedExpectationXCTests.swift")
    }
  }

  /// Waits as the base classes of suites do.
  private func waitInVain() {
    expectation(description: "never")
    waitForExpectations(timeout: 0.1, handler: nil)
  }

  func testOneOfAHelperIsToldWhereTheTestCalledIt() {
    var told: XCTIssue?
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = {
      told = $0
      return true
    }
    let line = #line + 1
    XCTExpectFailure("nothing fulfils it", options: options) { waitInVain() }
    XCTAssertEqual(told?.sourceCodeContext.location?.lineNumber, line)
  }

  func testWrongOrder() {
    _ = Handmade.inProcess.launch()
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    second.fulfill()
    first.fulfill()
    XCTExpectFailure("they came in the other order") {
      wait(for: [first, second], timeout: 1, enforceOrder: true)
    }
  }
}
