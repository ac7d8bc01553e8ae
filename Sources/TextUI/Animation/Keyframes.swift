/// A step on the way of a value in time.
///
/// Mirrors SwiftUI's `KeyframeTrackContent`. Where motion is off only where the way ends shows.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value

  /// Returns the value at the end of the step.
  ///
  /// - Parameter start: The value before it.
  /// - Returns: The value.
  func end(from start: Value) -> Value

  /// How long the step takes, in seconds.
  var duration: TimeInterval { get }

  /// Returns the value on the way.
  ///
  /// - Parameters:
  ///   - start: The value before the step.
  ///   - time: How long the step goes on, in seconds.
  /// - Returns: The value.
  func value(from start: Value, at time: TimeInterval) -> Value
}

/// A step at one speed, or along a curve.
///
/// Mirrors SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// The value at its end.
  private let to: Value

  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// The curve it goes along.
  private let timingCurve: UnitCurve

  /// Makes a step to a value, which takes some seconds, along a curve.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  /// Returns the value on the way.
  public func value(from start: Value, at time: TimeInterval) -> Value {
    between(start, to, Animation.timingCurve(timingCurve, duration: duration).share(at: time))
  }

  /// Returns the value at the end of the step.
  public func end(from start: Value) -> Value { to }
}

/// A step along a curve that goes smoothly on into the next.
///
/// Mirrors SwiftUI's `CubicKeyframe`.
///
/// - Note: Unlike SwiftUI's, each begins and ends slowly, whatever the speed of those beside it.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// The value at its end.
  private let to: Value

  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Makes a step to a value, which takes some seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
  }

  /// Returns the value on the way.
  public func value(from start: Value, at time: TimeInterval) -> Value {
    between(start, to, Animation.easeInOut(duration: duration).share(at: time))
  }

  /// Returns the value at the end of the step.
  public func end(from start: Value) -> Value { to }
}

/// A step as a spring moves.
///
/// Mirrors SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// The value at its end.
  private let to: Value

  /// The way it moves.
  private let course: Animation

  /// How long it takes, in seconds.
  public let duration: TimeInterval

  /// Makes a step to a value, which takes some seconds, or as long as the spring moves.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    course = .spring(duration: spring.duration, bounce: spring.bounce)
    self.duration = duration ?? min(course.duration, 60)
  }

  /// Returns the value on the way.
  public func value(from start: Value, at time: TimeInterval) -> Value {
    between(start, to, course.share(at: time))
  }

  /// Returns the value at the end of the step.
  public func end(from start: Value) -> Value { to }
}

/// A step that takes no time.
///
/// Mirrors SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// The value at its end.
  private let to: Value

  /// Makes a step to a value.
  public init(_ to: Value) {
    self.to = to
  }

  /// No time.
  public var duration: TimeInterval { 0 }

  /// Returns the value at its end.
  public func value(from start: Value, at time: TimeInterval) -> Value { to }

  /// Returns the value at the end of the step.
  public func end(from start: Value) -> Value { to }
}

/// Steps one after the other.
///
/// ``KeyframeTrackContentBuilder`` makes it; there is nothing in it for you.
public struct KeyframeSequence<First: KeyframeTrackContent, Next: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Next.Value {
  /// The steps before.
  let first: First

  /// The step after them.
  let next: Next

  /// Returns the value at the end of the steps.
  public func end(from start: First.Value) -> First.Value { next.end(from: first.end(from: start)) }

  /// How long they take, in seconds.
  public var duration: TimeInterval { first.duration + next.duration }

  /// Returns the value on the way.
  public func value(from start: First.Value, at time: TimeInterval) -> First.Value {
    if time < first.duration { return first.value(from: start, at: time) }
    return next.value(from: first.end(from: start), at: time - first.duration)
  }
}

/// A result builder that turns statements into the steps of a value.
///
/// Mirrors SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder public enum KeyframeTrackContentBuilder<Value> {
  /// Builds a step.
  public static func buildExpression<Step: KeyframeTrackContent>(_ expression: Step) -> Step
  where Step.Value == Value { expression }

  /// Builds the first step.
  public static func buildPartialBlock<First: KeyframeTrackContent>(first: First) -> First
  where First.Value == Value { first }

  /// Builds a step after others.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> KeyframeSequence<First, Next> where First.Value == Value, Next.Value == Value {
    KeyframeSequence(first: accumulated, next: next)
  }
}

/// The ways of the parts of a value in time.
///
/// Mirrors SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// Moves a value to where its parts are at the end.
  func finish(_ value: inout Value)

  /// How long the longest way takes, in seconds.
  var duration: TimeInterval { get }

  /// Moves a value from where its parts begin to where they are after some time.
  ///
  /// - Parameters:
  ///   - value: The value, as it is at the beginning.
  ///   - time: The time, in seconds.
  func move(_ value: inout Value, to time: TimeInterval)
}

/// The way of a part of a value in time.
///
/// Mirrors SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The part.
  private let keyPath: WritableKeyPath<Root, Value>

  /// Its steps.
  private let content: Content

  /// Makes the way of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Makes the way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Moves the part to where it is at the end.
  public func finish(_ value: inout Root) {
    value[keyPath: keyPath] = content.end(from: value[keyPath: keyPath])
  }

  /// How long its steps take, in seconds.
  public var duration: TimeInterval { content.duration }

  /// Moves the part from where it begins to where it is after some time.
  public func move(_ value: inout Root, to time: TimeInterval) {
    if time >= content.duration { return finish(&value) }
    value[keyPath: keyPath] = content.value(from: value[keyPath: keyPath], at: time)
  }
}

/// The ways of several parts of a value.
///
/// ``KeyframesBuilder`` makes it; there is nothing in it for you.
public struct KeyframesGroup<First: Keyframes, Next: Keyframes>: Keyframes
where First.Value == Next.Value {
  /// The ways of some parts.
  let first: First

  /// That of another.
  let next: Next

  /// Moves the parts to where they are at the end.
  public func finish(_ value: inout First.Value) {
    first.finish(&value)
    next.finish(&value)
  }

  /// How long the longest way takes, in seconds.
  public var duration: TimeInterval { max(first.duration, next.duration) }

  /// Moves the parts from where they begin to where they are after some time.
  public func move(_ value: inout First.Value, to time: TimeInterval) {
    first.move(&value, to: time)
    next.move(&value, to: time)
  }
}

/// A result builder that turns statements into the ways of a value's parts, or of the whole value.
///
/// Mirrors SwiftUI's `KeyframesBuilder`.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Builds the way of a part.
  public static func buildExpression<Part: Keyframes>(_ expression: Part) -> Part
  where Part.Value == Value { expression }

  /// Builds a step of the whole value.
  public static func buildExpression<Step: KeyframeTrackContent>(_ expression: Step) -> Step
  where Step.Value == Value { expression }

  /// Builds the first way.
  public static func buildPartialBlock<First: Keyframes>(first: First) -> First
  where First.Value == Value { first }

  /// Builds the first step.
  public static func buildPartialBlock<First: KeyframeTrackContent>(first: First) -> First
  where First.Value == Value { first }

  /// Builds a way beside others.
  public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
    accumulated: First, next: Next
  ) -> KeyframesGroup<First, Next> where First.Value == Value, Next.Value == Value {
    KeyframesGroup(first: accumulated, next: next)
  }

  /// Builds a step after others.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
    accumulated: First, next: Next
  ) -> KeyframeSequence<First, Next> where First.Value == Value, Next.Value == Value {
    KeyframeSequence(first: accumulated, next: next)
  }

  /// Builds the ways.
  public static func buildFinalResult<Ways: Keyframes>(_ component: Ways) -> Ways
  where Ways.Value == Value { component }

  /// Builds the way of the whole value.
  public static func buildFinalResult<Steps: KeyframeTrackContent>(
    _ component: Steps
  ) -> KeyframeTrack<Value, Value, Steps> where Steps.Value == Value {
    KeyframeTrack { component }
  }
}
