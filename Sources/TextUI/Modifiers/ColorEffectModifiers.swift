// What changes the colours of pictures on a screen of points; a text screen has the terminal's. Each modifier is accepted and leaves the
// view as it is.

extension View {
  /// Blends the view with what is behind it; cells are painted over.
  ///
  /// Mirrors SwiftUI's modifier.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Multiplies the colours of the view with one; cells have the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Turns the colours of the view into their opposites; cells have the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func colorInvert() -> some View { self }

  /// Turns the hues of the view; cells have the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Takes strength from the colours of the view; cells have the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Sets the strength of the colours of the view; cells have the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func saturation(_ amount: Double) -> some View { self }

  /// Makes the colours of the view brighter; cells have the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func brightness(_ amount: Double) -> some View { self }

  /// Sets how far the colours of the view are apart; cells have the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func contrast(_ amount: Double) -> some View { self }

  /// Makes dark parts of the view let through what is behind; cells are painted over.
  ///
  /// Mirrors SwiftUI's modifier.
  public func luminanceToAlpha() -> some View { self }

  /// Sets the style of grounds inside, which as text have the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Draws the view turned in space, which cells are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    self
  }

  /// Has the view change as one, which on a text screen all views do.
  ///
  /// Mirrors SwiftUI's modifier.
  public func geometryGroup() -> some View { self }
}
