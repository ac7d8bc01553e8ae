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

  /// A part of the screen has changed.
  ///
  /// Mirrors the Accessibility framework's structure.
  public struct LayoutChanged {
    /// Makes a notification, with what is to be looked at now.
    public init(_ value: Any? = nil) {}

    /// Tells assistive technologies, which a terminal has none of.
    public func post() {}
  }

  /// The screen is another one.
  ///
  /// Mirrors the Accessibility framework's structure.
  public struct ScreenChanged {
    /// Makes a notification, with what is to be looked at now.
    public init(_ value: Any? = nil) {}

    /// Tells assistive technologies, which a terminal has none of.
    public func post() {}
  }

  /// The screen was scrolled.
  ///
  /// Mirrors the Accessibility framework's structure.
  public struct PageScrolled {
    /// Makes a notification with a text that says whereto.
    public init(_ value: Any? = nil) {}

    /// Tells assistive technologies, which a terminal has none of.
    public func post() {}
  }
}
