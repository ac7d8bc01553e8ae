import Testing
import XCUIAutomation

/// What tests of both libraries call.
enum Mixed {
  static func expectsTwo(_ numbers: [Int]) { #expect(numbers.count == 2) }

  static func first(_ numbers: [Int]) throws -> Int { try #require(numbers.first) }
}

/// Tests of Swift Testing that use XCTest's assertions; they only run for ``InteroperationTests``.
@Suite(.enabled(if: Death.isWanted)) struct MixedSuite {
  @Test func asserts() { XCTAssertEqual(1, 2, "in words") }

  @Test(arguments: [1, 2, 3]) func failsForTwo(_ number: Int) async {
    await Task.yield()
    if number == 2 { XCTFail("two") }
  }

  @Test func unwraps() throws { _ = try XCTUnwrap([Int]().first) }

  @Test func passes() { XCTAssertEqual(1, 1) }

  @Test(.uiTest) func sees() {
    let app = XCUIApplication(target: .inProcess(DyingApp.self))
    app.launch()
    MixedPage(app: app).seeNothing()
  }
}
