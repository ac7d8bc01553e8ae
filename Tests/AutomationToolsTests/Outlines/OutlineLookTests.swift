import AutomationTools_Core
import FailureTesting
import Testing
import TextUI

/// An application with texts in several colors.
private struct ColoredApp: App {
  init() {}

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Overdue").foregroundStyle(.red).bold()
        Text("Someday").italic().underline()
        Text("Warm").background(.orange)
      }
    }
  }
}

@MainActor @Suite("Colors and emphasis in outlines", .uiTest) struct OutlineLookTests {
  /// Launches the application.
  private func launch() -> XCUIApplication {
    let app = XCUIApplication(target: .inProcess(ColoredApp.self))
    app.launch()
    return app
  }

  @Test("They are compared where an outline states them")
  func asked() {
    let app = launch()
    app.assertWindow {
      Element(
        .staticText, "Overdue", foregroundColor: "red", isBold: true, isItalic: false)
      Element(
        .staticText, "Someday", foregroundColor: "default", isItalic: true, isUnderlined: true)
      Element(.staticText, "Warm", backgroundColor: .beginsWith("palette"))
    }
    #expect(!app.dumpWindow().contains("Color"))
  }

  @Test("A difference is told, and what would be stated instead")
  func different() {
    let app = launch()
    let failures = recordedFailures {
      app.assertWindow(record: .never) {
        Element(.staticText, "Overdue", foregroundColor: "green", isBold: false)
      }
    }
    #expect(failures.count == 1)
    let text = failures.first?.text ?? ""
    #expect(
      text.contains(#"its foregroundColor is "red", not "green", its isBold is true, not false"#))
  }
}
