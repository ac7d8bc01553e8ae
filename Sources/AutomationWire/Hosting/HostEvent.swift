/// An event of an application aside of its screen, as a host hands it out.
public enum HostEvent: Sendable, Hashable {
  /// A warning that the application or its toolkit gave, with the place it came from; it stands in the report of a failure.
  case warning(String)

  /// A link that the application asked the system to open; tests read it with `openedURLs`.
  case openedURL(String)

  /// A text that was announced to assistive technologies; tests read it with `announcements`.
  case announcement(String)
}
