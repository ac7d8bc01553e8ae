import Foundation
import Primitives
import XCTest

/// A run of tests in another order than XCTest's, where the environment asks for one.
///
/// XCTest of this platform lets nobody reorder its suites. So this runs its own when the first suite begins, with the same instances'
/// tests, and ends the process with their outcome.
final class OrderedRun: NSObject, XCTestObservation {
  /// What is asked for.
  private let order: TestOrder

  /// What ran in processes before this one, which is not to run again.
  private let past = ResumedRun(RunJournal.past)

  /// Whether it runs tests already.
  private var hasBegun = false

  /// Takes part in the run if the environment asks for an order.
  ///
  /// It is called with each test that is made, by whichever thread makes one.
  static func install() { installed }

  /// Takes part once.
  private static let installed: Void = {
    let (order, problem) = TestOrder.parse(ProcessInfo.processInfo.environment)
    if let problem {
      print("error: \(problem)")
      fflush(stdout)
      exit(2)
    }
    guard var order else { return }
    // One that was made up is kept for the processes after this one.
    if let seed = RunJournal.past.seed { order.seed = seed }
    RunJournal.note("seed", String(order.seed))
    XCTestObservationCenter.shared.addTestObserver(OrderedRun(order))
  }()

  /// Makes the observer.
  private init(_ order: TestOrder) {
    self.order = order
  }

  /// Runs the tests in the order asked for, in place of those of the outermost suite.
  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    guard !hasBegun else { return }
    hasBegun = true
    let classes = TestClass.all(in: testSuite.part)
    if RunJournal.isResumed { past.say() }
    RunObservers.endRun(succeeded: run(classes))
  }

  /// Runs the tests; returns whether all passed.
  private func run(_ classes: [TestClass]) -> Bool {
    if let names = order.names { return runNamed(names, classes) }
    RunReport.shared.setSeeds([
      TestOrder.Variable.repetitions: "\(order.repetitions)",
      TestOrder.Variable.seed: "\(order.seed)",
    ])
    let count = classes.reduce(0) { $0 + $1.uiTests.count }
    print(
      "Running \(count) UI tests \(order.repetitions == 1 ? "once" : "\(order.repetitions) times") in random order: "
        + "\(TestOrder.Variable.seed)=\(order.seed)")
    var random = SplitMix64(seed: order.seed)
    var history = TestHistory()
    for outcome in RunJournal.past.outcomes {
      history.add(outcome.name, failed: outcome.hasFailed)
    }
    for repetition in 1...order.repetitions {
      let suite = XCTestSuite(name: "Repetition \(repetition)")
      var all: [XCTestCase] = []
      for group in classes.shuffled(using: &random) {
        let tests = group.tests(inRepetition: repetition).shuffled(using: &random)
        for test in past.rest(ofClass: tests) { suite.addTest(test) }
        all += tests
      }
      let observer = HistoryObserver(history, of: all)
      XCTestObservationCenter.shared.addTestObserver(observer)
      if suite.hasTestsToRun { suite.run() }
      XCTestObservationCenter.shared.removeTestObserver(observer)
      history = observer.history
    }
    if history.failures.isEmpty { return true }
    print(
      "To run in this order again: \(TestOrder.Variable.repetitions)=\(order.repetitions) "
        + "\(TestOrder.Variable.seed)=\(order.seed) swift test")
    for failure in history.failures.prefix(3) {
      print(OrderBisection(failure: failure).verdict())
    }
    return false
  }

  /// Runs some tests in the order of their names.
  private func runNamed(_ names: [String], _ classes: [TestClass]) -> Bool {
    let suite = XCTestSuite(name: "Named tests")
    // Neighbours of one class share its set-up and tear-down.
    var neighbours: (type: XCTestCase.Type, tests: [XCTestCase])?
    func addNeighbours() {
      for test in neighbours.map({ past.rest(ofClass: $0.tests) }) ?? [] { suite.addTest(test) }
      neighbours = nil
    }
    for name in names {
      for group in classes {
        guard let test = group.test(named: name) else { continue }
        if neighbours?.type != group.type { addNeighbours() }
        neighbours = (group.type, (neighbours?.tests ?? []) + [test])
      }
    }
    addNeighbours()
    suite.run()
    return suite.testRun?.hasSucceeded ?? false
  }
}

/// The tests of a class.
struct TestClass {
  /// The class.
  let type: XCTestCase.Type

  /// Its tests, as XCTest made them.
  let tests: [XCTestCase]

  /// Those that can be run again.
  var uiTests: [UITestCase] { tests.compactMap { $0 as? UITestCase } }

  /// Returns the classes of a suite, with those of suites inside it.
  static func all(in suite: XCTestSuite) -> [TestClass] {
    var tests: [XCTestCase] = []
    func collect(_ test: XCTest) {
      if let suite = test as? XCTestSuite { suite.tests.forEach(collect) }
      if let test = test as? XCTestCase { tests.append(test) }
    }
    collect(suite)
    var order: [ObjectIdentifier] = []
    var groups: [ObjectIdentifier: [XCTestCase]] = [:]
    for test in tests {
      let id = ObjectIdentifier(Swift.type(of: test))
      if groups[id] == nil { order.append(id) }
      groups[id, default: []].append(test)
    }
    return order.compactMap { id in
      groups[id].map { TestClass(type: Swift.type(of: $0[0]), tests: $0) }
    }
  }

  /// Returns the tests of one repetition: all of them the first time, then fresh instances of those that are UI tests.
  func tests(inRepetition repetition: Int) -> [XCTestCase] {
    repetition == 1 ? tests : uiTests.map { $0.fresh() }
  }

  /// Returns a fresh instance of a test.
  func test(named name: String) -> XCTestCase? {
    guard let test = tests.first(where: { $0.fullName == name }) else { return nil }
    return (test as? UITestCase)?.fresh() ?? test
  }
}

/// Tests of one class, with its set-up and tear-down around them.
final class ClassSuite: XCTestSuite {
  /// The class.
  private let type: XCTestCase.Type

  /// Makes a suite of a class.
  init(_ type: XCTestCase.Type, _ tests: [XCTestCase]) {
    self.type = type
    super.init(name: String(describing: type))
    tests.forEach(addTest)
  }

  /// Sets up the class.
  override func setUp() { type.setUp() }

  /// Tears down the class.
  override func tearDown() { type.tearDown() }
}

/// A history of a run: which tests ran before which, and which failed.
struct TestHistory {
  /// A test that failed, with those before it.
  struct Failure {
    /// The name of the test.
    let name: String

    /// The tests that ran before it in the process, each once, by when it ran last.
    let before: [String]
  }

  /// The tests that ran, in order.
  var names: [String] = []

  /// The first failure of each test that failed.
  var failures: [Failure] = []

  /// Puts a test down.
  mutating func add(_ name: String, failed: Bool) {
    if failed, !failures.contains(where: { $0.name == name }) {
      var seen: Set<String> = [name]
      let before = names.reversed().filter { seen.insert($0).inserted }
      failures.append(Failure(name: name, before: before.reversed()))
    }
    names.append(name)
  }
}

/// An observer that puts down what runs.
private final class HistoryObserver: NSObject, XCTestObservation {
  /// What ran so far.
  var history: TestHistory

  /// The tests that count; those that a test itself runs do not.
  private let tests: Set<ObjectIdentifier>

  init(_ history: TestHistory, of tests: [XCTestCase]) {
    self.history = history
    self.tests = Set(tests.map(ObjectIdentifier.init))
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    guard tests.contains(ObjectIdentifier(testCase)) else { return }
    history.add(testCase.fullName, failed: testCase.testRun?.hasSucceeded == false)
  }
}
