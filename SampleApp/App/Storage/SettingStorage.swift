import TextUI

/// The settings of the application.
@MainActor protocol SettingStorage: AnyObject, Observable {
  /// Whether the onboarding is shown: until the user has come to its end.
  var showOnboarding: Bool { get set }

  /// Whether the user wants notifications.
  var sendsNotifications: Bool { get set }

  /// The user's name; empty when none was given.
  var userName: String { get set }

  /// The size of text, within the bounds of `TextSize.range`.
  var textSize: Int { get set }

  /// Returns whether the user has read an article.
  func isRead(_ article: Article) -> Bool

  /// Keeps whether the user has read an article.
  func setRead(_ isRead: Bool, _ article: Article)

  /// Puts all settings back to what they are after an installation.
  func reset()
}
