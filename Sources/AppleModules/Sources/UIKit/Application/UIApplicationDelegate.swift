public import Foundation

/// An object that an application tells of its life.
///
/// Mirrors UIKit's protocol. Every requirement has a default here, since those of UIKit are optional.
///
/// - Note: Unlike UIKit, nothing calls it without `@UIApplicationDelegateAdaptor`, which is in module SwiftUI. As there, an application of
///   scenes tells its delegate of the launch and of the end; of the front and the background it tells its scenes.
@MainActor @preconcurrency public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Told before anything is shown, first.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Why it was launched; `nil` here.
  /// - Returns: Whether the link that it was launched with can be opened; of no effect here.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Told before anything is shown, when all is ready for it.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: Why it was launched; `nil` here.
  /// - Returns: Whether the link that it was launched with can be opened; of no effect here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Asked, without scenes, to open a link; never here, as an application of scenes has `onOpenURL(perform:)` for that.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - url: The link.
  ///   - options: How it is to be opened.
  /// - Returns: Whether it was opened.
  func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Asked how the scene of the application is to be set up, once it was launched.
  ///
  /// A class that is named in the answer is made, and told of the scene.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: What the scene goes on from.
  ///   - options: What it is connected for: nothing.
  /// - Returns: How it is to be set up.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Told that people closed scenes; never here.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - sceneSessions: What they went on from.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Asked, without scenes, to do what a shortcut on the home screen does; never here.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - shortcutItem: The shortcut.
  ///   - completionHandler: To be called with whether it was done.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Told when the application ends.
  func applicationWillTerminate(_ application: UIApplication)

  /// Told, without scenes, when the application came to the front; never here.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Told, without scenes, when the application leaves the front; never here.
  func applicationWillResignActive(_ application: UIApplication)

  /// Told, without scenes, when the application is no longer in front; never here.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Told, without scenes, when the application comes to the front; never here.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Told when memory is short; never here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Told that pushed notifications can be received; never here.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - deviceToken: What names the device to a server.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )

  /// Told that pushed notifications cannot be received; never here.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - error: Why not.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Told of a pushed notification; never here.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userInfo: What it says.
  ///   - completionHandler: To be called with what was found.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
}

extension UIApplicationDelegate {
  /// Says that nothing is against the launch.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Says that nothing is against the launch.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Opens no link.
  public func application(
    _ application: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }

  /// Sets up the scene as usual.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Says that there was nothing new.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    completionHandler(.noData)
  }
}

/// What an application found when it looked for something new in the background.
///
/// Mirrors UIKit's enumeration.
public enum UIBackgroundFetchResult: UInt, Sendable, Hashable {
  /// Something new.
  case newData = 0

  /// Nothing new.
  case noData = 1

  /// It could not look.
  case failed = 2
}

extension UIApplication {
  /// A reason for which an application was launched.
  ///
  /// Mirrors UIKit's structure.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// To open a link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

    /// Another application asked for it.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")

    /// A pushed notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

    /// A change of place.
    public static let location = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsLocationKey")

    /// A shortcut on the home screen.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// What is said of a link that is to be opened.
  ///
  /// Mirrors UIKit's structure.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Which application asked for it.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")

    /// What that application said besides.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")

    /// Whether what it leads to is to be edited where it is.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
