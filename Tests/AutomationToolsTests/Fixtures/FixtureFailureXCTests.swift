import AutomationTools_Core
import AutomationTools_Host

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

  /// Fixtures of which one is computed.
  private struct ComputedFixtures: FixtureSet {
    typealias State = Shelf

    let clearAllData = FixtureOperation<Void>("Empties the shelf.") { $0.books = [] }

    var addAll: Fixture<ComputedFixtures, Void> {
      Fixture("Adds all books.") { try $0.add("Tides") }
    }
  }

  /// A test case with those.
  private final class ComputedTestCase: ATTestCase, FixtureTesting {
    typealias Fixtures = ComputedFixtures
  }

  func testAComputedFixtureIsRefusedWithTheRemedy() {
    let test = ComputedTestCase()
    let recording = RecordingApplication()
    test.app = recording
    expectFailure(
      {
        $0.hasPrefix(
          "The fixture (computed, of ComputedFixtures) cannot be run: it is computed, and so another "
            + "one each time that it is read: make it a `let`.")
      }, in: { test.launchApp(fixtures: [test.fixtures.clearAllData, test.fixtures.addAll]) })
    XCTAssertEqual(recording.launches, [])
  }
}
