public import Foundation

/// A metric of how long a block takes.
///
/// Mirrors XCTest's class of Apple's platforms.
open class XCTClockMetric: NSObject, XCTMetric {
  /// Makes a metric.
  public override init() {
    super.init()
  }

  /// Returns the time that one run took.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let passed = endTime.absoluteTimeNanoSeconds - startTime.absoluteTimeNanoSeconds
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Clock.time.monotonic",
        displayName: "Clock Monotonic Time", doubleValue: Double(passed) / 1e9, unitSymbol: "s")
    ]
  }
}
