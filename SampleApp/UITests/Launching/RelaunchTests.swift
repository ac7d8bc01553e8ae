import AutomationTools_Core
import Foundation
import SampleApp

/// What lasts from one launch to the next.
final class RelaunchTests: BaseUITestCase {
  private var content: ContentPage { ContentPage(application: app, testCaseInstance: self) }
  private var onboarding: OnboardingRobot { OnboardingRobot(app: app) }

  func testSettingsInAFileOutlastALaunch() throws {
    usePersistentStore()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    try assertSettingsOutlastALaunch(environment: [
      EnvironmentVariable.storePath: folder.appendingPathComponent("settings.json").path
    ])
  }

  func testSettingsInTheUsersDefaultsOutlastALaunch() throws {
    try XCTSkipIf(
      Self.applicationTarget.isInProcess,
      "The user's defaults are those of the test's process there.")
    usePersistentStore()
    try assertSettingsOutlastALaunch(environment: [:])
  }

  func testSettingsInMemoryDoNotOutlastALaunch() {
    launch()
    onboarding.next().next().complete()
    launch()
    onboarding.isOnScreen().showsTitle("Welcome")
  }

  /// Changes settings, launches again, and checks that they are as they were left.
  private func assertSettingsOutlastALaunch(
    environment: [String: String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    launch(environment: environment, file: file, line: line)
    onboarding.isOnScreen(file: file, line: line).next().next().complete()
    content.openSettings().enterName("Grace").toggleNotifications().increaseTextSize()

    launch(environment: environment, file: file, line: line)
    onboarding.isNotOnScreen(file: file, line: line)
    let settings = content.openSettings()
    XCTAssertEqual(settings.name.value as? String, "Grace", file: file, line: line)
    XCTAssertEqual(settings.notifications.value as? String, "1", file: file, line: line)
    XCTAssertEqual(
      settings.textSizeValue.label, "Articles are set in size 3", file: file, line: line)
  }
}
