import Foundation
import Synchronization
import TextUI
import XCTest

@testable import VirtualTime
@testable import XCUIAutomation

/// Waits beside a thread that computes without an end, which keep step with real time.
final class BusyThreadXCTests: XCTestCase {
  /// An app with a clock, and a thread that computes.
  struct ComputingApp: App {
    var body: some Scene {
      WindowGroup { ComputingView() }
    }
  }

  private struct ComputingView: View {
    @State private var ticks = 0

    var body: some View {
      Text("ticks \(ticks)")
      Button("Start") {
        _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
          MainActor.assumeIsolated { ticks += 1 }
        }
        Thread.detachNewThread {
          while !BusyThreadXCTests.isOver.load(ordering: .relaxed) {}
        }
      }
    }
  }

  /// Whether the thread is to end.
  private static let isOver = Atomic(false)

  func testAWaitTakesItsWholeTime() throws {
    let app = XCUIApplication(target: .inProcess(ComputingApp.self))
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    defer { Self.isOver.store(true, ordering: .relaxed) }
    app.buttons["Start"].tap()
    let begin = Date()
    XCTAssertFalse(app.staticTexts["ticks 1"].waitForExistence(timeout: 0.3))
    XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(begin), 0.299)
    XCTAssertTrue(app.staticTexts["ticks 1"].waitForExistence(timeout: 0.3))
  }
}
