/// A publisher of some values of another.
struct FilterOperator<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let isIncluded: (Output) -> Bool

  func makeRule() -> Rule<Output, Failure, Output, Failure> {
    Rule { isIncluded($0) ? .send($0) : .drop }
  }
}

/// A publisher of some values of another, which may fail.
private struct TryFilter<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = any Error
  let upstream: Upstream
  let isIncluded: (Output) throws -> Bool

  func makeRule() -> Rule<Output, Upstream.Failure, Output, any Error> {
    Rule(throwing: { try isIncluded($0) ? .send($0) : .drop })
  }
}

/// A publisher of the values of another that are not the one before.
struct RemoveDuplicatesOperator<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let isSame: (Output, Output) -> Bool

  func makeRule() -> Rule<Output, Failure, Output, Failure> {
    var last: Output?
    return Rule {
      if let before = last, isSame(before, $0) { return .drop }
      last = $0
      return .send($0)
    }
  }
}

/// A publisher of a part of another's values, which begins and ends at some of them.
private struct Part<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let range: Range<Int>

  func makeRule() -> Rule<Output, Failure, Output, Failure> {
    var index = 0
    return Rule {
      defer { index += 1 }
      if index < range.lowerBound { return .drop }
      return index + 1 < range.upperBound ? .send($0) : .sendLast($0)
    }
  }

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    if range.isEmpty {
      Empty().receive(subscriber: subscriber)
    } else {
      upstream.subscribe(RuleSubscription(makeRule(), subscriber))
    }
  }
}

/// A publisher of another's values up to one that is not as wanted.
private struct PrefixWhile<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let isWanted: (Output) -> Bool

  func makeRule() -> Rule<Output, Failure, Output, Failure> {
    Rule { isWanted($0) ? .send($0) : .end(.finished) }
  }
}

/// A publisher of another's values from one on that is not to be left out.
private struct DropWhile<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let isLeftOut: (Output) -> Bool

  func makeRule() -> Rule<Output, Failure, Output, Failure> {
    var isOver = false
    return Rule {
      if !isOver, isLeftOut($0) { return .drop }
      isOver = true
      return .send($0)
    }
  }
}

/// A publisher of the first value of another that is as wanted.
private struct First<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let isWanted: (Output) -> Bool

  func makeRule() -> Rule<Output, Failure, Output, Failure> {
    Rule { isWanted($0) ? .sendLast($0) : .drop }
  }
}

extension Publisher {
  /// Leaves out values.
  ///
  /// Mirrors Combine's method.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(base: FilterOperator(upstream: self, isIncluded: isIncluded))
  }

  /// Leaves out values, and fails with the error that the function throws.
  ///
  /// Mirrors Combine's method.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out each value that is the same as the one before.
  ///
  /// Mirrors Combine's method.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(
      base: RemoveDuplicatesOperator(upstream: self, isSame: predicate))
  }

  /// Sends the first values, and ends.
  ///
  /// Mirrors Combine's method.
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    Part(upstream: self, range: 0..<maxLength)
  }

  /// Sends values for as long as they are as wanted, and ends.
  ///
  /// Mirrors Combine's method.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    PrefixWhile(upstream: self, isWanted: predicate)
  }

  /// Sends the values at places counted from 0, and ends.
  ///
  /// Mirrors Combine's method.
  public func output<Places: RangeExpression<Int>>(
    in range: Places
  ) -> some Publisher<Output, Failure> {
    Part(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Sends the value at a place counted from 0, and ends.
  ///
  /// Mirrors Combine's method.
  public func output(at index: Int) -> some Publisher<Output, Failure> {
    Part(upstream: self, range: index..<index + 1)
  }

  /// Leaves out the first values.
  ///
  /// Mirrors Combine's method.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    Part(upstream: self, range: count..<Int.max)
  }

  /// Leaves out the values at the beginning that are as stated.
  ///
  /// Mirrors Combine's method.
  public func drop(while predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    DropWhile(upstream: self, isLeftOut: predicate)
  }

  /// Sends the first value, and ends.
  ///
  /// Mirrors Combine's method.
  public func first() -> some Publisher<Output, Failure> {
    First(upstream: self) { _ in true }
  }

  /// Sends the first value that is as wanted, and ends.
  ///
  /// Mirrors Combine's method.
  public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure>
  {
    First(upstream: self, isWanted: predicate)
  }

  /// Sends no value, but the end.
  ///
  /// Mirrors Combine's method.
  public func ignoreOutput() -> some Publisher<Never, Failure> {
    IgnoreOutput(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that is equal to the one before.
  ///
  /// Mirrors Combine's method.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates { $0 == $1 }
  }
}

/// A publisher of the end of another.
private struct IgnoreOutput<Upstream: Publisher>: Operator {
  typealias Output = Never
  typealias Failure = Upstream.Failure
  let upstream: Upstream

  func makeRule() -> Rule<Upstream.Output, Failure, Never, Failure> {
    Rule(appetite: .all) { _ in .drop }
  }
}
