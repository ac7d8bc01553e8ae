import FailureTesting
import Foundation
import Synchronization
import XCTest
import XCTestAdditions
import XCUIAutomation

/// Issues as a suite receives and changes them.
final class IssueXCTests: XCTestCase {
  private struct Stop: Error {}

  /// A test class that looks at its issues.
  private final class Recording: UITestCase {
    static let seen = Mutex<[String]>([])

    /// The line in this file that led to each issue, as its calls tell it.
    static let lines = Mutex<[Int?]>([])

    override func record(_ issue: XCTIssue) {
      let location = issue.sourceCodeContext.location
      let place = "\(location?.fileURL.lastPathComponent ?? "none"):\(location?.lineNumber ?? 0)"
      let detail = issue.detailedDescription.map { " … \($0.count > 0)" } ?? ""
      Self.seen.withLock {
        $0.append("\(issue.type) \(place) \(issue.compactDescription)\(detail)")
      }
      let calls = issue.sourceCodeContext.callStack.compactMap(\.symbolInfo)
      let call = calls.first { $0.symbolName.hasSuffix("IssueXCTests.setUp()") }
      Self.lines.withLock { $0.append(call?.location?.lineNumber) }
      var issue = issue
      issue.compactDescription = "Changed: " + issue.compactDescription
      issue.add(XCTAttachment(string: "found"))
      super.record(issue)
    }
  }

  private static let outcome = Mutex<FailingTest.Outcome?>(nil)

  /// The line of the tap that fails.
  private static let tapLine = #line + 8

  /// The line at which the test throws.
  private static let throwLine = tapLine + 7

  override class func setUp() {
    let outcome = FailingTest.run(Recording.self, named: "test \(getpid())") { test in
      XCTFail("one", file: "Suite.swift", line: 1)
      Handmade.inProcess.launch().buttons["Nxet"].tap()
      (test as? UITestCase)?.record(
        XCTIssue(
          type: .system, compactDescription: "three", detailedDescription: "in full",
          sourceCodeContext: XCTSourceCodeContext(
            location: XCTSourceCodeLocation(
              fileURL: URL(fileURLWithPath: "/Suite.swift"), lineNumber: 3))))
      throw Stop()
    }
    self.outcome.withLock { $0 = outcome }
  }

  func testEveryFailureIsAnIssue() {
    XCTAssertEqual(
      Recording.seen.withLock { $0 },
      [
        "assertionFailure Suite.swift:1 failed - one",
        """
        assertionFailure IssueXCTests.swift:\(Self.tapLine) Failed to tap "Nxet" Button: \
        No matches found for Elements matching predicate '"Nxet" IN identifiers'.
        Did you mean "next"? … true
        """,
        "system Suite.swift:3 three … true",
        "thrownError IssueXCTests.swift:\(Self.throwLine) threw error \"Stop()\"",
      ])
  }

  func testAnIssueHasTheCallsThatLedToIt() {
    // The third has none.
    let line = Self.tapLine
    XCTAssertEqual(
      Recording.lines.withLock { $0 }, [line - 1, line, nil, Self.throwLine])
  }

  func testWhatASuiteMakesOfAnIssueIsRecorded() throws {
    let failures = try XCTUnwrap(Self.outcome.withLock { $0 }).failures
    XCTAssertEqual(failures.first, "Suite.swift:1: Changed: failed - one")
    let third = try XCTUnwrap(failures.dropFirst(2).first)
    XCTAssertTrue(third.hasPrefix("Suite.swift:3: Changed: three\n\nin full\n"), third)
    XCTAssertEqual(
      failures.last?.components(separatedBy: "\n").first,
      "IssueXCTests.swift:\(Self.throwLine): Changed: threw error \"Stop()\"")
    let second = failures.dropFirst().first ?? ""
    XCTAssertTrue(
      second.hasPrefix("IssueXCTests.swift:\(Self.tapLine): Changed: Failed to tap \"Nxet\""),
      second)
    XCTAssertTrue(second.contains("Screen (80 × 24):"), second)
  }

  func testACallInAStackSaysWhereItIs() {
    let location = XCTSourceCodeLocation(
      fileURL: URL(fileURLWithPath: "/Suite.swift"), lineNumber: 3)
    let symbol = XCTSourceCodeSymbolInfo(
      imageName: "Suite", symbolName: "test()", location: location)
    let frames = [
      XCTSourceCodeFrame(address: 16, symbolInfo: symbol), XCTSourceCodeFrame(address: 32),
    ]
    let context = XCTSourceCodeContext(callStack: frames, location: nil)
    XCTAssertEqual(context.callStack.map(\.address), [16, 32])
    XCTAssertEqual(context.callStack.map { $0.symbolInfo?.symbolName }, ["test()", nil])
    XCTAssertEqual(context.callStack[0].symbolInfo?.imageName, "Suite")
    XCTAssertEqual(context.callStack[0].symbolInfo?.location?.lineNumber, 3)
  }

  func testTheAttachmentsOfAnIssueAreKept() throws {
    let folder = ResultsFolder.current.folder(
      ofType: String(reflecting: Recording.self), test: "Recording.test \(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
      ["1-Attachment.txt", "2-Attachment.txt", "3-Attachment.txt", "4-Attachment.txt"])
  }
}
