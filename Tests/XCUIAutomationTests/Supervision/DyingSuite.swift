import Foundation
import Glibc
import Testing
import XCUIAutomation

/// Tests of Swift Testing that pass, fail, are skipped, and end their process; they only run for ``SwiftTestingSupervisionTests``.
@Suite(.enabled(if: Death.isWanted)) struct DyingSuite {
  /// Tests that run at once.
  @Suite struct Together {
    @Test func passes() {}

    @Test func unwrapsNothing() { #expect(Death.unwrap([]) == "") }

    @Test func fails() { #expect([1].count == 2) }

    @Test(.uiTest) func crashesItsApp() {
      let app = XCUIApplication(target: .inProcess(DyingApp.self))
      app.launch()
      app.buttons["Crash"].tap()
    }

    @Test(.disabled("for this reason")) func isSkipped() {}

    @Test func exits() async {
      await Task.yield()
      exit(0)
    }

    @Test func loops() {
      var rounds = 0
      while rounds >= 0 { rounds = (rounds + 1) % 1_000 }
    }

    @Test func overflowsTheStack() { #expect(Death.descend(0) > 0) }

    @Test func awaits() async {
      await Task.yield()
      _ = Death.unwrap([])
    }

    @Test(arguments: [1, 2, 3]) func takes(_ number: Int) {
      if number == 2 { abort() }
    }

    @Test func isKnown() { withKnownIssue { #expect([1].isEmpty) } }

    @Test("Has \"words\" / and (more)") func words() {}
  }

  /// Tests of which nothing but the last ends the process.
  @Suite(.serialized) struct InOrder {
    @Test func first() {}

    @Test(arguments: ["a", "b"]) func second(_ text: String) { #expect(text != "b") }

    @Test func third() { _ = Death.unwrap([]) }
  }

  /// Tests whose suite ends the process before any of them.
  @Suite(DeadlyScope()) struct Barren {
    @Test func first() {}

    @Test func second() {}
  }
}

/// A trait that ends the process when its suite begins.
struct DeadlyScope: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    if Death.isWanted { abort() }
    try await function()
  }
}
