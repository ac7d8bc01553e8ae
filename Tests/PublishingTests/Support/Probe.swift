import Publishing

/// A subscriber that asks for so many values, and writes down what it is told.
final class Probe<Input, Failure: Error>: Subscriber {
  /// What it was told, one word or value after the other.
  private(set) var log: [String] = []

  /// The subscription, once there is one.
  private(set) var subscription: (any Subscription)?

  /// What it asks for at first.
  private let initial: Subscribers.Demand

  /// What it asks for with each value.
  private let more: Subscribers.Demand

  /// Makes a subscriber.
  init(_ initial: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
    self.initial = initial
    self.more = more
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    log.append("subscribed")
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    log.append("\(input)")
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: log.append("finished")
    case .failure(let error): log.append("failed: \(error)")
    }
  }

  /// What it was told besides that it is subscribed.
  var events: String { log.dropFirst().joined(separator: " ") }
}

extension Publisher {
  /// Subscribes a probe.
  func probe(
    _ initial: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
  ) -> Probe<Output, Failure> {
    let probe = Probe<Output, Failure>(initial, more: more)
    subscribe(probe)
    return probe
  }

  /// What a subscriber that wants all is told.
  var events: String { probe().events }
}

/// An error with a name.
enum Mishap: Error, Equatable {
  case one
  case two
}

/// A scheduler whose time passes when a test says so.
final class TestScheduler: Scheduler {
  struct SchedulerTimeType: Strideable {
    /// Nanoseconds since the beginning.
    var nanoseconds = 0

    func distance(to other: Self) -> DispatchInterval {
      .nanoseconds(other.nanoseconds - nanoseconds)
    }

    func advanced(by interval: DispatchInterval) -> Self {
      Self(nanoseconds: nanoseconds + interval.magnitude)
    }
  }

  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType()
  private var jobs: [(time: SchedulerTimeType, number: Int, action: () -> Void)] = []
  private var lastNumber = 0
  var minimumTolerance: DispatchInterval { 0 }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: DispatchInterval, options: Never?,
    _ action: @escaping () -> Void
  ) {
    lastNumber += 1
    jobs.append((date, lastNumber, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: DispatchInterval, tolerance: DispatchInterval,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: 0, options: nil, action)
    return AnyCancellable {}
  }

  /// Lets time pass, and runs what is due meanwhile, in order.
  func advance(by interval: DispatchInterval = 0) {
    let end = now.advanced(by: interval)
    while let next = jobs.filter({ $0.time <= end }).min(by: {
      ($0.time, $0.number) < ($1.time, $1.number)
    }) {
      jobs.removeAll { $0.number == next.number }
      now = Swift.max(now, next.time)
      next.action()
    }
    now = end
  }
}
