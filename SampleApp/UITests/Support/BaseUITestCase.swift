import AutomationTools_Core
import SampleApp

/// What the test cases of the sample application have in common.
///
/// Settings are kept in memory unless a test asks otherwise, so that no test can see what another
/// left behind.
class BaseUITestCase: ATTestCase {
  /// The launch arguments that the next launch gets, in the order in which they were asked for.
  private(set) var arguments: [String] = []

  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: AppLauncher.self)
  }

  /// The application reads all flags and arguments when it starts, so that none may go unread.
  override class var unreadLaunchResponse: UnreadLaunchResponse { .failure }

  override class var declaredIdentifiers: [any AutomationIdentifying.Type] {
    [
      ContentIdentifier.self, OnboardingIdentifier.self, ArticlesIdentifier.self,
      ArticleIdentifier.self, SettingsIdentifier.self,
    ]
  }

  override func setUp() {
    super.setUp()
    arguments = [LaunchArgumentKey.useInMemoryUserDefaults.rawValue]
  }

  /// Has the next launch start behind the onboarding.
  func skipOnboarding() {
    arguments.append(LaunchArgumentKey.skipOnboarding.rawValue)
  }

  /// Has the next launches speak one of some languages, written as Apple's tools do: `(de-AT, en)`.
  func useLanguages(_ list: String) {
    if let index = arguments.firstIndex(of: "-AppleLanguages") {
      arguments[index + 1] = list
    } else {
      arguments += ["-AppleLanguages", list]
    }
  }

  /// Has the next launches keep their settings where they last: in the user's defaults, which are the application's own where it
  /// is a process.
  func usePersistentStore() throws {
    try XCTSkipIf(
      Self.applicationTarget.isInProcess,
      "The user's defaults are those of the test's process there.")
    allowsPersistentStore = true
    arguments.removeAll { $0 == LaunchArgumentKey.useInMemoryUserDefaults.rawValue }
  }

  /// Launches the application with the arguments asked for so far, and options.
  func launch(options: [LaunchSetting]) {
    launchApp(options: options, otherArgs: arguments)
  }

  /// Launches the application with the arguments asked for so far.
  func launch(
    featureFlags: [Flag] = [], automationFlags: [Flag] = [], environment: [String: String] = [:]
  ) {
    launchApp(
      featureFlags: featureFlags, automationFlags: automationFlags, envVariables: environment,
      otherArgs: arguments)
  }
}
