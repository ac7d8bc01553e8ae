import TextUI
import XCTest
import XCUIAutomation

/// What has the keyboard's focus: on a phone only what is typed into.
final class KeyboardFocusXCTests: XCTestCase {
  /// An app whose button the keys of a terminal reach first.
  struct NameApp: App {
    var body: some Scene {
      WindowGroup { NameView() }
    }
  }

  private struct NameView: View {
    @State private var name = ""

    var body: some View {
      Button("Next") {}
      TextField("Name", text: $name)
    }
  }

  func testOnlyAFieldHasIt() {
    let app = XCUIApplication(target: .inProcess(NameApp.self))
    app.launch()
    let focused = app.descendants(matching: .any)
      .matching(NSPredicate(format: "hasKeyboardFocus == true"))
    XCTAssertTrue(app.buttons["Next"].hasFocus)
    XCTAssertEqual(app.buttons["Next"].value(forKey: "hasKeyboardFocus") as? Bool, false)
    XCTAssertEqual(focused.count, 0)
    app.textFields["Name"].tap()
    XCTAssertEqual(focused.count, 1)
    XCTAssertEqual(focused.firstMatch.elementType, .textField)
  }
}
