public import Foundation

extension Timer {
  /// A publisher of the date, again and again, once it is connected.
  ///
  /// Mirrors `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher {
    /// The dates.
    public typealias Output = Date

    /// It does not fail.
    public typealias Failure = Never

    /// How many seconds lie between the dates.
    public let interval: TimeInterval

    /// How many seconds a date may be late; `nil` for as the system likes.
    public let tolerance: TimeInterval?

    /// The run loop whose turns send the dates.
    public let runLoop: RunLoop

    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    /// What else can be said: nothing.
    public let options: RunLoop.SchedulerOptions?

    private let relay = Relay<Date, Never>()

    /// Makes a publisher of dates.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      relay.attach(subscriber, isKept: true)
    }

    /// Begins to send.
    public func connect() -> any Cancellable {
      let work = HandedOver { [relay] in relay.send(Date()) }
      // Without a date the first would come at once: Foundation's initializer for the interval alone counts from no interval ahead.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in work.run() }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher of the date, again and again, once it is connected.
  ///
  /// Mirrors Foundation's method.
  ///
  /// - Parameters:
  ///   - interval: How many seconds lie between the dates.
  ///   - tolerance: How many seconds a date may be late; `nil` for as the system likes.
  ///   - runLoop: The run loop whose turns send them.
  ///   - mode: The mode of the run loop.
  ///   - options: What else can be said: nothing.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
