import Dispatch
import Foundation
import TextUI
import XCTest

@testable import VirtualTime
@testable import XCUIAutomation

/// Predicate expectations about an application in the test's process, whose run loop is the one by which XCTest looks.
///
/// XCTest would look each hundredth of a second. What is asserted are instants of the test's clock, and looks.
@MainActor
final class PredicateTimeInProcessXCTests: UITestCase {
  /// An app that changes in one of several ways.
  struct ChangingApp: App {
    var body: some Scene {
      WindowGroup { ChangingView() }
    }
  }

  private struct ChangingView: View {
    @State private var text = "before"

    /// Shows that it has changed.
    private var change: @MainActor @Sendable () -> Void { { text = "after" } }

    var body: some View {
      Text(text)
      Button("Timer") {
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [change] _ in
          MainActor.assumeIsolated { change() }
        }
      }
      Button("Task") {
        Task {
          try await Task.sleep(for: .seconds(2))
          change()
        }
      }
      Button("Main queue") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [change] in
          MainActor.assumeIsolated { change() }
        }
      }
      Button("Queue") {
        DispatchQueue.global().asyncAfter(deadline: .now() + 2) { [change] in
          DispatchQueue.main.async { change() }
        }
      }
      Button("Thread") {
        Thread.detachNewThread { [change] in
          Thread.sleep(forTimeInterval: 2)
          DispatchQueue.main.async { change() }
        }
      }
      Button("Work") {
        Thread.detachNewThread { [change] in
          let end = RealClock.now + .milliseconds(30)
          while RealClock.now < end {}
          RunLoop.main.perform { MainActor.assumeIsolated { change() } }
        }
      }
    }
  }

  private let app = XCUIApplication(target: .inProcess(ChangingApp.self))

  /// When the test began to wait, on its clock.
  private var begin = Date()

  override func setUpWithError() throws {
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    begin = Date()
  }

  /// How many seconds passed since the test began to wait, on its clock.
  private var passed: TimeInterval { Date().timeIntervalSince(begin) }

  /// Expects a text to be there.
  private func expected(_ text: String) -> XCTNSPredicateExpectation {
    XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == true"), object: app.staticTexts[text])
  }

  /// How often an expectation looked.
  private func looks(of expectation: XCTNSPredicateExpectation) -> Int {
    (expectation.predicate as? ExpectedPredicate)?.lookCount ?? .max
  }

  func testOneThatNeverComesTrueIsLookedAtAFewTimes() {
    for seconds in [10.0, 3_600] {
      begin = Date()
      let never = expected("never")
      XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: seconds), .timedOut)
      XCTAssertEqual(passed, seconds, accuracy: 0.001)
      // Workers of dispatch end some seconds after their last work, which may be anything.
      XCTAssertLessThanOrEqual(looks(of: never), 15)
    }
  }

  func testWhateverChangesIsSeenInTime() {
    for way in ["Timer", "Task", "Main queue", "Queue", "Thread"] {
      app.terminate()
      app.launch()
      app.buttons[way].tap()
      begin = Date()
      let after = expected("after")
      XCTAssertEqual(XCTWaiter.wait(for: [after], timeout: 30), .completed, way)
      XCTAssertEqual(passed, 2, accuracy: 0.021, way)
      XCTAssertLessThanOrEqual(looks(of: after), 8, way)
    }
  }

  func testWorkOfAThreadIsWaitedFor() {
    app.buttons["Work"].tap()
    XCTAssertEqual(XCTWaiter.wait(for: [expected("after")], timeout: 5), .completed)
  }

  func testSeveralAtOnce() {
    app.buttons["Timer"].tap()
    let (after, never) = (expected("after"), expected("never"))
    never.isInverted = true
    let gone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "count == 0"),
      object: app.staticTexts.matching(identifier: "before"))
    let own = expectation(description: "own")
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { own.fulfill() }
    begin = Date()
    wait(for: [after, gone], timeout: 30)
    XCTAssertEqual(passed, 2, accuracy: 0.021)
    wait(for: [own, never], timeout: 6)
    XCTAssertEqual(passed, 8, accuracy: 0.03)
    XCTAssertLessThanOrEqual(looks(of: never), 20)
  }

  func testWhatTheTestDoesMeanwhileIsSeen() {
    let (app, begin) = (app, begin)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      MainActor.assumeIsolated { app.buttons["Main queue"].tap() }
      XCTAssertEqual(Date().timeIntervalSince(begin), 3, accuracy: 0.02)
    }
    let after = expected("after")
    wait(for: [after], timeout: 30)
    XCTAssertEqual(passed, 5, accuracy: 0.03)
    XCTAssertLessThanOrEqual(looks(of: after), 12)
  }
}
