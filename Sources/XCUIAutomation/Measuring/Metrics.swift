public import Foundation
public import XCTestAdditions

/// A metric of how long the launches of applications in a block take.
///
/// Mirrors XCTest's class of Apple's platforms. A launch is over when the application has come to rest.
open class XCTApplicationLaunchMetric: NSObject, XCTMetric {
  /// How many launches there were before.
  private var before = 0

  /// Makes a metric.
  public override init() {
    super.init()
  }

  /// Makes a metric.
  ///
  /// - Parameter waitUntilResponsive: Whether the launch ends when the application reacts; here it always does.
  public convenience init(waitUntilResponsive: Bool) {
    self.init()
  }

  /// Notes the launches there were before.
  public func willBeginMeasuring() { before = TestScope.current.launchSeconds.count }

  /// Returns the time that the launches of one run took, their mean if there were several.
  ///
  /// - Throws: When the run launched nothing.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let launches = TestScope.current.launchSeconds.dropFirst(before)
    guard !launches.isEmpty else {
      throw MetricError(description: "The block launched no application.")
    }
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_ApplicationLaunch-AppLaunch.duration",
        displayName: "Duration (AppLaunch)",
        doubleValue: launches.reduce(0, +) / Double(launches.count), unitSymbol: "s")
    ]
  }
}

/// A metric of how much processor time a block takes.
///
/// Mirrors XCTest's class of Apple's platforms.
///
/// - Note: Unlike Apple's, it measures time alone, no cycles and instructions; and always all threads.
open class XCTCPUMetric: ProcessMetric, XCTMetric {
  /// Makes a metric of this process.
  ///
  /// - Parameter limitingToCurrentThread: Whether only the thread that runs the block is measured, which has no effect.
  public convenience init(limitingToCurrentThread: Bool) {
    self.init()
  }

  /// Returns the processor time of one run.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let used = try difference(\.processorSeconds)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_CPU.time", displayName: "CPU Time",
        doubleValue: used, unitSymbol: "s")
    ]
  }
}

/// A metric of how much memory a block takes.
///
/// Mirrors XCTest's class of Apple's platforms.
open class XCTMemoryMetric: ProcessMetric, XCTMetric {
  /// Returns how much more memory there was after one run, and the most there ever was.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let used = try difference(\.residentKilobytes)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical", displayName: "Memory Physical",
        doubleValue: used, unitSymbol: "kB"),
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Memory.physical_peak",
        displayName: "Memory Peak Physical", doubleValue: last?.peakKilobytes ?? 0,
        unitSymbol: "kB"),
    ]
  }
}

/// A metric of how much a block writes to files.
///
/// Mirrors XCTest's class of Apple's platforms.
open class XCTStorageMetric: ProcessMetric, XCTMetric {
  /// Returns how much one run wrote.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] {
    let written = try difference(\.writtenKilobytes)
    return [
      XCTPerformanceMeasurement(
        identifier: "com.apple.dt.XCTMetric_Disk.logical_writes",
        displayName: "Disk Logical Writes", doubleValue: written, unitSymbol: "kB")
    ]
  }
}

/// A metric of intervals that an application marks with signposts, which measures nothing here.
///
/// Mirrors XCTest's class of Apple's platforms.
///
/// - Note: Unlike Apple's, it measures nothing: this platform has no signposts. The test says so where it would print the result.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  /// Makes a metric of an interval.
  ///
  /// - Parameters:
  ///   - subsystem: The subsystem that marks it.
  ///   - category: The category it is marked in.
  ///   - name: The name of the interval.
  public init(subsystem: String, category: String, name: String) {
    super.init()
  }

  /// Navigation from one screen to the next.
  public static var navigationTransitionMetric: any XCTMetric { interval("NavigationTransition") }

  /// Navigation with an animation of the application's.
  public static var customNavigationTransitionMetric: any XCTMetric {
    interval("CustomNavigationTransition")
  }

  /// The end of a scroll.
  public static var scrollDecelerationMetric: any XCTMetric { interval("ScrollDeceleration") }

  /// A scroll.
  public static var scrollDraggingMetric: any XCTMetric { interval("ScrollDragging") }

  /// The launch of the application.
  public static var applicationLaunch: any XCTMetric { interval("ApplicationLaunch") }

  /// An interval of the system's.
  private static func interval(_ name: String) -> any XCTMetric {
    XCTOSSignpostMetric(subsystem: "", category: "", name: name)
  }

  /// Animations of scrolling, from the first to the last.
  public static var scrollingAndDecelerationMetric: any XCTMetric {
    interval("ScrollingAndDeceleration")
  }

  /// Returns nothing.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] { [] }
}

/// A metric of how smoothly an application scrolls, which measures nothing here.
///
/// Mirrors XCTest's class of Apple's platforms.
///
/// - Note: Unlike Apple's, it measures nothing: a terminal has no frames to miss. The test says so where it would print the result.
open class XCTHitchMetric: NSObject, XCTMetric {
  /// Makes a metric of an application.
  ///
  /// - Parameter application: The application.
  public init(application: XCUIApplication) {
    super.init()
  }

  /// Returns nothing.
  open func reportMeasurements(
    from startTime: XCTPerformanceMeasurementTimestamp,
    to endTime: XCTPerformanceMeasurementTimestamp
  ) throws -> [XCTPerformanceMeasurement] { [] }
}

/// An error: a metric measured nothing.
struct MetricError: Error, CustomStringConvertible {
  /// The reason.
  let description: String
}
