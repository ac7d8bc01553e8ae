public import Foundation
import VirtualTime

/// A metric: what is measured while a block runs.
///
/// Mirrors XCTest's protocol of Apple's platforms.
///
/// - Note: Unlike Apple's protocol, it does not refine `NSCopying`: one metric measures all runs of a block.
public protocol XCTMetric: AnyObject {
  /// Is called before each run of the block.
  func willBeginMeasuring()

  /// Is called after each run of the block.
  func didStopMeasuring()

  /// Returns what one run of the block measured.
  ///
  /// - Parameters:
  ///   - startTime: When the run began.
  ///   - endTime: When it ended.
  /// - Returns: The measurements; the same ones for every run.
  /// - Throws: When nothing was measured, which fails the test.
  func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement]
}

extension XCTMetric {
  /// Is called before each run of the block; does nothing unless a metric says otherwise.
  public func willBeginMeasuring() {}

  /// Is called after each run of the block; does nothing unless a metric says otherwise.
  public func didStopMeasuring() {}
}

/// A moment in a measurement.
///
/// Mirrors XCTest's class of Apple's platforms.
public final class XCTPerformanceMeasurementTimestamp: NSObject, Sendable {
  /// The moment on a clock that only goes forward, in nanoseconds.
  public let absoluteTimeNanoSeconds: UInt64

  /// The moment by the calendar.
  public let date: Date

  /// Makes the present moment.
  public override init() {
    absoluteTimeNanoSeconds = RealClock.uptimeNanoseconds
    date = Date()
    super.init()
  }
}

/// One measured number.
///
/// Mirrors XCTest's class of Apple's platforms.
public final class XCTPerformanceMeasurement: NSObject, Sendable {
  /// What is measured, for programs: `com.apple.dt.XCTMetric_Clock.time.monotonic`.
  public let identifier: String

  /// What is measured, for people.
  public let displayName: String

  /// The number.
  public let doubleValue: Double

  /// The unit: `s`, `kB`.
  public let unitSymbol: String

  /// Whether a larger number is better, or a smaller one.
  public let polarity: Polarity

  /// What is better.
  public enum Polarity: Int, Sendable, Hashable {
    /// A smaller number.
    case prefersSmaller = -1

    /// Neither.
    case unspecified = 0

    /// A larger number.
    case prefersLarger = 1
  }

  /// Makes a number.
  ///
  /// - Parameters:
  ///   - identifier: What is measured, for programs.
  ///   - displayName: What is measured, for people.
  ///   - doubleValue: The number.
  ///   - unitSymbol: The unit.
  ///   - polarity: Whether a larger number is better, or a smaller one; nothing is judged by it here.
  public init(
    identifier: String, displayName: String, doubleValue: Double, unitSymbol: String,
    polarity: Polarity = .prefersSmaller
  ) {
    self.polarity = polarity
    self.identifier = identifier
    self.displayName = displayName
    self.doubleValue = doubleValue
    self.unitSymbol = unitSymbol
    super.init()
  }

  /// Makes a number of a quantity.
  ///
  /// - Parameters:
  ///   - identifier: What is measured, for programs.
  ///   - displayName: What is measured, for people.
  ///   - value: The number with its unit.
  ///   - polarity: Whether a larger number is better, or a smaller one; nothing is judged by it here.
  public convenience init(
    identifier: String, displayName: String, value: Measurement<Unit>,
    polarity: Polarity = .prefersSmaller
  ) {
    self.init(
      identifier: identifier, displayName: displayName, doubleValue: value.value,
      unitSymbol: value.unit.symbol, polarity: polarity)
  }

  /// The number with its unit.
  public var value: Measurement<Unit> {
    Measurement(value: doubleValue, unit: Unit(symbol: unitSymbol))
  }
}
