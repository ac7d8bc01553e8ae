// Names of parameters are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A part of an application's interface.
///
/// Mirrors UIKit's class, as far as applications of SwiftUI look for their windows, and delegates are told of it.
@MainActor @preconcurrency open class UIScene: UIResponder {
  /// Whether a scene is in front.
  ///
  /// Mirrors UIKit's enumeration.
  public enum ActivationState: Int, Sendable, Hashable {
    /// Not connected.
    case unattached = -1

    /// In front, with events.
    case foregroundActive = 0

    /// In front, without events.
    case foregroundInactive = 1

    /// Not in front.
    case background = 2
  }

  /// What a scene is connected for: an application that a test or a person launches is told of nothing.
  ///
  /// Mirrors UIKit's class.
  @MainActor @preconcurrency public final class ConnectionOptions: NSObject {
    /// The links to open: none.
    public var urlContexts: Set<UIOpenURLContext> { [] }

    /// The shortcut on the home screen: none.
    public var shortcutItem: UIApplicationShortcutItem? { nil }

    /// Which application asked for it: none.
    public var sourceApplication: String? { nil }

    /// The kind of what was begun on another device: nothing.
    public var handoffUserActivityType: String? { nil }

    /// Makes options of nothing.
    nonisolated override init() {
      super.init()
    }
  }

  /// Whether it is in front: it is.
  open var activationState: ActivationState { .foregroundActive }

  /// The title, which nothing shows.
  open var title: String?

  /// What is told of it; `nil` unless the application's delegate names its class in the configuration.
  open var delegate: (any UISceneDelegate)?

  /// What it goes on from.
  public let session: UISceneSession

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - session: What it goes on from.
  ///   - connectionOptions: What it is connected for; of no effect.
  public required nonisolated init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Told when a scene is about to be connected; never here, where it is connected before anybody can ask.
  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")

  /// Told when a scene was disconnected; never here.
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")

  /// Told when the scene came to the front: in an application, never in a test.
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")

  /// Told when the scene leaves the front: in an application, never in a test.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")

  /// Told when the scene comes to the front: in an application, never in a test.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Told when the scene is no longer in front: in an application, never in a test.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A link that a scene is to open.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// Makes one of a link.
  init(url: URL) {
    self.url = url
  }
}

/// An object that a scene tells of its life.
///
/// Mirrors UIKit's protocol. Every requirement has a default here, since those of UIKit are optional.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
  /// Told when the scene is connected.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: What it goes on from.
  ///   - connectionOptions: What it is connected for: nothing.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)

  /// Told when the scene was disconnected; never here.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Told when the scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Told when the scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)

  /// Told when the scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Told when the scene is no longer in front.
  func sceneDidEnterBackground(_ scene: UIScene)

  /// Asked to open links; never here, as `onOpenURL(perform:)` is.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - URLContexts: The links.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
