import Foundation
import Glibc
import TextUI
import VirtualTime
import XCTest
import XCTestBootstrap
import XCUIAutomation

@testable import XCTestAdditions

/// The ways in which a test of ``DyingRun`` and ``DyingSuite`` ends its process.
enum Death {
  /// The variable without which none does.
  static let variable = "DYING_RUN"

  /// Whether they do.
  static var isWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Skips a test that runs only for ``SupervisionTests``.
  static func skipUnlessWanted() throws {
    try XCTSkipUnless(isWanted, "Runs only to die, with \(variable) set.")
  }

  /// The text of nothing.
  static func unwrap(_ values: [String]) -> String { values.first! }

  /// Calls itself without an end.
  static func descend(_ depth: Int) -> Int { depth < 0 ? 0 : descend(depth + 1) + 1 }
}

/// An app that crashes where it runs.
struct DyingApp: App {
  var body: some Scene {
    WindowGroup { Button("Crash") { _ = Death.unwrap([]) } }
  }
}

/// Tests that pass, fail, are skipped, and end their process; they only run for ``SupervisionTests``.
final class DyingRun: UITestCase {
  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func test01Passes() {}

  func test02UnwrapsNothing() { XCTAssertEqual(Death.unwrap([]), "") }

  func test03Fails() { XCTAssertEqual(1, 2) }

  func test04CrashesItsApp() {
    let app = XCUIApplication(target: .inProcess(DyingApp.self))
    app.launch()
    app.buttons["Crash"].tap()
  }

  func test05IsSkipped() throws { throw XCTSkip("for this reason") }

  func test06Exits() { exit(0) }

  func test07Loops() {
    var rounds = 0
    while rounds >= 0 { rounds = (rounds + 1) % 1_000 }
  }

  func test08OverflowsTheStack() { XCTAssertGreaterThan(Death.descend(0), 0) }

  func test09Awaits() async {
    await Task.yield()
    _ = Death.unwrap([])
  }

  func test10Passes() {}
}

/// Tests of a class of XCTest's own, one of which ends the process.
final class DyingPlainRun: XCTestCase {
  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testAPasses() {}

  func testBUnwrapsNothing() { XCTAssertEqual(Death.unwrap([]), "") }

  func testCPasses() {}
}

/// Tests of a class whose set-up ends the process.
final class DyingSetUpRun: UITestCase {
  override class func setUp() {
    if (try? Death.skipUnlessWanted()) != nil { abort() }
  }

  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testA() {}

  func testB() {}
}

/// Tests of a class whose set-up runs others by itself.
final class DyingAroundRun: UITestCase {
  /// One that passes, and is nobody's.
  private final class Inner: XCTestCase {
    func testInner() {}
  }

  override class func setUp() {
    guard Death.isWanted else { return }
    let suite = XCTestSuite(name: "Inner")
    suite.addTest(Inner(name: "testInner") { _ in })
    suite.run()
  }

  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testAPasses() {}

  func testBUnwrapsNothing() { XCTAssertEqual(Death.unwrap([]), "") }

  func testCPasses() {}
}

/// A test of a class whose tear-down ends the process.
final class DyingTearDownRun: UITestCase {
  override class func tearDown() {
    if Death.isWanted { abort() }
  }

  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testA() {}
}

/// A test that passes, of a class whose tear-down fails.
final class LatelyFailingRun: UITestCase {
  override class func tearDown() {
    if Death.isWanted { XCTFail("torn down late") }
  }

  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testA() {}
}

/// A test behind which its process dies when all classes are torn down already.
final class DyingLaterRun: UITestCase {
  override class func tearDown() {
    if Death.isWanted { XCTestObservationCenter.shared.addTestObserver(Later()) }
  }

  /// Ends the process when a suite of suites is over.
  private final class Later: XCTestObservation {
    func testSuiteDidFinish(_ testSuite: XCTestSuite) {
      if testSuite.tests.first is XCTestSuite { abort() }
    }
  }

  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testA() {}
}

/// Tests of a class whose set-up and tear-down fail.
final class FailingAroundRun: UITestCase {
  override class func setUp() {
    guard Death.isWanted else { return }
    XCTAssertEqual("set", "up")
    let app = XCUIApplication(target: .inProcess(DyingApp.self))
    app.launch()
    app.buttons["Nobody"].tap()
  }

  override class func tearDown() {
    if Death.isWanted { XCTFail("torn down") }
  }

  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testA() {}

  func testB() {}
}

/// A test of a class whose tear-down alone fails.
final class FailingTearDownRun: UITestCase {
  override class func tearDown() {
    if Death.isWanted { XCTFail("torn down") }
  }

  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testA() {}
}

/// A test that fails, and goes on to where it ends its process.
final class DyingAfterFailureRun: UITestCase {
  override func setUpWithError() throws {
    try Death.skipUnlessWanted()
    continueAfterFailure = false
  }

  func testCounts() {
    let values: [String] = []
    XCTAssertEqual(values.count, 1)
    _ = Death.unwrap(values)
  }
}

/// Tests with failures on other threads.
final class FailingElsewhereRun: UITestCase {
  /// A test that has ended.
  nonisolated(unsafe) private static var ended: FailingElsewhereRun?

  /// Is signalled when a failure is being recorded.
  private let isRecording = DispatchSemaphore(value: 0)

  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  override func record(_ issue: XCTIssue) {
    isRecording.signal()
    // It takes longer than the test.
    if !Thread.isMainThread { usleep(300_000) }
    super.record(issue)
  }

  func testAFailsOnAThread() {
    DispatchQueue.global().async { XCTFail("on a thread") }
    isRecording.wait()
  }

  func testBFailsOnAThreadThatNeedsTheMainOne() {
    let app = XCUIApplication(target: .inProcess(DyingApp.self))
    app.launch()
    _ = app.buttons["Nobody"].exists
    Thread.detachNewThread { XCTFail("with an application") }
    isRecording.wait()
  }

  func testCLeavesSomething() { Self.ended = self }

  func testDPasses() {
    nonisolated(unsafe) let ended = Self.ended
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      ended?.recordFailure(
        withDescription: "left behind", inFile: #filePath, atLine: #line, expected: true)
      done.signal()
    }
    done.wait()
  }
}

/// A test that takes longer than it may, and tells of itself all the time.
final class TalkativeRun: UITestCase {
  override func setUpWithError() throws { try Death.skipUnlessWanted() }

  func testTalks() {
    supervisor_allow_test(2)
    for _ in 0..<60 {
      RunJournal.note("note", "still there")
      RealClock.pause(.milliseconds(100))
    }
  }
}
