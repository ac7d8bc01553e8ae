/// The environment variables that the application knows; shared with tests.
public enum EnvironmentVariable {
  /// The address of a server's articles, as JSON; without it there are those that come with the
  /// application.
  public static let articlesURL = "SAMPLE_ARTICLES_URL"
}
