import FailureTesting
import Foundation
import Glibc
import Synchronization
import XCTest

@testable import XCUIAutomation

/// What XCTest records of tests that fail.
final class FailureXCTests: XCTestCase {
  /// What the failing tests recorded, and saw, by their names.
  private static let results = Mutex<[String: [String]]>([:])

  override class func setUp() {
    let runs: [(String, XCTestCase.Type, (XCTestCase) throws -> Void)] = [
      ("stops and throws", FailingTest.Ours.self, stopsAndThrows),
      ("throws", FailingTest.Ours.self, { _ in throw POSIXError(.EIO) }),
      ("stops", FailingTest.Ours.self, stops), ("continues", FailingTest.Ours.self, continues),
      ("waits", FailingTest.Ours.self, waits), ("predicates", FailingTest.Ours.self, predicates),
      ("theirs", FailingTest.Theirs.self, continues), ("ends", FailingTest.Ours.self, ends),
      ("ends theirs", FailingTest.Theirs.self, ends), ("tears down", TornDown.self, tearsDown),
    ]
    for (name, type, body) in runs {
      let failures = FailingTest.failures(of: type, body)
      results.withLock { $0[name] = failures }
    }
  }

  private func failures(_ name: String) -> [String] { Self.results.withLock { $0[name] ?? [] } }

  private static func see(_ name: String, _ text: String) {
    results.withLock { $0["seen by " + name, default: []].append(text) }
  }

  /// The line in this file on which a marker stands.
  private func line(_ marker: String, file: String = #filePath) throws -> Int {
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    return try XCTUnwrap(lines.firstIndex { $0.hasSuffix("// " + marker) }) + 1
  }

  // MARK: - A test that does not continue is over with its first failure

  private static func stops(_ test: XCTestCase) {
    test.continueAfterFailure = false
    let app = Handmade.process.launch()
    let session = app.plan.session
    app.buttons["Nothing"].tap()  // stops here
    let requests = session.requestCount
    Handmade.process.app.buttons["Next"].tap()
    XCTFail("not seen")
    app.launch()
    app.terminate()
    XCTAssertTrue(app.buttons["Next"].waitForExistence(timeout: 10))
    see("stops", app.staticTexts["status"].label)
    see("stops", "\(app.cells.count)")
    see("stops", "\(session.requestCount - requests) more requests")
    see("stops", "\(session.state)")
  }

  func testStops() throws {
    XCTAssertEqual(
      failures("stops"),
      [
        "FailureXCTests.swift:\(try line("stops here")): Failed to tap \"Nothing\" Button: "
          + "No matches found for Elements matching predicate '\"Nothing\" IN identifiers'."
      ])
    XCTAssertEqual(failures("seen by stops"), ["", "0", "0 more requests", "runningForeground"])
  }

  private static func stopsAndThrows(_ test: XCTestCase) throws {
    test.continueAfterFailure = false
    XCTFail("first")  // stops and throws
    // A helper that finds nothing any more.
    throw POSIXError(.EIO)
  }

  func testWhatIsThrownAfterAFailureThatStopsIsNoFailure() throws {
    XCTAssertEqual(
      failures("stops and throws"),
      ["FailureXCTests.swift:\(try line("stops and throws")): failed - first"])
    XCTAssertEqual(failures("throws").count, 1)
  }

  // MARK: - What tears a test down has its effect

  /// A test that looks at its application in each part of its tear-down, and fails in some.
  private final class TornDown: UITestCase {
    private let app = Handmade.process.app

    private func look(in part: String) {
      see("tears down", "\(part): \(app.staticTexts["status"].label)")
    }

    override func setUp() {
      continueAfterFailure = false
      _ = Handmade.process.launch()
      addTeardownBlock { [unowned self] in look(in: "block") }
    }

    override func tearDown() {
      look(in: "tearDown")
      XCTFail("in tearDown")  // torn down
      look(in: "tearDown after a failure")
    }

    override func tearDownWithError() throws {
      look(in: "tearDownWithError")
      throw POSIXError(.EIO)
    }

    @MainActor override func tearDown() async throws { look(in: "async tearDown") }
  }

  private static func tearsDown(_ test: XCTestCase) {
    let app = Handmade.process.app
    app.buttons["Next"].tap()
    XCTFail("in the test")  // failed
    XCTFail("not seen")
  }

  func testTearsDown() throws {
    let failures = failures("tears down")
    XCTAssertEqual(failures.count, 3)
    XCTAssertEqual(
      failures.first, "FailureXCTests.swift:\(try line("failed")): failed - in the test")
    XCTAssertTrue(
      failures.contains("FailureXCTests.swift:\(try line("torn down")): failed - in tearDown"))
    XCTAssertEqual(
      self.failures("seen by tears down"),
      [
        "block: Tapped Next 1", "tearDown: Tapped Next 1", "tearDown after a failure: ",
        "tearDownWithError: Tapped Next 1", "async tearDown: Tapped Next 1",
      ])
  }

  // MARK: - A test that continues records every failure

  private static func continues(_ test: XCTestCase) {
    let app = Handmade.inProcess.launch()
    app.buttons["Off"].tap()  // off
    _ = app.buttons["Nothing"].label  // property
    XCTFail("third")  // third
    app.buttons["Next"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "Tapped Next 1")
  }

  func testContinues() throws {
    let expected = [
      "FailureXCTests.swift:\(try line("off")): Failed to tap \"Off\" Button: It exists, but is disabled: "
        + "Button, {{7.0, 1.0}, {5.0, 1.0}}, label: 'Off', Disabled.",
      "FailureXCTests.swift:\(try line("property")): Failed to get label of \"Nothing\" Button: "
        + "No matches found for Elements matching predicate '\"Nothing\" IN identifiers'.",
      "FailureXCTests.swift:\(try line("third")): failed - third",
    ]
    XCTAssertEqual(failures("continues"), expected)
    XCTAssertEqual(failures("theirs"), expected)
  }

  // MARK: - A test that is over waits no longer

  private static func waits(_ test: XCTestCase) {
    test.continueAfterFailure = false
    XCTFail("first")  // waits
    let never = test.expectation(description: "never")
    (test as? UITestCase)?.wait(for: [never], timeout: 1_000)
  }

  func testWaits() throws {
    XCTAssertEqual(
      failures("waits"), ["FailureXCTests.swift:\(try line("waits")): failed - first"])
  }

  // MARK: - A wrong predicate fails the test where it was made

  private static func predicates(_ test: XCTestCase) {
    let app = Handmade.inProcess.launch()
    _ = app.buttons.matching(NSPredicate(format: "label ===== 'x'")).count  // syntax
    _ = app.alerts.matching(NSPredicate(format: "label == 'x'")).count
    _ = app.windows.matching(NSPredicate(format: "lable == 'x'")).count  // key
  }

  func testPredicates() throws {
    let failures = failures("predicates")
    XCTAssertEqual(failures.count, 2)
    XCTAssertEqual(
      failures.first?.hasPrefix("FailureXCTests.swift:\(try line("syntax")): "), true)
    XCTAssertEqual(failures.last?.hasPrefix("FailureXCTests.swift:\(try line("key")): "), true)
  }

  // MARK: - Applications end with their test

  private static func ends(_ test: XCTestCase) {
    let app = Handmade.process.launch("-home")
    see("ends", app.processIdentifier.map { String($0) } ?? "none")
    see("ends", app.staticTexts["home"].label)
  }

  func testEnds() throws {
    XCTAssertEqual(failures("ends") + failures("ends theirs"), [])
    let seen = failures("seen by ends")
    XCTAssertEqual(seen.count, 4)
    for index in [0, 2] {
      XCTAssertEqual(kill(try XCTUnwrap(Int32(seen[index])), 0), -1)
      XCTAssertFalse(FileManager.default.fileExists(atPath: seen[index + 1]))
    }
  }

  // MARK: - Instances

  func testInstancesCanBeMadeWithoutArguments() {
    XCTAssertEqual(FailingTest.Ours().name, "-[Ours init()]")
  }
}
