import CrashingApp
import Foundation
import Testing
import VirtualTime

@testable import XCUIAutomation

extension ApplicationTests {
  /// Tests that wait beside each other, each for an application of its own.
  @Suite("Waits in parallel", .uiTest)
  struct ParallelWaitTests {
    /// A test and the way in which its application waits.
    struct Case: Sendable, CustomTestStringConvertible {
      let number: Int
      let pattern: WaitPattern
      var testDescription: String { "\(number): \(pattern)" }

      /// Fifty, of which many wait in the same way.
      static let all = (0..<50).map {
        Case(number: $0, pattern: WaitPattern.allCases[$0 % WaitPattern.allCases.count])
      }
    }

    @Test(
      "Each ends when its own application has come so far",
      .enabled(if: TestClock.canBeVirtual, "A sanitizer keeps the clocks real."),
      arguments: Case.all)
    func waits(_ test: Case) throws {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-waiting", test.pattern.rawValue]
      app.launch()
      let (begin, realBegin) = (app.now, RealClock.now)
      app.buttons["Go"].tap()
      #expect(app.staticTexts["Done"].waitForExistence(timeout: 60))
      let passed = app.now.timeIntervalSince(begin)
      let real = realBegin.duration(to: .now) / .seconds(1)
      let delay = test.pattern.delay ?? 0
      #expect(passed >= delay - 0.001)
      #expect(passed < delay + real + 0.05)
    }

    @Test("One computes beside them")
    func computes() {
      let begin = RealClock.now
      while begin.duration(to: .now) < .milliseconds(500) {}
    }
  }
}
