import AutomationWire

/// Notifications to assistive technologies.
///
/// Mirrors the Accessibility framework's enumeration.
public enum AccessibilityNotification {
  /// A text that is spoken at once, for what changes where nobody looks.
  ///
  /// Mirrors the Accessibility framework's structure.
  ///
  /// ```swift
  /// Button("Add") {
  ///   basket.add(item)
  ///   AccessibilityNotification.Announcement("\(item.name) is in the basket").post()
  /// }
  /// ```
  ///
  /// A test reads what was announced with `app.announcements`.
  public struct Announcement: Sendable, Hashable {
    /// The text.
    private let announcement: String

    /// Makes an announcement of a text.
    public init(_ announcement: String) {
      self.announcement = announcement
    }

    /// Announces the text.
    ///
    /// - Note: Unlike Apple's, nothing is spoken: terminals have no way to say it. Post it from views and tasks of the application; a
    ///   detached thread belongs to no application, and what it posts is dropped.
    public func post() {
      ApplicationInstance.current?.announce(announcement)
    }
  }
}
