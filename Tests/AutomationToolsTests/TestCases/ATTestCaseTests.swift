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

  func testAnApplicationTakesFlagsAlone() {
    recording.launchApp(
      featureFlags: [Flag(key: "a", value: 1)], envVariables: ["KEY": "value"], otherArgs: ["-x"])
    XCTAssertEqual(recording.launches, [["UI_TEST_MODE", #"EPHEMERAL_{"a":1}"#, "-x"]])
    XCTAssertEqual(recording.environments, [["KEY": "value"]])
  }
}

/// A suite that has its own part in each launch, as those written for the original do.
final class OverridingTestCaseTests: ATTestCase {
  private let recording = RecordingApplication()

  override func setUp() {
    super.setUp()
    app = recording
  }

  override func launchApp(
    featureFlags: [Flag] = [], automationFlags: [Flag] = [], envVariables: [String: String] = [:],
    otherArgs: [String] = []
  ) {
    super.launchApp(
      featureFlags: featureFlags, automationFlags: automationFlags, envVariables: envVariables,
      otherArgs: otherArgs + ["-ours"])
  }

  func testEveryLaunchComesToTheFourParameters() {
    launchApp()
    launchApp(featureFlags: [], merging: false)
    launchApp(options: [.randomSeed(7)])
    XCTAssertEqual(
      recording.launches,
      [
        ["UI_TEST_MODE", "-ours"], ["UI_TEST_MODE", "-ours"],
        ["UI_TEST_MODE", "-RandomSeed", "7", "-ours"],
      ])
  }
}
