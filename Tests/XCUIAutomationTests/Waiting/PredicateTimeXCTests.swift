import Dispatch
import Foundation
import Synchronization
import XCTest
import XCTestAdditions

@testable import VirtualTime
@testable import XCUIAutomation

/// Predicate expectations about an application in a process of its own, which shows something after three seconds.
///
/// XCTest would look each hundredth of a second. What is asserted are instants of the test's clock, looks and requests.
@MainActor
final class PredicateTimeXCTests: UITestCase {
  /// The application, launched anew for each test.
  private let app = XCUIApplication(target: .executable("HandmadeApp"))

  /// When it was launched, on the clock of the test.
  private var launch = Date()

  /// How many requests there were before the test waited.
  private var requests: UInt32 = 0

  override func setUpWithError() throws {
    app.launchArguments = ["-later"]
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    launch = Date()
    XCTAssertEqual(app.staticTexts["status"].label, "Ready")
    requests = app.plan.session.requestCount
  }

  /// How many seconds passed since the launch, on the clock of the test.
  private var passed: TimeInterval { Date().timeIntervalSince(launch) }

  /// Expects a predicate to hold for an element.
  private func expected(_ format: String, of element: XCUIElement) -> XCTNSPredicateExpectation {
    XCTNSPredicateExpectation(predicate: NSPredicate(format: format), object: element)
  }

  /// How often an expectation looked.
  private func looks(of expectation: XCTestExpectation) -> Int {
    let predicate = (expectation as? XCTNSPredicateExpectation)?.predicate
    return (predicate as? ExpectedPredicate)?.lookCount ?? .max
  }

  /// How many requests were sent since the test began to wait.
  private var sent: UInt32 { app.plan.session.requestCount - requests }

  func testOneThatComesTrue() {
    let later = expectation(
      for: NSPredicate(format: "label == 'Later'"), evaluatedWith: app.staticTexts["status"])
    waitForExpectations(timeout: 30)
    XCTAssertEqual(passed, 3, accuracy: 0.001)
    XCTAssertLessThanOrEqual(looks(of: later), 4)
    XCTAssertLessThanOrEqual(sent, 4)
  }

  func testOneThatNeverComesTrue() {
    let never = expected("exists == true", of: app.staticTexts["Nothing"])
    XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 10), .timedOut)
    XCTAssertEqual(passed, 10, accuracy: 0.001)
    XCTAssertLessThanOrEqual(looks(of: never), 5)
    XCTAssertLessThanOrEqual(sent, 4)
  }

  func testAnHourTakesNoMoreLooksThanASecond() {
    let never = expected("exists == true AND isEnabled == true", of: app.staticTexts["Nothing"])
    XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 3_600), .timedOut)
    XCTAssertEqual(passed, 3_600, accuracy: 0.001)
    XCTAssertLessThanOrEqual(looks(of: never), 5)
  }

  func testSeveralAtOnce() {
    let status = app.staticTexts["status"]
    let label = expected("label == 'Later'", of: status)
    let count = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count > 1000"), object: app.cells)
    count.isInverted = true
    let change = XCTKVOExpectation(keyPath: "label", object: status)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "exists == true"), NSPredicate(format: "label BEGINSWITH 'L'"),
    ])
    expectation(for: both, evaluatedWith: status)
    waitForExpectations(timeout: 30) { XCTAssertNil($0) }
    XCTAssertEqual(passed, 3, accuracy: 0.001)
    wait(for: [label, change], timeout: 30)
    XCTAssertEqual(passed, 3, accuracy: 0.011)
    wait(for: [count], timeout: 5)
    XCTAssertEqual(passed, 8, accuracy: 0.03)
    XCTAssertLessThanOrEqual(looks(of: count), 5)
    XCTAssertLessThanOrEqual(sent, 8)
  }

  func testWhatTheTestItselfDoesMeanwhileIsSeen() {
    let next = app.buttons["Next"]
    let state = expected("state == 1", of: app)
    let app = app
    let launch = launch
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
      MainActor.assumeIsolated { XCTAssertTrue(next.exists) }
      XCTAssertEqual(Date().timeIntervalSince(launch), 5, accuracy: 0.02)
      // A turn of the loop by somebody else ends when it should.
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
      XCTAssertEqual(Date().timeIntervalSince(launch), 5.5, accuracy: 0.02)
    }
    RunLoop.main.perform {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.25))
      XCTAssertEqual(Date().timeIntervalSince(launch), 0.25, accuracy: 0.02)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 7) { app.terminate() }
    wait(for: [state], timeout: 30)
    XCTAssertEqual(passed, 7, accuracy: 0.02)
    XCTAssertLessThanOrEqual(looks(of: state), 8)
  }

  func testOneWithAHandlerIsAskedAgain() {
    let asked = Mutex(0)
    let later = expectation(
      for: NSPredicate(format: "label == 'Later'"), evaluatedWith: app.staticTexts["status"]
    ) {
      asked.withLock { asked in
        asked += 1
        return asked == 3
      }
    }
    waitForExpectations(timeout: 30)
    XCTAssertEqual(asked.withLock { $0 }, 3)
    XCTAssertEqual(passed, 3.02, accuracy: 0.011)
    XCTAssertLessThanOrEqual(looks(of: later), 6)
  }

  func testWhatIsNotOursIsLookedAtAsOftenAsEver() {
    let looks = Mutex(0)
    let block = NSPredicate { _, _ in
      looks.withLock { looks in
        looks += 1
        return looks == 50
      }
    }
    expectation(for: block, evaluatedWith: app)
    waitForExpectations(timeout: 30)
    XCTAssertEqual(passed, 0.49, accuracy: 0.02)
    let begin = Date()
    let clock = expected(
      "now() > CAST(\(begin.timeIntervalSinceReferenceDate + 1), 'NSDate')", of: app)
    wait(for: [clock], timeout: 30)
    XCTAssertEqual(Date().timeIntervalSince(begin), 1, accuracy: 0.02)
  }

  func testWhatAnotherThreadSetsIsSeenAtOnce() {
    let flag = Atomic(false)
    let begin = RealClock.now
    Thread.detachNewThread {
      while begin.duration(to: .now) < .milliseconds(100) { sched_yield() }
      flag.store(true, ordering: .relaxed)
    }
    expectation(
      for: NSPredicate { _, _ in flag.load(ordering: .relaxed) }, evaluatedWith: nil as Any?)
    waitForExpectations(timeout: 30)
    XCTAssertLessThan(passed, 5)
  }

  func testAWaitInsideOfAWait() {
    let outer = XCTestExpectation(description: "outer")
    let inner = XCTestExpectation(description: "inner")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      XCTAssertEqual(XCTWaiter().wait(for: [inner], timeout: 20), .completed)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) { outer.fulfill() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 4) { inner.fulfill() }
    wait(for: [outer], timeout: 60)
    XCTAssertEqual(passed, 4, accuracy: 0.02)
  }
}
