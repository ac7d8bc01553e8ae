import Foundation

/// A subscription to values that are there already, which it hands over as they are asked for.
final class ElementsSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none

  /// Whether values are being handed over, by this thread or another.
  private var isSending = false

  /// Makes a subscription to the elements of a sequence.
  init(_ elements: Elements, _ downstream: Downstream) {
    iterator = elements.makeIterator()
    next = iterator.next()
    self.downstream = downstream
  }

  /// Attaches a subscriber to the elements of a sequence.
  static func attach(_ elements: Elements, to downstream: Downstream) {
    let subscription = ElementsSubscription(elements, downstream)
    guard subscription.next != nil else {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: .finished)
      return
    }
    downstream.receive(subscription: subscription)
  }

  func request(_ demand: Subscribers.Demand) {
    let isIdle = lock.withLock {
      self.demand += demand
      defer { isSending = true }
      return !isSending
    }
    guard isIdle else { return }
    while let (downstream, element, isLast) = take() {
      let more = downstream.receive(element)
      if isLast {
        if lock.withLock({ self.downstream != nil }) {
          cancel()
          downstream.receive(completion: .finished)
        }
      } else {
        lock.withLock { self.demand += more }
      }
    }
  }

  /// Takes out the next element that was asked for.
  ///
  /// - Returns: The element, who takes it, and whether it is the last; `nil` for none.
  private func take() -> (Downstream, Elements.Element, isLast: Bool)? {
    lock.withLock {
      guard let downstream, let element = next, demand > 0 else {
        isSending = false
        return nil
      }
      demand -= 1
      next = iterator.next()
      return (downstream, element, next == nil)
    }
  }

  func cancel() {
    let downstream = lock.withLock {
      defer {
        self.downstream = nil
        next = nil
      }
      return self.downstream
    }
    withExtendedLifetime(downstream) {}
  }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  /// Mirrors Combine's `Publishers.Sequence`.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The elements.
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Makes a publisher of the elements of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      ElementsSubscription.attach(sequence, to: subscriber)
    }
  }
}

extension Sequence {
  /// A publisher of the elements, one after the other.
  ///
  /// Mirrors Combine's property.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

/// A publisher of one value.
///
/// Mirrors Combine's `Just`.
public struct Just<Output>: Publisher {
  /// It does not fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Never {
    ElementsSubscription.attach(CollectionOfOne(output), to: subscriber)
  }
}

/// A publisher of no value.
///
/// Mirrors Combine's `Empty`.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once, or never.
  public let completeImmediately: Bool

  /// Makes a publisher of no value.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher of no value, and names what it has none of.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
///
/// Mirrors Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Makes a publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// Makes a publisher that fails, and names what it has none of.
  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  /// Attaches a subscriber.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// A publisher that is made for each subscriber, when it subscribes.
///
/// Mirrors Combine's `Deferred`.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The values of the publisher inside.
  public typealias Output = DeferredPublisher.Output

  /// The error of the publisher inside.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that is made later.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Attaches a subscriber to a new publisher.
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  ///
  /// Mirrors Combine's property.
  public var publisher: some Publishing.Publisher<Wrapped, Never> {
    Publishers.Sequence<[Wrapped], Never>(sequence: map { [$0] } ?? [])
  }
}

extension Result {
  /// A publisher of the value or the error.
  ///
  /// Mirrors Combine's property.
  public var publisher: some Publishing.Publisher<Success, Failure> {
    ResultPublisher(result: self)
  }
}

/// A publisher of a result.
private struct ResultPublisher<Output, Failure: Error>: Publisher {
  /// The result.
  let result: Result<Output, Failure>

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    switch result {
    case .success(let value):
      ElementsSubscription.attach(CollectionOfOne(value), to: subscriber)
    case .failure(let error):
      Fail(error: error).receive(subscriber: subscriber)
    }
  }
}
