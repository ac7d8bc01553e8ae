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
