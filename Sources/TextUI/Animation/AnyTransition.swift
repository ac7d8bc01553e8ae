/// A way in which a view comes and goes.
///
/// Mirrors SwiftUI's `AnyTransition`. On a text screen views come and go at once, so that no way differs from another.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()

  /// By becoming visible.
  public static let opacity = AnyTransition()

  /// By growing.
  public static let scale = AnyTransition()

  /// From the leading edge, and off at the trailing one.
  public static let slide = AnyTransition()

  /// Returns a way by growing.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  /// Returns a way from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a way from an edge, pushing off what is there.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a way from a place beside.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Returns a way from a place beside.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Returns a way that comes and goes differently.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  /// Returns a way of both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the way in a course of time.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
