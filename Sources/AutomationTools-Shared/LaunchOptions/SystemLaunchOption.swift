import AutomationWire

/// The options that applications take from the system rather than read themselves.
package enum SystemLaunchOption {
  /// The user's languages, the preferred one first; Apple's key.
  package static let languages = LaunchOption<[String]>(
    SystemLaunchKey.languages, "The user's languages, the preferred one first.")

  /// The user's language and region; Apple's key.
  package static let locale = LaunchOption<String>(
    SystemLaunchKey.locale, "The user's language and region.")

  /// Whether the application is light or dark; Apple's key.
  package static let interfaceStyle = LaunchOption<InterfaceStyle>(
    SystemLaunchKey.interfaceStyle, "Whether the application is light or dark.")

  /// What random numbers follow from.
  package static let randomSeed = LaunchOption<UInt64>(
    "RandomSeed", "What the application's random numbers follow from.")

  /// The keys of all of them: they are understood by every application.
  package static let keys: Set<String> = [
    languages.key, locale.key, interfaceStyle.key, randomSeed.key,
  ]

  /// Light or dark, as Apple's systems spell it.
  package enum InterfaceStyle: String, LaunchOptionValue, CaseIterable {
    /// Dark text on a light ground.
    case light = "Light"

    /// Light text on a dark ground.
    case dark = "Dark"
  }
}
