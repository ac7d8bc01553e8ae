public import Foundation
import os

/// The application, as UIKit describes it.
///
/// Mirrors UIKit's class, as far as suites and the files they share with applications name it.
///
/// - Note: Unlike UIKit's, its own members are not isolated to the main actor, and it is no more than a name: it opens nothing, and changes no state. In a
///   test, UIKit's would be that of the test runner; a link is opened with the application's `open(_:)` or `XCUISystem.open(_:)`.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// A state of an application.
  public enum State: Int, Sendable, Hashable {
    /// In front.
    case active = 0

    /// In front, and without events.
    case inactive = 1

    /// Not in front.
    case background = 2
  }

  /// A key of an option with which a link is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only another application may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The application.
  public nonisolated static let shared = UIApplication()

  /// A link to the application's page in the settings, which nothing here opens.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Told when the application was started: in an application, never in a test.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")

  /// Told when the application came to the front: in an application, never in a test.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")

  /// Told when the application leaves the front: in an application, never in a test.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")

  /// Told when the application is no longer in front: in an application, never in a test.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")

  /// Told when the application comes to the front: in an application, never in a test.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// Told when the application ends: in an application, never in a test.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Told when a day begins or the time was set by hand, which here nobody is.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")

  /// Told when memory is short, which here nobody is.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Told when somebody has made a picture of the screen, which here nobody is.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// Told when files become readable, which here they always are.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")

  /// Told when files are no longer readable, which here they always are.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")

  /// Makes the application.
  private nonisolated override init() { super.init() }

  /// Whether the application's files can be read: they can.
  public nonisolated var isProtectedDataAvailable: Bool { true }

  /// Where the system shows the time: nowhere.
  public nonisolated var statusBarFrame: CGRect { .zero }

  /// The state: in front.
  public nonisolated var applicationState: State { .active }

  /// Whether there is something that would open a link; never here.
  ///
  /// - Parameter url: The link.
  /// - Returns: `false`.
  public nonisolated func canOpenURL(_ url: URL) -> Bool { false }

  /// Says on standard error that a link was not opened.
  ///
  /// - Note: Unlike UIKit's, it opens nothing. The function is called before this returns.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: Further wishes, which have no effect.
  ///   - completion: What is called with `false`.
  public nonisolated func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    refuse(url)
    completion?(false)
  }

  /// Says on standard error that a link was not opened.
  ///
  /// - Note: Unlike UIKit's, it opens nothing.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: Further wishes, which have no effect.
  /// - Returns: `false`.
  @discardableResult
  public nonisolated func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    refuse(url)
    return false
  }

  /// Says on standard error that a link was not opened.
  ///
  /// Mirrors UIKit's older method.
  ///
  /// - Parameter url: The link.
  /// - Returns: `false`.
  @discardableResult
  public nonisolated func openURL(_ url: URL) -> Bool {
    refuse(url)
    return false
  }

  /// Says that a link was not opened.
  private nonisolated func refuse(_ url: URL) {
    Logger(subsystem: "UIKit", category: "UIApplication").error(
      "\(url.absoluteString) is not opened: nothing here would open it. In a test, open it with the application: app.open(url)."
    )
  }
}
