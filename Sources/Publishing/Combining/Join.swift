import Foundation

/// A rule by which values of two publishers come together.
enum Joining {
  /// The latest of each, whenever one sends.
  case latest

  /// The first of each, the second of each and so on.
  case pairs
}

/// A publisher of values of two others, together.
struct Join<First: Publisher, Second: Publisher>: Publisher
where First.Failure == Second.Failure {
  typealias Output = (First.Output, Second.Output)
  typealias Failure = First.Failure

  /// One publisher.
  let first: First

  /// The other.
  let second: Second

  /// How their values come together.
  let joining: Joining

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = JoinSubscription<First.Output, Second.Output, Downstream>(
      joining, subscriber)
    subscriber.receive(subscription: subscription)
    first.subscribe(subscription.subscriber(to: 0) { subscription.firsts.take($0, joining) })
    second.subscribe(subscription.subscriber(to: 1) { subscription.seconds.take($0, joining) })
  }
}

/// The values of one publisher that wait for those of another.
struct JoinedValues<Value> {
  /// The values; the latest alone, or all that have no partner.
  var waiting: [Value] = []

  /// Adds a value.
  mutating func take(_ value: Value, _ joining: Joining) {
    if joining == .latest { waiting = [value] } else { waiting.append(value) }
  }
}

/// A subscription to two publishers whose values come together.
final class JoinSubscription<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  /// The values of the first publisher; reached with the lock held.
  var firsts = JoinedValues<First>()

  /// The values of the second publisher; reached with the lock held.
  var seconds = JoinedValues<Second>()

  private let lock = NSLock()
  private let joining: Joining
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var upstreams: [(any Subscription)?] = [nil, nil]
  private var isFinished = [false, false]

  /// Whether a value came since the last were sent together.
  private var isNew = false

  /// Whether values are being sent, by this thread or another.
  private var isSending = false

  /// Makes a subscription.
  init(_ joining: Joining, _ downstream: Downstream) {
    self.joining = joining
    self.downstream = downstream
  }

  /// A subscriber to one of the publishers.
  ///
  /// - Parameters:
  ///   - index: Which: 0 or 1.
  ///   - take: Keeps a value; the lock is held meanwhile.
  /// - Returns: The subscriber.
  func subscriber<Value>(
    to index: Int, _ take: @escaping (Value) -> Void
  ) -> AnySubscriber<Value, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { subscription in
        let demand: Subscribers.Demand? = self.lock.withLock {
          guard self.downstream != nil else { return nil }
          self.upstreams[index] = subscription
          return self.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
      },
      receiveValue: { value in
        self.lock.withLock {
          guard self.downstream != nil else { return }
          take(value)
          self.isNew = true
        }
        self.send()
        return .none
      },
      receiveCompletion: { completion in
        switch completion {
        case .failure:
          self.end(completion)
        case .finished:
          self.lock.withLock {
            self.isFinished[index] = true
            self.upstreams[index] = nil
          }
          self.send()
        }
      })
  }

  /// Sends what has come together and was asked for.
  private func send() {
    let isIdle = lock.withLock {
      defer { isSending = true }
      return !isSending
    }
    guard isIdle else { return }
    while let (downstream, value) = takePair() {
      let more = downstream.receive(value)
      if more > 0 { request(more) }
    }
    if lock.withLock({ isOver }) { end(.finished) }
  }

  /// Takes values that have come together.
  private func takePair() -> (Downstream, (First, Second))? {
    lock.withLock {
      guard let downstream, demand > 0, isNew || joining == .pairs,
        let first = firsts.waiting.first, let second = seconds.waiting.first
      else {
        isSending = false
        return nil
      }
      demand -= 1
      isNew = false
      if joining == .pairs {
        firsts.waiting.removeFirst()
        seconds.waiting.removeFirst()
      }
      return (downstream, (first, second))
    }
  }

  /// Whether nothing more can come together.
  private var isOver: Bool {
    switch joining {
    case .latest: isFinished == [true, true]
    case .pairs:
      isFinished[0] && firsts.waiting.isEmpty || isFinished[1] && seconds.waiting.isEmpty
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>?) {
    let (downstream, upstreams) = lock.withLock {
      defer {
        self.downstream = nil
        self.upstreams = [nil, nil]
        firsts.waiting = []
        seconds.waiting = []
      }
      return (self.downstream, self.upstreams)
    }
    for upstream in upstreams { upstream?.cancel() }
    if let completion { downstream?.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstreams = lock.withLock {
      self.demand += demand
      return self.upstreams
    }
    for upstream in upstreams { upstream?.request(demand) }
    send()
  }

  func cancel() {
    end(nil)
  }
}
