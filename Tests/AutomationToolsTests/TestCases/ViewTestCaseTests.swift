import AutomationTools_Core
import TextUI

/// A class whose application is one view.
final class ViewTestCaseTests: ATTestCase {
  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("Count: \(count)") { count += 1 } }
  }

  override class var applicationTarget: ApplicationTarget { .view { Counter() } }

  func testTheViewIsOneApplicationForTheWholeTest() {
    launchApp()
    app.buttons["Count: 0"].tap()
    XCTAssertTrue(app.buttons["Count: 1"].exists)
    XCTAssertTrue(XCUIApplication().buttons["Count: 1"].exists)
    app.launch()
    XCTAssertTrue(app.buttons["Count: 0"].exists)
  }
}
