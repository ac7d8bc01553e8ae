/// The names of the flags that the application reads; shared with tests.
public enum FlagKey {
  /// The feature flag for the second line in rows of articles.
  public static let showsSubtitles = "showsSubtitles"

  /// The automation flag that logs the sample user in.
  public static let simulateUserAlreadyLoggedIn = "simulateUserAlreadyLoggedIn"
}
