extension Publishers {
  /// A publisher of the values of two others, as they come.
  ///
  /// Mirrors Combine's `Publishers.Merge`.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure
  {
    /// The values of all of them.
    public typealias Output = A.Output

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
      MergeMany(AnyPublisher(a), AnyPublisher(b)).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of three others, as they come.
  ///
  /// Mirrors Combine's `Publishers.Merge3`.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure
  {
    /// The values of all of them.
    public typealias Output = A.Output

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
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of four others, as they come.
  ///
  /// Mirrors Combine's `Publishers.Merge4`.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// The values of all of them.
    public typealias Output = A.Output

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
      MergeMany(AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)).receive(
        subscriber: subscriber)
    }
  }

  /// A publisher of the values of several others of a type, as they come.
  ///
  /// Mirrors Combine's `Publishers.MergeMany`.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of all of them.
    public typealias Output = Upstream.Output

    /// The error of any of them.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Makes a publisher of several others.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Makes a publisher of several others.
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      FlatMapOperator(
        upstream: Publishers.Sequence<[Upstream], Failure>(sequence: publishers),
        maxPublishers: .unlimited
      ) { $0 }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the values of this publisher and of another, as they come.
  ///
  /// Mirrors Combine's method.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Sends the values of this publisher and of two others, as they come.
  ///
  /// Mirrors Combine's method.
  public func merge<P: Publisher, Q: Publisher>(with other: P, _ second: Q)
    -> Publishers.Merge3<Self, P, Q>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    Publishers.Merge3(self, other, second)
  }

  /// Sends the values of this publisher and of three others, as they come.
  ///
  /// Mirrors Combine's method.
  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with other: P, _ second: Q, _ third: R
  ) -> Publishers.Merge4<Self, P, Q, R>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure,
    R.Output == Output, R.Failure == Failure
  {
    Publishers.Merge4(self, other, second, third)
  }
}
