public import Foundation

/// An interval between dates.
///
/// Mirrors `RunLoop.SchedulerTimeType.Stride`: a literal number counts seconds.
public struct RunLoopInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Sendable
{
  /// The number of seconds.
  public var magnitude: TimeInterval

  /// The number of seconds.
  public var timeInterval: TimeInterval { magnitude }

  /// Makes an interval of so many seconds.
  public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }

  /// Makes an interval of so many seconds.
  public init(integerLiteral value: TimeInterval) { magnitude = value }

  /// Makes an interval of so many seconds.
  public init(floatLiteral value: TimeInterval) { magnitude = value }

  /// Makes an interval of so many seconds, if the number can be had exactly.
  public init?<Number: BinaryInteger>(exactly source: Number) {
    guard let count = TimeInterval(exactly: source) else { return nil }
    self.init(count)
  }

  /// An interval of so many seconds.
  public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }

  /// An interval of so many seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }

  /// An interval of so many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }

  /// An interval of so many millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }

  /// An interval of so many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }

  /// Whether the first is shorter.
  public static func < (first: Self, second: Self) -> Bool { first.magnitude < second.magnitude }

  /// The sum.
  public static func + (first: Self, second: Self) -> Self {
    Self(first.magnitude + second.magnitude)
  }

  /// The difference.
  public static func - (first: Self, second: Self) -> Self {
    Self(first.magnitude - second.magnitude)
  }

  /// The product of the numbers of seconds.
  public static func * (first: Self, second: Self) -> Self {
    Self(first.magnitude * second.magnitude)
  }

  /// Multiplies by another.
  public static func *= (first: inout Self, second: Self) { first = first * second }
}

extension RunLoop: Scheduler {
  /// A date in the time of run loops.
  ///
  /// Mirrors `RunLoop.SchedulerTimeType`.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// An interval.
    public typealias Stride = RunLoopInterval

    /// The date.
    public var date: Date

    /// Makes a point in time.
    public init(_ date: Date) {
      self.date = date
    }

    /// Returns the interval to another time.
    public func distance(to other: SchedulerTimeType) -> RunLoopInterval {
      RunLoopInterval(other.date.timeIntervalSince(date))
    }

    /// Returns the time after an interval.
    public func advanced(by interval: RunLoopInterval) -> SchedulerTimeType {
      SchedulerTimeType(date + interval.timeInterval)
    }
  }

  /// What can be said of how a run loop runs code: nothing.
  ///
  /// Mirrors `RunLoop.SchedulerOptions`.
  public struct SchedulerOptions: Sendable {}

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// How exact a time can be.
  public var minimumTolerance: RunLoopInterval { 0 }

  /// Runs code in a turn to come.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = HandedOver(run: action)
    if self === RunLoop.main {
      // A block for the run loop alone would not wake one that waits for the main queue and its descriptors.
      DispatchQueue.main.async { work.run() }
    } else {
      perform { work.run() }
    }
  }

  /// Runs code at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: RunLoopInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = HandedOver(run: action)
    add(
      Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }, forMode: .default)
  }

  /// Runs code at a time, and again after each interval.
  ///
  /// - Returns: What ends that.
  public func schedule(
    after date: SchedulerTimeType, interval: RunLoopInterval, tolerance: RunLoopInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = HandedOver(run: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      work.run()
    }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  /// A date in the time of run loops.
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

  /// What can be said of how the queue runs code: nothing.
  public typealias SchedulerOptions = RunLoop.SchedulerOptions

  /// The time.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// How exact a time can be.
  public var minimumTolerance: RunLoopInterval { 0 }

  /// Runs code when the queue comes to it.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = HandedOver(run: action)
    addOperation { work.run() }
  }

  /// Runs code at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: RunLoopInterval, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let work = HandedOver(run: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { work.run() }
    }
  }

  /// Runs code at a time, and again after each interval.
  ///
  /// - Returns: What ends that.
  public func schedule(
    after date: SchedulerTimeType, interval: RunLoopInterval, tolerance: RunLoopInterval,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let start = DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow)
    let work = HandedOver(run: action)
    return DispatchQueue.global().schedule(
      after: start, interval: .seconds(interval.timeInterval), tolerance: 0, options: nil
    ) { self.addOperation { work.run() } }
  }
}
