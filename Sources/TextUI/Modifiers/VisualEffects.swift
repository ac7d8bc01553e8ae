// Changes of how a view is drawn that go by its room. On a text screen nothing of what could be changes; they are accepted.

extension View {
  /// Has the view changed by the room it has; on a text screen nothing of what could be changes.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    unchanged()
  }
}

/// A change of how a view is drawn that leaves its room as it is.
///
/// Mirrors SwiftUI's protocol. Each effect leaves what it is applied to as it is.
public protocol VisualEffect: Sendable, Animatable {}

/// What the effects of a view begin with: none.
///
/// Mirrors SwiftUI's `EmptyVisualEffect`.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes it.
  public init() {}
}

extension VisualEffect {
  /// Moves the view, which on a text screen it is not.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }

  /// Moves the view, which on a text screen it is not.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }

  /// Makes the view larger or smaller, which cells are not.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Makes the view larger or smaller, which cells are not.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }

  /// Makes the view larger or smaller in each direction, which cells are not.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }

  /// Turns the view, which cells are not.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    self
  }

  /// Turns the view in space, which cells are not.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    self
  }

  /// Maps the view on the plane, which cells are not.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }

  /// Lets through what is behind the view, which here it does not.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }

  /// Blurs the view, which a text screen cannot.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }

  /// Turns the hues of the view; cells have the terminal's.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }

  /// Makes the view brighter; cells have the terminal's colours.
  public func brightness(_ amount: Double) -> some VisualEffect { self }

  /// Sets light and dark of the view apart; cells have the terminal's colours.
  public func contrast(_ amount: Double) -> some VisualEffect { self }

  /// Takes the colours of the view away; cells have the terminal's.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }

  /// Makes the colours of the view stronger; cells have the terminal's.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}
