import XCTest

/// A class whose base class is isolated to the main actor: tests with and without a mark stand side by side.
final class StrictXCTests: StrictUITestCase {
  private var steps: [String] = []

  override func setUp() {
    super.setUp()
    steps.append("set-up")
  }

  func testWithoutAMark() {
    XCTAssertEqual(steps, ["set-up"])
    XCTAssertTrue(Thread.isMainThread)
  }

  @MainActor func testWithAMark() {
    XCTAssertEqual(steps, ["set-up"])
    MainActor.assertIsolated()
  }
}
