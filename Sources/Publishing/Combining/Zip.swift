extension Publishers {
  /// A publisher of the values at the same place of two others.
  ///
  /// Mirrors Combine's `Publishers.Zip`.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The values together.
    public typealias Output = (A.Output, B.Output)

    /// The error of any of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// Makes a publisher of two others.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Join(first: a, second: b, joining: .pairs).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values at the same place of three others.
  ///
  /// Mirrors Combine's `Publishers.Zip3`.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The values together.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// The error of any of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// Makes a publisher of three others.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Join(
        first: Join(first: a, second: b, joining: .pairs), second: c, joining: .pairs
      ).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// A publisher of the values at the same place of four others.
  ///
  /// Mirrors Combine's `Publishers.Zip4`.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The values together.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// The error of any of them.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A

    /// The second publisher.
    public let b: B

    /// The third publisher.
    public let c: C

    /// The fourth publisher.
    public let d: D

    /// Makes a publisher of four others.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      Join(
        first: Join(first: a, second: b, joining: .pairs),
        second: Join(first: c, second: d, joining: .pairs), joining: .pairs
      ).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values at the same place of this publisher and another.
  ///
  /// Mirrors Combine's method.
  public func zip<P: Publisher>(
    _ other: P
  ) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what a function makes of the values at the same place of this publisher and another.
  ///
  /// Mirrors Combine's method.
  public func zip<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> some Publisher<Result, Failure> where P.Failure == Failure {
    zip(other).map { transform($0, $1) }
  }

  /// Sends the values at the same place of this publisher and two others.
  ///
  /// Mirrors Combine's method.
  public func zip<P: Publisher, Q: Publisher>(
    _ other: P, _ second: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, other, second)
  }

  /// Sends what a function makes of the values at the same place of this publisher and two others.
  ///
  /// Mirrors Combine's method.
  public func zip<P: Publisher, Q: Publisher, Result>(
    _ other: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> some Publisher<Result, Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(other, second).map { transform($0, $1, $2) }
  }

  /// Sends the values at the same place of this publisher and three others.
  ///
  /// Mirrors Combine's method.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ other: P, _ second: Q, _ third: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, other, second, third)
  }

  /// Sends what a function makes of the values at the same place of this publisher and three others.
  ///
  /// Mirrors Combine's method.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, Result>(
    _ other: P, _ second: Q, _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
  ) -> some Publisher<Result, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(other, second, third).map { transform($0, $1, $2, $3) }
  }
}
