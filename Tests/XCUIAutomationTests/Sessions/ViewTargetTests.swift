import Foundation
import Observation
import Testing
import TextUI
import XCTest

@testable import XCUIAutomation

/// A row that shows what it is given, and what it finds in its environment.
private struct RowView: View {
  let title: String
  @State private var count = 0
  @Environment(\.locale) private var locale
  @Environment(Basket.self) private var basket: Basket?

  var body: some View {
    VStack {
      Text(title).accessibilityIdentifier("title")
      Text("\(locale.identifier) \(basket?.items ?? 0)").accessibilityIdentifier("environment")
      Button("Add \(count)") {
        count += 1
        basket?.items += 1
      }
    }
  }
}

/// An object that a test makes.
@MainActor @Observable private final class Basket {
  var items: Int

  init(items: Int) { self.items = items }
}

extension ApplicationTests {
  @Suite("One view alone")
  struct ViewTargetTests {
    @Test("is launched as an application, anew each time")
    func life() {
      let app = XCUIApplication(target: .view { RowView(title: "Milk") })
      #expect(app.state == .notRunning)
      app.launch()
      #expect(app.label == "RowView")
      #expect(app.staticTexts["title"].label == "Milk")
      app.buttons["Add 0"].tap()
      #expect(app.buttons["Add 1"].exists)
      app.launch()
      #expect(app.buttons["Add 0"].exists)
    }

    @Test("is another application than the next, in one test")
    func several() {
      func row(_ title: String) -> XCUIApplication {
        XCUIApplication(target: .view { RowView(title: title) })
      }
      let milk = row("Milk")
      let bread = row("Bread")
      milk.launch()
      bread.launch()
      milk.buttons["Add 0"].tap()
      #expect(milk.staticTexts["title"].label == "Milk")
      #expect(bread.staticTexts["title"].label == "Bread")
      #expect(milk.buttons["Add 1"].exists)
      #expect(bread.buttons["Add 0"].exists)
    }

    @Test("two objects with one target mean one application")
    func proxies() {
      let target = ApplicationTarget.view(name: "Row") { RowView(title: "Milk") }
      XCUIApplication(target: target).launch()
      XCUIApplication(target: target).buttons["Add 0"].tap()
      #expect(XCUIApplication(target: target).buttons["Add 1"].exists)
      #expect(target.name == "Row")
      #expect(target != .view(name: "Row") { RowView(title: "Milk") })
    }

    @Test("gets its environment by a closure, or by modifiers")
    func environment() {
      let closure = XCUIApplication(
        target: .view(environment: { $0.locale = Locale(identifier: "de_AT") }) {
          RowView(title: "Milk")
        })
      closure.launch()
      #expect(closure.staticTexts["environment"].label == "de_AT 0")
      let modified = XCUIApplication(
        target: .view {
          RowView(title: "Milk").environment(\.locale, Locale(identifier: "fr"))
            .environment(Basket(items: 3))
        })
      modified.launch()
      #expect(modified.label == "View")
      modified.buttons["Add 0"].tap()
      #expect(modified.staticTexts["environment"].label == "fr 4")
    }

    @MainActor @Test("shares objects with the test")
    func injection() {
      let basket = Basket(items: 1)
      let app = XCUIApplication(target: .view { RowView(title: "Milk").environment(basket) })
      app.launch()
      app.buttons["Add 0"].tap()
      #expect(basket.items == 2)
    }
  }
}

/// The same in XCTest.
final class ViewTargetXCTests: UITestCase {
  func testTwoViewsInOneTest() {
    let milk = XCUIApplication(target: .view { RowView(title: "Milk") })
    let bread = XCUIApplication(
      target: .view(environment: { $0.locale = Locale(identifier: "it") }) {
        RowView(title: "Bread")
      })
    milk.launch()
    bread.launch()
    milk.buttons["Add 0"].tap()
    XCTAssertTrue(milk.buttons["Add 1"].exists)
    XCTAssertTrue(bread.buttons["Add 0"].exists)
    XCTAssertEqual(bread.staticTexts["environment"].label, "it 0")
  }

  func testAViewIsNewInEachTest() {
    let app = XCUIApplication(target: .view { RowView(title: "Milk") })
    XCTAssertEqual(app.state, .notRunning)
    app.launch()
    XCTAssertTrue(app.buttons["Add 0"].exists)
  }
}
