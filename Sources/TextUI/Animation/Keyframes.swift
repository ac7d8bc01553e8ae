/// A step on the way of a value in time.
///
/// Mirrors SwiftUI's `KeyframeTrackContent`. On a text screen only where the way ends shows.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value

  /// Returns the value at the end of the step.
  ///
  /// - Parameter start: The value before it.
  /// - Returns: The value.
  func end(from start: Value) -> Value
}

/// A step at one speed, or along a curve.
///
/// Mirrors SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// The value at its end.
  private let to: Value

  /// Makes a step to a value, which takes some seconds.
  public init(_ to: Value, duration: TimeInterval) {
    self.to = to
  }

  /// Returns the value at the end of the step.
  public func end(from start: Value) -> Value { to }
}

/// A step along a curve that goes smoothly on into the next.
///
/// Mirrors SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// The value at its end.
  private let to: Value

  /// Makes a step to a value, which takes some seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
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

  /// Makes a step to a value, which takes some seconds, or as long as the spring moves.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
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
