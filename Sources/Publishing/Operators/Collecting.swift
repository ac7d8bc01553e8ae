/// A publisher of what comes together of all values of another.
private struct Reduce<Upstream: Publisher, Output>: Operator {
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let initial: Output
  let transform: (inout Output, Upstream.Output) -> Void

  func makeRule() -> Rule<Upstream.Output, Failure, Output, Failure> {
    var result = initial
    return Rule(appetite: .all) {
      transform(&result, $0)
      return .drop
    } last: {
      result
    }
  }
}

/// A publisher of another's values, so many at a time.
private struct CollectByCount<Upstream: Publisher>: Operator {
  typealias Output = [Upstream.Output]
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let count: Int

  func makeRule() -> Rule<Upstream.Output, Failure, Output, Failure> {
    var values: Output = []
    return Rule(appetite: .times(count)) {
      values.append($0)
      guard values.count == count else { return .drop }
      defer { values = [] }
      return .send(values)
    } last: {
      values.isEmpty ? nil : values
    }
  }
}

/// A publisher of whether a value of another is as sought.
private struct Contains<Upstream: Publisher>: Operator {
  typealias Output = Bool
  typealias Failure = Upstream.Failure
  let upstream: Upstream

  /// What is sent when one is found; the opposite when none is.
  let found: Bool
  let isSought: (Upstream.Output) -> Bool

  func makeRule() -> Rule<Upstream.Output, Failure, Bool, Failure> {
    Rule(appetite: .all) {
      isSought($0) ? .sendLast(found) : .drop
    } last: {
      !found
    }
  }
}

/// A publisher of another's values, or of one when there is none.
private struct ReplaceEmpty<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let output: Output

  func makeRule() -> Rule<Output, Failure, Output, Failure> {
    var isEmpty = true
    return Rule(appetite: .same) {
      isEmpty = false
      return .send($0)
    } last: {
      isEmpty ? output : nil
    }
  }
}

extension Publisher {
  /// Sends all values together, at the end.
  ///
  /// Mirrors Combine's method.
  public func collect() -> some Publisher<[Output], Failure> {
    Reduce(upstream: self, initial: []) { $0.append($1) }
  }

  /// Sends values so many at a time, and what is left at the end.
  ///
  /// Mirrors Combine's method.
  public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
    CollectByCount(upstream: self, count: count)
  }

  /// Brings the values together, and sends what has come of them at the end.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - initialResult: What there is before the first value.
  ///   - nextPartialResult: Brings a value together with what there is.
  /// - Returns: The publisher.
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> some Publisher<Result, Failure> {
    Reduce(upstream: self, initial: initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Sends the number of values, at the end.
  ///
  /// Mirrors Combine's method.
  public func count() -> some Publisher<Int, Failure> {
    Reduce(upstream: self, initial: 0) { count, _ in count += 1 }
  }

  /// Sends the last value, at the end.
  ///
  /// Mirrors Combine's method.
  public func last() -> some Publisher<Output, Failure> {
    Reduce(upstream: self, initial: nil as Output?) { $0 = $1 }.compactMap { $0 }
  }

  /// Sends the last value that is as wanted, at the end.
  ///
  /// Mirrors Combine's method.
  public func last(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Sends whether there is a value as sought.
  ///
  /// Mirrors Combine's method.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    Contains(upstream: self, found: true, isSought: predicate)
  }

  /// Sends whether all values are as stated.
  ///
  /// Mirrors Combine's method.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    Contains(upstream: self, found: false) { !predicate($0) }
  }

  /// Puts a value in the place of none.
  ///
  /// Mirrors Combine's method.
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether a value is among those of the publisher.
  ///
  /// Mirrors Combine's method.
  public func contains(_ output: Output) -> some Publisher<Bool, Failure> {
    Contains(upstream: self, found: true) { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value, at the end.
  ///
  /// Mirrors Combine's method.
  public func min() -> some Publisher<Output, Failure> {
    Reduce(upstream: self, initial: nil as Output?) { least, value in
      least = least.map { Swift.min($0, value) } ?? value
    }.compactMap { $0 }
  }

  /// Sends the largest value, at the end.
  ///
  /// Mirrors Combine's method.
  public func max() -> some Publisher<Output, Failure> {
    Reduce(upstream: self, initial: nil as Output?) { most, value in
      most = most.map { Swift.max($0, value) } ?? value
    }.compactMap { $0 }
  }
}
