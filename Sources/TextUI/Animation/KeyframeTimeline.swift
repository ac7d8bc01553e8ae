import Foundation

/// The ways of the parts of a value in time, to be asked where they are.
///
/// Mirrors SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let ways: any Keyframes<Value>

  /// Makes the ways.
  ///
  /// - Parameters:
  ///   - initialValue: Where they begin.
  ///   - content: The ways.
  public init<Ways: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Ways
  ) where Ways.Value == Value {
    self.initialValue = initialValue
    ways = content()
  }

  /// How long the longest way takes, in seconds.
  public var duration: TimeInterval { ways.duration }

  /// Returns the value after some seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    ways.move(&value, to: time)
    return value
  }

  /// Returns the value after a share of the time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

extension KeyframeTrackContent {
  /// Returns the value at a share of the way between two; the second at the end, where there is nothing between them.
  func between(_ start: Value, _ end: Value, _ share: Double) -> Value {
    /// Returns the number between.
    func number<Number: VectorArithmetic>(_ end: Number) -> Value? {
      (start as? Number).map { $0.moved(to: end, share) } as? Value
    }
    /// Returns the value with the number between.
    func value<Known: Animatable>(_ end: Known) -> Value? {
      guard let start = start as? Known else { return nil }
      var result = end
      result.animatableData = start.animatableData.moved(to: end.animatableData, share)
      return result as? Value
    }
    let found =
      (end as? any VectorArithmetic).flatMap { number($0) }
      ?? (end as? any Animatable).flatMap { value($0) }
    return found ?? (share < 1 ? start : end)
  }
}

extension Angle: Animatable {
  /// The angle in radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

extension CGSize: Animatable {
  /// Both extents.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}
