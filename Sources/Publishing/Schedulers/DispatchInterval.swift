public import Dispatch

/// An interval of Dispatch's time.
///
/// Mirrors `DispatchQueue.SchedulerTimeType.Stride`: a literal number counts seconds.
public struct DispatchInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Hashable, Sendable
{
  /// The number of nanoseconds.
  public var magnitude: Int

  /// Makes an interval of so many nanoseconds.
  private init(nanoseconds: Int) {
    magnitude = nanoseconds
  }

  /// Makes an interval as Dispatch counts it; one that never ends is as long as can be.
  public init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    case .never: self.init(nanoseconds: .max)
    @unknown default: self.init(nanoseconds: .max)
    }
  }

  /// Makes an interval of so many seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }

  /// Makes an interval of so many seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }

  /// Makes an interval of so many nanoseconds, if the number can be had exactly.
  public init?<Number: BinaryInteger>(exactly source: Number) {
    guard let count = Int(exactly: source) else { return nil }
    self.init(nanoseconds: count)
  }

  /// The interval as Dispatch counts it.
  public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

  /// Returns so many units of so many nanoseconds; as much as can be where that is too much.
  private static func interval(_ count: Int, of unit: Int) -> DispatchInterval {
    let (result, overflow) = count.multipliedReportingOverflow(by: unit)
    return DispatchInterval(nanoseconds: overflow ? (count < 0 ? .min : .max) : result)
  }

  /// An interval of so many seconds.
  public static func seconds(_ s: Int) -> DispatchInterval { interval(s, of: 1_000_000_000) }

  /// An interval of so many seconds.
  public static func seconds(_ s: Double) -> DispatchInterval {
    let nanoseconds = (s * 1_000_000_000).rounded()
    return DispatchInterval(
      nanoseconds: Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
  }

  /// An interval of so many thousandths of a second.
  public static func milliseconds(_ ms: Int) -> DispatchInterval { interval(ms, of: 1_000_000) }

  /// An interval of so many millionths of a second.
  public static func microseconds(_ us: Int) -> DispatchInterval { interval(us, of: 1_000) }

  /// An interval of so many billionths of a second.
  public static func nanoseconds(_ ns: Int) -> DispatchInterval { interval(ns, of: 1) }

  /// Whether the first is shorter.
  public static func < (first: DispatchInterval, second: DispatchInterval) -> Bool {
    first.magnitude < second.magnitude
  }

  /// The sum.
  public static func + (first: DispatchInterval, second: DispatchInterval) -> DispatchInterval {
    DispatchInterval(nanoseconds: first.magnitude + second.magnitude)
  }

  /// The difference.
  public static func - (first: DispatchInterval, second: DispatchInterval) -> DispatchInterval {
    DispatchInterval(nanoseconds: first.magnitude - second.magnitude)
  }

  /// The product of the numbers of nanoseconds.
  public static func * (first: DispatchInterval, second: DispatchInterval) -> DispatchInterval {
    DispatchInterval(nanoseconds: first.magnitude * second.magnitude)
  }

  /// Multiplies by another.
  public static func *= (first: inout DispatchInterval, second: DispatchInterval) {
    first = first * second
  }
}
