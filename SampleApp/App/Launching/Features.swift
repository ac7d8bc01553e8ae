/// What is decided about the application at launch.
struct Features: Equatable, Sendable {
  /// Whether rows of articles have a second line; the feature flag `showsSubtitles`.
  var showsSubtitles = true

  /// Who is logged in from the start; the automation flag `simulateUserAlreadyLoggedIn` logs the
  /// sample user in.
  var loggedInUser: String?

  /// The user that tests log in.
  static let sampleUser = "Ada Lovelace"
}
