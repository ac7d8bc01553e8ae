import Synchronization
import XCTest

/// The contents of the run: the outermost suite, for those who ask which tests a class has.
///
/// XCTest of this platform tells the classes and their tests to nobody but its observers.
///
/// It is `@unchecked Sendable`: XCTest calls its observers on the main thread alone, and the suite is behind a lock for the others.
final class RunContents: XCTestObservation, @unchecked Sendable {
  /// The one of the process, as there is one XCTest.
  private static let shared: RunContents = {
    let contents = RunContents()
    XCTestObservationCenter.shared.addTestObserver(contents)
    return contents
  }()

  /// The outermost suite, once it began.
  private nonisolated(unsafe) var suite: XCTestSuite?

  /// Guards the suite.
  private let lock = Mutex(())

  /// Begins to hear of the run, before its first test.
  static func install() { _ = shared }

  /// The names of the tests in the run, `Class.method` each; a suite may run others by itself.
  static var testNames: Set<String> {
    func names(in test: XCTest) -> [String] {
      (test as? XCTestSuite)?.tests.flatMap { names(in: $0) } ?? [test.name]
    }
    return Set(shared.lock.withLock { _ in shared.suite }.map { names(in: $0) } ?? [])
  }

  /// Notes the outermost suite.
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    lock.withLock { _ in if suite == nil { suite = testSuite } }
  }

  /// Returns the tests of a class in the run, as instances that were not run yet.
  static func suite(of type: UITestCase.Type) -> XCTestSuite {
    let suite = shared.lock.withLock { _ in shared.suite }
    let group = suite.flatMap { TestClass.all(in: $0).first { $0.type == type } }
    return ClassSuite(type, group?.uiTests.map { $0.fresh() } ?? [])
  }
}
