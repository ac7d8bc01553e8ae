import CrashingApp
import FailureTesting
import Foundation
import Testing
import VirtualTime
import XCTest

@testable import XCUIAutomation

extension ApplicationTests {
  /// Sleeps of a test whose application has a process and a time of its own.
  @Suite(
    "Sleeps of a test of Swift Testing",
    .enabled(if: TestClock.canBeVirtual, "A sanitizer keeps the clocks real."),
    .uiTest(target: .executable("CrashingApp")))
  struct SleptTimeTests {
    /// A way to sleep.
    enum Way: String, CaseIterable, Sendable {
      case task, continuousClock, suspendingClock, nanosleep, thread

      /// Sleeps.
      func sleep(_ milliseconds: Int) async throws {
        switch self {
        case .task: try await Task.sleep(for: .milliseconds(milliseconds))
        case .continuousClock: try await ContinuousClock().sleep(for: .milliseconds(milliseconds))
        case .suspendingClock: try await SuspendingClock().sleep(for: .milliseconds(milliseconds))
        case .nanosleep: usleep(UInt32(1_000 * milliseconds))
        case .thread: Self.blocks(Double(milliseconds) / 1_000)
        }
      }

      /// Blocks the thread.
      private static func blocks(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
    }

    /// Launches an application that says after 0.3 seconds that it is done, and begins it.
    private func launch() -> XCUIApplication {
      let app = XCUIApplication()
      app.launchArguments = ["-waiting", "taskSleep"]
      app.launch()
      app.buttons["Go"].tap()
      return app
    }

    @Test("pass for its application, as long as they were to last", arguments: Way.allCases)
    func pass(_ way: Way) async throws {
      let app = launch()
      let begin = app.now
      try await way.sleep(250)
      #expect(!app.staticTexts["Done"].exists)
      #expect(abs(app.now.timeIntervalSince(begin) - 0.25) < 0.001)
      try await way.sleep(60)
      #expect(app.staticTexts["Done"].exists)
    }

    @Test("that go on at one time pass once")
    func together() async throws {
      let app = launch()
      let (begin, realBegin) = (app.now, RealClock.now)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for way in [Way.task, .continuousClock, .suspendingClock] {
          group.addTask { try await way.sleep(200) }
        }
        try await group.waitForAll()
      }
      let passed = app.now.timeIntervalSince(begin)
      #expect(passed >= 0.2 - 0.001)
      #expect(passed < realBegin.duration(to: .now) / .seconds(1) + 0.001)
    }

    @Test("do not pass while the application's time is held")
    func held() async throws {
      let app = launch()
      app.pauseTime()
      let begin = app.now
      try await Way.task.sleep(50)
      app.resumeTime()
      #expect(app.now == begin)
    }

    @Test("that a waiter takes between two looks pass as well")
    func waiter() async {
      let app = launch()
      let expectation = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == 1"), object: app.staticTexts["Done"])
      let result = await XCTWaiter.fulfillment(of: [expectation], timeout: 5)
      #expect(result == .completed)
    }

    @Test("after which nobody looks have happen what is due, a crash too")
    func crash() async throws {
      let app = XCUIApplication()
      app.launch()
      app.buttons[Fault.lateError.rawValue].tap()
      app.advanceTime(by: 2.95)
      try await Way.task.sleep(100)
      let failures = recordedFailures { app.terminate() }
      #expect(failures.count == 1)
      #expect(failures.first?.kind is UnseenCrash)
    }
  }
}
