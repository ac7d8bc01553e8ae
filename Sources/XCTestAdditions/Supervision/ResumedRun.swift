import Foundation
import XCTest

/// A run of the tests that are left when a process died in which they ran.
///
/// XCTest makes all tests anew, in the same order. Those that ended count with their outcome, the one during which the process died is
/// reported, and the others run.
final class ResumedRun: XCTestObservation {
  /// The outcomes of tests that ended, the next one first.
  private var outcomes: ArraySlice<RunRecord.Outcome>

  /// How the process before this one died, until it is reported.
  private var death: ProcessDeath?

  /// Whether the run goes on already.
  private var hasBegun = false

  /// Makes the rest of a run.
  init(_ record: RunRecord) {
    outcomes = record.outcomes[...]
    death = record.death
  }

  /// Goes on with the run, in place of the outermost suite.
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard !hasBegun else { return }
    hasBegun = true
    say()
    rest(of: testSuite.part).run()
    RunObservers.endRun(succeeded: false)
  }

  /// Says that the run goes on, in the words of Apple's runner, which other tools know.
  func say() {
    let place =
      switch death?.place {
      case .test(let name): " in \(name)"
      case .setUp(let type): " in the set-up of \(type)"
      case .betweenTests(let type): " after a test of \(type)"
      case .elsewhere, nil: ""
      }
    print(
      "\nRestarting after unexpected exit, crash, or test timeout\(place); summary will include totals from previous launches.\n"
    )
    switch death?.place {
    case .betweenTests(let type):
      sayUnowned(type, "That was between tests of the class, or when it was torn down.")
    case .elsewhere: sayUnowned("<run>", "That was between tests of two classes, or after them.")
    case .test, .setUp, nil: break
    }
    fflush(stdout)
  }

  /// Says how the process died when no test was to blame.
  ///
  /// - Parameters:
  ///   - name: What is blamed.
  ///   - moment: When it was, as a sentence.
  private func sayUnowned(_ name: String, _ moment: String) {
    guard let death else { return }
    let (text, place) = death.failure(of: TestIdentity(name: name))
    print("\(place.file):\(place.line): error: \(name) : \(text)\n\(moment)\n")
    FailureSummary.shared.addFailure(ofNoTest: name, death.headline, at: place)
    self.death = nil
  }

  /// Returns what is left of a suite, with what ended.
  private func rest(of suite: XCTestSuite) -> XCTestSuite {
    let rest = XCTestSuite(name: suite.name)
    for test in suite.tests {
      guard let inner = test as? XCTestSuite else { continue }
      let isOfClass = inner.tests.first is XCTestCase
      let left =
        isOfClass
        ? self.rest(ofClass: inner.tests.compactMap { $0 as? XCTestCase })
        : [self.rest(of: inner)]
      for test in left { rest.addTest(test) }
    }
    return rest
  }

  /// Returns what is left of the tests of a class, within a suite if any is to be reported.
  func rest(ofClass tests: [XCTestCase]) -> [XCTest] {
    guard let first = tests.first else { return [] }
    let type = Swift.type(of: first)
    let left = tests.map { replaced($0) }
    guard left.contains(where: { !($0 is DoneTest) }) else { return left }
    // What sets up the class runs again only for tests that do.
    let runs = left.contains { ($0 as? UITestCase)?.isReported == false || Self.isPlain($0) }
    let suite = runs ? ClassSuite(type, []) : XCTestSuite(name: String(describing: type))
    for test in left { suite.addTest(test) }
    return [suite]
  }

  /// Whether a test is one of XCTest's own classes, and runs.
  private static func isPlain(_ test: XCTest) -> Bool {
    !(test is UITestCase) && !(test is EndedTest) && !(test is DoneTest)
  }

  /// Returns what takes the place of a test: its outcome, its death, or the test itself.
  ///
  /// - Parameter test: The next test of the run.
  /// - Returns: What runs, or is reported, or counts.
  func replaced(_ test: XCTestCase) -> XCTest {
    if let outcome = outcomes.first, outcome.name == test.fullName {
      outcomes.removeFirst()
      return DoneTest(outcome)
    }
    guard outcomes.isEmpty, let death else { return test }
    switch death.place {
    case .test(let name) where name == test.fullName: self.death = nil
    // All of the class are reported: what sets it up is not tried again.
    case .setUp(let type) where type == String(reflecting: Swift.type(of: test)): break
    default: return test
    }
    let failure = death.failure(of: TestIdentity(test))
    guard let uiTest = test as? UITestCase else { return EndedTest(for: test, failure: failure) }
    uiTest.report(failure)
    return uiTest
  }
}

extension XCTestSuite {
  /// Whether any test in it did not run in an earlier process.
  var hasTestsToRun: Bool {
    tests.contains { test in
      (test as? XCTestSuite)?.hasTestsToRun ?? !(test is DoneTest)
    }
  }
}
