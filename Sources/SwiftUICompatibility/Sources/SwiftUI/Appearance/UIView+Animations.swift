public import Foundation
import TextUI

extension UIView {
  /// How a change moves.
  ///
  /// Mirrors UIKit's enumeration.
  public enum AnimationCurve: Int, Sendable, Hashable {
    /// Slow at both ends.
    case easeInOut = 0

    /// Slow at first.
    case easeIn = 1

    /// Slow at last.
    case easeOut = 2

    /// Even.
    case linear = 3
  }

  /// How changes are animated.
  ///
  /// Mirrors UIKit's structure; of no effect.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches are taken meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)

    /// It begins where another is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)

    /// It goes on and on.
    public static let `repeat` = AnimationOptions(rawValue: 8)

    /// It goes there and back.
    public static let autoreverse = AnimationOptions(rawValue: 16)

    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []

    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)

    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)

    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// From one into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes, of which those that views of SwiftUI show are animated.
  ///
  /// Mirrors UIKit's method. Changes of views of UIKit's are not seen.
  ///
  /// - Parameters:
  ///   - duration: How long they take, in seconds.
  ///   - delay: After how long they begin.
  ///   - options: How they are animated; of no effect.
  ///   - animations: Makes the changes, at once.
  ///   - completion: Called with whether they came to their end: at once, and they did.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(.easeInOut(duration: duration).delay(delay), animations)
    completion?(true)
  }

  /// Makes changes, of which those that views of SwiftUI show spring.
  ///
  /// Mirrors UIKit's method. Changes of views of UIKit's are not seen.
  ///
  /// - Parameters:
  ///   - duration: How long they take, in seconds.
  ///   - delay: After how long they begin.
  ///   - dampingRatio: How soon they come to rest, from 0 to 1.
  ///   - velocity: How fast they begin; of no effect.
  ///   - options: How they are animated; of no effect.
  ///   - animations: Makes the changes, at once.
  ///   - completion: Called with whether they came to their end: at once, and they did.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(response: duration, dampingFraction: Double(dampingRatio))
    withAnimation(spring.delay(delay), animations)
    completion?(true)
  }
}
