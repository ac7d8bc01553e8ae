import Testing

@testable import AutomationTrace

@Suite("The results of a run for machines") struct JUnitTests {
  /// A run in which one test passed, one failed twice, one was skipped and one did not end.
  private static let events: [RunEvent] = {
    func event(
      _ kind: RunEvent.Kind, _ test: String, _ change: (inout RunEvent) -> Void = { _ in }
    ) -> RunEvent {
      var event = RunEvent(kind, test: test, library: .xctest, process: 7, date: 100)
      change(&event)
      return event
    }
    return [
      event(.testStarted, "UI.LoginTests/testIn"),
      event(.testFinished, "UI.LoginTests/testIn") { ($0.outcome, $0.seconds) = (.passed, 0.25) },
      event(.testStarted, "UI.LoginTests/testOut"),
      event(.testFailed, "UI.LoginTests/testOut") {
        ($0.message, $0.file, $0.line) = ("<b> & \"\u{1B}\"\nmore", "/a/LoginTests.swift", 12)
      },
      event(.testFailed, "UI.LoginTests/testOut") { $0.message = "again" },
      event(.testFinished, "UI.LoginTests/testOut") {
        ($0.outcome, $0.seconds, $0.page) = (.failed, 1.5, "pages/out.html")
        $0.seeds = ["UITEST_SCHEDULE_SEED": "7"]
      },
      event(.testStarted, "UI.MenuTests/testLater"),
      event(.testFinished, "UI.MenuTests/testLater") {
        ($0.outcome, $0.seconds, $0.message) = (.skipped, 0, "later")
      },
      event(.testStarted, "UI.MenuTests/testDies"),
    ]
  }()

  @Test(
    "JUnit's file has messages, places and what repeats a test, of hostile text nothing but text")
  func document() {
    #expect(
      JUnit.document(RunSummary(Self.events)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="1" errors="1" skipped="1" time="1.750">
          <testsuite name="UI.LoginTests" tests="2" failures="1" errors="0" skipped="0" time="1.750">
            <testcase classname="UI.LoginTests" name="testIn" time="0.250"/>
            <testcase classname="UI.LoginTests" name="testOut" time="1.500">
              <failure message="&lt;b&gt; &amp; &quot;\\u{1B}&quot;" type="XCTest">/a/LoginTests.swift:12&#10;&lt;b&gt; &amp; &quot;\\u{1B}&quot;&#10;more</failure>
              <failure message="again" type="XCTest">again</failure>
              <system-out>page: pages/out.html&#10;to repeat: UITEST_SCHEDULE_SEED=7 swift test --filter 'UI.LoginTests/testOut$'</system-out>
            </testcase>
          </testsuite>
          <testsuite name="UI.MenuTests" tests="2" failures="0" errors="1" skipped="1" time="0.000">
            <testcase classname="UI.MenuTests" name="testLater" time="0.000">
              <skipped message="later"/>
            </testcase>
            <testcase classname="UI.MenuTests" name="testDies" time="0.000">
              <error message="The test did not end: its process did, or runs still." type="XCTest">The test did not end: its process did, or runs still.</error>
              <system-out>page: none&#10;to repeat: swift test --filter 'UI.MenuTests/testDies$'</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("GitHub is told the line and the whole message in one line")
  func annotations() {
    let tests = RunSummary(Self.events).failedTests
    #expect(
      Annotations.lines(for: tests, in: "/a") == [
        "::error file=LoginTests.swift,line=12,title=UI.LoginTests/testOut::<b> & \"\u{1B}\"%0Amore",
        "::error title=UI.LoginTests/testOut::again",
        "::error title=UI.MenuTests/testDies::The test did not end: its process did, or runs still.",
      ])
  }

  @Test("The ends of lines that some systems write are ends of lines")
  func lineEnds() throws {
    var event = RunEvent(.testStarted, test: "A.B/c", library: .xctest, process: 1, date: 0)
    let started = event
    (event.kind, event.message) = (.testFailed, "one\r\ntwo")
    var end = started
    (end.kind, end.outcome) = (.testFinished, .failed)
    let summary = RunSummary([started, event, end])
    let line = try #require(Annotations.lines(for: summary.tests, in: "/").first)
    #expect(line.hasSuffix("::one%0D%0Atwo"))
    #expect(!line.unicodeScalars.contains("\n"))
    #expect(JUnit.document(summary).contains("<failure message=\"one\" type=\"XCTest\">"))
  }

  @Test("The command for a test of Swift Testing means that test alone")
  func command() {
    let event = RunEvent(
      .testStarted, test: "UI.Suite/adds(_:)", library: .swiftTesting, process: 1, date: 0)
    #expect(
      RunSummary([event]).tests.first?.command == #"swift test --filter 'UI.Suite/adds\(_:\)'"#)
  }
}
