public import Foundation
@_spi(Bridging) import TextUI
public import UIKit
import os

/// A window.
///
/// Mirrors UIKit's class, for its appearance, and as far as applications of SwiftUI present something from it.
@MainActor @preconcurrency public class UIWindow: UIView {
  /// How far a window is in front.
  ///
  /// Mirrors UIKit's structure.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of an application.
    public static let normal = Level(rawValue: 0)

    /// That of what the system shows of the time.
    public static let statusBar = Level(rawValue: 1_000)

    /// That of alerts.
    public static let alert = Level(rawValue: 2_000)
  }

  /// How far it is in front; of no effect.
  public var windowLevel = Level.normal

  /// The scene that it is of.
  public weak var windowScene: UIWindowScene?

  /// What shows the views in it, and presents alerts, sheets of what is handed on, and views of SwiftUI over them.
  ///
  /// That of the application's window stands for the views of its scene. Another that is put in its place is not shown.
  public lazy var rootViewController: UIViewController? = UIViewController()

  /// Makes a window, which is not shown: an application has its own.
  public required nonisolated init() {
    super.init()
  }

  /// Makes a window, which is not shown unless it is the scene's own.
  ///
  /// - Parameter windowScene: The scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
    frame = UIScreen.main.bounds
  }

  /// Says on standard error that the window is not shown, unless it is the application's own.
  public func makeKeyAndVisible() {
    guard UIWindowScene.ofCaller.keyWindow !== self else { return }
    Logger(subsystem: "UIKit", category: "UIWindow").error(
      "A window that the application makes is not shown here: it has the one of its scene.")
  }

  /// Whether it has the keys: the application's window has.
  public var isKeyWindow: Bool { UIWindowScene.ofCaller.keyWindow === self }

  /// The room that nothing may be in: none.
  public var safeAreaInsets: UIEdgeInsets { .zero }

  /// Takes the focus from the field that has it, and with it the keyboard.
  ///
  /// Mirrors UIKit's method of views.
  ///
  /// - Parameter force: Whether it is to be taken in any case, as it is here.
  /// - Returns: True: the field gives it away.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    FieldFocus.endEditingOfCaller()
    return true
  }
}
