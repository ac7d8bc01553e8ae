import FailureTesting
import Testing

@testable import AutomationTools_Core

/// What a test is told of dependencies that it did not replace, and of stores that outlast it.
@MainActor @Suite("Isolation", .uiTest) struct IsolationTests {
  /// A test case whose application has dependencies.
  private final class IsolationTestCase: ATTestCase {
    override class var applicationTarget: ApplicationTarget { .inProcess(DependentApp.self) }
  }

  /// Runs a test case to its end, and returns the failures.
  private func failures(_ body: (IsolationTestCase) -> Void) -> [String] {
    recordedFailures {
      let test = IsolationTestCase()
      test.setUp()
      body(test)
      test.tearDown()
    }.map(\.text)
  }

  @Test("A dependency that was replaced, and one that does no harm, are used in silence")
  func replaced() {
    let failures = failures { test in
      test.launchApp(otherArgs: ["-playMoney"])
      test.app.buttons["Pay"].tap()
      #expect(test.app.staticTexts["paid with play money"].exists)
      #expect(test.app.staticTexts["Hello"].exists)
    }
    #expect(failures == [])
  }

  @Test("A dependency that was to be replaced and was not fails the test, and something stands in")
  func unreplaced() {
    let failures = failures { test in
      test.launchApp()
      test.app.buttons["Pay"].tap()
      #expect(test.app.staticTexts["paid with no money"].exists)
    }
    #expect(
      failures == [
        """
        The application used the dependency "payments", which the launch did not replace, \
        at AutomationToolsTests/DependentApp.swift:57.
        """
      ])
  }

  @Test("A use of a store that outlasts the test fails it, with each place that used it")
  func persistent() {
    let failures = failures { test in
      test.launchApp()
      test.app.buttons["Count"].tap()
      #expect(test.app.staticTexts["paid with 3"].exists)
    }
    #expect(
      failures == [
        """
        The application used a store that outlasts the test: the ledger, \
        at AutomationToolsTests/DependentApp.swift:60 (3 times). \
        Launch it with a store in memory, or set allowsPersistentStore.
        """,
        """
        The application used a store that outlasts the test: the ledger, \
        at AutomationToolsTests/DependentApp.swift:61. \
        Launch it with a store in memory, or set allowsPersistentStore.
        """,
      ])
  }

  @Test("A test may want such a store; that is for one test")
  func allowed() {
    let failures = failures { test in
      test.launchApp()
      test.app.buttons["Count"].tap()
      test.allowsPersistentStore = true
      test.launchApp()
      test.app.buttons["Count"].tap()
      test.tearDown()
      #expect(!test.allowsPersistentStore)
    }
    #expect(failures == [])
  }

  @Test("The failure belongs to the line of the launch")
  func location() {
    let test = IsolationTestCase()
    test.setUp()
    test.launchApp()
    test.app.buttons["Pay"].tap()
    let failures = recordedFailures { test.tearDown() }
    #expect(failures.map(\.place.line) == [#line - 3])
  }
}
