import Foundation
import Primitives
import XCTest
import XCTestBootstrap

/// An observer that hears which test XCTest runs, and ends what tests leave whose class is not ours.
///
/// It is `@unchecked Sendable`: what changes is guarded by a lock.
final class PlainTestObserver: XCTestObservation, @unchecked Sendable {
  /// What has the linker keep the constructor that begins to observe.
  private let bootstrap = xctest_bootstrap_anchor

  /// The one of the process, as there is one XCTest.
  static let shared = PlainTestObserver()

  /// The results of the tests that run.
  private var results: [ObjectIdentifier: TestResults] = [:]

  /// The test that runs.
  private weak var runningTest: XCTestCase?

  /// The module of the test that runs, once somebody asked.
  private var moduleOfRunningTest: String?

  /// The first test of the class whose tests run.
  private weak var testOfClass: XCTestCase?

  /// What sets up or tears down a class now.
  private var runningPart: ClassPart?

  /// What is done when the teardown blocks of the running test have run, last one first; `nil` when they have, or its class is ours.
  private var endActions: [@Sendable () -> Void]?

  /// Whether it hears of tests.
  private var isObserving = false

  /// Guards what changes.
  private let lock = NSLock()

  /// The test that runs.
  var test: XCTestCase? { lock.withLock { runningTest } }

  /// The test that runs; while a class is set up or torn down, its first one.
  var testOrFirstOfClass: XCTestCase? { lock.withLock { runningTest ?? testOfClass } }

  /// What sets up or tears down a class now; `nil` when nothing does.
  var classPart: ClassPart? { lock.withLock { runningPart } }

  /// Runs what sets up or tears down a class, which may be within another.
  func running(_ part: ClassPart, _ body: () -> Void) {
    let outer = lock.withLock {
      defer { runningPart = part }
      return runningPart
    }
    body()
    lock.withLock { runningPart = outer }
  }

  /// Whether a class is set up, torn down, or its tests run.
  var isInClass: Bool { lock.withLock { testOfClass != nil } }

  /// The module of the test that runs, or of the class that is set up or torn down; `nil` outside of both.
  var module: String? {
    lock.withLock {
      if moduleOfRunningTest == nil, let test = runningTest ?? testOfClass {
        let name = String(reflecting: type(of: test))
        moduleOfRunningTest = name.split(separator: ".").first.map { String($0) }
      }
      return moduleOfRunningTest
    }
  }

  /// The results of the test that runs; of no test in particular outside of tests.
  var resultsOfRunningTest: TestResults {
    if let test { return results(of: test) }
    return TestResults(folder: ResultsFolder.current.url.appendingPathComponent("other"))
  }

  /// The results of a test.
  func results(of test: XCTestCase) -> TestResults {
    lock.withLock {
      let key = ObjectIdentifier(test)
      if let known = results[key] { return known }
      let type = String(reflecting: Swift.type(of: test))
      let new = TestResults(folder: ResultsFolder.current.folder(ofType: type, test: test.name))
      new.begin()
      results[key] = new
      return new
    }
  }

  /// Begins to hear of tests.
  func observe() {
    let isNew = lock.withLock {
      defer { isObserving = true }
      return !isObserving
    }
    if isNew { XCTestObservationCenter.shared.addTestObserver(self) }
  }

  /// Has something done when the teardown blocks of the running test have run.
  ///
  /// - Parameter action: What is done.
  /// - Returns: Whether it will be.
  func atEnd(_ action: @escaping @Sendable () -> Void) -> Bool {
    lock.withLock {
      endActions?.append(action)
      return endActions != nil
    }
  }

  /// Does what is to be done at the end of the running test.
  private func endTest() {
    let actions = lock.withLock {
      defer { endActions = nil }
      return endActions ?? []
    }
    for action in actions.reversed() { action() }
  }

  /// Notes the class whose tests run, before its own set-up.
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard let first = testSuite.tests.first as? XCTestCase else { return }
    lock.withLock {
      testOfClass = first
      moduleOfRunningTest = nil
    }
  }

  /// Notes that a class was torn down.
  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    guard testSuite.tests.first is XCTestCase else { return }
    lock.withLock {
      testOfClass = nil
      moduleOfRunningTest = nil
    }
  }

  /// Notes the test that runs.
  func testCaseWillStart(_ testCase: XCTestCase) {
    let isOurs = testCase is UITestCase
    lock.withLock {
      runningTest = testCase
      moduleOfRunningTest = nil
      endActions = isOurs ? nil : []
    }
    // The first one that is added is the last one that runs.
    if !isOurs { testCase.addTeardownBlock { [self] in endTest() } }
  }

  /// Ends the results of a test.
  func testCaseDidFinish(_ testCase: XCTestCase) {
    let ended = lock.withLock {
      runningTest = nil
      moduleOfRunningTest = nil
      return results.removeValue(forKey: ObjectIdentifier(testCase))
    }
    ended?.end(succeeded: testCase.testRun?.hasSucceeded ?? false)
  }
}

/// Begins to hear which tests XCTest runs, and which of them fail, before the first of them begins.
///
/// A load-time constructor in C calls it.
@_cdecl("xctest_additions_observe_at_load")
package func observeTestsAtLoad() {
  // What a test expects is formatted as the application formats it.
  CurrentLocale.becomeUsual()
  ShardedListing.begin()
  PlainTestObserver.shared.observe()
  RunContents.install()
  RunObservers.add(FailureSummary.shared)
  if ReportMode.current != .off {
    XCTestObservationCenter.shared.addTestObserver(ReportObserver())
  }
  ShardedXCTestRun.begin()
  Supervision.begin()
  if SwiftTestingRun.isOne {
    AssertionListener.begin()
  } else {
    ExpectationListener.begin()
    ThrownErrors.begin()
  }
  FailureSummary.sayAtEnd()
  RunVariables.check()
}
