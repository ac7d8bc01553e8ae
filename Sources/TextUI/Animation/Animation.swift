/// A course of a change in time.
///
/// Mirrors SwiftUI's `Animation`. On a text screen every change is shown at once, so that no course differs from another.
public struct Animation: Sendable, Hashable {
  /// The usual course.
  public static let `default` = Animation()

  /// At one speed.
  public static let linear = Animation()

  /// Slow at first.
  public static let easeIn = Animation()

  /// Slow at the end.
  public static let easeOut = Animation()

  /// Slow at first and at the end.
  public static let easeInOut = Animation()

  /// As a spring moves.
  public static let spring = Animation()

  /// As a spring moves that is held.
  public static let interactiveSpring = Animation()

  /// As a spring moves, beyond the end and back.
  public static let bouncy = Animation()

  /// As a spring moves that stops at the end.
  public static let smooth = Animation()

  /// As a spring moves that is quick.
  public static let snappy = Animation()

  /// Returns a course at one speed.
  public static func linear(duration: Double) -> Animation { linear }

  /// Returns a course that is slow at first.
  public static func easeIn(duration: Double) -> Animation { easeIn }

  /// Returns a course that is slow at the end.
  public static func easeOut(duration: Double) -> Animation { easeOut }

  /// Returns a course that is slow at first and at the end.
  public static func easeInOut(duration: Double) -> Animation { easeInOut }

  /// Returns the course of a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring
  }

  /// Returns the course of a spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring
  }

  /// Returns the course of a spring that is held.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    interactiveSpring
  }

  /// Returns the course of a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    spring
  }

  /// Returns the course of a spring that goes beyond the end and back.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }

  /// Returns the course of a spring that stops at the end.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }

  /// Returns the course of a spring that is quick.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }

  /// Returns a course along a curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    .default
  }

  /// Returns the course, later by some seconds.
  public func delay(_ delay: Double) -> Animation { self }

  /// Returns the course at so many times its speed.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns the course so many times, to and fro if wanted.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns the course for ever, to and fro if wanted.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// A criterion for when an animation is done.
///
/// Mirrors SwiftUI's `AnimationCompletionCriteria`.
public struct AnimationCompletionCriteria: Sendable, Hashable {
  /// Done when nothing moves as one would notice.
  public static let logicallyComplete = AnimationCompletionCriteria()

  /// Done when nothing moves.
  public static let removed = AnimationCompletionCriteria()
}

/// Runs code whose changes are to be shown in a course of time; on a text screen they are shown at once.
///
/// Mirrors SwiftUI's function.
///
/// - Parameters:
///   - animation: The course.
///   - body: The code.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs code whose changes are to be shown in a course of time, and then other code; on a text screen the changes are shown at once.
///
/// Mirrors SwiftUI's function.
///
/// - Parameters:
///   - animation: The course.
///   - completionCriteria: When the course is done.
///   - body: The code.
///   - completion: What runs after it.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension View {
  /// Has a change of a value shown in a course of time; on a text screen it is shown at once.
  ///
  /// Mirrors SwiftUI's modifier.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  /// Has changes shown in a course of time; on a text screen they are shown at once.
  ///
  /// Mirrors SwiftUI's older modifier.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Has the view come and go in a course of time; on a text screen it does so at once.
  ///
  /// Mirrors SwiftUI's modifier.
  public func transition(_ transition: AnyTransition) -> some View { self }
}

extension Binding {
  /// Returns the binding, whose changes are to be shown in a course of time; on a text screen they are shown at once.
  ///
  /// Mirrors SwiftUI's method.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}
