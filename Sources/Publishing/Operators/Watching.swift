import Foundation

/// A publisher whose events are watched.
private struct HandleEvents<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  var subscription: ((any Subscription) -> Void)?
  var output: ((Output) -> Void)?
  var completion: ((Subscribers.Completion<Failure>) -> Void)?
  var cancellation: (() -> Void)?
  var request: ((Subscribers.Demand) -> Void)?

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    upstream.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: { subscription in
          self.subscription?(subscription)
          subscriber.receive(
            subscription: WatchedSubscription(
              subscription: subscription, cancellation: cancellation, demand: request))
        },
        receiveValue: { value in
          output?(value)
          let more = subscriber.receive(value)
          if more > 0 { request?(more) }
          return more
        },
        receiveCompletion: { completion in
          self.completion?(completion)
          subscriber.receive(completion: completion)
        }))
  }
}

/// A subscription whose events are watched.
struct WatchedSubscription: Subscription {
  /// The subscription inside.
  let subscription: any Subscription

  /// Runs before it is cancelled.
  let cancellation: (() -> Void)?

  /// Runs before it is asked for values.
  var demand: ((Subscribers.Demand) -> Void)?

  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

  func request(_ demand: Subscribers.Demand) {
    self.demand?(demand)
    subscription.request(demand)
  }

  func cancel() {
    cancellation?()
    subscription.cancel()
  }
}

extension Publisher {
  /// Runs functions when something happens between publisher and subscriber, before it goes on.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Takes the subscription.
  ///   - receiveOutput: Takes a value.
  ///   - receiveCompletion: Takes the end.
  ///   - receiveCancel: Runs when the subscription is cancelled.
  ///   - receiveRequest: Takes what was asked for.
  /// - Returns: The publisher.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    HandleEvents(
      upstream: self, subscription: receiveSubscription, output: receiveOutput,
      completion: receiveCompletion, cancellation: receiveCancel, request: receiveRequest)
  }

  /// Prints what happens between publisher and subscriber.
  ///
  /// Mirrors Combine's method.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with.
  ///   - stream: Where the lines go; standard output when `nil`.
  /// - Returns: The publisher.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> some Publisher<Output, Failure> {
    let log = EventLog(prefix: prefix.isEmpty ? "" : prefix + ": ", stream: stream)
    return handleEvents {
      log.write("receive subscription: (\($0))")
    } receiveOutput: {
      log.write("receive value: (\($0))")
    } receiveCompletion: { completion in
      switch completion {
      case .finished: log.write("receive finished")
      case .failure(let error): log.write("receive error: (\(error))")
      }
    } receiveCancel: {
      log.write("receive cancel")
    } receiveRequest: { demand in
      log.write("request \(demand == .unlimited ? "unlimited" : "max: (\(demand.max ?? 0))")")
    }
  }
}

/// A log of what happens between publisher and subscriber.
private final class EventLog {
  private let lock = NSLock()
  private let prefix: String
  private var stream: (any TextOutputStream)?

  /// Makes a log.
  init(prefix: String, stream: (any TextOutputStream)?) {
    self.prefix = prefix
    self.stream = stream
  }

  /// Writes a line.
  func write(_ text: String) {
    lock.withLock {
      if stream == nil { Swift.print(prefix + text) } else { stream?.write(prefix + text + "\n") }
    }
  }
}
