import Dispatch
import TextUI
import XCTest

@testable import VirtualTime
@testable import XCUIAutomation

/// What is asked of dispatch at one moment of virtual time, for the same time after it, happens in the order in which it was asked for.
final class DispatchOrderXCTests: XCTestCase {
  /// An app whose buttons ask for something twenty times.
  struct OrderApp: App {
    var body: some Scene {
      WindowGroup { OrderView() }
    }
  }

  private struct OrderView: View {
    @State private var log: [Int] = []

    var body: some View {
      Text((["noted"] + log.map(String.init)).joined(separator: " "))
        .accessibilityIdentifier("log")
      Button("Main queue") {
        start { DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: $0) }
      }
      Button("By the date") {
        start { DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1, execute: $0) }
      }
      Button("Serial queue") {
        let queue = DispatchQueue(label: "order")
        start { block in
          queue.asyncAfter(deadline: .now() + 1) { DispatchQueue.main.async(execute: block) }
        }
      }
    }

    /// Has the numbers up to twenty noted, each by a block of its own.
    private func start(_ ask: (@escaping @Sendable () -> Void) -> Void) {
      log = []
      for number in 1...20 { ask { MainActor.assumeIsolated { log.append(number) } } }
    }
  }

  private let app = XCUIApplication(target: .inProcess(OrderApp.self))

  override func setUpWithError() throws {
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
  }

  func testWhatIsAskedFirstHappensFirst() {
    let log = app.staticTexts["log"]
    let all = (["noted"] + (1...20).map(String.init)).joined(separator: " ")
    for way in ["Main queue", "By the date", "Serial queue"] {
      app.buttons[way].tap()
      XCTAssertFalse(log.wait(for: \.label, toEqual: all, timeout: 0.99), way)
      XCTAssertTrue(log.wait(for: \.label, toEqual: all, timeout: 0.01), "\(way): \(log.label)")
    }
  }

  func testNoBlockComesBeforeItsTime() {
    nonisolated(unsafe) var early = 0
    let done = expectation(description: "all")
    done.expectedFulfillmentCount = 200
    for _ in 0..<200 {
      let deadline = DispatchTime.now() + 1
      DispatchQueue.main.asyncAfter(deadline: deadline) {
        if ProcessTime.now < .nanoseconds(Int64(deadline.uptimeNanoseconds)) - Self.origin {
          early += 1
        }
        done.fulfill()
      }
    }
    wait(for: [done], timeout: 2)
    XCTAssertEqual(early, 0)
  }

  /// The monotonic clock when the clocks of the process were taken over.
  private static var origin: Duration {
    .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) - ProcessTime.now
  }

  func testEachMomentIsLaterThanTheOneBefore() {
    let moments = (0..<100).map { _ in DispatchTime.now() }
    XCTAssertEqual(moments, moments.sorted())
    XCTAssertEqual(Set(moments.map(\.rawValue)).count, 100)
    let dates = (0..<100).map { _ in DispatchWallTime.now() }
    XCTAssertEqual(dates, dates.sorted())
  }
}
