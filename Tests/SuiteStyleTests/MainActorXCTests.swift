import XCTest

/// A class on the main actor with plain set-up and tear-down.
@MainActor
final class MainActorSetUpXCTests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app = XCUIApplication()
  }

  override func tearDown() {
    app = nil
    super.tearDown()
  }

  func testSetUp() { XCTAssertNotNil(app) }
}

/// A class on the main actor with throwing set-up, synchronous and asynchronous throwing tests.
@MainActor
final class MainActorThrowingXCTests: XCTestCase {
  private var app: XCUIApplication!

  override func setUpWithError() throws {
    try super.setUpWithError()
    app = XCUIApplication()
  }

  override func tearDownWithError() throws {
    app = nil
    try super.tearDownWithError()
  }

  func testThrowing() throws { XCTAssertNotNil(app) }

  func testAsynchronous() async throws { XCTAssertNotNil(app) }
}

/// A class on the main actor with asynchronous set-up.
@MainActor
final class MainActorAsynchronousXCTests: XCTestCase {
  private var app: XCUIApplication!

  override func setUp() async throws {
    try await super.setUp()
    app = XCUIApplication()
  }

  override func tearDown() async throws {
    app = nil
    try await super.tearDown()
  }

  func testSetUp() { XCTAssertNotNil(app) }
}

/// A class on the main actor that keeps elements.
@MainActor
final class MainActorPropertiesXCTests: XCTestCase {
  private let app = XCUIApplication()
  private lazy var button = app.buttons["Next"]

  func testElement() { XCTAssertFalse(button.exists) }
}

/// A plain class with single methods on the main actor.
final class MainActorMethodsXCTests: XCTestCase {
  private var app: XCUIApplication!

  @MainActor override func setUp() { app = XCUIApplication() }

  @MainActor func testSetUp() { XCTAssertNotNil(app) }
}

/// The form of Xcode's templates.
final class TemplateXCTests: XCTestCase {
  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

  override func setUpWithError() throws { continueAfterFailure = false }

  @MainActor func testExample() throws { XCTAssertFalse(XCUIApplication().exists) }

  @MainActor func testLaunch() throws { XCTAssertEqual(XCUIApplication().state, .notRunning) }
}
