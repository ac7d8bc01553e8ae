public import Foundation
@_spi(Bridging) import TextUI
public import UIKit

/// A part of an application's interface.
///
/// Mirrors UIKit's class, as far as applications of SwiftUI look for their windows.
@MainActor @preconcurrency public class UIScene: UIResponder {
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

  /// Whether it is in front: it is.
  public var activationState: ActivationState { .foregroundActive }

  /// The title, which nothing shows.
  public var title: String?

  /// Makes a scene.
  nonisolated fileprivate override init() {
    super.init()
  }
}

/// A scene with windows.
///
/// Mirrors UIKit's class, as far as applications of SwiftUI look for their windows.
@MainActor @preconcurrency public class UIWindowScene: UIScene {
  /// The windows: the one.
  public private(set) lazy var windows: [UIWindow] = [UIWindow()]

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
  fileprivate static var ofCaller: UIWindowScene { CallerObjects.object { UIWindowScene() } }
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

  /// The windows: the one.
  ///
  /// Mirrors UIKit's older property.
  @MainActor @preconcurrency public var windows: [UIWindow] { UIWindowScene.ofCaller.windows }
}

extension UIWindow {
  /// Takes the focus from the field that has it, and with it the keyboard.
  ///
  /// Mirrors UIKit's method of views.
  ///
  /// - Parameter force: Whether it is to be taken in any case, as it is here.
  /// - Returns: True: the field gives it away.
  @MainActor @preconcurrency @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    FieldFocus.endEditingOfCaller()
    return true
  }

  /// Whether it has the keys: it has.
  public var isKeyWindow: Bool { true }

  /// The room that nothing may be in: none.
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
