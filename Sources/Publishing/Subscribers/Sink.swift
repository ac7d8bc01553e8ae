import Foundation

extension Subscribers {
  /// A subscriber that asks for all values, and hands them to functions.
  ///
  /// Mirrors Combine's `Subscribers.Sink`.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private var takeValue: (Input) -> Void
    private var takeCompletion: (Completion<Failure>) -> Void

    /// Makes a subscriber of functions.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Takes the end.
    ///   - receiveValue: Takes a value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      takeCompletion = receiveCompletion
      takeValue = receiveValue
    }

    /// Takes the subscription, and asks for all values.
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard !isOver, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Takes a value.
    public func receive(_ value: Input) -> Demand {
      let take = lock.withLock { isOver ? nil : takeValue }
      take?(value)
      return .none
    }

    /// Takes the end.
    public func receive(completion: Completion<Failure>) {
      let take = lock.withLock { isOver ? nil : takeCompletion }
      _ = end()
      take?(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      end()?.cancel()
    }

    /// Lets go of everything.
    ///
    /// - Returns: The subscription that there was.
    private func end() -> (any Subscription)? {
      // What the functions hold is let go outside of the lock: it may cancel this very subscriber.
      let (subscription, held) = lock.withLock {
        isOver = true
        defer {
          self.subscription = nil
          takeValue = { _ in }
          takeCompletion = { _ in }
        }
        return (self.subscription, (takeValue, takeCompletion))
      }
      withExtendedLifetime(held) {}
      return subscription
    }
  }
}

extension Publisher {
  /// Runs functions with the values and the end.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Takes the end.
  ///   - receiveValue: Takes a value.
  /// - Returns: What ends the subscription when it is cancelled or let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a function with the values.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameter receiveValue: Takes a value.
  /// - Returns: What ends the subscription when it is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Puts each value into a property of an object, which is held until the end.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - object: The object.
  /// - Returns: What ends the subscription when it is cancelled or let go.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Puts each value into a published property, as long as its object lasts.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameter published: The property's publisher: `&$name`.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.box.follow(self)
  }
}
