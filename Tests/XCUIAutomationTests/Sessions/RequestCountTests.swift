import FailureTesting
import Foundation
import Testing
import VirtualTime

@testable import AutomationWire
@testable import XCUIAutomation

extension ApplicationTests {
  /// How many requests an application at rest is asked.
  @Suite("Requests") @MainActor
  struct RequestCountTests {
    /// Something a test does, and what it costs in a process of the application's own and in the test's.
    struct Cost: Sendable, CustomTestStringConvertible {
      /// What is done.
      let testDescription: String

      /// The requests in a process of its own.
      let process: UInt32

      /// The requests in the test's process, where each reading looks whether the test changed something.
      let inProcess: UInt32

      /// Does it.
      let body: @MainActor @Sendable (XCUIApplication) -> Void

      init(
        _ name: String, _ process: UInt32, _ inProcess: UInt32,
        _ body: @escaping @MainActor @Sendable (XCUIApplication) -> Void
      ) {
        testDescription = name
        self.process = process
        self.inProcess = inProcess
        self.body = body
      }
    }

    nonisolated static let input = [
      Cost("a tap", 1, 1) { $0.buttons["Next"].tap() },
      Cost("a tap on what is scrolled out", 1, 1) { $0.cells["Row 20"].tap() },
      Cost("a double tap", 1, 1) { $0.buttons["Next"].doubleTap() },
      Cost("a tap of two fingers", 1, 1) { $0.buttons["Next"].twoFingerTap() },
      Cost("a press", 1, 1) { $0.buttons["Next"].press(forDuration: 1) },
      Cost("a swipe", 1, 1) { $0.collectionViews.element.swipeUp() },
      Cost("a drag", 1, 1) {
        $0.cells["Row 3"].press(forDuration: 0, thenDragTo: $0.cells["Row 0"])
      },
      Cost("a click", 1, 1) { $0.buttons["Next"].click() },
      Cost("a right click", 1, 1) { $0.buttons["Next"].rightClick() },
      Cost("a hover", 1, 1) { $0.buttons["Next"].hover() },
      Cost("a turn of the wheel", 1, 1) {
        $0.collectionViews.element.scroll(byDeltaX: 0, deltaY: -2)
      },
      Cost("a tap at a place", 1, 1) {
        $0.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
      },
      Cost("a drag between places", 1, 1) {
        let list = $0.collectionViews.element
        list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).press(
          forDuration: 0,
          thenDragTo: list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0)))
      },
      Cost("a key", 1, 1) { $0.typeKey("s", modifierFlags: .control) },
      Cost("a tap on a field, and twelve letters", 2, 2) {
        $0.textFields["name"].tap()
        $0.textFields["name"].typeText("Ada Lovelace")
      },
    ]

    nonisolated static let looks = [
      Cost("whether something is there", 0, 1) { _ = $0.buttons["Next"].exists },
      Cost("whether something is not there", 0, 1) { _ = $0.buttons["Never"].exists },
      Cost("an attribute", 0, 1) { _ = $0.staticTexts["status"].label },
      Cost("how many there are", 0, 1) { _ = $0.buttons.count },
      Cost("a wait for what is there", 0, 1) {
        _ = $0.buttons["Next"].waitForExistence(timeout: 9)
      },
      Cost("whether input reaches an element", 1, 2) { _ = $0.buttons["Next"].isHittable },
      Cost("which of thirty rows input reaches", 1, 2) {
        let predicate = NSPredicate(format: "isHittable == true")
        #expect($0.cells.matching(predicate).count == 4)
      },
      Cost("the first row input does not reach", 1, 2) {
        let predicate = NSPredicate(format: "isHittable == false")
        #expect($0.cells.matching(predicate).firstMatch.exists)
      },
    ]

    /// The requests that something costs.
    private func requests(of app: XCUIApplication, _ body: () -> Void) -> UInt32 {
      let session = app.plan.session
      let before = session.requestCount
      body()
      return session.requestCount - before
    }

    @Test("cost", arguments: input + looks, Handmade.allCases)
    func cost(_ cost: Cost, _ mode: Handmade) {
      let app = mode.launch()
      let count = requests(of: app) { cost.body(app) }
      #expect(count == (mode == .process ? cost.process : cost.inProcess))
    }

    /// How often the loop of an application in the test's process turns meanwhile: the fewest of ten.
    ///
    /// Tests of other suites have work for the main thread at the same time, and each piece of it is a turn more.
    private func turns(of app: XCUIApplication, _ body: () -> Void) throws -> Int {
      let channel = app.plan.session.lastRun?.application.channel
      let loop = try #require((channel as? DirectChannel)?.driver.rest.loop)
      let counts = (1...10).map { _ in
        let before = loop.turnCount
        body()
        return loop.turnCount - before
      }
      return try #require(counts.min())
    }

    @Test("turn the loop once to look, and once more for each of a finger's two events")
    func turns() throws {
      let app = Handmade.inProcess.launch()
      let next = app.buttons["Next"]
      #expect(try turns(of: app) { next.tap() } == 3)
      #expect(app.staticTexts["status"].label == "Tapped Next 1")
      #expect(try turns(of: app) { _ = next.exists } == 1)
      #expect(try turns(of: app) { _ = app.staticTexts["status"].label } == 1)
    }

    @Test("setting a control's value costs one")
    func adjusting() {
      let app = XCUIApplication(target: .inProcess(GalleryApp.self))
      app.launch()
      let count = requests(of: app) { app.sliders["volume"].adjust(toNormalizedSliderPosition: 1) }
      #expect(count == 1)
      #expect(app.sliders["volume"].normalizedSliderPosition == 1)
    }

    @Test("never act on an element that the test changed the place of")
    func changedBehindTheBack() {
      let rows = Rows.shared
      (rows.names, rows.tapped) = (["Ann"], "")
      let app = XCUIApplication(target: .inProcess(RowsApp.self))
      app.launch()
      let first = app.buttons.element(boundBy: 0)
      #expect(requests(of: app) { first.tap() } == 1)
      #expect(rows.tapped == "Ann")
      rows.names = ["Bob", "Ann"]
      // One is answered with what changed, the other acts.
      #expect(requests(of: app) { first.tap() } == 2)
      #expect(rows.tapped == "Bob")
      rows.names = ["Cid"]
      app.buttons["Cid"].tap()
      #expect(rows.tapped == "Cid")
      rows.names = ["Bob", "Bob 2"]
      let failures = recordedFailures { app.buttons["Cid"].tap() }
      #expect(failures.count == 1)
      #expect(failures.first?.text.contains("No matches found") == true)
    }

    @Test("do nothing while the system asks for what the test has not heard of")
    func askedBehindTheBack() {
      let rows = Rows.shared
      (rows.names, rows.tapped, rows.wantsCamera) = (["Ann"], "", false)
      let app = XCUIApplication(target: .inProcess(RowsApp.self))
      app.launch()
      rows.wantsCamera = true
      let failures = recordedFailures { app.buttons["Ann"].tap() }
      #expect(failures.count == 1)
      #expect(failures.first?.text.contains("Would Like to Access the Camera") == true)
      #expect(rows.tapped == "")
      rows.wantsCamera = false
    }
  }
}
