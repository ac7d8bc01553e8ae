import FailureTesting
import Synchronization
import XCTest
import XCUIAutomation

/// Expected failures: of assertions, of elements, of thrown errors, in blocks and for the rest of a test.
final class ExpectedFailureXCTests: XCTestCase {
  private struct Stop: Error {}

  private static let outcomes = Mutex<[String: FailingTest.Outcome]>([:])

  override class func setUp() {
    let runs: [(String, (XCTestCase) throws -> Void)] = [
      ("expected", expected), ("unmet", unmet), ("nested", nested), ("rest", rest),
      ("unmet rest", { _ in XCTExpectFailure("for ever") }), ("throws", throwsError),
      ("continues", continues),
    ]
    for (name, body) in runs {
      let outcome = FailingTest.run(FailingTest.Ours.self, body)
      outcomes.withLock { $0[name] = outcome }
    }
    let plain = FailingTest.run(FailingTest.Theirs.self) { _ in
      XCTExpectFailure("x")
    }
    outcomes.withLock { $0["plain"] = plain }
  }

  /// The failures of a test, without their places.
  private func failures(_ name: String) -> [String] {
    (Self.outcomes.withLock { $0[name] }?.failures ?? ["not run"]).map { failure in
      let parts = failure.split(separator: ": ", maxSplits: 1)
      return parts.last.map { String($0) } ?? ""
    }
  }

  /// The expected failures a test printed, without their places.
  private func printed(_ name: String) -> [String] {
    let lines = (Self.outcomes.withLock { $0[name] }?.output ?? "").split(separator: "\n")
    return lines.compactMap { line in
      line.range(of: ": expected failure: ").map { String(line[$0.upperBound...]) }
    }
  }

  // MARK: - In a block

  private static func expected(_ test: XCTestCase) throws {
    XCTExpectFailure("a bug") { XCTAssertEqual(1, 2) }
    XCTExpectFailure { Handmade.inProcess.app.buttons["Next"].tap() }
    let value = XCTExpectFailure(strict: false) { 3 }
    XCTExpectFailure(options: .nonStrict()) {}
    XCTExpectFailure(enabled: false) {}
    XCTAssertEqual(value, 3)
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = { $0.type == .assertionFailure && $0.compactDescription.contains("x") }
    XCTExpectFailure("matched", options: options) { XCTFail("x") }
  }

  func testAnExpectedFailureIsPrintedAndDoesNotFailTheTest() {
    XCTAssertEqual(failures("expected"), [])
    XCTAssertEqual(
      printed("expected"),
      [
        "Ours.test : Expected failure \"a bug\": XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - ",
        "Ours.test : Expected failure: Failed to tap \"Next\" Button: Application 'HandmadeApp' is not running.",
        "Ours.test : Expected failure \"matched\": failed - x",
      ])
  }

  private static func unmet(_ test: XCTestCase) {
    XCTExpectFailure {}
    XCTExpectFailure("a bug") { XCTAssertEqual(1, 1) }
    XCTExpectFailure("another", failingBlock: { XCTFail("x") }, issueMatcher: { _ in false })
  }

  func testAStrictExpectationThatIsNotMetFails() {
    XCTAssertEqual(
      failures("unmet"),
      [
        "Expected failure but none recorded", "Expected failure \"a bug\" but none recorded",
        "failed - x", "Expected failure \"another\" but none recorded",
      ])
  }

  private static func nested(_ test: XCTestCase) {
    XCTExpectFailure("outer", strict: false) {
      XCTExpectFailure("inner") { XCTFail("one") }
      XCTExpectFailure(
        "inner", strict: false, failingBlock: { XCTFail("two") }, issueMatcher: { _ in false })
    }
  }

  func testTheInnermostExpectationThatTakesAFailureCounts() {
    XCTAssertEqual(failures("nested"), [])
    XCTAssertEqual(
      printed("nested"),
      [
        "Ours.test : Expected failure \"inner\": failed - one",
        "Ours.test : Expected failure \"outer\": failed - two",
      ])
  }

  // MARK: - For the rest of the test

  private static func rest(_ test: XCTestCase) throws {
    XCTExpectFailure("all of it")
    XCTFail("one")
    throw Stop()
  }

  func testTheRestOfATestMayFail() {
    XCTAssertEqual(failures("rest"), [])
    XCTAssertEqual(
      printed("rest"),
      [
        "Ours.test : Expected failure \"all of it\": failed - one",
        "Ours.test : Expected failure \"all of it\": threw error \"Stop()\"",
      ])
    XCTAssertEqual(failures("unmet rest"), ["Expected failure \"for ever\" but none recorded"])
  }

  private static func throwsError(_ test: XCTestCase) throws {
    try XCTExpectFailure { throw Stop() }
  }

  func testAnErrorThatLeavesABlockFailsTheTest() {
    XCTAssertEqual(failures("throws"), ["threw error \"Stop()\""])
  }

  private static func continues(_ test: XCTestCase) {
    test.continueAfterFailure = false
    XCTExpectFailure { XCTFail("one") }
    XCTFail("two")
    XCTFail("three")
  }

  func testAnExpectedFailureDoesNotEndATest() {
    XCTAssertEqual(failures("continues"), ["failed - two"])
  }

  func testAClassOfXCTestSaysWhatIsMissing() {
    XCTAssertEqual(failures("plain").count, 1)
    XCTAssertEqual(failures("plain").first?.contains("derive from UITestCase"), true)
  }
}

/// Expected failures in asynchronous tests.
final class AsynchronousExpectedFailureXCTests: UITestCase {
  func testAsynchronousBlocks() async {
    let value = await XCTExpectFailure("soon") {
      await Task.yield()
      XCTFail("x")
      return 1
    }
    XCTAssertEqual(value, 1)
    let options = XCTExpectedFailure.Options.nonStrict()
    await XCTExpectFailure(options: options) { await Task.yield() }
  }
}
