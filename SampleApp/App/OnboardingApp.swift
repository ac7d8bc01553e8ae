import AutomationTools_Board
import AutomationTools_Host
public import TextUI

/// An application with an onboarding in three stages, a list of articles, and settings.
public struct OnboardingApp: App {
  /// What the screens share.
  ///
  /// It belongs to this instance: two applications in one process do not see each other's.
  private let dependencies: Dependencies

  /// The data that a test may begin with; none in an application that no test launched.
  private let fixtures: InstalledFixtures

  /// Starts the application in the state that it was launched for.
  public init() {
    let bridge = AutomationBridge()
    let environment = LaunchConfiguration.current.environment
    dependencies = Dependencies(
      features: bridge.features(),
      contentStore: ContentStore(address: environment[EnvironmentVariable.articlesURL]))
    LaunchArgumentConfigurator.configure(dependencies, with: bridge)
    fixtures = SampleFixtures.install(on: dependencies)
    SampleCommands.install(on: dependencies)
  }

  /// The window.
  public var body: some Scene {
    WindowGroup {
      TestFixturesBoard(fixtures) { RootView().environment(dependencies) }
    }
  }
}
