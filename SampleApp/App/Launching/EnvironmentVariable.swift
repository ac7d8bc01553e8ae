/// The environment variables that the application knows; shared with tests.
public enum EnvironmentVariable {
  /// The path of a file in which settings are kept, for launches that shall share them.
  public static let storePath = "SAMPLE_STORE_PATH"

  /// The path of the file in which accounts and encounters are kept; without it there is one in the
  /// user's folder for what applications keep.
  public static let accountsPath = "SAMPLE_ACCOUNTS_PATH"

  /// The address of a server's articles, as JSON; without it there are those that come with the
  /// application.
  public static let articlesURL = "SAMPLE_ARTICLES_URL"
}
