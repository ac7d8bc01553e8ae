/// Numbers that can be added and stretched, so that what lies between two of them is known.
///
/// Mirrors SwiftUI's `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Stretches the value.
  mutating func scale(by rhs: Double)

  /// The length, multiplied by itself.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Stretches the number.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Stretches the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Stretches the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No number at all.
///
/// Mirrors SwiftUI's `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// No number.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Makes no number.
  public init() {}

  /// Adds nothing.
  public static func + (left: Self, right: Self) -> Self { left }

  /// Takes nothing away.
  public static func - (left: Self, right: Self) -> Self { left }

  /// Stretches nothing.
  public mutating func scale(by rhs: Double) {}

  /// The square of nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Two numbers, or pairs of such.
///
/// Mirrors SwiftUI's `AnimatablePair`.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first.
  public var first: First

  /// The second.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds each to its like.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.first + right.first, left.second + right.second)
  }

  /// Takes each from its like.
  public static func - (left: Self, right: Self) -> Self {
    Self(left.first - right.first, left.second - right.second)
  }

  /// Stretches both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The squares of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// What has a form for each number between two.
///
/// Mirrors SwiftUI's `Animatable`. A view, a modifier or a shape that has it is made anew with each number on the way of a change that has
/// a course (see ``withAnimation(_:_:)``).
public protocol Animatable {
  /// The type of the number.
  associatedtype AnimatableData: VectorArithmetic

  /// The number.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No number.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
