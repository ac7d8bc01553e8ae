import AutomationTools_Core
import FailureTesting

/// Fixtures and commands that take time, of which the application has any amount.
///
/// These are tests of XCTest, which runs one at a time: while threads of other tests are at work, for
/// all that is known they could bring something on, and time passes as on a clock.
final class FixtureTimeXCTests: ShelfTestCase {
  func testAFixtureMayTakeDays() {
    launchApp(fixtures: [fixtures.clearAllData, fixtures.addBook("Tides"), fixtures.age(30)])
    XCTAssertEqual(books, "Tides, faded")
  }

  func testWhatComesFromAnotherThreadComesBeforeTheEndOfASleep() {
    launchApp(fixtures: [fixtures.clearAllData, fixtures.order("Tides")])
    XCTAssertEqual(books, "Tides")
  }

  func testACommandMayTakeDays() throws {
    launchApp(fixtures: [
      fixtures.clearAllData, fixtures.addBook("Tides"), fixtures.addBook("Moss"),
    ])
    XCTAssertEqual(try app.commands(ShelfCommands.self).lend(3), "Tides")
    XCTAssertEqual(books, "Moss, Tides")
  }

  func testAFixtureThatCanNeverEndIsToldOfRatherThanWaitedFor() {
    let message = """
      The fixture waitForEver failed: it waits for something that does not come before the next \
      frame. None ran before it.
      """
    let failures = recordedFailures { launchApp(fixtures: [fixtures.waitForEver]) }
    XCTAssertEqual(failures.map(\.text), [message])
  }
}
