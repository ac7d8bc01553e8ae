import Foundation

/// A course of a change in time.
///
/// Mirrors SwiftUI's `Animation`. Where motion is on, as in a person's terminal, a change takes this course, on the
/// application's clock; elsewhere it is shown at once.
///
/// - Note: Unlike in SwiftUI, a spring that is stopped on its way begins anew without the speed it had.
public struct Animation: Sendable, Hashable {
  /// A course, or what becomes of one.
  indirect enum Course: Sendable, Hashable {
    /// Along a curve, in seconds.
    case curve(BezierCurve, duration: Double)

    /// Along a curve of the author's choice, in seconds.
    case along(UnitCurve, duration: Double)

    /// In an author's way.
    case author(AuthorCourse)

    /// As a spring moves.
    case spring(SpringCurve)

    /// Later, by seconds.
    case delayed(Course, Double)

    /// So many times as fast.
    case sped(Course, Double)

    /// So many times, or for ever, to and fro or from the start.
    case repeated(Course, count: Int?, autoreverses: Bool)
  }

  /// The course.
  let course: Course

  /// How long a course takes that says nothing else, in seconds.
  static let usualDuration = 0.35

  private static func curve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, _ duration: Double
  ) -> Animation {
    let curve = BezierCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y)
    return Animation(course: .curve(curve, duration: duration.isNaN ? 0 : max(0, duration)))
  }
}

// MARK: - Courses

extension Animation {
  /// The usual course: a spring that stops at the end.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// At one speed.
  public static let linear = linear(duration: usualDuration)

  /// Slow at first.
  public static let easeIn = easeIn(duration: usualDuration)

  /// Slow at the end.
  public static let easeOut = easeOut(duration: usualDuration)

  /// Slow at first and at the end.
  public static let easeInOut = easeInOut(duration: usualDuration)

  /// As a spring moves.
  public static let spring = spring(duration: 0.5)

  /// As a spring moves.
  public static let interpolatingSpring = interpolatingSpring()

  /// As a spring moves that is held.
  public static let interactiveSpring = interactiveSpring()

  /// As a spring moves, beyond the end and back.
  public static let bouncy = bouncy()

  /// As a spring moves that stops at the end.
  public static let smooth = smooth()

  /// As a spring moves that is quick.
  public static let snappy = snappy()

  /// Returns a course at one speed, in seconds.
  public static func linear(duration: Double) -> Animation { curve(0, 0, 1, 1, duration) }

  /// Returns a course that is slow at first, in seconds.
  public static func easeIn(duration: Double) -> Animation { curve(0.42, 0, 1, 1, duration) }

  /// Returns a course that is slow at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { curve(0, 0, 0.58, 1, duration) }

  /// Returns a course that is slow at first and at the end, in seconds.
  public static func easeInOut(duration: Double) -> Animation { curve(0.42, 0, 0.58, 1, duration) }

  /// Returns a course along a curve from (0, 0) to (1, 1), which two points bend.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - p1x: The time of the first point, from 0 to 1.
  ///   - p1y: How far the change has come there.
  ///   - p2x: The time of the second point, from 0 to 1.
  ///   - p2y: How far the change has come there.
  ///   - duration: How long it takes, in seconds.
  /// - Returns: The course.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    curve(p1x, p1y, p2x, p2y, duration)
  }

  /// Returns the course of a spring.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - response: How stiff it is: how long it takes to swing once, in seconds.
  ///   - dampingFraction: How soon it comes to rest: 1 for without going beyond the end.
  ///   - blendDuration: Has no effect.
  /// - Returns: The course.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(course: .spring(SpringCurve(response: response, dampingFraction: dampingFraction)))
  }

  /// Returns the course of a spring.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - duration: How long it takes as one sees it, in seconds.
  ///   - bounce: How far it goes beyond the end: 0 for not at all, below 1.
  ///   - blendDuration: Has no effect.
  /// - Returns: The course.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    let damping = bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce
    return spring(response: duration, dampingFraction: damping)
  }

  /// Returns the course of a spring.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: Has no effect.
  /// - Returns: The course.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    self.spring(duration: spring.duration, bounce: spring.bounce)
  }

  /// Returns the course of a spring that is held.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// Returns the course of a spring.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - mass: What it moves.
  ///   - stiffness: How strongly it pulls.
  ///   - damping: How strongly it is slowed.
  ///   - initialVelocity: How fast it is at first, in ways a second.
  /// - Returns: The course.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      course: .spring(
        SpringCurve(
          mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)))
  }

  /// Returns the course of a spring.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - duration: How long it takes as one sees it, in seconds.
  ///   - bounce: How far it goes beyond the end: 0 for not at all, below 1.
  ///   - initialVelocity: How fast it is at first, in ways a second.
  /// - Returns: The course.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    guard case .spring(var curve) = spring(duration: duration, bounce: bounce).course else {
      return .default
    }
    curve.velocity = initialVelocity
    return Animation(course: .spring(curve))
  }

  /// Returns the course of a spring.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: How fast it is at first, in ways a second.
  /// - Returns: The course.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  {
    interpolatingSpring(
      duration: spring.duration, bounce: spring.bounce, initialVelocity: initialVelocity)
  }

  /// Returns the course of a spring that goes beyond the end and back.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the course of a spring that stops at the end.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns the course of a spring that is quick.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
}

// MARK: - Changed courses

extension Animation {
  /// Returns the course, later by some seconds.
  public func delay(_ delay: Double) -> Animation { Animation(course: .delayed(course, delay)) }

  /// Returns the course, which counts as done after some seconds; here it counts as done when it is.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  /// Returns the course at so many times its speed.
  public func speed(_ speed: Double) -> Animation { Animation(course: .sped(course, speed)) }

  /// Returns the course so many times, to and fro if wanted.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(
      course: .repeated(course, count: max(1, repeatCount), autoreverses: autoreverses))
  }

  /// Returns the course for ever, to and fro if wanted.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(course: .repeated(course, count: nil, autoreverses: autoreverses))
  }
}

// MARK: - In time

extension Animation {
  /// How long the course takes, in seconds; infinite when it never ends.
  var duration: Double { course.duration }

  /// Returns how far the change has come some seconds after it began: 0 for not at all, 1 for all the way, and beyond for springs.
  ///
  /// Where the course is over it is 1, whichever way it came.
  func share(at time: Double) -> Double {
    if time >= duration { return 1 }
    return time <= 0 ? 0 : course.share(at: time)
  }
}

extension Animation.Course {
  /// How long it takes, in seconds; infinite when it never ends.
  var duration: Double {
    switch self {
    case .curve(_, let duration), .along(_, let duration): duration
    case .author(let course): course.duration
    case .spring(let spring): spring.settlingDuration
    case .delayed(let course, let delay): max(0, course.duration + delay)
    case .sped(let course, let speed): speed > 0 ? course.duration / speed : .infinity
    case .repeated(let course, nil, _): course.duration > 0 ? .infinity : 0
    case .repeated(let course, let count?, _): course.duration * Double(count)
    }
  }

  /// Returns how far the change has come some seconds after it began, before it is over.
  func share(at time: Double) -> Double {
    switch self {
    case .curve(let curve, let duration):
      return duration > 0 ? curve.value(at: min(time / duration, 1)) : 1
    case .along(let curve, let duration):
      return duration > 0 ? curve.value(at: time / duration) : 1
    case .author(let course): return course.share(at: time)
    case .spring(let spring): return spring.value(at: time)
    case .delayed(let course, let delay): return time < delay ? 0 : course.share(at: time - delay)
    case .sped(let course, let speed): return speed > 0 ? course.share(at: time * speed) : 0
    case .repeated(let course, _, let autoreverses):
      let length = course.duration
      guard length > 0, length < .infinity else { return course.share(at: time) }
      let round = (time / length).rounded(.down)
      let rest = time - round * length
      let isBack = autoreverses && round.truncatingRemainder(dividingBy: 2) == 1
      return course.share(at: isBack ? length - rest : rest)
    }
  }
}
