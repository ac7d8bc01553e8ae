extension Publishers {
  /// A publisher of the latest values of two others.
  ///
  /// Mirrors Combine's `Publishers.CombineLatest`.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
      Join(first: a, second: b, joining: .latest).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the latest values of three others.
  ///
  /// Mirrors Combine's `Publishers.CombineLatest3`.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
        first: Join(first: a, second: b, joining: .latest), second: c, joining: .latest
      ).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  /// A publisher of the latest values of four others.
  ///
  /// Mirrors Combine's `Publishers.CombineLatest4`.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
        first: Join(first: a, second: b, joining: .latest),
        second: Join(first: c, second: d, joining: .latest), joining: .latest
      ).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the latest values of this publisher and another.
  ///
  /// Mirrors Combine's method.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what a function makes of the latest values of this publisher and another.
  ///
  /// Mirrors Combine's method.
  public func combineLatest<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> some Publisher<Result, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Sends the latest values of this publisher and two others.
  ///
  /// Mirrors Combine's method.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ other: P, _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, other, second)
  }

  /// Sends what a function makes of the latest values of this publisher and two others.
  ///
  /// Mirrors Combine's method.
  public func combineLatest<P: Publisher, Q: Publisher, Result>(
    _ other: P, _ second: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> some Publisher<Result, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(other, second).map { transform($0, $1, $2) }
  }

  /// Sends the latest values of this publisher and three others.
  ///
  /// Mirrors Combine's method.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ other: P, _ second: Q, _ third: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, other, second, third)
  }

  /// Sends what a function makes of the latest values of this publisher and three others.
  ///
  /// Mirrors Combine's method.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(
    _ other: P, _ second: Q, _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
  ) -> some Publisher<Result, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(other, second, third).map { transform($0, $1, $2, $3) }
  }
}
