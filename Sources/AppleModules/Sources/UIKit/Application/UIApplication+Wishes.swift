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

  /// The number on the icon.
  var badge = 0

  /// How many names were given to work.
  var taskCount = 0

  /// The wishes of this process.
  static let ofProcess = Mutex(Wishes())
}

extension UIApplication {
  /// Whether the screen stays on.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that it can be read again.
  public var isIdleTimerDisabled: Bool {
    get { Wishes.ofProcess.withLock { $0.isIdleTimerDisabled } }
    set { Wishes.ofProcess.withLock { $0.isIdleTimerDisabled = newValue } }
  }

  /// The number on the icon.
  ///
  /// - Note: Unlike UIKit's, it has no effect, but that it can be read again.
  public var applicationIconBadgeNumber: Int {
    get { Wishes.ofProcess.withLock { $0.badge } }
    set { Wishes.ofProcess.withLock { $0.badge = newValue } }
  }

  /// Asks for time behind; there always is.
  ///
  /// - Parameters:
  ///   - taskName: What it is for.
  ///   - handler: What is called when the time is over: never.
  /// - Returns: The name to end it by.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Wishes.ofProcess.withLock { wishes in
      wishes.taskCount += 1
      return UIBackgroundTaskIdentifier(rawValue: wishes.taskCount)
    }
  }

  /// Says that no time behind is needed any more.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for notifications of a server; none come here, and no delegate is told.
  public func registerForRemoteNotifications() {}

  /// Gives up notifications of a server.
  public func unregisterForRemoteNotifications() {}
}
