public import AutomationTools_Host

/// The flags that the application reads; shared with tests.
public enum SampleFlag {
  /// The feature flag for the second line in rows of articles.
  public static let showsSubtitles = FlagKey("showsSubtitles", default: true)

  /// The automation flag that logs the sample user in.
  public static let simulateUserAlreadyLoggedIn = FlagKey(
    "simulateUserAlreadyLoggedIn", default: false)

  /// The feature flags as they come with the application.
  static let bundled = """
    {"showsSubtitles": true}
    """
}
