import Foundation
public import XCTest
public import XCTestAdditions

extension XCTestCase {
  /// Measures a block.
  ///
  /// The block runs once more than the options say; the first run does not count. The results are printed in the form in which XCTest
  /// prints those of `measure(_:)`.
  ///
  /// - Note: Unlike Apple's method it compares nothing with a baseline: there is nowhere to keep one.
  ///
  /// - Parameters:
  ///   - metrics: What is measured.
  ///   - options: How often, and which part.
  ///   - block: What is measured.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    let session = MeasuringSession(metrics, options.invocationOptions)
    for iteration in 0...max(1, options.iterationCount) {
      guard !TestScope.current.isOver else { return }
      do {
        try session.run(isCounted: iteration > 0, block)
      } catch {
        FailureRecorder.record(MeasuringFailure(reason: String(describing: error)))
        return
      }
    }
    let place = FailurePlace(of: .capture())
    for text in session.results {
      print("\(place.file):\(place.line): Test Case '\(name)' \(text)")
    }
  }

  /// Measures a block as often as the class's ``UITestCase/defaultMeasureOptions`` say.
  ///
  /// - Parameters:
  ///   - metrics: What is measured.
  ///   - block: What is measured.
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: measuringClass.defaultMeasureOptions, block: block)
  }

  /// Measures what the class's ``UITestCase/defaultMetrics`` say of a block.
  ///
  /// - Parameters:
  ///   - options: How often, and which part.
  ///   - block: What is measured.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: measuringClass.defaultMetrics, options: options, block: block)
  }

  /// The class whose defaults count: that of the test, or the base class for a class that is not ours.
  private var measuringClass: UITestCase.Type {
    type(of: self) as? UITestCase.Type ?? UITestCase.self
  }
}

extension UITestCase {
  /// Measures what ``defaultMetrics`` say of a block, as often as ``defaultMeasureOptions`` say.
  ///
  /// - Parameter block: What is measured.
  public func measure(_ block: () -> Void) {
    measure(metrics: Self.defaultMetrics, options: Self.defaultMeasureOptions, block: block)
  }

  /// Begins the measurement inside a block that is measured from here on.
  public func startMeasuring() {
    if let session = MeasuringSession.current { session.start() } else { startXCTestMeasuring() }
  }

  /// Ends the measurement inside a block that is measured up to here.
  public func stopMeasuring() {
    if let session = MeasuringSession.current { session.stop() } else { stopXCTestMeasuring() }
  }

  /// Begins the measurement inside a block of XCTest's own `measureMetrics`.
  private func startXCTestMeasuring() { startMeasuring(file: #filePath, line: #line) }

  /// Ends the measurement inside a block of XCTest's own `measureMetrics`.
  private func stopXCTestMeasuring() { stopMeasuring(file: #filePath, line: #line) }
}

/// A measurement that came to nothing.
private struct MeasuringFailure: FailureKind {
  /// Why, in words.
  let reason: String

  /// The failure in words.
  var message: String { "Failed to measure: \(reason)" }
}
