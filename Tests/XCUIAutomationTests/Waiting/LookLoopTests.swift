import CrashingApp
import Testing
import TextUI
import XCTest

@testable import XCUIAutomation

/// An application in which a text comes late, and whose time can be read.
private struct LateApp: App {
  var body: some Scene { WindowGroup { LateView() } }
}

private struct LateView: View {
  @State private var isLate = false
  @State private var ticks = 0

  var body: some View {
    VStack {
      Button("Go") {
        Task {
          try? await Task.sleep(for: .seconds(2))
          isLate = true
        }
      }
      Text("ticks \(ticks)").accessibilityIdentifier("ticks")
      if isLate { Text("late") } else { ProgressView("working") }
      ScrollView { ForEach(0..<200) { Text("row \($0)") } }
    }
    .task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        ticks += 1
      }
    }
  }
}

/// A loop of looks, which a test of either library makes.
private enum Loops {
  static func launch() -> XCUIApplication {
    let app = XCUIApplication(target: .inProcess(LateApp.self))
    app.launch()
    return app
  }

  /// Looks until something comes; returns how often.
  static func looks(for app: XCUIApplication) -> Int {
    app.buttons["Go"].tap()
    var looks = 0
    while !app.staticTexts["late"].exists, looks < 2_000 { looks += 1 }
    return looks
  }

  /// Looks until something comes in an application with a process of its own, by each way of waiting; returns those for which it came.
  static func patternsSeen() -> [WaitPattern] {
    WaitPattern.allCases.filter { pattern in
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launchArguments = ["-waiting", pattern.rawValue]
      app.launch()
      app.buttons["Go"].tap()
      var looks = 0
      while app.staticTexts["text"].label != "Done", looks < 2_000 { looks += 1 }
      return looks < 2_000
    }
  }

  /// Looks at many things, each once; returns how many there were.
  static func wanderingLooks(in app: XCUIApplication) -> Int {
    (0..<200).count { app.staticTexts["row \($0)"].exists }
  }
}

extension ApplicationTests {
  @Suite("Loops that only look")
  struct LookLoopTests {
    @Test("come to an end when what they wait for comes")
    func ends() {
      let app = Loops.launch()
      #expect((110...140).contains(Loops.looks(for: app)))
      #expect(app.staticTexts["late"].exists)
    }

    @Test("come to an end in a process of its own")
    func process() {
      #expect(Loops.patternsSeen() == WaitPattern.allCases)
    }

    @Test("take time, of which an application's own clocks know")
    func time() {
      let app = Loops.launch()
      for _ in 0..<110 where app.staticTexts["late"].exists {}
      #expect(app.staticTexts["ticks"].label == "ticks 8")
    }

    @Test("take none while each look is another one")
    func wandering() {
      let app = Loops.launch()
      #expect(Loops.wanderingLooks(in: app) == 200)
      #expect(app.staticTexts["ticks"].label == "ticks 0")
    }

    @Test("take none while the test does something in between")
    func acting() {
      let app = Loops.launch()
      for _ in 0..<120 {
        _ = app.staticTexts["late"].exists
        app.activate()
      }
      #expect(app.staticTexts["ticks"].label == "ticks 0")
    }
  }
}

/// The same in XCTest, where the time of the test is that of its applications.
final class LookLoopXCTests: UITestCase {
  func testALoopThatOnlyLooksComesToAnEnd() {
    let app = Loops.launch()
    let begin = Date()
    XCTAssertTrue((110...140).contains(Loops.looks(for: app)))
    XCTAssertEqual(Date().timeIntervalSince(begin), 2, accuracy: 0.2)
  }

  func testALoopEndsWithAnApplicationInAProcessOfItsOwn() {
    XCTAssertEqual(Loops.patternsSeen(), WaitPattern.allCases)
  }

  func testAWaitThatLooksBeyondTheHundredthTimeTakesNoMoreThanItsTime() {
    let app = Loops.launch()
    let begin = Date()
    let never = expectation(
      for: NSPredicate { _, _ in app.staticTexts["Never"].exists }, evaluatedWith: nil)
    never.isInverted = true
    wait(for: [never], timeout: 5)
    XCTAssertEqual(Date().timeIntervalSince(begin), 5, accuracy: 0.01)
  }
}
