import XCTest

/// A run of which nobody hears.
final class SilentRun: XCTestCaseRun {
  override func start() {}

  override func stop() {}
}
