import XCTest

/// A base class of a suite, with a hook of its own.
class SuiteBaseCase: XCTestCase {
  let app = XCUIApplication()

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    prepare()
  }

  func prepare() { app.launchArguments += ["-base"] }
}

/// A class on a base class, with set-up of the class, and tests of every kind.
final class DerivedXCTests: SuiteBaseCase {
  override class func setUp() { super.setUp() }

  override class func tearDown() { super.tearDown() }

  override func setUp() {
    super.setUp()
    app.launchEnvironment["NAME"] = "value"
  }

  func testSleepsCostTheApplicationsTimeOnly() {
    let app = XCUIApplication()
    app.launch()
    // In real time, an hour.
    sleep(3_600)
    usleep(100_000)
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testPlain() {
    XCTAssertEqual(app.launchArguments, ["-base"])
    XCTAssertEqual(app.launchEnvironment, ["NAME": "value"])
  }

  func testThrowing() throws { XCTAssertEqual(app.launchArguments, ["-base"]) }

  func testAsynchronous() async { XCTAssertEqual(app.launchArguments, ["-base"]) }
}

/// A screen object that is a test case, made without arguments.
class ScreenCase: XCTestCase {
  let app = XCUIApplication()
}

/// An object apart from the tests that uses an application.
class Robot {
  private let app = XCUIApplication()

  @discardableResult
  func look() -> Self {
    _ = app.buttons["Next"].exists
    return self
  }
}

extension XCUIElement {
  /// Taps the element when it is there.
  func tapIfThere() {
    if waitForExistence(timeout: 1) { tap() }
  }
}

/// Helpers of all kinds, and the waits of XCTest.
final class HelpersXCTests: XCTestCase {
  func testHelpers() {
    Robot().look().look()
    XCUIApplication().buttons.element(boundBy: 0).tapIfThere()
    XCTAssertFalse(ScreenCase().app.exists)
  }

  func testWaits() {
    let done = expectation(description: "done")
    DispatchQueue.global().async { done.fulfill() }
    wait(for: [done], timeout: 60)
    let gone = NSPredicate(format: "exists == false")
    expectation(for: gone, evaluatedWith: XCUIApplication().alerts.firstMatch)
    waitForExpectations(timeout: 60)
  }

  func testSecondsHaveCoreFoundationsName() {
    func half(_ time: CFTimeInterval = 3) -> CFTimeInterval { time / 2 }
    let seconds: TimeInterval = half()
    XCTAssertEqual(seconds, 1.5)
  }

  func testTestsAreToldApartAsObjects() {
    let other: XCTestCase = HelpersXCTests()
    XCTAssertTrue(self == self)
    XCTAssertNotEqual(other, self)
    XCTAssertEqual(Set<XCTestCase>([self, other, self]).count, 2)
    XCTAssertEqual([(other, 1), (self, 2)].filter { $0.0 == self }.map(\.1), [2])
  }

  func testVectors() {
    let half: CGFloat = 0.5
    let double = 2.0
    XCTAssertEqual(CGVector(dx: half, dy: 0).dx, 0.5)
    XCTAssertEqual(CGVector(dx: double, dy: 0.5), CGVector(dx: 2, dy: half))
    XCTAssertEqual(CGVector(dx: 0, dy: 0), .zero)
  }
}
