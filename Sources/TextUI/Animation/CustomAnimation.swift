/// A course of the author's.
///
/// Mirrors SwiftUI's `CustomAnimation`.
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///   }
/// }
/// ```
///
/// - Note: Unlike SwiftUI's, it is asked where it is at any time in any order: what it keeps in the context is gone at the next question.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how far a change has come.
  ///
  /// - Parameters:
  ///   - value: All of the change.
  ///   - time: How long it goes on, in seconds.
  ///   - context: What is known besides.
  /// - Returns: How far it has come; `nil` when it is over.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns how fast a change is.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the course goes on from one that is under way, which here none does.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Says nothing of how fast it is.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Begins anew.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

extension VectorArithmetic {
  /// Returns the value, stretched.
  ///
  /// Mirrors SwiftUI's method.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }
}

/// What a ``CustomAnimation`` knows.
///
/// Mirrors SwiftUI's `AnimationContext`.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the course keeps.
  public var state = AnimationState<Value>()

  /// Whether the change counts as done, which has no effect.
  public var isLogicallyComplete = false
}

/// A key of what a ``CustomAnimation`` keeps.
///
/// Mirrors SwiftUI's `AnimationStateKey`.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value before any was kept.
  static var defaultValue: Value { get }
}

/// What a ``CustomAnimation`` keeps.
///
/// Mirrors SwiftUI's `AnimationState`.
public struct AnimationState<Value: VectorArithmetic> {
  /// The values, by the types of their keys.
  private var values: [ObjectIdentifier: Any] = [:]

  /// Keeps nothing.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A course of an author's, whatever its type.
struct AuthorCourse: Sendable, Hashable {
  /// The course.
  private let base: any CustomAnimation

  /// How long it takes, in seconds; infinite when it does not end within a minute.
  let duration: Double

  /// Looks at a course.
  init(_ base: some CustomAnimation) {
    self.base = base
    // Nothing says how long it takes: it is asked where it is until it is over, once for each picture of a screen.
    let pictures = 60 * 60
    let last = (0...pictures).first { base.share(at: Double($0) / 60) == nil }
    duration = last.map { Double($0) / 60 } ?? .infinity
  }

  /// Returns how far a change has come some seconds after it began.
  func share(at time: Double) -> Double { base.share(at: time) ?? 1 }

  static func == (first: Self, second: Self) -> Bool {
    AnyHashable(first.base) == AnyHashable(second.base)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension CustomAnimation {
  /// Returns how far a change from 0 to 1 has come; `nil` when it is over.
  fileprivate func share(at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animate(value: 1, time: time, context: &context)
  }
}

extension Animation {
  /// Makes a course of an author's.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(_ base: some CustomAnimation) {
    self.init(course: .author(AuthorCourse(base)))
  }
}
