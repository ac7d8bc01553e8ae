public import CoreGraphics
@_spi(Bridging) public import TextUI
public import UIKit

extension TextUI.UIColor {
  /// Makes a colour that is another one where the interface is light and where it is dark.
  ///
  /// Mirrors UIKit's initializer.
  ///
  /// - Parameter dynamicProvider: Returns the colour for an interface; called whenever something is drawn in it.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> TextUI.UIColor) {
    self.init(byScheme: { scheme in
      dynamicProvider(UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light))
    })
  }

  /// The components as CoreGraphics has them: those of a light interface.
  public var cgColor: CGColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour of one of CoreGraphics'.
  ///
  /// Mirrors UIKit's initializer.
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension Color {
  /// The components as CoreGraphics has them: those of a light interface.
  ///
  /// Mirrors SwiftUI's property, which has none for a colour that depends on the interface.
  public var cgColor: CGColor? { TextUI.UIColor(self).cgColor }

  /// Makes a colour of one of CoreGraphics'.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(cgColor: CGColor) {
    self.init(uiColor: TextUI.UIColor(cgColor: cgColor))
  }
}

extension Color.Resolved {
  /// The components as CoreGraphics has them.
  public var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
  }
}
