extension View {
  /// Changes the view as it scrolls in and out; on a text screen it is whole where it shows.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    unchanged()
  }

  /// Changes the view as it scrolls in, and in another way as it scrolls out; on a text screen it is whole where it shows.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    unchanged()
  }
}

/// A way in which views change as they scroll in and out, which on a text screen they do not.
///
/// Mirrors SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// How far a view has to be in for it to be whole.
  ///
  /// Mirrors SwiftUI's `ScrollTransitionConfiguration.Threshold`.
  public struct Threshold: Sendable {
    /// All of it is in.
    public static let visible = Threshold()

    /// None of it is in any more.
    public static let hidden = Threshold()

    /// Its middle is that of what is seen.
    public static var centered: Threshold { Threshold() }

    /// A part of it is in.
    ///
    /// - Parameter amount: Which part, from 0 to 1.
    /// - Returns: The threshold.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    /// Returns the threshold that lies between this one and another.
    ///
    /// - Parameters:
    ///   - other: The other.
    ///   - amount: How far on the way to the other, from 0 to 1.
    /// - Returns: The threshold.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }

    /// Returns the threshold that is met so much further in.
    ///
    /// - Parameter distance: How much further.
    /// - Returns: The threshold.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration()

  /// At once, when they are far enough in.
  public static let animated = ScrollTransitionConfiguration()

  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()

  /// With the scrolling, along a curve.
  ///
  /// - Parameter timingCurve: The curve.
  /// - Returns: The way.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    .interactive
  }

  /// By an animation, when they are far enough in.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The way.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    .animated
  }

  /// Returns the way, with an animation.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The way.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Returns the way, for views that are whole from another place on.
  ///
  /// - Parameter threshold: How far they have to be in for that.
  /// - Returns: The way.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

/// How far a view has scrolled in.
///
/// Mirrors SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Sendable, Hashable {
  /// It comes in at the top, or where lines begin.
  case topLeading

  /// It is whole.
  case identity

  /// It goes out at the bottom, or where lines end.
  case bottomTrailing

  /// Whether it is whole.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top, 0 where it is whole, 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
