import AutomationTools_Core
import SampleApp

/// The example of the README.
final class ReadmeTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .sampleApp }

  func testALinkLeadsToTheSettings() {
    launchApp(
      options: [
        .deepLink("sample://settings"), .locale("en_GB"), .terminalSize(columns: 60, rows: 20),
      ],
      featureFlags: [Flag(SampleFlag.showsSubtitles, false)],
      otherArgs: ["-skipOnboarding", "-useInMemoryUserDefaults"])
    app.assertWindow {
      Element(.navigationBar, identifier: "Settings")
      Element(.switch, .like("Notif*"), value: "0")
      Element(.tabBar) {
        Element(.button, "Settings", isSelected: true)
      }
    }
  }
}
