import XCTest

/// A stand-in that records failures of a test for it.
///
/// XCTest of this platform ends the process where the test that records a failure does not go on after failures, which a class may say by an
/// override of the property; the stand-in goes on, and what is recorded is the test's.
final class FailureRelay: XCTestCase {
  /// The test.
  private let target: XCTestCase?

  /// Makes a stand-in.
  ///
  /// - Parameter target: The test whose failures they are.
  init(to target: XCTestCase) {
    self.target = target
    super.init(name: target.name) { _ in }
  }

  /// Makes an instance for the runner, which never makes one.
  required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    target = nil
    super.init(name: name, testClosure: testClosure)
  }

  /// The run of the test.
  override var testRun: XCTestRun? { target?.testRun }
}
