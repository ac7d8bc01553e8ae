/// A shadow that a style has; cells have none.
///
/// Mirrors SwiftUI's `ShadowStyle`.
public struct ShadowStyle: Sendable, Hashable {
  /// Returns a shadow behind.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  /// Returns a shadow inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow, which cells do not show.
  ///
  /// Mirrors SwiftUI's method.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }

  /// The style, less prominent.
  ///
  /// Mirrors SwiftUI's property.
  public var secondary: some ShapeStyle { AnyShapeStyle(self, opacity: 0.7) }

  /// The style, even less prominent.
  ///
  /// Mirrors SwiftUI's property.
  public var tertiary: some ShapeStyle { AnyShapeStyle(self, opacity: 0.5) }

  /// The style, hardly prominent.
  ///
  /// Mirrors SwiftUI's property.
  public var quaternary: some ShapeStyle { AnyShapeStyle(self, opacity: 0.3) }

  /// The style, least prominent.
  ///
  /// Mirrors SwiftUI's property.
  public var quinary: some ShapeStyle { AnyShapeStyle(self, opacity: 0.2) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The style of text around, with a shadow, which cells do not show.
  ///
  /// Mirrors SwiftUI's method.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(.foreground) }
}
