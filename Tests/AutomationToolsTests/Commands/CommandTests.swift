import FailureTesting
import Testing

@testable import AutomationTools_Core

/// Commands of a test to the application that it tests.
@MainActor @Suite("Commands", .uiTest) struct CommandTests {
  @Test("A command acts on the application at any time, which comes to rest after it")
  func acting() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp()
      #expect(throws: Never.self) {
        let commands = test.app.commands(ShelfCommands.self)
        try commands.add("Tides")
        #expect(test.books == "Left from before, Tides")
        try commands.burn()
        #expect(test.books == "")
      }
    }
    #expect(failures == [])
  }

  @Test("What a command returns comes back as what it is")
  func returning() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp()
      #expect(throws: Never.self) {
        let commands = test.app.commands(ShelfCommands.self)
        try commands.add("Tides")
        #expect(try commands.titles() == ["Left from before", "Tides"])
        #expect(try commands.titlesBeginning("T") == ["Tides"])
      }
    }
    #expect(failures == [])
  }

  @Test("What the application throws fails the test, and is thrown")
  func failing() {
    let failures = ShelfTestCase.failures { test in
      test.launchApp(fixtures: [test.fixtures.clearAllData, test.fixtures.deliver(4)])
      #expect(throws: CommandFailure.self) {
        try test.app.commands(ShelfCommands.self).add("Tides")
      }
    }
    #expect(
      failures == [
        """
        The command add("Tides") of ShelfCommands failed: There is no room on the shelf.
        """
      ])
  }

  @Test("A command that was not installed, and an application that does not run, are told apart")
  func unavailable() {
    let failures = ShelfTestCase.failures { test in
      #expect(throws: CommandFailure.self) { try test.app.commands(ShelfCommands.self).burn() }
      test.launchApp()
      #expect(throws: CommandFailure.self) { try test.app.commands(OtherCommands.self).burn() }
    }
    #expect(
      failures == [
        "The command burn of ShelfCommands failed: The application does not run.",
        """
        The command burn of OtherCommands failed: The application offers no \
        “commands.OtherCommands” to tests. The application must call \
        OtherCommands.install(on:).
        """,
      ])
  }

  @Test("The failure belongs to the line of the command")
  func location() {
    let test = ShelfTestCase()
    test.setUp()
    let failures = recordedFailures {
      #expect(throws: CommandFailure.self) {
        try test.app.commands(ShelfCommands.self).burn()
      }
    }
    #expect(failures.map(\.place.line) == [#line - 4])
    #expect(failures.first?.kind is CommandFailure)
    test.tearDown()
  }
}
