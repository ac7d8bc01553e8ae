import AutomationTools_Core

/// What `launchApp` hands to the application.
final class ATTestCaseTests: ATTestCase {
  private var recording = RecordingApplication()
  private var applicationOfSetUp: XCUIApplication?

  override func setUp() {
    super.setUp()
    applicationOfSetUp = app
    recording = RecordingApplication()
    app = recording
  }

  func testSetUpMakesAnApplicationOfTheTarget() {
    XCTAssertNotNil(applicationOfSetUp)
    XCTAssertFalse(applicationOfSetUp === recording)
  }

  func testTheArgumentsComeInTheOrderOfTheOriginal() {
    launchApp(
      featureFlags: [Flag(key: "feature1", value: false)],
      automationFlags: [Flag(key: "simulateUserAlreadyLoggedIn", value: true)],
      envVariables: ["STUBS": "1"],
      otherArgs: ["Stubs.bundle"])
    XCTAssertEqual(
      recording.launches,
      [
        [
          "UI_TEST_MODE", #"EPHEMERAL_{"feature1":false}"#,
          #"AUTOMATION_{"simulateUserAlreadyLoggedIn":true}"#, "Stubs.bundle",
        ]
      ])
    XCTAssertEqual(recording.environments, [["STUBS": "1"]])
  }

  func testWhatWasThereBeforeIsReplaced() {
    recording.launchArguments = ["-old"]
    recording.launchEnvironment = ["OLD": "1"]
    launchApp()
    XCTAssertEqual(recording.launches, [["UI_TEST_MODE"]])
    XCTAssertEqual(recording.environments, [[:]])
  }

  func testWhatWasThereBeforeIsKeptWhenMerging() {
    recording.launchArguments = ["UI_TEST_MODE", "-old", #"EPHEMERAL_{"a":1}"#]
    recording.launchEnvironment = ["OLD": "1", "BOTH": "old"]
    launchApp(
      featureFlags: [Flag(key: "a", value: 2)], envVariables: ["BOTH": "new"], merging: true)
    XCTAssertEqual(recording.launches, [["-old", "UI_TEST_MODE", #"EPHEMERAL_{"a":2}"#]])
    XCTAssertEqual(recording.environments, [["OLD": "1", "BOTH": "new"]])
  }
}
