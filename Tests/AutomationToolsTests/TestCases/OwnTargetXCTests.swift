import AutomationTools_Core
import TextUI

/// Application objects without a target, in a class that says which application it is about.
@MainActor final class OwnTargetXCTests: ATTestCase {
  /// An application.
  struct Greeting: App {
    var body: some Scene { WindowGroup { Text("Hello") } }
  }

  override class var applicationTarget: ApplicationTarget { .inProcess(Greeting.self) }

  /// What the class's own set-up saw.
  private static var seenByClass: [XCUIApplication.State] = []

  override class func setUp() {
    let application = XCUIApplication()
    seenByClass.append(application.state)
    application.launch()
    seenByClass.append(application.state)
    application.terminate()
  }

  /// A page, as suites write them.
  private struct Page {
    var app = XCUIApplication()
    var greeting: XCUIElement { app.staticTexts["Hello"] }
  }

  func testEachMeansThatApplication() {
    XCTAssertFalse(Page().greeting.exists)
    launchApp()
    XCTAssertTrue(Page().greeting.exists)
    XCTAssertEqual(XCUIApplication().state, .runningForeground)
    XCUIApplication().terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertEqual(XCUIApplication.defaultTarget, Self.applicationTarget)
  }

  func testSoItDoesInTheSetUpOfTheClass() {
    XCTAssertEqual(Self.seenByClass, [.notRunning, .runningForeground])
  }
}

/// The same of a class that says nothing, whose target is that of the others.
final class NoOwnTargetXCTests: ATTestCase {
  func testTheTargetIsTheDefaultOne() {
    XCTAssertEqual(Self.applicationTarget, XCUIApplication.defaultTarget)
    XCTAssertNotEqual(Self.applicationTarget, OwnTargetXCTests.applicationTarget)
  }
}
