import XCTest

/// A base class of the suite's own, by the name that most suites give it.
class UITestCase: XCTestCase {
  override var continueAfterFailure: Bool {
    get { false }
    set {}
  }
}

/// Tests that derive from it.
final class OwnBaseClassXCTests: UITestCase {
  func testItIsABaseClassLikeAnyOther() {
    let base: XCUIAutomation.UITestCase = self
    XCTAssertTrue(base === self)
    XCTAssertFalse(continueAfterFailure)
  }

  func testTheNameIsWrittenAsInObjectiveC() {
    let test: XCTestCase = self
    let name = "-[OwnBaseClassXCTests testTheNameIsWrittenAsInObjectiveC]"
    XCTAssertEqual(name, self.name)
    XCTAssertEqual(test.name, name)
    XCTAssertEqual("\(test)", name)
    XCTAssertEqual(
      String(test.name.split(separator: " ").last?.dropLast() ?? ""),
      "testTheNameIsWrittenAsInObjectiveC")
  }

  func testAPlaceIsMadeOfWhatAnAssertionIsGiven() {
    func place(_ file: StaticString = #filePath, _ line: UInt = #line) -> XCTSourceCodeLocation {
      XCTSourceCodeLocation(filePath: file, lineNumber: line)
    }
    XCTAssertEqual(place().lineNumber, #line)
    XCTAssertEqual(place().fileURL.lastPathComponent, "OwnBaseClassXCTests.swift")
  }
}
