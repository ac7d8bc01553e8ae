import FailureTesting
import Foundation
import Testing

@testable import XCUIAutomation

extension ApplicationTests {
  @Suite("Lengths of tests")
  struct LengthUnitTests {
    private func launch() -> XCUIApplication {
      let app = Handmade.process.app
      app.launchEnvironment["UITEST_SCREEN_SIZE"] = "30x12"
      app.launch()
      return app
    }

    @Test("count in cells, or in points of which a cell has 8 by 16")
    func frames() {
      let app = launch()
      let button = app.buttons["Next"]
      #expect(button.frame == CGRect(x: 0, y: 1, width: 6, height: 1))
      let inCells = app.screenshot().look(in: button.frame)
      LengthUnit.$override.withValue(.points) {
        #expect(button.frame == CGRect(x: 0, y: 16, width: 48, height: 16))
        #expect(button.debugDescription.contains("{{0.0, 16.0}, {48.0, 16.0}}"))
        #expect(app.frame.size == CGSize(width: 240, height: 192))
        #expect(app.screenshot().image.size == CGSize(width: 240, height: 192))
        #expect("\(app.screenshot().image)" == "ScreenImage of 30 × 12 cells")
        #expect((try? button.snapshot())?.frame.width == 48)
        let place = button.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
          .withOffset(CGVector(dx: 60, dy: 8))
        #expect(place.screenPoint == CGPoint(x: 60, y: 24))
        #expect(app.screenshot().look(in: button.frame) == inCells)
        #expect(inCells != nil)
      }
    }

    @Test("reach what is there: offsets in points")
    func offsets() {
      let app = launch()
      LengthUnit.$override.withValue(.points) {
        app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 20, dy: 20)).tap()
        #expect(app.staticTexts["status"].label == "Tapped Next 1")
        let row = app.staticTexts["Row 2"].coordinate(withNormalizedOffset: .zero)
        row.press(
          forDuration: 0.1, thenDragTo: row.withOffset(CGVector(dx: 0, dy: -32)),
          withVelocity: .default, thenHoldForDuration: 0.5)
        #expect(app.staticTexts["Row 2"].frame.minY == 64)
      }
    }

    @Test("tell of a place that is outside of the screen")
    func outside() {
      let app = launch()
      let place = app.coordinate(withNormalizedOffset: .zero)
        .withOffset(CGVector(dx: 195, dy: 300))
      let failures = recordedFailures { place.tap() }
      #expect(
        failures.first?.text.hasPrefix(
          """
          Failed to tap Application 'HandmadeApp': The place {195.0, 300.0} is outside of the screen, which has {30.0, 12.0}.
          Lengths are cells here, of 8 by 16 points. UITEST_LENGTHS=points has those of tests count in points.
          """) == true, "\(failures)")
      let others = LengthUnit.$override.withValue(.points) {
        recordedFailures { place.press(forDuration: 1, thenDragTo: place) }.map(\.text)
      }
      #expect(
        others.first?.contains(
          "is outside of the screen, which has {240.0, 192.0}.") == true, "\(others)")
      #expect(app.staticTexts["status"].label == "Ready")
    }
  }
}
