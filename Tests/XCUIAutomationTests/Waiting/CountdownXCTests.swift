import Foundation
import TextUI
import VirtualTime
import XCTest

@testable import XCUIAutomation

/// An application that counts seconds by publishers of the date.
private struct CountdownApp: App {
  /// Subscribes anew whenever it counts, since what it subscribes to is made with its body.
  struct InBody: View {
    @State private var count = 0

    var body: some View {
      Text("in body \(count)")
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          count += 1
        }
    }
  }

  /// Subscribes once.
  struct Stored: View {
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
      Text("stored \(count)").onReceive(timer) { _ in count += 1 }
    }
  }

  var body: some Scene {
    WindowGroup {
      InBody()
      Stored()
    }
  }
}

/// Publishers of the date under the time of a test.
@MainActor
final class CountdownXCTests: UITestCase {
  func testASecondIsCountedOnceASecondWhereverThePublisherIsMade() throws {
    let app = XCUIApplication(target: .inProcess(CountdownApp.self))
    app.launch()
    try XCTSkipUnless(TestClock.isOn, "A sanitizer keeps the clocks real.")
    XCTAssertTrue(app.staticTexts["in body 0"].exists)
    XCTAssertTrue(app.staticTexts["stored 0"].exists)
    usleep(10_500_000)
    XCTAssertTrue(app.staticTexts["in body 10"].exists, app.debugDescription)
    XCTAssertTrue(app.staticTexts["stored 10"].exists, app.debugDescription)
  }
}
