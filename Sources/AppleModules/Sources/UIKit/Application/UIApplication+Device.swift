public import Foundation
import Synchronization

/// The direction in which an interface is laid out.
///
/// Mirrors UIKit's enumeration.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  /// From left to right.
  case leftToRight = 0

  /// From right to left.
  case rightToLeft = 1
}

extension UIApplication {
  /// A link to what the settings have of the application's notifications, which nothing here opens.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The direction in which the language of the user is written.
  public nonisolated var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    let direction = Locale(identifier: Locale.preferredLanguages.first ?? "en").language
      .characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The size of text that the user prefers: the usual one, as a terminal has no other.
  public nonisolated var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// How long the application may run behind, in seconds: as long as it likes.
  public nonisolated var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// The shortcuts on the home screen.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that it can be read again: there is no home screen.
  public nonisolated var shortcutItems: [UIApplicationShortcutItem]? {
    get { Shortcuts.ofProcess.withLock { $0.items } }
    set { Shortcuts.ofProcess.withLock { $0.items = newValue } }
  }
}

/// The shortcuts that an application gave.
private struct Shortcuts {
  /// The shortcuts; `nil` before it gave any.
  var items: [UIApplicationShortcutItem]?

  /// Those of this process.
  static let ofProcess = Mutex(Shortcuts())
}

extension UIContentSizeCategory {
  /// Told when the user prefers another size of text, which here nobody is.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key of the size that is preferred from then on.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
