/// The launch arguments that the application knows; shared with tests.
public enum LaunchArgumentKey: String, CaseIterable, Sendable {
  /// Starts behind the onboarding.
  case skipOnboarding = "-skipOnboarding"

  /// Keeps settings in memory, so that nothing lasts beyond this launch.
  case useInMemoryUserDefaults = "-useInMemoryUserDefaults"
}
