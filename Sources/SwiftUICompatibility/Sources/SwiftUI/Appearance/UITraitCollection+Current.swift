@_spi(Bridging) import TextUI
public import UIKit

extension UITraitCollection {
  /// What the interface is like: dark or light where the view is whose body runs, or in the whole application for other code.
  ///
  /// Mirrors UIKit's property.
  ///
  /// - Note: Unlike UIKit's, it cannot be set, and away from the main actor it is light.
  public static var current: UITraitCollection {
    UITraitCollection(userInterfaceStyle: ColorScheme.ofCaller == .dark ? .dark : .light)
  }
}

extension UIScreen {
  /// What the interface is like.
  ///
  /// Mirrors UIKit's property.
  public var traitCollection: UITraitCollection { .current }
}

extension UIWindow {
  /// What the interface is like.
  ///
  /// Mirrors UIKit's property.
  public var traitCollection: UITraitCollection { .current }
}
