import Foundation

/// A sequence of the values of a publisher that does not fail.
///
/// Mirrors Combine's `AsyncPublisher`: a value is asked for when the loop comes to it.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
  /// The values of the publisher.
  public typealias Element = Upstream.Output

  /// A loop over the values.
  public struct Iterator: AsyncIteratorProtocol {
    /// Where the values arrive.
    private let inbox: Inbox<Upstream.Output, Never>

    /// Subscribes to a publisher.
    init(_ publisher: Upstream) {
      inbox = Inbox()
      publisher.subscribe(inbox)
    }

    /// The next value; `nil` at the end, or when the task is cancelled.
    public mutating func next() async -> Upstream.Output? {
      switch await inbox.next() {
      case .success(let value): value
      }
    }
  }

  private let publisher: Upstream

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: Upstream) {
    self.publisher = publisher
  }

  /// Begins a loop: subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

/// A sequence of the values of a publisher that may fail.
///
/// Mirrors Combine's `AsyncThrowingPublisher`: a value is asked for when the loop comes to it.
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence {
  /// The values of the publisher.
  public typealias Element = Upstream.Output

  /// A loop over the values.
  public struct Iterator: AsyncIteratorProtocol {
    /// Where the values arrive.
    private let inbox: Inbox<Upstream.Output, Upstream.Failure>

    /// Subscribes to a publisher.
    init(_ publisher: Upstream) {
      inbox = Inbox()
      publisher.subscribe(inbox)
    }

    /// The next value; `nil` at the end, or when the task is cancelled.
    ///
    /// - Throws: The error of the publisher.
    public mutating func next() async throws -> Upstream.Output? {
      try await inbox.next().get()
    }
  }

  private let publisher: Upstream

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: Upstream) {
    self.publisher = publisher
  }

  /// Begins a loop: subscribes.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
  /// The values, for a loop with `for await`.
  ///
  /// Mirrors Combine's property.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for a loop with `for try await`.
  ///
  /// Mirrors Combine's property.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// What arrives for a loop that waits.
///
/// `@unchecked Sendable` as the publishers here are: values arrive on one thread and are taken out on another, with the lock between.
private struct Arrival<Input, Failure: Error>: @unchecked Sendable {
  /// A value, the end as `nil`, or an error.
  let result: Result<Input?, Failure>
}

/// A subscriber that keeps what arrives until a loop takes it.
///
/// `@unchecked Sendable` holds because all it has is reached with the lock held.
private final class Inbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var isOver = false

  /// How many values were asked for before there was a subscription.
  private var earlyDemand = 0

  /// What arrived and was not taken.
  private var arrivals: [Arrival<Input, Failure>] = []

  /// The loops that wait.
  private var waiting: [CheckedContinuation<Arrival<Input, Failure>, Never>] = []

  /// Takes out what arrives next.
  func next() async -> Result<Input?, Failure> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      cancel()
    }.result
  }

  private func wait(_ continuation: CheckedContinuation<Arrival<Input, Failure>, Never>) {
    let (arrival, subscription) = lock.withLock {
      () -> (Arrival<Input, Failure>?, (any Subscription)?) in
      if !arrivals.isEmpty { return (arrivals.removeFirst(), nil) }
      if isOver { return (Arrival(result: .success(nil)), nil) }
      waiting.append(continuation)
      if self.subscription == nil { earlyDemand += 1 }
      return (nil, self.subscription)
    }
    if let arrival { continuation.resume(returning: arrival) }
    subscription?.request(.max(1))
  }

  func receive(subscription: any Subscription) {
    let demand: Int? = lock.withLock {
      guard !isOver else { return nil }
      self.subscription = subscription
      return earlyDemand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(.max(demand)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    put(.success(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { put(.failure(error)) }
    end()
  }

  private func put(_ result: Result<Input?, Failure>) {
    let arrival = Arrival(result: result)
    let continuation = lock.withLock { () -> CheckedContinuation<Arrival<Input, Failure>, Never>? in
      guard !isOver else { return nil }
      if !waiting.isEmpty { return waiting.removeFirst() }
      arrivals.append(arrival)
      return nil
    }
    continuation?.resume(returning: arrival)
  }

  /// Ends all loops that wait, once they have what arrived.
  private func end() {
    let continuations = lock.withLock {
      isOver = true
      subscription = nil
      defer { waiting = [] }
      return waiting
    }
    for continuation in continuations {
      continuation.resume(returning: Arrival(result: .success(nil)))
    }
  }

  private func cancel() {
    let subscription = lock.withLock { self.subscription }
    end()
    subscription?.cancel()
  }
}
