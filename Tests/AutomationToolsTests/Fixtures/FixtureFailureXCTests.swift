import AutomationTools_Core

/// What failures of a test tell of its fixtures.
final class FixtureFailureXCTests: ShelfTestCase {
  /// Runs a step that must fail, with a text that is as stated.
  private func expectFailure(
    _ isRight: @escaping (String) -> Bool, in step: () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = {
      isRight($0.detailedDescription ?? $0.compactDescription)
    }
    XCTExpectFailure("It fails.", options: options, failingBlock: step)
  }

  func testEachFailureTellsOfTheFixturesOfTheLaunch() {
    launchApp(fixtures: [fixtures.clearAllData, fixtures.addBook("Tides")])
    let words = "\nFixtures: clearAllData, addBook(\"Tides\")"
    expectFailure({ $0.hasSuffix("wrong" + words) }, in: { XCTFail("wrong") })
    expectFailure(
      { $0.contains("Failed to tap") && $0.hasSuffix(words) },
      in: { app.buttons["Nxet"].tap() })
  }

  func testALaunchWithoutFixturesHasNoneToTellOf() {
    launchApp(fixtures: [fixtures.clearAllData])
    launchApp()
    expectFailure({ $0.hasSuffix("wrong") }, in: { XCTFail("wrong") })
  }
}
