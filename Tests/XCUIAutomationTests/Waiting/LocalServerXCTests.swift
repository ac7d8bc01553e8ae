import CrashingApp
import XCTest

@testable import VirtualTime
@testable import XCUIAutomation

/// Applications that load from a server of the test's process, as suites for a phone have it.
@MainActor
final class LocalServerXCTests: XCTestCase {
  /// Launches an application that loads from a server when told to.
  private func launch(_ server: LocalServer) throws -> XCUIApplication {
    addTeardownBlock { server.stop() }
    let app = XCUIApplication(target: .executable("CrashingApp"))
    app.launchArguments = ["-pending", "server"]
    app.launchEnvironment["SERVER"] = server.url
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    return app
  }

  func testAServerWithoutRequestsRests() throws {
    let app = try launch(LocalServer())
    XCTAssertFalse(app.staticTexts["Done"].exists)
    XCTAssertEqual(ThreadRest.activity(), [])
    let begin = Date()
    sleep(1_000)
    XCTAssertFalse(app.staticTexts["Done"].waitForExistence(timeout: 1_000))
    XCTAssertEqual(Date().timeIntervalSince(begin), 2_000, accuracy: 0.01)
  }

  /// The connection stays open after the answer, and a thread of the server waits for the next request.
  func testAConnectionThatStaysOpenRests() throws {
    let app = try launch(LocalServer())
    app.buttons["Go"].tap()
    XCTAssertTrue(app.staticTexts["Done"].waitForExistence(timeout: 10))
    var pace = RealPace(grace: .seconds(10))
    while !ThreadRest.activity().isEmpty, pace.takePassed() == .zero {
      RealClock.pause(pace.nextPause())
    }
    XCTAssertEqual(ThreadRest.activity(), [])
    let begin = Date()
    sleep(1_000)
    XCTAssertEqual(Date().timeIntervalSince(begin), 1_000, accuracy: 0.01)
  }

  func testAnAnswerThatTakesItsTimeComesInTime() throws {
    let app = try launch(LocalServer(delay: 0.3))
    app.buttons["Go"].tap()
    let done = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts["Done"])
    let begin = Date()
    XCTAssertEqual(XCTWaiter().wait(for: [done], timeout: 10), .completed)
    XCTAssertEqual(Date().timeIntervalSince(begin), 0.3, accuracy: 0.2)
  }
}
