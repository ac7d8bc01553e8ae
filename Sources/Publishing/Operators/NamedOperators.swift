// What Combine's operators return has names there, by which code that is generic in publishers states what it returns. Each is the
// operator's own publisher under that name.

extension Publishers {
  /// A publisher of other values made of those of another.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What does the work.
    let base: MapOperator<Upstream, Output>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher of other values made of those of another, which may fail.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// How it fails.
    public typealias Failure = any Error

    /// What does the work.
    let base: TryMapOperator<Upstream, Output>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher of other values made of some of those of another.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What does the work.
    let base: CompactMapOperator<Upstream, Output>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher of some values of another.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What does the work.
    let base: FilterOperator<Upstream>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of another that are not the one before.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What does the work.
    let base: RemoveDuplicatesOperator<Upstream>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher that fails with another error.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// What does the work.
    let base: MapErrorOperator<Upstream, Failure>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher that sends a value where another fails.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// How it fails.
    public typealias Failure = Never

    /// What does the work.
    let base: ReplaceErrorOperator<Upstream>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher that goes on with a second one where the first fails.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// How it fails.
    public typealias Failure = NewPublisher.Failure

    /// What does the work.
    let base: Chain<Upstream, NewPublisher>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of publishers that are made of another's values.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// What it sends.
    public typealias Output = NewPublisher.Output

    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What does the work.
    let base: FlatMapOperator<Upstream, NewPublisher>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher whose values and end arrive by a scheduler.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What does the work.
    let base: Rescheduled<Upstream, Context>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of another after which none came for a while.
  ///
  /// Mirrors Combine's structure; made by the operator.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output

    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What does the work.
    let base: Paced<Upstream, Context>

    /// Begins to send.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      base.receive(subscriber: subscriber)
    }
  }
}
