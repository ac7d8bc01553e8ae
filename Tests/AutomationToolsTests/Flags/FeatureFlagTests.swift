import AutomationWire
import FailureTesting
import Testing

@testable import AutomationTools_Core

/// Flags in layers, and what is told of those that nobody read.
@MainActor @Suite("Feature flags", .uiTest) struct FeatureFlagTests {
  /// A test case whose application shows its flags.
  private final class FlagTestCase: ATTestCase {
    override class var applicationTarget: ApplicationTarget { .inProcess(FlaggedApp.self) }
    override class var unreadLaunchResponse: UnreadLaunchResponse { .failure }
  }

  /// Runs a launch of a test case to its end, and returns the failures.
  private func failures(_ launch: (FlagTestCase) -> Void) -> [String] {
    recordedFailures {
      let test = FlagTestCase()
      test.setUp()
      launch(test)
      test.tearDown()
    }.map(\.text)
  }

  @Test(
    "The test's value counts before a stored one, that before the bundled one, that before the default"
  )
  func layers() {
    let failures = failures { test in
      test.launchApp()
      #expect(test.app.staticTexts["subtitles false bundled 0"].exists)
      #expect(test.app.staticTexts["columns 3 default"].exists)
      test.app.buttons["Store"].tap()
      #expect(test.app.staticTexts["subtitles true stored 1"].exists)
      test.app.buttons["Remove"].tap()
      #expect(test.app.staticTexts["subtitles false bundled 2"].exists)

      test.launchApp(
        featureFlags: [Flag(AppFlag.showsSubtitles, false), Flag(AppFlag.columns, 2)],
        automationFlags: [Flag(AppFlag.userName, "Ada")])
      test.app.buttons["Store"].tap()
      #expect(test.app.staticTexts["subtitles false ephemeral 1"].exists)
      #expect(test.app.staticTexts["columns 2 ephemeral"].exists)
      #expect(test.app.staticTexts["Ada"].exists)
    }
    #expect(failures == [])
  }

  @Test("A value of another type is no answer")
  func wrongType() {
    let failures = failures { test in
      test.launchApp(
        featureFlags: [
          Flag(key: "columns", value: "two"), Flag(key: "showsSubtitles", value: "yes"),
        ], automationFlags: [Flag(key: "userName", value: 7)])
      #expect(test.app.staticTexts["columns 3 default"].exists)
      #expect(test.app.staticTexts["subtitles false bundled 0"].exists)
      #expect(test.app.staticTexts["nobody"].exists)
    }
    #expect(failures == [])
  }

  @Test("What was read in any way is not told: a key, a dictionary, an argument, a declared one")
  func read() {
    let failures = failures { test in
      test.launchApp(
        featureFlags: [Flag(key: "legacy", value: "legacy on")],
        otherArgs: ["-verbose", "plain", "-custom", "value", "-AppleLocale", "de_DE"])
      #expect(test.app.staticTexts["verbose"].exists)
      #expect(test.app.staticTexts["legacy on"].exists)
    }
    #expect(failures == [])
  }

  @Test("What other code of the process reads in a configuration of its own is not told")
  func foreign() {
    let failures = failures { test in
      test.launchApp(otherArgs: ["Stubs.bundle"])
      let option = LaunchOption<String>("outside", "What a test reads.")
      #expect(option.value(in: LaunchConfiguration(arguments: ["-outside", "x"])) == "x")
    }
    #expect(
      failures == [
        "The application understood no launch argument \"Stubs.bundle\". "
          + "It read \"-custom\", \"-verbose\", \"plain\"."
      ])
  }

  @Test("What was never read fails the test with what may have been meant")
  func unread() {
    let failures = failures { test in
      test.launchApp(
        featureFlags: [
          Flag(key: "showSubtitles", value: false), Flag(key: "userName", value: "Ada"),
          Flag(key: "zoom", value: 2),
        ], otherArgs: ["-verbos", "Stubs.bundle"])
      // Of an earlier launch it is told as well.
      test.launchApp(automationFlags: [Flag(key: "usrName", value: "Ada")])
    }
    #expect(
      failures == [
        """
        The application never read the feature flag "showSubtitles". \
        Did you mean "showsSubtitles"?
        """,
        """
        The application never read the feature flag "userName". \
        It reads an automation flag of that name.
        """,
        """
        The application never read the feature flag "zoom". \
        It read "columns", "legacy", "showsSubtitles".
        """,
        "The application understood no launch argument \"-verbos\". Did you mean \"-verbose\"?",
        """
        The application understood no launch argument "Stubs.bundle". \
        It read "-custom", "-verbose", "plain".
        """,
        "The application never read the automation flag \"usrName\". Did you mean \"userName\"?",
      ])
  }

  @Test("A failure belongs to the line of the launch")
  func location() {
    let test = FlagTestCase()
    test.setUp()
    test.launchApp(featureFlags: [Flag(key: "zoom", value: 1)])
    let failures = recordedFailures { test.tearDown() }
    #expect(failures.map(\.place.line) == [#line - 2])
  }

  @Test("Without a word of the suite it is a warning, which does not fail the test")
  func standard() {
    #expect(ATTestCase.unreadLaunchResponse == .warning)
  }

  @Test(
    "Arguments are told of only where the application asks for some, unless the suite is strict")
  func arguments() {
    let statement = LaunchStatement(
      featureFlags: [], automationFlags: [], arguments: ["Stubs.bundle"])
    let report = LaunchReadings.Report()
    #expect(statement.unread(in: report, isStrict: false).isEmpty)
    #expect(
      statement.unread(in: report, isStrict: true).map(\.message) == [
        """
        The application understood no launch argument "Stubs.bundle". \
        It read no launch arguments at all.
        """
      ])
  }
}
