// Steps that depend on a condition, or are made in a loop.

/// Steps of one kind, or else of another.
///
/// ``KeyframeTrackContentBuilder`` makes it of `if` and `switch`; there is nothing in it for you.
public enum KeyframeChoice<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  /// Where the condition holds.
  case first(First)

  /// Where it does not.
  case second(Second)

  /// Returns the value at the end of the steps.
  public func end(from start: First.Value) -> First.Value {
    switch self {
    case .first(let steps): steps.end(from: start)
    case .second(let steps): steps.end(from: start)
    }
  }

  /// How long they take, in seconds.
  public var duration: TimeInterval {
    switch self {
    case .first(let steps): steps.duration
    case .second(let steps): steps.duration
    }
  }

  /// Returns the value on the way.
  public func value(from start: First.Value, at time: TimeInterval) -> First.Value {
    switch self {
    case .first(let steps): steps.value(from: start, at: time)
    case .second(let steps): steps.value(from: start, at: time)
    }
  }
}

/// Steps of one kind, one after the other.
///
/// ``KeyframeTrackContentBuilder`` makes it of `for`; there is nothing in it for you.
public struct KeyframeSteps<Step: KeyframeTrackContent>: KeyframeTrackContent {
  /// The steps.
  let steps: [Step]

  /// Returns the value at the end of the steps.
  public func end(from start: Step.Value) -> Step.Value {
    steps.reduce(start) { $1.end(from: $0) }
  }

  /// How long they take, in seconds.
  public var duration: TimeInterval { steps.reduce(0) { $0 + $1.duration } }

  /// Returns the value on the way.
  public func value(from start: Step.Value, at time: TimeInterval) -> Step.Value {
    var value = start
    var rest = time
    for step in steps {
      if rest < step.duration { return step.value(from: value, at: rest) }
      value = step.end(from: value)
      rest -= step.duration
    }
    return value
  }
}

/// No steps.
///
/// ``KeyframeTrackContentBuilder`` makes it of nothing; there is nothing in it for you.
public struct NoKeyframes<Value>: KeyframeTrackContent {
  /// Returns the value as it is.
  public func end(from start: Value) -> Value { start }

  /// No time.
  public var duration: TimeInterval { 0 }

  /// Returns the value as it is.
  public func value(from start: Value, at time: TimeInterval) -> Value { start }
}

extension KeyframeTrackContentBuilder {
  /// Builds no steps.
  public static func buildBlock() -> NoKeyframes<Value> { NoKeyframes() }

  /// Builds the steps where a condition holds.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first: First
  ) -> KeyframeChoice<First, Second> where First.Value == Value, Second.Value == Value {
    .first(first)
  }

  /// Builds the steps where a condition does not hold.
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second: Second
  ) -> KeyframeChoice<First, Second> where First.Value == Value, Second.Value == Value {
    .second(second)
  }

  /// Builds the steps of a loop.
  public static func buildArray<Step: KeyframeTrackContent>(
    _ components: [Step]
  ) -> KeyframeSteps<Step> where Step.Value == Value {
    KeyframeSteps(steps: components)
  }
}
