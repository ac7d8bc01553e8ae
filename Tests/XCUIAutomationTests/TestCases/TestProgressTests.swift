import Testing

@testable import XCTestAdditions

/// What is known of a test while it runs.
@Suite("The progress of a test")
struct TestProgressTests {
  @Test("However many failures are completed, each costs the same")
  func manyFailures() async {
    // In a process of its own: the stack overflowed after some 30,000 failures once.
    await #expect(processExitsWith: .success) {
      let progress = TestProgress(TestIdentity(name: "Test"))
      progress.setAddition { _ in "more" }
      let issue = XCTIssue(type: .assertionFailure, compactDescription: "wrong")
      for _ in 0..<500_000 where progress.completed(issue) != "wrong\nmore" { Issue.record() }
    }
  }
}
