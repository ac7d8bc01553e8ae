/// A publisher that fails with another error.
struct MapErrorOperator<Upstream: Publisher, Failure: Error>: Operator {
  typealias Output = Upstream.Output
  let upstream: Upstream
  let transform: (Upstream.Failure) -> Failure

  func makeRule() -> Rule<Output, Upstream.Failure, Output, Failure> {
    Rule {
      .send($0)
    } completion: {
      .end($0.mapError(transform))
    }
  }
}

/// A publisher of the values of another that does not fail.
private struct SetFailureType<Upstream: Publisher, Failure: Error>: Operator {
  typealias Output = Upstream.Output
  let upstream: Upstream

  func makeRule() -> Rule<Output, Upstream.Failure, Output, Failure> {
    Rule {
      .send($0)
    } completion: { _ in
      .end(.finished)
    }
  }
}

/// A publisher that sends a value where another fails.
struct ReplaceErrorOperator<Upstream: Publisher>: Operator {
  typealias Output = Upstream.Output
  typealias Failure = Never
  let upstream: Upstream
  let output: Output

  func makeRule() -> Rule<Output, Upstream.Failure, Output, Never> {
    Rule {
      .send($0)
    } completion: { completion in
      switch completion {
      case .finished: .end(.finished)
      case .failure: .sendLast(output)
      }
    }
  }
}

extension Publisher {
  /// Makes another error of the one with which it fails.
  ///
  /// Mirrors Combine's method.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> Publishers.MapError<Self, Other> {
    Publishers.MapError(base: MapErrorOperator(upstream: self, transform: transform))
  }

  /// Sends a value in the place of an error, and ends.
  ///
  /// Mirrors Combine's method.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(base: ReplaceErrorOperator(upstream: self, output: output))
  }

  /// Stops the application where it fails.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - prefix: What the message begins with.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The publisher.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> some Publisher<Output, Never> {
    MapErrorOperator(upstream: self) { error -> Never in
      preconditionFailure("\(prefix)\(error)", file: file, line: line)
    }
  }

  /// Goes on with another publisher where it fails.
  ///
  /// Mirrors Combine's method.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> Publishers.Catch<Self, Other> {
    Publishers.Catch(
      base: Chain(upstream: self) { completion -> Following<Output, Other.Failure, Other> in
        switch completion {
        case .finished: .end(.finished)
        case .failure(let error): .follow(handler(error))
        }
      })
  }

  /// Goes on with another publisher where it fails, and fails with the error that the function throws.
  ///
  /// Mirrors Combine's method.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> some Publisher<Output, any Error> where Other.Output == Output {
    Chain(upstream: self) {
      completion -> Following<Output, any Error, AnyPublisher<Output, any Error>> in
      guard case .failure(let error) = completion else { return .end(.finished) }
      do {
        return .follow(try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher())
      } catch {
        return .end(.failure(error))
      }
    }
  }

  /// Subscribes again where it fails, so many times.
  ///
  /// Mirrors Combine's method.
  public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
    Retry(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  /// States the error of a publisher that does not fail.
  ///
  /// Mirrors Combine's method.
  public func setFailureType<Other: Error>(
    to failureType: Other.Type
  ) -> some Publisher<Output, Other> {
    SetFailureType(upstream: self)
  }
}
