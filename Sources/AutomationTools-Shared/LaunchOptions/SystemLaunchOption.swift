import AutomationWire

/// The options that applications take from the system rather than read themselves.
package enum SystemLaunchOption {
  /// What random numbers follow from.
  package static let randomSeed = LaunchOption<UInt64>(
    "RandomSeed", "What the application's random numbers follow from.")

  /// The keys of all of them: they are understood by every application.
  package static let keys: Set<String> = [
    SystemLaunchKey.languages, SystemLaunchKey.locale, SystemLaunchKey.interfaceStyle,
    SystemLaunchKey.contentSize, randomSeed.key,
  ]
}
