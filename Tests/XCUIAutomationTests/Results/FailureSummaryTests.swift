import AutomationTrace
import Foundation
import Testing

@testable import XCTestAdditions

@Suite("The summary of what failed") struct FailureSummaryTests {
  @Test("Each test is named with its place, its first words and the command that repeats it")
  func text() {
    let entries = [
      FailureSummary.Entry(
        test: "AppUITests.LoginTests/testIn", place: "LoginTests.swift:12",
        headline: "XCTAssertTrue failed - "),
      FailureSummary.Entry(
        test: "AppUITests.LoginTests/testOut", place: "LoginTests.swift:30",
        headline: "Failed to tap \"\u{1B}[31mOut\" Button"),
    ]
    #expect(
      FailureSummary.text(of: entries, isColoured: false) == """

        2 XCTests failed:
          AppUITests.LoginTests/testIn, at LoginTests.swift:12
            XCTAssertTrue failed - 
            swift test --filter 'AppUITests.LoginTests/testIn$'
          AppUITests.LoginTests/testOut, at LoginTests.swift:30
            Failed to tap "\\u{1B}[31mOut" Button
            swift test --filter 'AppUITests.LoginTests/testOut$'

        """)
    #expect(
      FailureSummary.text(of: entries, isColoured: true).contains("\u{1B}[31m2 XCTests failed"))
  }

  private static let trap = "trap, as a failed precondition gives (signal 4, SIGILL)"

  @Test(
    "What a failure is called is its first line, and the next where XCTest says only that it is one",
    arguments: [
      (
        "XCTAssertTrue failed - \nWaited 2 seconds.\nmore",
        "XCTAssertTrue failed - Waited 2 seconds."
      ),
      ("XCTAssertTrue failed - words\nmore", "XCTAssertTrue failed - words"),
      ("XCTAssertNil failed - ", "XCTAssertNil failed - "),
      ("Failed to tap\nmore", "Failed to tap"),
      (
        "XCTAssertTrue failed - Looked at last:\n    “Shop” NavigationBar: exists was false",
        "XCTAssertTrue failed - “Shop” NavigationBar: exists was false"
      ),
      (
        "XCTAssertFalse failed - Looked at last:\n    A Button: exists was false\n    B Button: exists was true\n\nmore",
        "XCTAssertFalse failed - B Button: exists was true"
      ),
      (
        "XCTAssertFalse failed - \nLooked at last:\n    A Button: exists was false\n    B Button: exists was true",
        "XCTAssertFalse failed - B Button: exists was true"
      ),
      (
        """
        XCTAssertTrue failed - called from …/Pages.swift:16, in LoginPage.signIn()
        Looked at last:
            "Shop" NavigationBar: exists was false
        """,
        "XCTAssertTrue failed - \"Shop\" NavigationBar: exists was false, "
          + "called from …/Pages.swift:16, in LoginPage.signIn()"
      ),
      (
        "Failed to tap: The application crashed: \(Self.trap).\n\nThe last it wrote:\n  A.swift:1: Fatal error: No",
        "Failed to tap: The application crashed: Fatal error: No."
      ),
      ("It crashed: \(Self.trap).\nmore", "It crashed: \(trap)."),
      (
        "It crashed: \(trap).\n\nThe last it wrote:\n  *** Swift runtime failure: arithmetic overflow ***\n",
        "It crashed: arithmetic overflow."
      ),
      (
        "It crashed: abort (signal 6, SIGABRT).\n\nThe last it wrote:\n  Could not cast value of type 'A' to 'B'.\n",
        "It crashed: Could not cast value of type 'A' to 'B'."
      ),
      ("", ""),
    ])
  func headline(message: String, headline: String) {
    #expect(AutomationTrace.Failure(message: message).headline == headline)
  }

  @Test("Of an issue that is recorded in words the words count") func recorded() {
    let payload = """
      {"kind":"issueRecorded","testID":"M.A/b()/A.swift:1:2","issue":{},"messages":[\
      {"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"Failed to tap"}]}
      """
    let line = #"{"kind":"event","payload":\#(payload),"version":0}"#
    #expect(SwiftTestingEvent(Data(line.utf8))?.message == "Failed to tap")
  }

  @Test(
    "It waits for Swift Testing where that follows",
    arguments: [
      (["/usr/bin/swift-test"], true), (["swift-test", "--filter", "UITests"], true),
      (["swift-test", "--disable-swift-testing"], false), (["swift-test", "--parallel"], false),
      (["bash"], false), ([], false),
    ])
  func runner(_ arguments: [String], _ follows: Bool) {
    let runner = Runner(arguments: arguments, isColoured: false)
    #expect(runner.runsSwiftTestingNext == follows)
  }
}
