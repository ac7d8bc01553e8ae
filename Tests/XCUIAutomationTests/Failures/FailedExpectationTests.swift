import Synchronization
import Testing

@testable import XCUIAutomation

/// What is said of expectations of Swift Testing that fail.
@Suite("Failed expectations of Swift Testing") struct FailedExpectationTests {
  /// Runs a body as a test with the trait, and returns the words that were added to its issues, which do not count.
  private func comments(_ body: @escaping @Sendable () throws -> Void) async throws -> [String] {
    let test = try #require(Test.current)
    let testCase = try #require(Test.Case.current)
    let comments = Mutex<[String]>([])
    let keeping = IssueHandlingTrait.compactMapIssues { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      comments.withLock { $0.append(text) }
      return nil
    }
    let trait = UITestTrait.uiTest(target: .executable("CrashingApp"))
    try await keeping.provideScope(for: test, testCase: testCase) {
      try? await trait.provideScope(for: test, testCase: testCase) { try body() }
    }
    return comments.withLock { $0 }
  }

  @Test("It says what was waited for in vain, and what may have been meant") func wait()
    async throws
  {
    let comments = try await comments {
      let app = XCUIApplication()
      app.launch()
      #expect(app.staticTexts["Rady"].waitForExistence(timeout: 2), "the app is not there")
    }
    let text = comments.first ?? ""
    #expect(comments.count == 1)
    #expect(
      text.hasPrefix("the app is not there\nWaited 2 seconds for \"Rady\" StaticText to exist."))
    #expect(text.contains("Did you mean \"Ready\"?") && text.contains("Screen (80 × 24):"))
  }

  @Test("It says what was looked at and done last") func look() async throws {
    let comments = try await comments {
      let app = XCUIApplication()
      app.launch()
      #expect(app.staticTexts["Ready"].label == "Rady")
    }
    let text = comments.first ?? ""
    #expect(text.contains("\"Ready\" StaticText: label was \"Ready\""), "\(comments)")
    #expect(text.contains("Done last:\n    launch Application 'CrashingApp'"), "\(comments)")
  }

  struct Mishap: Error {}

  @Test("So it says of an error that is recorded") func error() async throws {
    let comments = try await comments {
      let app = XCUIApplication()
      app.launch()
      _ = app.staticTexts["Ready"].label
      Issue.record(Mishap())
    }
    #expect(comments.first?.contains("launch Application 'CrashingApp'") == true, "\(comments)")
  }

  @Test("Of a test without an application nothing is added") func plain() async throws {
    let comments = try await comments { #expect(Bool(false)) }
    #expect(comments == [""])
  }
}
