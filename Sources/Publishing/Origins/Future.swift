import Foundation

/// A publisher of one value that comes about later, or of an error.
///
/// Mirrors Combine's `Future`: the work begins when it is made, and its result is kept for all who subscribe.
public final class Future<Output, Failure: Error>: Publisher {
  /// A function to call with the result.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var subscriptions: [FutureSubscription<Output, Failure>] = []

  /// Begins work.
  ///
  /// - Parameter attemptToFulfill: The work; it calls what it is handed with the result, from any thread.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let subscriptions = lock.withLock {
      guard self.result == nil else { return [FutureSubscription<Output, Failure>]() }
      self.result = result
      defer { self.subscriptions = [] }
      return self.subscriptions
    }
    for subscription in subscriptions { subscription.resolve(result) }
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = FutureSubscription(AnySubscriber(subscriber))
    subscriber.receive(subscription: subscription)
    let result = lock.withLock {
      if self.result == nil { subscriptions.append(subscription) }
      return self.result
    }
    if let result { subscription.resolve(result) }
  }

  /// The value, once it is there.
  ///
  /// Mirrors Combine's property.
  ///
  /// - Throws: The error in its place.
  public var value: Output {
    get async throws {
      for try await value in self.values { return value }
      throw CancellationError()
    }
  }
}

/// A subscription to a value that comes about later.
private final class FutureSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var result: Result<Output, Failure>?
  private var isWanted = false

  /// Makes a subscription.
  init(_ subscriber: AnySubscriber<Output, Failure>) {
    self.subscriber = subscriber
  }

  /// Takes the result.
  func resolve(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    lock.withLock { isWanted = true }
    deliver()
  }

  func cancel() {
    let subscriber = take { true }
    withExtendedLifetime(subscriber) {}
  }

  /// Takes out the subscriber, if a condition holds.
  private func take(_ condition: () -> Bool) -> AnySubscriber<Output, Failure>? {
    lock.withLock {
      guard condition() else { return nil }
      defer { subscriber = nil }
      return subscriber
    }
  }

  /// Hands the result over: an error at once, a value when it was asked for.
  private func deliver() {
    let subscriber = take {
      switch result {
      case .failure: true
      case .success: isWanted
      case nil: false
      }
    }
    guard let subscriber, let result = lock.withLock({ self.result }) else { return }
    switch result {
    case .success(let value):
      _ = subscriber.receive(value)
      subscriber.receive(completion: .finished)
    case .failure(let error):
      subscriber.receive(completion: .failure(error))
    }
  }
}
