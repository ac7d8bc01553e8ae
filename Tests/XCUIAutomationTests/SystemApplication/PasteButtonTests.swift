import Foundation
import Testing
import TextUI

@testable import XCUIAutomation

/// An application with a button that pastes.
private struct PasteApp: App {
  init() {}

  var body: some Scene { WindowGroup { PasteView() } }
}

private struct PasteView: View {
  @State private var pasted = "nothing"
  @State private var changes = 0

  var body: some View {
    Button("Copy") { UIPasteboard.general.string = "copied" }
    PasteButton(payloadType: String.self) { pasted = $0.joined() }
    Text(pasted)
    Text("Changes: \(changes)")
      .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
        changes += 1
      }
  }
}

extension ApplicationTests {
  @Suite("Buttons that paste")
  struct PasteButtonTests {
    private func launch() -> XCUIApplication {
      UIPasteboard.general.string = nil
      let app = XCUIApplication(target: .inProcess(PasteApp.self))
      app.launch()
      #expect(!app.buttons["Paste"].isEnabled)
      return app
    }

    @Test("are enabled once the application has put something down, of which it is notified")
    func ofTheApplication() {
      let app = launch()
      app.buttons["Copy"].tap()
      #expect(app.staticTexts["Changes: 1"].exists)
      app.buttons["Paste"].tap()
      #expect(app.staticTexts["copied"].exists)
    }

    @Test("are enabled once the test has put something down, and disabled when it takes that away")
    func ofTheTest() {
      let app = launch()
      UIPasteboard.general.string = "from the test"
      #expect(app.buttons["Paste"].wait(for: \.isEnabled, toEqual: true, timeout: 1))
      app.buttons["Paste"].tap()
      #expect(app.staticTexts["from the test"].exists)
      UIPasteboard.general.string = nil
      #expect(app.buttons["Paste"].wait(for: \.isEnabled, toEqual: false, timeout: 1))
    }
  }
}
