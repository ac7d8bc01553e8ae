public import Foundation
@_spi(Bridging) import TextUI
@_spi(Scenes) public import UIKit

/// A scene with windows.
///
/// Mirrors UIKit's class, as far as applications of SwiftUI look for their windows.
@MainActor @preconcurrency public class UIWindowScene: UIScene {
  /// The windows: the one.
  public private(set) lazy var windows: [UIWindow] = [UIWindow(windowScene: self)]

  /// What the system shows of the time: nothing.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// The window that has the keys.
  public var keyWindow: UIWindow? { windows.first }

  /// The screen.
  public var screen: UIScreen { .main }

  /// How the interface stands: as the device was held last when it was neither lying nor upside down, as phones have it.
  public var interfaceOrientation: UIInterfaceOrientation {
    switch UIDeviceOrientation(rawValue: HeldDevice.ofCaller.rawOrientationOfInterface) {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    default: .portrait
    }
  }

  /// Asks for the scene to be turned; a terminal stays as it is, and nobody is told of it.
  ///
  /// Mirrors UIKit's method.
  ///
  /// - Parameters:
  ///   - geometryPreferences: How it is to stand.
  ///   - errorHandler: Called when that cannot be: never.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// The one of the application whose code runs.
  static var ofCaller: UIWindowScene {
    let scene = CallerObjects.object { UIWindowScene.make(UIWindowScene.self) }
    scene.link()
    return scene
  }
}

extension UIWindowScene {
  /// How a scene is to stand.
  ///
  /// Mirrors UIKit's class.
  @MainActor @preconcurrency public class GeometryPreferences: NSObject {
    /// Makes preferences.
    nonisolated fileprivate override init() {
      super.init()
    }
  }
}

extension UIWindowScene.GeometryPreferences {
  // The name is UIKit's.
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// How a scene is to stand on a phone.
  ///
  /// Mirrors UIKit's class.
  public final class iOS: UIWindowScene.GeometryPreferences {
    /// The orientations that it may have; `nil` for those of the application.
    public var interfaceOrientations: UIInterfaceOrientationMask?

    /// Makes preferences.
    ///
    /// - Parameter interfaceOrientations: The orientations that it may have.
    public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

extension UIApplication {
  /// The scenes: the one in which the application is shown.
  ///
  /// Mirrors UIKit's property.
  @MainActor @preconcurrency public var connectedScenes: Set<UIScene> { [UIWindowScene.ofCaller] }

  /// The sessions: that of the scene.
  ///
  /// Mirrors UIKit's property.
  @MainActor @preconcurrency public var openSessions: Set<UISceneSession> {
    [UIWindowScene.ofCaller.session]
  }

  /// The window that has the keys: the one.
  ///
  /// Mirrors UIKit's older property.
  @MainActor @preconcurrency public var keyWindow: UIWindow? { UIWindowScene.ofCaller.keyWindow }

  /// The windows: the one.
  ///
  /// Mirrors UIKit's older property.
  @MainActor @preconcurrency public var windows: [UIWindow] { UIWindowScene.ofCaller.windows }
}

/// What the system shows of the time: nothing.
///
/// Mirrors UIKit's class.
@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
  /// Where it is: nowhere.
  public var statusBarFrame: CGRect { .zero }

  /// Whether it is not shown: it is not.
  public var isStatusBarHidden: Bool { true }

  /// Makes one.
  nonisolated override init() {
    super.init()
  }
}

/// An object that a scene with windows tells of its life.
///
/// Mirrors UIKit's protocol. Every requirement has a default here, since those of UIKit are optional.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene, for the delegate to keep.
  var window: UIWindow? { get set }

  /// Asked to do what a shortcut on the home screen does; never here.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The shortcut.
  ///   - completionHandler: To be called with whether it was done.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
