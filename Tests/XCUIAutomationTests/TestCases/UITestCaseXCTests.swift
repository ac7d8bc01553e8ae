import XCTest
import XCUIAutomation

@testable import HandmadeApp

/// A test class on the main actor, in all forms at once.
@MainActor
final class MainActorXCTests: UITestCase {
  private var steps: [String] = []

  override func setUp() async throws {
    try await super.setUp()
    steps.append("async set-up")
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    steps.append("throwing set-up")
  }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    steps.append("set-up")
  }

  func testSynchronous() {
    XCTAssertEqual(steps, ["async set-up", "throwing set-up", "set-up"])
  }

  func testThrowing() throws {
    XCTAssertEqual(steps.count, 3)
  }

  func testAsynchronous() async throws {
    XCTAssertEqual(steps.count, 3)
  }

  func testContinueAfterFailureReadsAsTrue() {
    XCTAssertTrue(continueAfterFailure)
  }

  func testRunsOncePerConfiguration() {
    XCTAssertFalse(Self.runsForEachTargetApplicationUIConfiguration)
  }
}

/// A test class of the plain kind, on our base class, with synchronous and asynchronous tests that drive an application here.
final class PlainXCTests: UITestCase {
  private var app = XCUIApplication(target: .inProcess(HandmadeApp.self))

  override func setUp() {
    app.launch()
  }

  func testSynchronous() {
    app.buttons["Later"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "Ready")
    XCTAssertTrue(app.staticTexts["Later"].waitForExistence(timeout: 4))
  }

  func testAsynchronous() async throws {
    app.buttons["Next"].tap()
    try await Task.sleep(for: .seconds(100))
    XCTAssertEqual(app.staticTexts["status"].label, "Tapped Next 1")
  }

  func testEachTestHasAFreshApplication() {
    XCTAssertEqual(app.staticTexts["status"].label, "Ready")
  }
}
