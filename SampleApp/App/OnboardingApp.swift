import AutomationTools_Host
public import TextUI

/// An application with an onboarding in three stages, a list of articles, and settings.
public struct OnboardingApp: App {
  /// What the screens share.
  ///
  /// It belongs to this instance: two applications in one process do not see each other's.
  private let dependencies: Dependencies

  /// Starts the application in the state that it was launched for.
  public init() {
    let bridge = AutomationBridge()
    let environment = LaunchConfiguration.current.environment
    dependencies = Dependencies(
      features: bridge.features(),
      contentStore: ContentStore(address: environment[EnvironmentVariable.articlesURL]),
      settingStore: SettingStore(PersistentStore.open(environment: environment)))
    LaunchArgumentConfigurator.configure(dependencies, with: bridge)
  }

  /// The window.
  public var body: some Scene {
    WindowGroup {
      RootView().environment(dependencies)
    }
  }
}
