import AccessibilityTree
import AutomationTools_Core
import FailureTesting
import Foundation
import Testing

/// What launch options do to an application.
@MainActor @Suite("Launch options", .uiTest) struct LaunchOptionTests {
  /// Launches an application that shows what it was launched with.
  private func launch(_ options: LaunchSetting...) -> XCUIApplication {
    let app = XCUIApplication(target: .inProcess(OptionsApp.self))
    app.launch(options: options)
    return app
  }

  /// The line of an application that begins with a word, without the word.
  private func line(_ word: String, of app: XCUIApplication) -> String {
    let text = app.staticTexts.matching(NSPredicate(format: "label BEGINSWITH %@", word + " "))
      .firstMatch.label
    return String(text.dropFirst(word.count + 1))
  }

  @Test("The language and region reach views and what they format")
  func locale() {
    let german = launch(.locale("de_DE"))
    #expect(line("locale", of: german) == "de_DE")
    #expect(line("price", of: german) == "1.234,5")
    #expect(
      line("arguments", of: german) == "-AppleLanguages (de-DE) -AppleLocale de_DE")
    let english = launch(.locale("en-GB"))
    #expect(line("locale", of: english) == "en_GB")
    #expect(line("price", of: english) == "1,234.5")
  }

  @Test("The languages alone say which locale it is")
  func languages() {
    let app = XCUIApplication(target: .inProcess(OptionsApp.self))
    app.launchArguments = ["-AppleLanguages", "(fr, de)"]
    app.launch()
    #expect(line("locale", of: app) == "fr")
  }

  @Test("The terminal has the size that is asked for")
  func terminalSize() {
    let app = launch(.terminalSize(columns: 42, rows: 17))
    #expect(app.frame.size == CGSize(width: 42, height: 17))
    #expect(app.launchEnvironment.isEmpty)
  }

  @Test("The application is light or dark from its first frame")
  func colorScheme() {
    #expect(launch(.colorScheme(.light)).staticTexts["light"].exists)
    #expect(launch(.colorScheme(.dark)).staticTexts["dark"].exists)
    #expect(launch(.colorScheme(.unspecified)).staticTexts["light"].exists)
  }

  @Test("The device's appearance counts before that of the launch")
  func device() {
    let app = launch(.colorScheme(.light))
    XCUIDevice.shared.appearance = .dark
    #expect(app.staticTexts["dark"].exists)
    XCUIDevice.shared.appearance = .unspecified
    #expect(app.staticTexts["light"].exists)
  }

  @Test("A screen without colors keeps its other attributes")
  func color() {
    /// Takes a picture of a line that is bold, and red where there are colors.
    func picture(_ options: LaunchSetting...) -> Data {
      let app = XCUIApplication(target: .inProcess(OptionsApp.self))
      app.launch(options: options + [.randomSeed(1)])
      return app.staticTexts["Red"].screenshot().pngRepresentation
    }
    let isSame = picture(.color(true)) == picture()
    #expect(isSame)
    let isColored = picture(.color(true)) != picture(.color(false))
    #expect(isColored)
  }

  @Test("The same seed gives the same numbers, another one others")
  func randomSeed() {
    let first = line("numbers", of: launch(.randomSeed(7)))
    #expect(line("numbers", of: launch(.randomSeed(7))) == first)
    #expect(line("numbers", of: launch(.randomSeed(8))) != first)
  }

  @Test("A link is taken before the test sees anything")
  func deepLink() throws {
    #expect(line("link", of: launch(.deepLink("app://article/3"))) == "app://article/3")
    let link = try #require(URL(string: "app://article/4"))
    #expect(line("link", of: launch(.deepLink(link))) == "app://article/4")
    #expect(line("link", of: launch()) == "none")
  }

  @Test("An application's own options are declared once: a number, a choice, a list")
  func own() {
    let app = launch(
      OptionsAppOption.count(3), OptionsAppOption.density(.spacious),
      OptionsAppOption.names(["Ada", "Grace \"Amazing\" H."]))
    #expect(line("count", of: app) == "3")
    #expect(line("density", of: app) == "spacious")
    #expect(line("names", of: app) == "Ada|Grace \"Amazing\" H.")
    #expect(line("count", of: launch()) == "-1")
  }

  @Test("A value that makes no sense fails the test where it is stated, and nothing is launched")
  func problems() {
    let app = XCUIApplication(target: .inProcess(OptionsApp.self))
    let failures = recordedFailures {
      app.launch(options: [
        .locale("de_DX"), .terminalSize(columns: 0, rows: 24), .deepLink("article/3"),
        .date("tomorrow"), .date("1815-12-10T00:00:00Z"), .timeZone("Europe/Bielefeld"),
        OptionsAppOption.names([]), OptionsAppOption.density(.compact),
        LaunchOption<String>("title", "")("-Untitled-"),
        LaunchOption<Double>("ratio", "")(.infinity),
      ])
    }
    #expect(
      failures.map(\.text) == [
        """
        The launch option .locale("de_DX") cannot be used: there is no such language and region; \
        there is de_DE.
        """,
        """
        The launch option .terminalSize(columns: 0, rows: 24) cannot be used: a terminal has from \
        1 to 10000 columns and rows.
        """,
        """
        The launch option .deepLink("article/3") cannot be used: it is not a link such as \
        app://page.
        """,
        """
        The launch option .date("tomorrow") cannot be used: it is no date such as \
        2026-03-01T09:00:00+01:00.
        """,
        """
        The launch option .date("1815-12-10T00:00:00Z") cannot be used: it is not between 1970 and \
        2200.
        """,
        """
        The launch option .timeZone("Europe/Bielefeld") cannot be used: there is no such time zone; \
        there is Europe/Berlin.
        """,
        """
        The launch option -title -Untitled- cannot be used: a launch argument that begins with a \
        hyphen is taken for a key.
        """,
        "The launch option -ratio inf cannot be used: it is not a number.",
      ])
    #expect(app.state == .notRunning)
  }

  @Test("A date is refused where the clocks of the test's process are real")
  func dateInProcess() {
    let app = XCUIApplication(target: .inProcess(OptionsApp.self))
    let failures = recordedFailures {
      app.launch(options: [.date("2026-03-01T09:00:00+01:00"), .timeZone("Europe/Berlin")])
    }
    #expect(
      failures.map(\.text) == [
        """
        Failed to launch Application 'OptionsApp': The application could not start: A date is given, but the clocks \
        of this process are real in this test: its class does not derive from UITestCase. Launch the application in a \
        process of its own.
        """
      ])
  }

  @Test("A failure belongs to the line of the launch")
  func location() {
    let app = XCUIApplication(target: .inProcess(OptionsApp.self))
    let failures = recordedFailures {
      app.launch(options: [.locale("xx")])
    }
    #expect(failures.map(\.place.line) == [#line - 2])
  }

  @Test("A link that no view takes fails the test")
  func untakenLink() {
    let app = XCUIApplication(target: .inProcess(LinklessApp.self))
    let failures = recordedFailures { app.launch(options: [.deepLink("app://article/3")]) }
    #expect(
      failures.map { $0.text.split(separator: "\n").first } == [
        "Failed to open a link with Application 'LinklessApp': The application takes no links."
      ])
  }
}

/// Options of a test case's launch.
final class LaunchOptionXCTests: ATTestCase {
  func testOptionsComeAfterOtherArgumentsAndBeforeVariables() {
    let recording = RecordingApplication()
    app = recording
    launchApp(
      options: [.randomSeed(7), .terminalSize(columns: 40, rows: 10), .color(false)],
      featureFlags: [Flag(key: "a", value: true)], envVariables: ["NO_COLOR": "", "B": "1"],
      otherArgs: ["-other"])
    XCTAssertEqual(
      recording.launches,
      [["UI_TEST_MODE", #"EPHEMERAL_{"a":true}"#, "-other", "-RandomSeed", "7"]])
    XCTAssertEqual(recording.environments, [["NO_COLOR": "", "B": "1"]])
    XCTAssertEqual(recording.requests.map(\.screenSize), [Size(width: 40, height: 10)])
    XCTAssertNil(recording.launchRequest.screenSize)
  }
}
