import AccessibilityTree
import AutomationWire
import FailureTesting
import Foundation
import Testing
import TextRendering

@testable import CrashingApp
@testable import XCUIAutomation

/// An application whose elements stand inside each other, as deep as it is told; it keeps its tree by hand.
@MainActor private final class DeepHost: AutomationHost {
  private var recorder = TreeRecorder()

  init(depth: UInt64) {
    for number in 1...depth {
      var node = ElementNode(
        id: ElementID(number), elementType: number == 1 ? .application : .other,
        frame: Rect(x: 0, y: 0, width: 80, height: 24))
      node.identifier = "\(number)"
      recorder.set(node)
      if number > 1 { recorder.setChildren([node.id], of: ElementID(number - 1)) }
    }
    recorder.setRoot(ElementID(1))
  }

  var tree: ElementTree { recorder.tree }

  func update() -> Bool { false }

  func treeDifference(since version: UInt64?) -> TreeDifference {
    recorder.difference(since: version)
  }

  func screen() -> CellGrid { CellGrid(width: 80, height: 24) }

  func hitPoint(of id: ElementID, scrollingIntoView isScrolling: Bool) -> HostHitPoint {
    tree.absoluteFrame(of: id).map { .at($0.center) } ?? .missing
  }

  func perform(_ event: InputEvent) {}
}

extension ApplicationTests {
  @Suite("Screens that are too much")
  struct ScreenLimitTests {
    /// Launches an application whose elements stand inside each other.
    private func launch(depth: UInt64) -> XCUIApplication {
      let app = XCUIApplication(
        target: .inProcess(name: "Deep \(depth)") { _ in DeepHost(depth: depth) })
      app.launch()
      return app
    }

    @Test("Elements too deep are a failure that names the limit, whoever looks")
    func tooDeep() {
      let app = launch(depth: 2_000)
      let reason =
        "What it shows cannot be read: more than 500 elements stand inside each other, which is the most there may be."
      let looks: [(String, () -> Void)] = [
        ("find", { #expect(!app.otherElements["7"].exists) }),
        ("find", { #expect(app.otherElements.count == 0) }),
        ("find", { #expect(!app.otherElements["7"].waitForExistence(timeout: 1)) }),
        ("tap", { app.otherElements["7"].tap() }),
      ]
      for (verb, look) in looks {
        let failures = recordedFailures(look)
        #expect(failures.count == 1)
        let text = failures.first?.text ?? ""
        #expect(text.hasPrefix("Failed to \(verb) ") && text.contains(reason), "\(text)")
        #expect(text.utf8.count < 4_000)
      }
    }

    @Test("The deepest there may be is walked by everything, on a small stack")
    func deepest() async {
      let app = launch(depth: UInt64(ElementTree.depthLimit))
      let scope = TestScope.current
      // As small as threads have it that somebody else makes.
      let isDone = await withCheckedContinuation { continuation in
        let thread = Thread {
          TestScope.$ofTask.withValue(scope) { continuation.resume(returning: walk(app)) }
        }
        thread.stackSize = 1 << 20
        thread.start()
      }
      #expect(isDone)
    }

    /// Walks the elements in all the ways there are, and returns whether each came to the end.
    private func walk(_ app: XCUIApplication) -> Bool {
      let last = app.otherElements["\(ElementTree.depthLimit)"]
      let predicate = NSPredicate(format: "identifier == %@", "\(ElementTree.depthLimit)")
      guard last.exists, app.otherElements.matching(predicate).count == 1,
        app.otherElements.containing(predicate).count == ElementTree.depthLimit - 1,
        app.debugDescription.contains("'\(ElementTree.depthLimit)'"), last.isHittable,
        var attributes = try? app.snapshot().dictionaryRepresentation
      else { return false }
      var depth = 1
      while let children = attributes[.children] as? [[XCUIElement.AttributeName: Any]],
        let child = children.first
      {
        (attributes, depth) = (child, depth + 1)
      }
      last.tap()
      return depth == ElementTree.depthLimit
    }

    @Test("A screen over 64 MiB is a failure that names the limit, and the application goes on")
    func tooLarge() {
      let app = XCUIApplication(target: .executable("CrashingApp"))
      app.launch()
      let failures = recordedFailures {
        app.buttons[Fault.hugeScreen.rawValue].tap()
        #expect(!app.staticTexts["Ready"].exists)
      }
      #expect(failures.count == 2)
      for (verb, failure) in zip(
        ["tap \"huge screen\" Button", "find \"Ready\" StaticText"], failures)
      {
        let beginning =
          "Failed to \(verb): What it shows is too much: its elements and texts take "
        #expect(failure.text.hasPrefix(beginning), "\(failure.text)")
        #expect(failure.text.contains(" bytes, and 67108864 can be handed over at once."))
      }
      #expect(app.state == .runningForeground)
      app.launch()
      #expect(app.staticTexts["Ready"].exists)
    }
  }
}
