import Foundation

/// What an operator does with a value.
enum Step<Output, Failure: Error> {
  /// It sends another value on.
  case send(Output)

  /// It sends nothing, and takes the next value instead.
  case drop

  /// It sends a last value, and ends.
  case sendLast(Output)

  /// It ends.
  case end(Subscribers.Completion<Failure>)
}

/// What an operator does with the end of the values.
enum Ending<Output, Failure: Error> {
  /// It ends too.
  case end(Subscribers.Completion<Failure>)

  /// It sends a last value, and ends.
  case sendLast(Output)
}

/// How many values an operator asks for.
enum Appetite: Equatable {
  /// As many as it is asked for, and one more for each that it drops.
  case same

  /// All of them, since it makes one of many.
  case all

  /// So many for each that it is asked for.
  case times(Int)

  /// Returns what is asked for when so many values are wanted.
  func demand(for demand: Subscribers.Demand) -> Subscribers.Demand {
    switch self {
    case .same: demand
    case .all: .none
    case .times(let count): demand * count
    }
  }
}

/// A rule by which an operator handles each value by itself, in the order in which they come, and their end.
struct Rule<Input, InputFailure: Error, Output, Failure: Error> {
  /// How many values it asks for.
  var appetite = Appetite.same

  /// Handles a value.
  let value: (Input) -> Step<Output, Failure>

  /// Handles the end.
  let completion: (Subscribers.Completion<InputFailure>) -> Ending<Output, Failure>
}

extension Rule where InputFailure == Failure {
  /// Makes a rule that ends when the values do.
  init(appetite: Appetite = .same, _ value: @escaping (Input) -> Step<Output, Failure>) {
    self.init(appetite: appetite, value: value, completion: { .end($0) })
  }

  /// Makes a rule that sends a last value when the values end well.
  init(
    appetite: Appetite, _ value: @escaping (Input) -> Step<Output, Failure>,
    last: @escaping () -> Output?
  ) {
    self.init(appetite: appetite, value: value) { completion in
      guard case .finished = completion, let value = last() else { return .end(completion) }
      return .sendLast(value)
    }
  }
}

extension Rule where Failure == any Error {
  /// Makes a rule that fails where its function throws.
  init(throwing value: @escaping (Input) throws -> Step<Output, any Error>) {
    self.init { input in
      do { return try value(input) } catch { return .end(.failure(error)) }
    } completion: { completion in
      .end(completion.mapError { $0 })
    }
  }
}

/// A publisher that handles the values of another one by a rule.
protocol Operator: Publisher {
  /// The type of the other publisher.
  associatedtype Upstream: Publisher

  /// The other publisher.
  var upstream: Upstream { get }

  /// Makes the rule for one subscriber, which may keep what it has seen.
  func makeRule() -> Rule<Upstream.Output, Upstream.Failure, Output, Failure>
}

extension Operator {
  /// Attaches a subscriber.
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    upstream.subscribe(RuleSubscription(makeRule(), subscriber))
  }
}

/// A subscription whose values are handled by a rule.
final class RuleSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber,
  Subscription
{
  private let lock = NSLock()
  private let rule: Rule<Input, Failure, Downstream.Input, Downstream.Failure>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  /// How many values are asked for and not sent.
  private var demand = Subscribers.Demand.none

  /// A last value that nobody has asked for yet.
  private var last: Downstream.Input?

  /// Makes a subscription with a rule.
  init(
    _ rule: Rule<Input, Failure, Downstream.Input, Downstream.Failure>, _ downstream: Downstream
  ) {
    self.rule = rule
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    let downstream = lock.withLock { () -> Downstream? in
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if rule.appetite == .all { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream = lock.withLock({ last == nil ? self.downstream : nil }) else {
      return .none
    }
    switch rule.value(input) {
    case .drop:
      return rule.appetite == .same ? .max(1) : .none
    case .send(let output):
      lock.withLock { demand -= 1 }
      let more = downstream.receive(output)
      lock.withLock { demand += more }
      return rule.appetite.demand(for: more)
    case .sendLast(let output):
      takeUpstream()?.cancel()
      sendLast(output)
    case .end(let completion):
      takeUpstream()?.cancel()
      end()?.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ downstream != nil && last == nil }) else { return }
    _ = takeUpstream()
    switch rule.completion(completion) {
    case .end(let completion): end()?.receive(completion: completion)
    case .sendLast(let output): sendLast(output)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    let (last, upstream) = lock.withLock {
      self.demand += demand
      return (self.last, self.upstream)
    }
    if let last { return sendLast(last) }
    let wanted = rule.appetite.demand(for: demand)
    if wanted > 0 { upstream?.request(wanted) }
  }

  func cancel() {
    let upstream = takeUpstream()
    withExtendedLifetime(end()) {}
    upstream?.cancel()
  }

  /// Sends a value and the end, when it was asked for.
  private func sendLast(_ output: Downstream.Input) {
    let isWanted = lock.withLock {
      if demand == 0 { last = output }
      return demand > 0
    }
    guard isWanted, let downstream = end() else { return }
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }

  private func takeUpstream() -> (any Subscription)? {
    lock.withLock {
      defer { upstream = nil }
      return upstream
    }
  }

  /// Lets go of the subscriber, and returns it.
  private func end() -> Downstream? {
    lock.withLock {
      defer {
        downstream = nil
        last = nil
      }
      return downstream
    }
  }
}
