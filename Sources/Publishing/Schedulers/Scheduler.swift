/// A type that runs code at some time in some place.
///
/// Mirrors Combine's `Scheduler`.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in the scheduler's time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What else can be said of how code is run.
  associatedtype SchedulerOptions

  /// The time.
  var now: SchedulerTimeType { get }

  /// How exact a time can be.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Runs code as soon as it can be.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Runs code at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Runs code at a time, and again after each interval.
  ///
  /// - Returns: What ends that.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs code as soon as it can be.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Runs code at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs code at a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs code at a time, and again after each interval.
  ///
  /// - Returns: What ends that.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A type of intervals that can be stated in seconds and parts of them.
///
/// Mirrors Combine's `SchedulerTimeIntervalConvertible`.
public protocol SchedulerTimeIntervalConvertible {
  /// An interval of so many seconds.
  static func seconds(_ s: Int) -> Self

  /// An interval of so many seconds.
  static func seconds(_ s: Double) -> Self

  /// An interval of so many thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// An interval of so many millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// An interval of so many billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A scheduler that runs code at once, and knows no time.
///
/// Mirrors Combine's `ImmediateScheduler`.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The one time there is.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// An interval, which says nothing.
    public typealias Stride = DispatchInterval

    /// No interval.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }

    /// The same time.
    public func advanced(by interval: Stride) -> SchedulerTimeType { self }
  }

  /// Nothing can be said.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// The one time there is.
  public var now: SchedulerTimeType { SchedulerTimeType() }

  /// It knows no time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs code now.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs code now.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs code now, once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// Work that is handed to a queue or a run loop.
///
/// `@unchecked Sendable` holds as far as it does for Combine, whose schedulers take functions that are not stated to be sendable: who
/// schedules work lets go of it, and the operators here reach what they share with their locks held.
struct HandedOver: @unchecked Sendable {
  /// The work.
  let run: () -> Void
}
