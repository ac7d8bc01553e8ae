import AutomationTools_Core
import SwiftUI
import XCTest

/// A list whose rows are as high as on a phone.
struct RowHeightApp: App {
  var body: some Scene {
    WindowGroup {
      List {
        Text("one")
        Text("two")
        HeightReader()
      }
      .environment(\.defaultMinListRowHeight, 60)
      .environment(\.defaultMinListHeaderHeight, 0)
    }
  }

  struct HeightReader: View {
    @Environment(\.defaultMinListRowHeight) private var height

    var body: some View { Text("at least \(Int(height))") }
  }
}

/// Heights of rows in files that import SwiftUI.
final class RowHeightTests: ATTestCase {
  override class var applicationTarget: ApplicationTarget { .inProcess(RowHeightApp.self) }

  func testHeightsAreInPoints() {
    launchApp()
    let rows = app.cells.allElementsBoundByIndex.map(\.frame.height)
    XCTAssertEqual(rows, [4, 4, 4], "Sixty points are nearly four rows of sixteen")
    XCTAssertEqual(app.staticTexts["two"].frame.minY - app.staticTexts["one"].frame.minY, 4)
    XCTAssertTrue(app.staticTexts["at least 64"].exists)
  }
}
