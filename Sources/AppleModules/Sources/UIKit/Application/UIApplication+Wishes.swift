public import Foundation
import Synchronization

/// The name of work that goes on behind.
///
/// Mirrors UIKit's structure.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes a name from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// That of no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an application asked of the device.
private struct Wishes {
  /// Whether the screen stays on.
  var isIdleTimerDisabled = false

  /// Whether the system shows that the network is used.
  var showsNetworkActivity = false

  /// The number on the icon.
  var badge = 0

  /// The name of the icon; `nil` for the usual one.
  var icon: String?

  /// How bright the screen is, from 0 to 1.
  var brightness: CGFloat = 0.5

  /// How many names were given to work.
  var taskCount = 0

  /// The wishes of this process.
  static let ofProcess = Mutex(Wishes())
}

extension UIApplication {
  /// Whether the screen stays on.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that it can be read again.
  public nonisolated var isIdleTimerDisabled: Bool {
    get { Wishes.ofProcess.withLock { $0.isIdleTimerDisabled } }
    set { Wishes.ofProcess.withLock { $0.isIdleTimerDisabled = newValue } }
  }

  /// The number on the icon.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that it can be read again.
  public nonisolated var applicationIconBadgeNumber: Int {
    get { Wishes.ofProcess.withLock { $0.badge } }
    set { Wishes.ofProcess.withLock { $0.badge = newValue } }
  }

  /// Whether the system shows that the network is used.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that it can be read again.
  public nonisolated var isNetworkActivityIndicatorVisible: Bool {
    get { Wishes.ofProcess.withLock { $0.showsNetworkActivity } }
    set { Wishes.ofProcess.withLock { $0.showsNetworkActivity = newValue } }
  }

  /// Asks for time behind; there always is.
  ///
  /// - Parameters:
  ///   - taskName: What it is for.
  ///   - handler: What is called when the time is over: never.
  /// - Returns: The name to end it by.
  public nonisolated func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Wishes.ofProcess.withLock { wishes in
      wishes.taskCount += 1
      return UIBackgroundTaskIdentifier(rawValue: wishes.taskCount)
    }
  }

  /// Says that no time behind is needed any more.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for notifications of a server; none come here, and no delegate is told.
  public nonisolated func registerForRemoteNotifications() {}

  /// Gives up notifications of a server.
  public nonisolated func unregisterForRemoteNotifications() {}

  /// The name of the icon that the application has in place of its own; `nil` for its own.
  public nonisolated var alternateIconName: String? { Wishes.ofProcess.withLock { $0.icon } }

  /// Whether the application may have another icon: it may.
  public nonisolated var supportsAlternateIcons: Bool { true }

  /// Gives the application another icon.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that the name can be read again: nobody sees the icon, no icon is looked for, and people are
  ///   not told. The function is called before this returns.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; `nil` for the usual one.
  ///   - completionHandler: What is called with no error.
  public nonisolated func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    Wishes.ofProcess.withLock { $0.icon = alternateIconName }
    completionHandler?(nil)
  }

  /// Gives the application another icon.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that the name can be read again.
  ///
  /// - Parameter alternateIconName: The name of the icon; `nil` for the usual one.
  /// - Throws: Nothing.
  public nonisolated func setAlternateIconName(_ alternateIconName: String?) async throws {
    Wishes.ofProcess.withLock { $0.icon = alternateIconName }
  }
}

extension UIScreen {
  /// How bright the screen is, from 0 to 1.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that it can be read again.
  public var brightness: CGFloat {
    get { Wishes.ofProcess.withLock { $0.brightness } }
    set { Wishes.ofProcess.withLock { $0.brightness = min(max(newValue, 0), 1) } }
  }
}
