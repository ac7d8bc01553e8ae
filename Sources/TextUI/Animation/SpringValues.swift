extension Spring {
  /// How it moves.
  private var curve: SpringCurve {
    SpringCurve(response: response, dampingFraction: dampingRatio)
  }

  /// How stiff it is: how long it would take to swing once, in seconds.
  public var response: Double { duration }

  /// How soon it comes to rest: 1 for without going beyond the end.
  public var dampingRatio: Double { bounce < 0 ? 1 / max(1 + bounce, 0.001) : 1 - bounce }

  /// What it moves.
  public var mass: Double { 1 }

  /// How strongly it pulls.
  public var stiffness: Double {
    let frequency = 2 * Double.pi / response
    return frequency * frequency
  }

  /// How strongly it is slowed.
  public var damping: Double { 4 * Double.pi * dampingRatio / response }

  /// About how long it moves, in seconds, until nothing is seen of it.
  public var settlingDuration: TimeInterval { curve.settlingDuration }

  /// Returns where something is after some seconds that the spring moves from zero.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - target: Where it comes to rest.
  ///   - initialVelocity: How fast it is at first, a second.
  ///   - time: The seconds.
  /// - Returns: Where it is.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    // What it does by itself, and what the speed at first adds, which is as much more for each unit of speed.
    var moved = target
    moved.scale(by: curve.value(at: time))
    var pushed = initialVelocity
    pushed.scale(by: share(ofVelocityAt: time))
    return moved + pushed
  }

  /// Returns how fast something is after some seconds that the spring moves from zero.
  ///
  /// Mirrors SwiftUI's method.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    let before = max(0, time - step)
    var change =
      value(target: target, initialVelocity: initialVelocity, time: time + step)
      - value(target: target, initialVelocity: initialVelocity, time: before)
    change.scale(by: 1 / (time + step - before))
    return change
  }

  /// Returns how far a speed of one at first has moved something after some seconds.
  private func share(ofVelocityAt time: TimeInterval) -> Double {
    var pushed = curve
    pushed.velocity = 1
    return pushed.value(at: time) - curve.value(at: time)
  }
}
