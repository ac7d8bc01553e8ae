import Foundation

/// A curve from (0, 0) to (1, 1), time to the right and the change upwards, which two points bend.
///
/// ```
///  1 │      ╭──●
///    │    ╭─╯          easeInOut: (0.42, 0) and (0.58, 1)
///    │  ╭─╯
///  0 ●──╯
/// ```
struct BezierCurve: Sendable, Hashable {
  /// The time of the first point.
  var x1: Double

  /// How far the change is at the first point.
  var y1: Double

  /// The time of the second point.
  var x2: Double

  /// How far the change is at the second point.
  var y2: Double

  /// Returns how far the change is at a time from 0 to 1.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return time }
    // Time never runs back along the curve while its points lie between 0 and 1, so that halving finds the place.
    let (first, second) = (min(max(x1, 0), 1), min(max(x2, 0), 1))
    var low = 0.0
    var high = 1.0
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if Self.coordinate(first, second, middle) < time { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, (low + high) / 2)
  }

  /// Returns a coordinate of the curve at a parameter.
  private static func coordinate(_ first: Double, _ second: Double, _ place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second
      + place * place * place
  }
}

/// A way in which a spring comes to rest at 1 that was let go at 0.
struct SpringCurve: Sendable, Hashable {
  /// How fast it would swing without damping, in radians a second.
  var frequency: Double

  /// How soon it comes to rest: 1 for without going beyond the end.
  var damping: Double

  /// How fast it is at first, in ways a second.
  var velocity = 0.0

  /// Makes a spring that takes some seconds to swing once, and has a share of the damping with which it just does not.
  init(response: Double, dampingFraction: Double) {
    frequency = response > 0 ? 2 * .pi / response : .infinity
    damping = dampingFraction.isNaN ? 1 : max(0, dampingFraction)
  }

  /// Makes a spring from its physical values.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let isPossible = mass > 0 && stiffness > 0
    frequency = isPossible ? (stiffness / mass).squareRoot() : .infinity
    self.damping = isPossible ? max(0, damping) / (2 * (stiffness * mass).squareRoot()) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// How little of the way is left where a spring counts as at rest.
  private static let tolerance = 0.001

  /// After how many seconds it is at rest; infinite when it never is.
  var settlingDuration: Double {
    guard frequency < .infinity else { return 0 }
    guard damping > 0 else { return .infinity }
    // The slowest part of the movement decays by this in a second.
    let decay =
      damping <= 1
      ? frequency * damping : frequency * (damping - (damping * damping - 1).squareRoot())
    var time = -log(Self.tolerance) / decay
    // Close to the critical damping, or with a speed of its own, it takes a little longer.
    while abs(1 - value(at: time)) > Self.tolerance, time < 1_000 { time *= 1.1 }
    return time
  }

  /// Returns where it is after some seconds.
  func value(at time: Double) -> Double {
    guard frequency < .infinity else { return 1 }
    let pull = frequency * damping
    if damping < 1 {
      let swing = frequency * (1 - damping * damping).squareRoot()
      let share = (pull - velocity) / swing
      return 1 - exp(-pull * time) * (cos(swing * time) + share * sin(swing * time))
    }
    if damping == 1 {
      return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    let spread = frequency * (damping * damping - 1).squareRoot()
    let (slow, fast) = (-pull + spread, -pull - spread)
    let second = (slow + velocity) / (slow - fast)
    return 1 - ((1 - second) * exp(slow * time) + second * exp(fast * time))
  }
}
