import AutomationWire
import Foundation
import PredicateFormat
import Synchronization
import Testing
import XCTest
import XCTestAdditions

/// A registry that finds the scope of a test which carries none in its task.
///
/// There is one for the process, as there is one XCTest: application objects are made anywhere in a suite, with nothing to hand a
/// scope to them.
final class TestScopeRegistry: Sendable {
  /// A key of a scope: the test it belongs to.
  private enum Key: Hashable {
    /// The one that XCTest runs.
    case runningXCTest

    /// One of Swift Testing without a scope of its own; of a parametrised one this case.
    case test(Test.ID, TestCaseIdentity?)
  }

  /// The registry of the process.
  static let shared = TestScopeRegistry()

  /// The scopes that did not end.
  private let scopes = Mutex<[Key: TestScope]>([:])

  /// Whether it hears of the ends of tests, as it does once a test used an application.
  private let isObserving = Mutex(false)

  /// Makes the registry, has the problems of predicates recorded with the tests, and gives each test a pasteboard of its own.
  private init() {
    UIPasteboard.general.move(
      to: UIPasteboard.Place {
        // What applications put there is heard of when they come to rest.
        for session in TestScope.current.runningSessions { _ = try? session.currentTree() }
        return TestScope.current.sharedDevice.pasteboard
      } put: {
        TestScope.current.sharedDevice.putOnPasteboard($0)
      })
    PredicateDiagnostics.installDefault { diagnostic in
      let location = diagnostic.location
      // Each element that a predicate cannot be evaluated with finds the same.
      guard
        TestScope.current.isFirstUse(of: "\(location.file):\(location.line) \(diagnostic.message)")
      else { return }
      FailureRecorder.record(
        diagnostic,
        at: .init(file: String(describing: location.file), line: Int(location.line)))
    }
  }

  /// The scope of the test that runs.
  var scope: TestScope {
    guard let test = Test.current else { return scopeOfXCTest }
    let key = Key.test(test.id, .current)
    return scopes.withLock { scopes in
      if let scope = scopes[key] { return scope }
      let scope = TestScope()
      scopes[key] = scope
      return scope
    }
  }

  /// The scope of the test of Swift Testing that runs, if it has used an application.
  var ofSwiftTesting: TestScope? {
    guard let test = Test.current else { return nil }
    return scopes.withLock { $0[.test(test.id, .current)] }
  }

  /// The scope of the test that XCTest runs.
  ///
  /// What a class's own set-up launches runs on as long as the class, as on a phone: its tests have one scope then.
  private var scopeOfXCTest: TestScope {
    if let scope = scopes.withLock({ $0[.runningXCTest] }) {
      if scope.isOfClass, let test = RunningTest.ofXCTest, scope.begin(test) {
        serve(scope)
        TestTime.join(scope.runningSessions)
      }
      return scope
    }
    let scope = TestScope(isOfXCTest: true, isOfClass: RunningTest.isBetweenTestsOfClass)
    scopes.withLock { $0[.runningXCTest] = scope }
    serve(scope)
    observe()
    return scope
  }

  /// Has the end of the test that runs end a scope, and the failures of the test say what is known of that.
  private func serve(_ scope: TestScope) {
    // A class of ours ends it before the test is reported as finished; of others, and of what was
    // launched between tests, the observer hears.
    TestProgress.current?.atEnd { [weak self] in self?.endScopeOfXCTest() }
    TestProgress.current?.setLastLook { [weak scope] in scope?.tellUnseenCrashes() }
    TestProgress.current?.allowance.setDoing { [weak scope] in scope?.lastAction }
    TestProgress.current?.setAddition { [weak scope] sentence in
      scope.flatMap { FailureRecorder.details(of: sentence, in: $0) }
    }
    if let trace = scope.trace {
      TestProgress.current?.results.setListener {
        trace.note(attachment: $0, $1, $2)
      }
    }
  }

  /// Ends the scope of the test that XCTest runs, or ran; of one that is a class's no more than the test.
  ///
  /// - Parameters:
  ///   - isReported: Whether XCTest has told of the end of the test, and takes no more failures.
  ///   - isOfClass: Whether it is the class that ends.
  fileprivate func endScopeOfXCTest(isReported: Bool = false, ofClass isOfClass: Bool = false) {
    if !isOfClass, let scope = scopes.withLock({ $0[.runningXCTest] }), scope.isOfClass {
      return scope.endTest(isReported: isReported)
    }
    let scope = scopes.withLock { $0.removeValue(forKey: .runningXCTest) }
    scope?.end(isReported: isReported)
  }

  /// Begins to hear of the ends of tests.
  private func observe() {
    let isFirst = isObserving.withLock { isObserving in
      defer { isObserving = true }
      return !isObserving
    }
    guard isFirst else { return }
    RunReport.shared.setLastWord { [weak self] in self?.endScopeOfXCTest(isReported: true) }
    XCTestObservationCenter.shared.addTestObserver(RunObserver())
  }
}

/// An observer that ends the scope of a test when XCTest says that the test finished.
private final class RunObserver: XCTestObservation {
  /// Ends what the test had.
  func testCaseDidFinish(_ testCase: XCTestCase) {
    TestScopeRegistry.shared.endScopeOfXCTest(isReported: true)
  }

  /// Ends what was launched between tests.
  func testSuiteDidFinish(_ testSuite: XCTestSuite) {
    TestScopeRegistry.shared.endScopeOfXCTest(isReported: true, ofClass: true)
  }
}

/// A predicate that is none, or cannot be evaluated.
extension PredicateDiagnostic: FailureKind {}
