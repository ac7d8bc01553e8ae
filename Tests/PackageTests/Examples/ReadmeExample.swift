import AutomationTools_Core
import Foundation
import Testing
import TextUI

/// The app of the README, as far as its suite of Swift Testing goes.
private typealias CounterApp = TextUIExample.CounterApp

/// The suite of Swift Testing in the README.
enum ReadmeExample {
  @Suite(.uiTest) struct CounterTests {
    @Test("Every tap counts", arguments: [1, 3]) func counts(taps: Int) {
      let app = XCUIApplication(target: .inProcess(CounterApp.self))
      app.launch()
      for _ in 0..<taps { app.buttons["Add one"].tap() }
      #expect(app.staticTexts["count"].label == "Count: \(taps)")
    }
  }
}

/// The row that a test of the README shows alone.
private struct RowView: View {
  /// What a row shows.
  struct Item {
    let title: String
    static let sample = Item(title: "Sample")
  }

  let item: Item

  var body: some View { Text(item.title).accessibilityIdentifier("title") }
}

final class RowTests: XCTestCase {
  func testARowShowsItsTitle() {
    let app = XCUIApplication(
      target: .view(environment: { $0.locale = Locale(identifier: "de") }) {
        RowView(item: .sample)
      })
    app.launch()
    XCTAssertEqual(app.staticTexts["title"].label, "Sample")
  }
}
