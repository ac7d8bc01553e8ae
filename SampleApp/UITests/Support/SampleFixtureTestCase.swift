import AutomationTools_Core
import SampleApp

/// What the test cases have in common that state their data as fixtures.
class SampleFixtureTestCase: BaseUITestCase, FixtureTesting {
  typealias Fixtures = SampleFixtures

  /// Launches the application with fixtures, and with the arguments asked for so far.
  func launch(
    fixtures calls: [FixtureCall<SampleFixtures>], options: [LaunchSetting] = [],
    automationFlags: [Flag] = []
  ) {
    launchApp(
      fixtures: calls, options: options, automationFlags: automationFlags, otherArgs: arguments)
  }
}
