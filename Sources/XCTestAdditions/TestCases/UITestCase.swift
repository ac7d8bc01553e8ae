import Foundation
import Synchronization
public import XCTest
import XCTestBootstrap

/// The base class of UI tests: an `XCTestCase` with what Apple's has and this platform's lacks.
///
/// A suite need not name it. One file in the test target, which the plugin `UITestSources` writes, makes every `XCTestCase` in it this class:
///
/// ```swift
/// @_exported import XCUIAutomation
/// public typealias XCTestCase = XCUIAutomation.UITestCase
/// public typealias XCTestObservation = XCUIAutomation.UITestObservation
/// ```
///
/// Compared with XCTest's class of this platform, set-up, tear-down and tests may be isolated to the main actor;
/// ``continueAfterFailure`` has an effect; instances can be made without arguments; and the applications that a test
/// launched end with it.
///
/// - Note: Unlike Apple's class, a test with `continueAfterFailure` set to false is not stopped at its first failure, which is
///   impossible here. From then on nothing it does reaches an application, and no further failure of it is recorded, up to its
///   tear-down.
///
/// The class itself is not isolated, so that plain suites stay what they are; only set-up and tear-down are, because a method of a class
/// on the main actor can override those, and one of a plain class can, too.
open class LinuxUITestCase: UITestCaseHooks {
  /// What became of the test so far.
  let progress = Mutex(TestProgress(TestIdentity(name: "")))

  /// The name of the test without its class.
  private let methodName: String

  /// The test.
  private let body: (XCTestCase) throws -> Void

  /// The instance the runner runs, for one that runs for a configuration or for another round.
  private var parent: UITestCase?

  /// The instance that runs in place of this one now: for a configuration, or for another round.
  private var child: UITestCase?

  /// Whether the instance was run, which XCTest does only once.
  private var wasRun = false

  /// Why the test was skipped, for each configuration in which it was.
  private var skips: [XCTSkip] = []

  /// Why the test is skipped, while it only runs to say so.
  private var skipToReport: XCTSkip?

  /// The issue that XCTest is told of as a failure in words, for the observers that it calls meanwhile.
  private(set) var deliveredIssue: XCTIssue?

  /// The failure that is reported in place of the test, during which an earlier process died.
  private var failureToReport: (text: String, place: FailurePlace)?

  /// Whether it is, and the test not run.
  var isReported: Bool { failureToReport != nil }

  /// Held while XCTest is told of an issue, which may be from any thread; an observer that fails the test comes back here.
  private let delivery = NSRecursiveLock()

  /// What the test set for its time; without limit until then.
  private let allowedSeconds = Mutex(TimeInterval.infinity)

  /// Makes an instance for the runner.
  public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    methodName = name
    body = testClosure
    super.init(name: name) { test in
      defer { (test as? UITestCase)?.endPart() }
      do {
        try testClosure(test)
      } catch {
        guard (test as? UITestCase)?.hasTold(of: error) == true else { throw error }
      }
    }
    OrderedRun.install()
  }

  /// Returns another instance for the same test, which was not run yet.
  func fresh() -> UITestCase { Self(name: methodName, testClosure: body) }

  /// Makes an instance outside of the runner, for screen objects that derive from a test class.
  public convenience init() {
    self.init(name: "init()", testClosure: { _ in })
  }

  /// The name of the test, as Objective-C writes a method: `-[LoginTests testLogIn]`.
  ///
  /// - Note: An `XCTestCase` that is no `UITestCase`, such as an observer of XCTest's own hears of, has this platform's name, as the lines
  ///   of a run do: `LoginTests.testLogIn`.
  @_nonoverride open var name: String { nameInObjectiveC }

  // MARK: - Set-up and tear-down

  /// Sets up the class, before its first test.
  @preconcurrency @MainActor @_nonoverride open class func setUp() {}

  /// Tears down the class, after its last test.
  @preconcurrency @MainActor @_nonoverride open class func tearDown() {}

  /// Sets up each test.
  @preconcurrency @MainActor @_nonoverride open func setUp() {}

  /// Sets up each test; an error fails the test, `XCTSkip` skips it.
  @preconcurrency @MainActor @_nonoverride open func setUpWithError() throws {}

  /// Sets up each test, before the other two; without an override it is the form with a closure.
  @preconcurrency @MainActor open override func setUp() async throws {
    try await UITestCase.waiting { self.setUp(completion: $0) }
  }

  /// Sets up each test and says when that is done; an error fails the test.
  ///
  /// - Parameter completion: What to call at the end, once.
  @preconcurrency @MainActor open func setUp(
    completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(nil) }

  /// Tears down each test.
  @preconcurrency @MainActor @_nonoverride open func tearDown() {}

  /// Tears down each test; an error fails it.
  @preconcurrency @MainActor @_nonoverride open func tearDownWithError() throws {}

  /// Tears down each test, after the other two; without an override it is the form with a closure.
  @preconcurrency @MainActor open override func tearDown() async throws {
    try await UITestCase.waiting { self.tearDown(completion: $0) }
  }

  /// Tears down each test and says when that is done; an error fails the test.
  ///
  /// - Parameter completion: What to call at the end, once.
  @preconcurrency @MainActor open func tearDown(
    completion: @escaping @Sendable ((any Error)?) -> Void
  ) { completion(nil) }

  /// Sets up the class, as the suite wants it.
  final override class func performSetUp() {
    let failures = ClassPart.failures { MainActor.assumeIsolated { setUp() } }
    ClassFailures.keep(failures, ofSetUpOf: self)
  }

  /// Tears down the class, as the suite wants it.
  final override class func performTearDown() {
    let failures = ClassPart.failures { MainActor.assumeIsolated { tearDown() } }
    RunFailures.tell(failures, ofTearDownOf: self)
  }

  /// Sets up each test, as the suite wants it.
  final override func performSetUp() {
    guard skipToReport == nil else { return }
    onMainActor { $0.setUp() }
  }

  /// Sets up each test, as the suite wants it, and may throw.
  final override func performSetUpWithError() throws {
    if let skipToReport { throw skipToReport }
    do {
      try onMainActor { try $0.setUpWithError() }
    } catch let skip as XCTSkip {
      parent?.skips.append(skip)
      throw skip
    }
  }

  /// Tears down each test, as the suite wants it.
  final override func performTearDown() {
    guard skipToReport == nil else { return }
    endPart()
    onMainActor { $0.tearDown() }
  }

  /// Tears down each test, as the suite wants it, and may throw.
  final override func performTearDownWithError() throws {
    guard skipToReport == nil else { return }
    endPart()
    // The asynchronous tear-down comes after it.
    defer { endPart() }
    try onMainActor { try $0.tearDownWithError() }
  }

  /// Runs code of the suite's for this test, on the main thread, where XCTest calls what sets tests up and tears them down.
  private func onMainActor(_ body: @MainActor (UITestCase) throws -> Void) rethrows {
    // The test stays on this thread: the runtime checks that it is the main actor's.
    nonisolated(unsafe) let test = self
    try MainActor.assumeIsolated { try body(test) }
  }

  /// The files that the test leaves.
  var results: TestResults { progress.withLock { $0 }.results }

  // MARK: - Failures

  /// Whether the test goes on after a failure; true until set.
  ///
  /// A class may override it as well, to return what holds for its tests.
  ///
  /// - Note: Unlike Apple's property, this one reads as true whatever was set: XCTest of this platform ends the process
  ///   at a failure otherwise. What was set is remembered, and takes effect as ``UITestCase`` says.
  open override var continueAfterFailure: Bool {
    get { true }
    set { progress.withLock { $0 }.continuesAfterFailure = newValue }
  }

  /// Records an issue, unless the test was over with an earlier one.
  ///
  /// Every failure of a test comes here, those of XCTest's assertions included. A suite overrides it to add to an issue, or to change it:
  ///
  /// ```swift
  /// override func record(_ issue: XCTIssue) {
  ///   var issue = issue
  ///   issue.add(XCTAttachment(screenshot: XCUIScreen.main.screenshot()))
  ///   super.record(issue)
  /// }
  /// ```
  ///
  /// - Parameter issue: The issue.
  open func record(_ issue: XCTIssue) {
    let progress = progress.withLock { $0 }
    let location = issue.sourceCodeContext.location
    let (file, line) = (location?.filePath ?? "<unknown>", location?.lineNumber ?? 0)
    if let expected = progress.expected(issue) {
      print("\(file):\(line): expected failure: \(nameOfXCTest) : \(expected.text)")
      for observer in UITestObservers.shared.all { observer.hear(expected, of: parent ?? self) }
      return
    }
    guard !progress.isOver else { return }
    // Applications are asked before the test is over: afterwards they answer no more.
    let text = progress.completed(issue)
    progress.noteFailure(isThrown: issue.type == .thrownError) {
      for attachment in issue.attachments { add(attachment) }
      (parent ?? self).deliver(issue, text, file, line)
    }
  }

  /// Hands an issue to XCTest as a failure in words, and with it to the observers.
  private func deliver(_ issue: XCTIssue, _ text: String, _ file: String, _ line: Int) {
    delivery.lock()
    defer { delivery.unlock() }
    let outer = deliveredIssue
    deliveredIssue = issue
    defer { deliveredIssue = outer }
    FailureRelay(to: self).recordFailure(
      withDescription: text, inFile: file, atLine: line, expected: issue.type != .thrownError)
  }

  /// Records a failure as an issue, unless the test was over with an earlier one.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if let child {
      return child.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    let progress = progress.withLock { $0 }
    let isRecorded = progress.openFailures.recording(whileEnding: isEnding) {
      guard !progress.isOver else { return }
      if progress.wasStopped, XCTestSentence.isOfExpectationWithoutWait(description) { return }
      let issue = XCTIssue(
        description: description, isAssertion: expected,
        stated: progress.expectationPlaces.place(filePath, lineNumber), of: progress)
      // What the suite asserts while it records the issue is another one.
      IssueOrigin.$current.withValue(nil) { record(issue) }
    }
    let failure = ClassPart.Failure(text: description, file: filePath, line: lineNumber)
    if !isRecorded { RunFailures.tell([failure], of: nameOfXCTest, RunFailures.afterTest) }
  }

  /// Has a failure reported when the test's turn comes, in place of the test with its set-up and tear-down.
  func report(_ failure: (text: String, place: FailurePlace)) { failureToReport = failure }

  /// Runs the test with its set-up and tear-down, then ends the applications it launched.
  ///
  /// An override may call it several times; each round after the first has an instance of its own, for XCTest runs one only once.
  open override func invokeTest() {
    if let (text, place) = failureToReport {
      return IssueOrigin.$current.withValue(.framework(note: place.note)) {
        recordFailure(
          withDescription: text, inFile: place.file, atLine: place.line, expected: false)
      }
    }
    guard Self.runsForEachTargetApplicationUIConfiguration, parent == nil else {
      return wasRun ? runAgain() : runOnce()
    }
    for configuration in InterfaceConfiguration.all {
      // XCTest runs an instance once, and hears of no skip of one that it does not run itself.
      let test = Self(name: methodName) { [unowned self, body] test in
        do {
          try body(test)
        } catch let skip as XCTSkip {
          skips.append(skip)
        }
      }
      test.parent = self
      child = test
      InterfaceConfiguration.$current.withValue(configuration) {
        XCTContext.runActivity(named: configuration.name) { _ in test.invokeTest() }
      }
      child = nil
    }
    // Skipped in some of the configurations, the test did run.
    guard skips.count == InterfaceConfiguration.all.count, let skip = skips.first else { return }
    skipToReport = skip
    super.invokeTest()
  }

  /// Runs the test another time, by an instance that was not run.
  private func runAgain() {
    let test = fresh()
    let root = parent ?? self
    test.parent = root
    let outer = root.child
    root.child = test
    test.runOnce()
    root.child = outer
  }

  /// Runs the test once.
  private func runOnce() {
    wasRun = true
    let wish = progress.withLock { $0.continuesAfterFailure } && continueAfterFailure
    // XCTest itself records failures from any thread; the test lives as long as it is run.
    nonisolated(unsafe) unowned let test = self
    let type = String(reflecting: Swift.type(of: self))
    let configuration = InterfaceConfiguration.current.map { " \($0.name)" } ?? ""
    let folder = ResultsFolder.current.folder(ofType: type, test: nameOfXCTest + configuration)
    let progress = TestProgress(
      TestIdentity(self), folder: folder, recordIssue: { test.record($0) },
      record: { text, place in
        IssueOrigin.$current.withValue(.framework(note: place.note)) {
          test.recordFailure(
            withDescription: text, inFile: place.file, atLine: place.line, expected: true)
        }
      })
    progress.continuesAfterFailure = wish
    self.progress.withLock { $0 = progress }
    progress.run {
      recordFailuresOfClass()
      let seconds = allowedSeconds.withLock { $0 }
      if seconds < .infinity { limitTime(to: seconds) }
      super.invokeTest()
    }
  }

  /// How long, in seconds of real time, the test may take; it counts as whole minutes, and one at least.
  ///
  /// A test that takes longer fails when that time is over, and the failure names what the test did last. It is over then as
  /// ``continueAfterFailure`` says; one that goes on for ten seconds more is ended with its process, and the tests after it run in another.
  /// A test that does not set it has the ten minutes, or the seconds that `UITEST_TIME_ALLOWANCE` says, until it is ended so.
  ///
  /// - Note: Unlike on Apple's platforms no plan of the project's has to permit it, and it reads as infinite until it is set.
  open var executionTimeAllowance: TimeInterval {
    get { allowedSeconds.withLock { $0 } }
    set {
      allowedSeconds.withLock { $0 = newValue }
      limitTime(to: newValue)
    }
  }

  /// Lets the running test fail when its time is over.
  private func limitTime(to seconds: TimeInterval) {
    let progress = progress.withLock { $0 }
    // A test that was not begun has no time yet; its beginning comes back here.
    guard progress === TestProgress.current else { return }
    let minutes = TimeAllowance.minutes(seconds)
    supervisor_allow_test(UInt32(60 * minutes + 10))
    progress.allowance.allow(
      .seconds(60 * minutes), named: minutes == 1 ? "1 minute" : "\(minutes) minutes",
      record: progress.record)
  }

  // MARK: - Measuring

  /// What is measured of a block where the call does not say it: how long it takes.
  open class var defaultMetrics: [any XCTMetric] { [XCTClockMetric()] }

  /// How often a block is measured, and which part of it, where the call does not say it.
  open class var defaultMeasureOptions: XCTMeasureOptions { .default }

  // MARK: - Suites

  /// The tests of the class, each as an instance that was not run yet, with the set-up and tear-down of the class around them.
  ///
  /// - Note: Unlike Apple's property, an override adds nothing to a run, and it is empty until the run has begun: the tests of this
  ///   platform are listed before they are made.
  open class var defaultTestSuite: XCTestSuite { RunContents.suite(of: Self.self) }

  // MARK: - Configurations

  /// Whether the tests run once for each configuration of the target application's interface.
  ///
  /// - Note: Unlike on Apple's platforms, where the configurations are appearances and orientations, they are a screen of 80 × 24 cells
  ///   and one of 132 × 43; each run has an instance of its own, and all count as one test.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }
}
