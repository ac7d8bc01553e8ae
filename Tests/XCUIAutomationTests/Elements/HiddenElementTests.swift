import FailureTesting
import Testing
import TextUI

@testable import XCUIAutomation

/// An application with elements that assistive technology is not to hear of.
private struct HiddenApp: App {
  init() {}

  var body: some Scene { WindowGroup { HiddenView() } }
}

private struct HiddenView: View {
  @State private var isHidden = true
  @State private var taps = 0

  var body: some View {
    List {
      Image(systemName: "star.fill")
      Image(systemName: "heart.fill").accessibilityHidden(true)
      HStack {
        Image(systemName: "bolt.fill")
        Text("Energy")
      }
      .accessibilityElement(children: .contain).accessibilityIdentifier("row")
      .accessibilityHidden(isHidden)
      Button("Hidden") { taps += 1 }.accessibilityHidden(true)
      Button {
        isHidden.toggle()
      } label: {
        HStack {
          Text("Turn")
          Text("!").accessibilityHidden(true)
        }
      }
      Text("Taps: \(taps)")
      ForEach(0..<200) { number in
        Text("Row \(number)").accessibilityHidden(number % 2 == 0)
      }
    }
  }
}

/// An application with buttons that let touches through, one of them in a row.
private struct ThroughApp: App {
  init() {}

  var body: some Scene { WindowGroup { ThroughView() } }
}

private struct ThroughView: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Through") { taps += 1 }.allowsHitTesting(false)
      Text("Taps: \(taps)")
      List { Button("Row") { taps += 1 }.allowsHitTesting(false) }
    }
  }
}

extension ApplicationTests {
  @Suite("Elements hidden from assistive technology")
  struct HiddenElementTests {
    private func launch() -> XCUIApplication {
      let app = XCUIApplication(target: .inProcess(HiddenApp.self))
      app.launch()
      return app
    }

    @Test("are found, and not hittable")
    func found() {
      let app = launch()
      #expect(
        app.images.allElementsBoundByIndex.map(\.identifier)
          == ["star.fill", "heart.fill", "bolt.fill"])
      #expect(app.images["star.fill"].isHittable && !app.images["heart.fill"].isHittable)
      #expect(app.otherElements["row"].exists && app.staticTexts["Energy"].exists)
      #expect(!app.staticTexts["Energy"].isHittable)
    }

    @Test("take no input, which is told")
    func input() {
      let app = launch()
      let text = recordedFailures { app.buttons["Hidden"].tap() }.first?.text ?? ""
      #expect(
        text.hasPrefix(
          "Failed to tap \"Hidden\" Button: Not hittable: it exists, but is hidden from assistive technology:"
        ),
        "\(text)")
      #expect(text.contains("accessibilityHidden(true)"))
      #expect(app.staticTexts["Taps: 0"].exists)
    }

    @Test("are not those that let touches through, which is told too")
    func untouchable() {
      let app = XCUIApplication(target: .inProcess(ThroughApp.self))
      app.launch()
      #expect(!app.buttons["Through"].isHittable)
      let text = recordedFailures { app.buttons["Through"].tap() }.first?.text ?? ""
      #expect(
        text.hasPrefix(
          "Failed to tap \"Through\" Button: Not hittable: it exists, but takes no touches where it is: Button,"
        ),
        "\(text)")
      #expect(text.contains("allowsHitTesting(false)"))
      // Nor does the row stand for such a button.
      app.cells.firstMatch.tap()
      #expect(app.staticTexts["Taps: 0"].exists)
    }

    @Test("are as others once they are hidden no more, with all that is inside")
    func turned() {
      let app = launch()
      app.buttons["Turn"].tap()
      #expect(app.staticTexts["Energy"].isHittable && app.images["bolt.fill"].isHittable)
      app.buttons["Turn"].tap()
      #expect(!app.staticTexts["Energy"].isHittable && app.images["bolt.fill"].exists)
    }

    @Test("are no part of the control around them")
    func inControl() {
      let app = launch()
      #expect(app.buttons["Turn"].label == "Turn" && !app.staticTexts["!"].exists)
    }

    @Test("are not read, nor audited")
    func spoken() throws {
      let app = launch()
      let voiceOver = XCUIDevice.shared.voiceOverService
      try voiceOver.enable()
      var spoken: [String] = []
      for _ in 0..<4 { spoken.append(try voiceOver.moveForward().utterance) }
      #expect(!spoken.contains { $0.contains("heart") || $0.contains("Energy") }, "\(spoken)")
      try voiceOver.disable()
      var audited: [String] = []
      try app.performAccessibilityAudit { issue in
        audited.append(issue.element?.label ?? "")
        return true
      }
      #expect(!audited.contains("Hidden"), "\(audited)")
    }

    @Test("are found in rows that are not made yet")
    func rows() {
      let app = launch()
      #expect(app.staticTexts["Row 180"].exists && app.staticTexts["Row 181"].exists)
      #expect(!app.staticTexts["Row 180"].isHittable)
    }
  }
}
