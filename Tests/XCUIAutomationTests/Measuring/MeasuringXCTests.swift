import FailureTesting
import Foundation
import Synchronization
import XCTest
import XCUIAutomation

/// Measurements: what they print, how often blocks run, and what fails.
final class MeasuringXCTests: XCTestCase {
  /// A metric that measures what a test says.
  private final class Counting: NSObject, XCTMetric {
    private var value = 0.0

    func reportMeasurements(
      from startTime: XCTPerformanceMeasurementTimestamp,
      to endTime: XCTPerformanceMeasurementTimestamp
    ) throws -> [XCTPerformanceMeasurement] {
      value += 1
      return [
        XCTPerformanceMeasurement(
          identifier: "test.count", displayName: "Count", doubleValue: value, unitSymbol: "n")
      ]
    }
  }

  private static let outcomes = Mutex<[String: FailingTest.Outcome]>([:])
  private static let runs = Mutex(0)

  override class func setUp() {
    let bodies: [(String, (XCTestCase) throws -> Void)] = [
      ("counts", counts), ("launches", launches), ("nothing launched", launchesNothing),
      ("never starts", neverStarts), ("all", allMetrics),
    ]
    for (name, body) in bodies {
      let outcome = FailingTest.run(FailingTest.Ours.self, body)
      outcomes.withLock { $0[name] = outcome }
    }
  }

  private func outcome(_ name: String) throws -> FailingTest.Outcome {
    try XCTUnwrap(Self.outcomes.withLock { $0[name] })
  }

  /// The results a test printed, without the place.
  private func results(_ name: String) throws -> [String] {
    try outcome(name).output.split(separator: "\n").compactMap { line in
      line.range(of: "Test Case 'Ours.test' measured ").map { String(line[$0.upperBound...]) }
    }
  }

  private static func counts(_ test: XCTestCase) {
    let options = XCTMeasureOptions.default
    options.iterationCount = 3
    test.measure(metrics: [Counting()], options: options) { runs.withLock { $0 += 1 } }
  }

  func testABlockRunsOnceMoreThanItCounts() throws {
    XCTAssertEqual(Self.runs.withLock { $0 }, 4)
    XCTAssertEqual(
      try results("counts"),
      [
        "[Count, n] average: 2.000, relative standard deviation: 40.825%, "
          + "values: [1.000000, 2.000000, 3.000000], performanceMetricID:test.count"
      ])
    XCTAssertEqual(XCTMeasureOptions.default.iterationCount, 5)
  }

  private static func launches(_ test: XCTestCase) {
    let options = XCTMeasureOptions()
    options.iterationCount = 1
    test.measure(metrics: [XCTApplicationLaunchMetric()], options: options) {
      Handmade.process.app.launch()
    }
  }

  func testLaunchesAreMeasured() throws {
    let result = try XCTUnwrap(try results("launches").first)
    XCTAssertTrue(result.hasPrefix("[Duration (AppLaunch), s] average: 0."), result)
    XCTAssertFalse(result.contains("values: [0.000000]"), result)
  }

  private static func launchesNothing(_ test: XCTestCase) {
    test.measure(metrics: [XCTApplicationLaunchMetric(waitUntilResponsive: true)]) {}
  }

  private static func neverStarts(_ test: XCTestCase) {
    let options = XCTMeasureOptions()
    options.invocationOptions = [.manuallyStart]
    test.measure(options: options) {}
    options.invocationOptions = [.manuallyStop]
    test.measure(options: options) {}
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    options.iterationCount = 1
    test.measure(options: options) {
      (test as? UITestCase)?.startMeasuring()
      (test as? UITestCase)?.stopMeasuring()
    }
  }

  func testWhatCannotBeMeasuredFailsTheTest() throws {
    let failures = try (outcome("nothing launched").failures + outcome("never starts").failures)
    XCTAssertEqual(
      failures.map { $0.components(separatedBy: ": ").dropFirst().joined(separator: ": ") },
      [
        "Failed to measure: The block launched no application.",
        "Failed to measure: The block has to call startMeasuring(), as the options say.",
        "Failed to measure: The block has to call stopMeasuring(), as the options say.",
      ])
    XCTAssertEqual(try results("never starts").count, 1)
  }

  private static func allMetrics(_ test: XCTestCase) {
    let app = Handmade.process.launch()
    let metrics: [any XCTMetric] = [
      XCTClockMetric(), XCTCPUMetric(application: app), XCTMemoryMetric(application: app),
      XCTStorageMetric(),
      XCTOSSignpostMetric.scrollDecelerationMetric, XCTOSSignpostMetric.applicationLaunch,
      XCTOSSignpostMetric.scrollingAndDecelerationMetric, XCTHitchMetric(application: app),
    ]
    test.measure(metrics: metrics) { app.buttons["Next"].tap() }
  }

  func testEveryMetricMeasures() throws {
    XCTAssertEqual(
      try results("all").map { $0.components(separatedBy: " average").first },
      [
        "[Clock Monotonic Time, s]", "[CPU Time, s]", "[Memory Physical, kB]",
        "[Memory Peak Physical, kB]", "[Disk Logical Writes, kB]",
        "nothing by XCTOSSignpostMetric: it has no meaning on this platform",
        "nothing by XCTHitchMetric: it has no meaning on this platform",
      ])
  }
}
