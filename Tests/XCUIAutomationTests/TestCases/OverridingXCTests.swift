import FailureTesting
import Synchronization
import XCTest
import XCUIAutomation

/// Test classes that override what a test case says of itself, and how it is run.
final class OverridingXCTests: XCTestCase {
  /// A class that says once for all of its tests that a failure ends them.
  private final class Stopping: UITestCase {
    override var continueAfterFailure: Bool {
      get { false }
      set {}
    }

    override func tearDown() { OverridingXCTests.note("tear down") }
  }

  /// A class that runs each test three times.
  private class Repeating: UITestCase {
    private var round = 0

    override func invokeTest() {
      for round in 1...3 {
        OverridingXCTests.note("round \(round)")
        super.invokeTest()
      }
    }

    override func setUp() {
      addTeardownBlock { OverridingXCTests.note("block") }
      OverridingXCTests.note("set up")
    }

    override func tearDown() { OverridingXCTests.note("tear down") }
  }

  /// The same, for each configuration of the interface.
  private final class RepeatingForEach: Repeating {
    override class var runsForEachTargetApplicationUIConfiguration: Bool { true }
  }

  private static let notes = Mutex<[String]>([])
  private static let results = Mutex<[String: (notes: [String], failures: [String])]>([:])

  private static func note(_ text: String) { notes.withLock { $0.append(text) } }

  override class func setUp() {
    run("stopping", Stopping.self) { _ in
      XCTAssertTrue(false, "first")
      XCTFail("second")
    }
    run("going on", FailingTest.Ours.self) { _ in
      XCTFail("first")
      XCTFail("second")
    }
    run("rounds", Repeating.self) { _ in note("test") }
    run("failing rounds", Repeating.self) { test in
      test.continueAfterFailure = false
      XCTFail("first")
      XCTFail("second")
    }
    run("skipped rounds", Repeating.self) { _ in throw XCTSkip("not today") }
    run("fulfilled twice", FailingTest.Ours.self) { test in
      guard let test = test as? UITestCase else { return }
      let expectation = test.expectation(description: "answer")
      expectation.fulfill()
      expectation.fulfill()
      test.wait(for: [expectation], timeout: 1)
    }
    run("not waited for", FailingTest.Ours.self) { test in
      (test as? UITestCase)?.expectation(description: "nothing")
    }
    run("fulfilled as often as expected", FailingTest.Ours.self) { test in
      guard let test = test as? UITestCase else { return }
      let twice = test.expectation(description: "answer")
      twice.expectedFulfillmentCount = 2
      let lenient = test.expectation(description: "answer")
      lenient.assertForOverFulfill = false
      for _ in 0..<2 {
        twice.fulfill()
        lenient.fulfill()
      }
      test.wait(for: [twice, lenient], timeout: 1)
    }
    run("rounds for each", RepeatingForEach.self) { _ in note("test") }
  }

  private static func run(
    _ name: String, _ type: XCTestCase.Type, _ body: @escaping (XCTestCase) throws -> Void
  ) {
    notes.withLock { $0 = [] }
    let failures = FailingTest.failures(of: type, body)
    let heard = notes.withLock { $0 }
    results.withLock { $0[name] = (heard, failures) }
  }

  private func result(_ name: String) throws -> (notes: [String], failures: [String]) {
    try XCTUnwrap(Self.results.withLock { $0[name] })
  }

  private func ends(of failures: [String]) -> [String] { failures.map { String($0.suffix(6)) } }

  func testAnExpectationIsFulfilledNoMoreOftenThanItSays() throws {
    let failures = try result("fulfilled twice").failures
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.first?.contains("multiple calls") == true, "\(failures)")
    let line = #line
    let unwaited = try result("not waited for").failures
    XCTAssertEqual(unwaited.count, 1)
    let text = unwaited.first ?? ""
    XCTAssertTrue(text.hasPrefix("OverridingXCTests.swift:"), text)
    XCTAssertLessThan(Int(text.split(separator: ":").dropFirst().first ?? "") ?? line, line)
    XCTAssertEqual(try result("fulfilled as often as expected").failures, [])
  }

  func testAClassThatDoesNotGoOnAfterFailuresIsStopped() throws {
    let result = try result("stopping")
    XCTAssertEqual(ends(of: result.failures), [" first"])
    XCTAssertEqual(result.notes, ["tear down"])
    XCTAssertEqual(ends(of: try self.result("going on").failures), [" first", "second"])
  }

  func testAnOverrideRunsATestSeveralTimes() throws {
    let result = try result("rounds")
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(
      result.notes,
      (1...3).flatMap { ["round \($0)", "set up", "test", "block", "tear down"] })
  }

  func testEachRoundFailsForItself() throws {
    XCTAssertEqual(
      ends(of: try result("failing rounds").failures), [" first", " first", " first"])
  }

  func testARoundCanBeSkipped() throws {
    let result = try result("skipped rounds")
    XCTAssertEqual(result.failures, [])
    XCTAssertEqual(result.notes.count { $0 == "tear down" }, 3)
  }

  func testConfigurationsAndRoundsGoTogether() throws {
    let result = try result("rounds for each")
    XCTAssertEqual(result.failures, [])
    XCTAssertGreaterThanOrEqual(result.notes.count { $0 == "test" }, 6)
  }
}
