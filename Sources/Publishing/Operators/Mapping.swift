/// A publisher of other values made of those of another.
struct MapOperator<Upstream: Publisher, Output>: Operator {
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output

  func makeRule() -> Rule<Upstream.Output, Upstream.Failure, Output, Failure> {
    Rule { .send(transform($0)) }
  }
}

/// A publisher of other values made of those of another, which may fail.
struct TryMapOperator<Upstream: Publisher, Output>: Operator {
  typealias Failure = any Error
  let upstream: Upstream
  let transform: (Upstream.Output) throws -> Output

  func makeRule() -> Rule<Upstream.Output, Upstream.Failure, Output, any Error> {
    Rule(throwing: { .send(try transform($0)) })
  }
}

/// A publisher of other values made of some of those of another.
struct CompactMapOperator<Upstream: Publisher, Output>: Operator {
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output?

  func makeRule() -> Rule<Upstream.Output, Upstream.Failure, Output, Failure> {
    Rule { transform($0).map { .send($0) } ?? .drop }
  }
}

/// A publisher of other values made of some of those of another, which may fail.
private struct TryCompactMap<Upstream: Publisher, Output>: Operator {
  typealias Failure = any Error
  let upstream: Upstream
  let transform: (Upstream.Output) throws -> Output?

  func makeRule() -> Rule<Upstream.Output, Upstream.Failure, Output, any Error> {
    Rule(throwing: { try transform($0).map { .send($0) } ?? .drop })
  }
}

/// A publisher of what has come together of another's values so far.
private struct Scan<Upstream: Publisher, Output>: Operator {
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let initial: Output
  let transform: (Output, Upstream.Output) -> Output

  func makeRule() -> Rule<Upstream.Output, Upstream.Failure, Output, Failure> {
    var result = initial
    return Rule {
      let next = transform(result, $0)
      result = next
      return .send(next)
    }
  }
}

/// A publisher of what has come together of another's values so far, which may fail.
private struct TryScan<Upstream: Publisher, Output>: Operator {
  typealias Failure = any Error
  let upstream: Upstream
  let initial: Output
  let transform: (Output, Upstream.Output) throws -> Output

  func makeRule() -> Rule<Upstream.Output, Upstream.Failure, Output, any Error> {
    var result = initial
    return Rule(throwing: {
      let next = try transform(result, $0)
      result = next
      return .send(next)
    })
  }
}

extension Publisher {
  /// Makes another value of each.
  ///
  /// Mirrors Combine's method.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(base: MapOperator(upstream: self, transform: transform))
  }

  /// Takes a property of each value.
  ///
  /// Mirrors Combine's method.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> some Publisher<Result, Failure> {
    MapOperator(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Takes two properties of each value.
  ///
  /// Mirrors Combine's method.
  public func map<First, Second>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>
  ) -> some Publisher<(First, Second), Failure> {
    MapOperator(upstream: self) { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Makes another value of each, and fails with the error that the function throws.
  ///
  /// Mirrors Combine's method.
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> Publishers.TryMap<Self, Result> {
    Publishers.TryMap(base: TryMapOperator(upstream: self, transform: transform))
  }

  /// Makes another value of each, and leaves out those for which there is none.
  ///
  /// Mirrors Combine's method.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.CompactMap<Self, Result> {
    Publishers.CompactMap(base: CompactMapOperator(upstream: self, transform: transform))
  }

  /// Makes another value of each, leaves out those for which there is none, and fails with the error that the function throws.
  ///
  /// Mirrors Combine's method.
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> some Publisher<Result, any Error> {
    TryCompactMap(upstream: self, transform: transform)
  }

  /// Puts a value in the place of each that is missing.
  ///
  /// Mirrors Combine's method.
  public func replaceNil<Wrapped>(with output: Wrapped) -> some Publisher<Wrapped, Failure>
  where Output == Wrapped? {
    MapOperator(upstream: self) { $0 ?? output }
  }

  /// Brings the values together, and sends what has come of them each time.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - initialResult: What there is before the first value; it is not sent.
  ///   - nextPartialResult: Brings a value together with what there is.
  /// - Returns: The publisher.
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> some Publisher<Result, Failure> {
    Scan(upstream: self, initial: initialResult, transform: nextPartialResult)
  }

  /// Brings the values together, sends what has come of them each time, and fails with the error that the function throws.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - initialResult: What there is before the first value; it is not sent.
  ///   - nextPartialResult: Brings a value together with what there is.
  /// - Returns: The publisher.
  public func tryScan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> some Publisher<Result, any Error> {
    TryScan(upstream: self, initial: initialResult, transform: nextPartialResult)
  }

  /// Decodes each value, and fails where that cannot be done.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - type: The type of the results.
  ///   - decoder: Decodes them.
  /// - Returns: The publisher.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> some Publisher<Item, any Error> where Output == Coder.Input {
    TryMapOperator(upstream: self) { try decoder.decode(type, from: $0) }
  }

  /// Encodes each value, and fails where that cannot be done.
  ///
  /// Mirrors Combine's method.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> some Publisher<Coder.Output, any Error> where Output: Encodable {
    TryMapOperator(upstream: self) { try encoder.encode($0) }
  }
}
