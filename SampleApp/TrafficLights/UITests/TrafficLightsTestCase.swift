import AutomationTools_Core
import SampleApp
import SampleTrafficLights

/// What the tests of the traffic lights have in common: the application is launched, and stopped.
class TrafficLightsTestCase: ATTestCase {
  /// The screen.
  var lights: TrafficLightsPage { TrafficLightsPage(application: app, testCaseInstance: self) }

  /// What both heads show after each tick of a cycle, the first of which is the second step: the
  /// start took the first.
  static let cycle = [
    "RA- R--", "--G R--", "-A- R--", "R-- R--", "R-- RA-", "R-- --G", "R-- -A-", "R-- R--",
  ]

  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: AppLauncher.self)
  }

  override class var declaredIdentifiers: [any AutomationIdentifying.Type] {
    [TrafficLightsIdentifier.self]
  }

  /// The application reads all that it is launched with when it starts.
  override class var unreadLaunchResponse: UnreadLaunchResponse { .failure }

  override func setUp() {
    super.setUp()
    launchApp(options: [ReferenceApp.option(.trafficLights)])
  }
}
