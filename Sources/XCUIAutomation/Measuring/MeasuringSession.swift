import Foundation

/// The runs of one measured block.
///
/// It is `@unchecked Sendable`: it is only used on the thread that runs the block.
final class MeasuringSession: @unchecked Sendable {
  /// The one whose block runs.
  @TaskLocal static var current: MeasuringSession?

  /// What is measured.
  private let metrics: [any XCTMetric]

  /// Which part of the block is measured.
  private let options: XCTMeasureOptions.InvocationOptions

  /// When the measurement of this run began.
  private var begin: XCTPerformanceMeasurementTimestamp?

  /// When the measurement of this run ended.
  private var end: XCTPerformanceMeasurementTimestamp?

  /// What the runs measured, by what was measured, in the order of the first run.
  private var series: [(measurement: XCTPerformanceMeasurement, values: [Double])] = []

  /// The names of the metrics that measure nothing.
  private var silent: [String] = []

  /// Makes a session without runs.
  init(_ metrics: [any XCTMetric], _ options: XCTMeasureOptions.InvocationOptions) {
    self.metrics = metrics
    self.options = options
  }

  /// Begins the measurement of this run.
  func start() {
    guard begin == nil else { return }
    for metric in metrics { metric.willBeginMeasuring() }
    begin = XCTPerformanceMeasurementTimestamp()
  }

  /// Ends the measurement of this run.
  func stop() {
    guard begin != nil, end == nil else { return }
    end = XCTPerformanceMeasurementTimestamp()
    for metric in metrics { metric.didStopMeasuring() }
  }

  /// Runs the block.
  ///
  /// - Parameters:
  ///   - isCounted: Whether the run counts.
  ///   - block: What is measured.
  /// - Throws: When the block did not say where it is measured, and what a metric throws.
  func run(isCounted: Bool, _ block: () -> Void) throws {
    (begin, end) = (nil, nil)
    if !options.contains(.manuallyStart) { start() }
    Self.$current.withValue(self) { block() }
    if !options.contains(.manuallyStop) { stop() }
    guard let begin else {
      throw MetricError(description: "The block has to call startMeasuring(), as the options say.")
    }
    guard let end else {
      throw MetricError(description: "The block has to call stopMeasuring(), as the options say.")
    }
    guard isCounted else { return }
    for metric in metrics {
      let measurements = try metric.reportMeasurements(from: begin, to: end)
      let name = String(describing: type(of: metric))
      if measurements.isEmpty, !silent.contains(name) { silent.append(name) }
      for measurement in measurements { add(measurement) }
    }
  }

  /// Adds what a run measured.
  private func add(_ measurement: XCTPerformanceMeasurement) {
    let place = series.firstIndex { $0.measurement.identifier == measurement.identifier }
    if let place {
      series[place].values.append(measurement.doubleValue)
    } else {
      series.append((measurement, [measurement.doubleValue]))
    }
  }

  /// The results, in the form in which XCTest prints its own.
  var results: [String] {
    series.map { measurement, values in
      let mean = values.reduce(0, +) / Double(values.count)
      let variance =
        values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(values.count)
      let deviation = mean == 0 ? 0 : abs(variance.squareRoot() / mean) * 100
      let list = values.map { Self.text($0, 6) }.joined(separator: ", ")
      return "measured [\(measurement.displayName), \(measurement.unitSymbol)] "
        + "average: \(Self.text(mean, 3)), "
        + "relative standard deviation: \(Self.text(deviation, 3))%, values: [\(list)], "
        + "performanceMetricID:\(measurement.identifier)"
    } + silent.map { "measured nothing by \($0): it has no meaning on this platform" }
  }

  /// A number with so many digits after the point.
  private static func text(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
