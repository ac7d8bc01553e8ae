import FailureTesting
import Synchronization
import XCTest
import XCUIAutomation

/// The places of failures that XCTest raises: the line of the test, with the page object's beside it.
final class PlaceXCTests: XCTestCase {
  /// A page object with assertions.
  private struct Page {
    static let checkLine = #line + 2
    func check() {
      XCTAssertTrue(false, "no")
    }

    static let linesLine = #line + 2
    func checkInLines() {
      XCTAssertEqual(
        1 + 1,
        3,
        "sum")
    }

    static let laterLine = #line + 3
    func checkLater() async {
      await Task.yield()
      XCTFail("late")
    }

    static let tapLine = #line + 2
    func tap() {
      Handmade.inProcess.app.buttons["Next"].tap()
    }

    func check(file: StaticString = #filePath, line: UInt = #line, _ isRight: Bool) {
      XCTAssertTrue(isRight, "forwarded", file: file, line: line)
    }

    static let waitLine = #line + 2
    func wait(_ test: UITestCase) {
      test.wait(for: [XCTestExpectation(description: "x")], timeout: 0)
    }
  }

  /// A test class that XCTest does not find, since its tests are not called so.
  private final class Login: UITestCase {
    static let line = #line + 3
    func failsBelow() {
      let page = Page()
      page.check()
      page.checkInLines()
      page.tap()
      page.check(false)
      XCTFail("direct")
      XCTFail("stated", file: "Cases.swift", line: 5)
      _ = [1].map { _ in
        page.check()
      }
      page.wait(self)
    }

    static let laterLine = #line + 3
    func failsLater() async {
      await Task.yield()
      XCTFail("first")
      await Page().checkLater()
    }

    static let loopLine = #line + 2
    func failsOften() {
      for _ in 0..<2_000 { Page().check() }
    }
  }

  /// A test class whose set-up fails.
  private final class BadSetUp: UITestCase {
    static let line = #line + 2
    override func setUp() {
      Page().check()
    }
  }

  private static let outcomes = Mutex<[String: [String]]>([:])

  override class func setUp() {
    let login: (@escaping (Login) -> Void) -> (XCTestCase) -> Void = { body in
      { test in if let test = test as? Login { body(test) } }
    }
    let later: (XCTestCase) throws -> Void = { test in
      // The task uses it while the test waits for it.
      nonisolated(unsafe) let test = test as? Login
      let end = XCTestExpectation()
      Task {
        await test?.failsLater()
        end.fulfill()
      }
      _ = XCTWaiter().wait(for: [end], timeout: 10)
    }
    let runs: [(String, XCTestCase.Type, (XCTestCase) throws -> Void)] = [
      ("failsBelow", Login.self, login { $0.failsBelow() }), ("failsLater", Login.self, later),
      ("failsOften", Login.self, login { $0.failsOften() }), ("setUp", BadSetUp.self, { _ in }),
    ]
    for (name, type, body) in runs {
      let outcome = FailingTest.run(type, named: name, body)
      outcomes.withLock { $0[name] = outcome.failures }
    }
  }

  /// The failures of a run: the line in this file, counted from one, the words, and what is said of the place.
  private func failures(_ name: String, from start: Int) -> [[String]] {
    let failures = Self.outcomes.withLock { $0[name] ?? [] }
    return failures.map { failure in
      let parts = failure.split(separator: ":", maxSplits: 2).map { String($0) }
      guard parts.count == 3, parts[0] == "PlaceXCTests.swift" else { return [failure] }
      let place = Int(parts[1]).map { "\($0 - start)" } ?? "?"
      let lines = parts[2].components(separatedBy: "\n")
      let words = lines[0].components(separatedBy: " - ").last ?? ""
      let note = lines.first { $0.hasPrefix("called from") } ?? ""
      return [place, words.trimmingCharacters(in: .whitespaces), note].filter { !$0.isEmpty }
    }
  }

  private func called(from line: Int, _ function: String) -> String {
    "called from …/PlaceXCTests.swift:\(line), in PlaceXCTests.Page.\(function)"
  }

  func testTheLineOfTheTestCounts() {
    let failures = failures("failsBelow", from: Login.line)
    XCTAssertEqual(failures.count, 8, "\(failures)")
    guard failures.count == 8 else { return }
    XCTAssertEqual(failures[0], ["0", "no", called(from: Page.checkLine, "check()")])
    XCTAssertEqual(failures[1], ["1", "sum", called(from: Page.linesLine, "checkInLines()")])
    XCTAssertEqual(failures[2].first, "2")
    XCTAssertEqual(failures[2].last, called(from: Page.tapLine, "tap()"))
    XCTAssertEqual(failures[3], ["3", "forwarded"])
    XCTAssertEqual(failures[4], ["4", "direct"])
    XCTAssertEqual(failures[5], ["Cases.swift:5: failed - stated"])
    XCTAssertEqual(failures[6], ["7", "no", called(from: Page.checkLine, "check()")])
    XCTAssertEqual(failures[7].first, "9")
    XCTAssertEqual(failures[7].last, called(from: Page.waitLine, "wait(_:)"))
  }

  func testTheLineOfTheTestCountsAcrossAwait() {
    let failures = failures("failsLater", from: Login.laterLine)
    XCTAssertEqual(
      failures,
      [["0", "first"], ["1", "late", called(from: Page.laterLine, "checkLater()")]])
  }

  func testTheLineOfASetUpCounts() {
    XCTAssertEqual(
      failures("setUp", from: BadSetUp.line),
      [["0", "no", called(from: Page.checkLine, "check()")]])
  }

  func testFailuresInALoopAreFoundOnce() {
    let failures = failures("failsOften", from: Login.loopLine)
    XCTAssertEqual(failures.count, 2_000)
    XCTAssertEqual(Set(failures), [["0", "no", called(from: Page.checkLine, "check()")]])
  }
}
