import AccessibilityTree
import AutomationWire
import Foundation
import Testing
import TextRendering

@testable import XCUIAutomation

/// An application with a hit test of its own, which knows of no alert, and with places finer than cells.
///
/// ```
///  0 0.5 0.5          where in its cell the last tap was
///  2 [ Ask ]          shows an alert below
///  4   [ OK ]
///  8 A                a key of a keyboard
/// ```
@MainActor private final class PreciseHost: AutomationHost {
  private var builder = ElementTreeBuilder<String>()
  private var status = "Ready"
  private var isAsking = false
  private var isDirty = true

  var tree: ElementTree { builder.tree }

  func update() -> Bool {
    guard isDirty else { return false }
    isDirty = false
    let screen = Rect(x: 0, y: 0, width: 80, height: 24)
    builder.rebuild { tree in
      tree.add(.application, "application", frame: screen)
      tree.add(.window, "window", in: "application", frame: screen)
      tree.add(.staticText, "status", in: "window", frame: Rect(x: 0, y: 0, width: 20, height: 1)) {
        $0.identifier = "status"
        $0.label = status
      }
      tree.add(.button, "ask", in: "window", frame: Rect(x: 0, y: 2, width: 8, height: 2)) {
        $0.label = "Ask"
      }
      tree.add(
        .keyboard, "keyboard", in: "application", frame: Rect(x: 0, y: 8, width: 8, height: 1))
      tree.add(.key, "key", in: "keyboard", frame: Rect(x: 0, y: 8, width: 1, height: 1)) {
        $0.label = "A"
      }
      guard isAsking else { return }
      tree.add(.alert, "alert", in: "window", frame: Rect(x: 2, y: 4, width: 9, height: 1)) {
        $0.states = .modal
      }
      tree.add(.button, "ok", in: "alert", frame: Rect(x: 2, y: 4, width: 8, height: 1)) {
        $0.label = "OK"
      }
    }
    return true
  }

  func treeDifference(since version: UInt64?) -> TreeDifference {
    builder.difference(since: version)
  }

  func screen() -> CellGrid { CellGrid(width: 80, height: 24) }

  func hitPoint(of id: ElementID, scrollingIntoView isScrolling: Bool) -> HostHitPoint {
    tree.absoluteFrame(of: id).map { .at($0.center) } ?? .missing
  }

  func perform(_ event: InputEvent) {
    guard case .pointer(let pointer) = event, pointer.phase == .ended else { return }
    status = "\(pointer.offset.x) \(pointer.offset.y)"
    isAsking = pointer.position.y == 2
    isDirty = true
  }
}

extension ApplicationTests {
  @Suite("A host with a hit test of its own")
  struct PreciseHostTests {
    /// Launches the application.
    private func launch() -> XCUIApplication {
      let app = XCUIApplication(target: .inProcess(name: "Precise") { _ in PreciseHost() })
      app.launch()
      return app
    }

    @Test("hits nothing behind something modal, but the keyboard")
    func modality() {
      let app = launch()
      let (ask, ok) = (app.buttons["Ask"], app.buttons["OK"])
      #expect(ask.isHittable)
      ask.coordinate(withNormalizedOffset: .zero).tap()
      #expect(app.alerts.firstMatch.exists)
      #expect(!ask.isHittable)
      #expect(ok.isHittable)
      #expect(app.keys["A"].isHittable)
      ok.tap()
      #expect(ask.isHittable)
    }

    @Test("gets the place within the cell")
    func offsets() {
      let app = launch()
      let status = app.staticTexts["status"]
      let ask = app.buttons["Ask"]
      ask.tap()
      #expect(status.label == "0.5 0.5")
      let corner = ask.coordinate(withNormalizedOffset: .zero)
      corner.withOffset(CGVector(dx: 1.25, dy: 1.75)).tap()
      #expect(status.label == "0.25 0.75")
      ask.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 1)).tap()
      #expect(status.label == "1.0 1.0")
    }
  }
}
