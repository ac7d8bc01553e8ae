import AccessibilityTree
import AutomationWire
import Testing

@testable import XCUIAutomation

@Suite("Gestures")
struct GestureTests {
  private let screen = Rect(x: 0, y: 0, width: 80, height: 24)

  /// The way of the finger: the cells, and where it is held.
  private func path(_ events: [InputEvent]) -> [String] {
    events.map { event in
      switch event {
      case .pointer(let pointer): "\(pointer.phase) \(pointer.position.x),\(pointer.position.y)"
      case .hold(let seconds): "hold \(seconds)"
      default: "\(event)"
      }
    }
  }

  @Test("a double tap is two taps, counted")
  func doubleTap() {
    let events = Gesture.taps(at: Point(x: 1, y: 2), count: 2)
    #expect(path(events) == ["began 1,2", "ended 1,2", "began 1,2", "ended 1,2"])
    let counts = events.compactMap { event -> Int? in
      if case .pointer(let pointer) = event { pointer.clickCount } else { nil }
    }
    #expect(counts == [1, 1, 2, 2])
  }

  @Test("a press is held")
  func press() {
    #expect(
      path(Gesture.press(at: Point(x: 3, y: 4), seconds: 1.5)) == [
        "began 3,4", "hold 1.5", "ended 3,4",
      ])
  }

  @Test("a drag goes cell by cell")
  func drag() {
    let events = Gesture.drag(
      from: Point(x: 0, y: 0), to: Point(x: 4, y: 2), hold: 1, holdAtEnd: 2)
    #expect(
      path(events) == [
        "began 0,0", "hold 1.0", "moved 1,0", "moved 2,1", "moved 3,1", "moved 4,2", "hold 2.0",
        "ended 4,2",
      ])
    #expect(path(Gesture.drag(from: .zero, to: .zero)) == ["began 0,0", "ended 0,0"])
  }

  @Test("a swipe goes half the extent, by its velocity, and not off the screen")
  func swipe() {
    let frame = Rect(x: 0, y: 4, width: 20, height: 12)
    func end(_ frame: Rect, x: Int, y: Int, _ velocity: XCUIGestureVelocity) -> String {
      path(Gesture.swipe(in: frame, screen: screen, x: x, y: y, reach: velocity.reach)).last ?? ""
    }
    #expect(end(frame, x: 0, y: -1, .default) == "ended 9,3")
    #expect(end(frame, x: 0, y: 1, .slow) == "ended 9,12")
    #expect(end(frame, x: 0, y: -1, .fast) == "ended 9,0")
    #expect(end(frame, x: -1, y: 0, .default) == "ended 0,9")
    #expect(end(frame, x: 1, y: 0, .default) == "ended 19,9")
    #expect(end(Rect(x: 5, y: 5, width: 9, height: 1), x: 0, y: -1, .default) == "ended 9,2")
    #expect(end(screen, x: 0, y: 1, .fast) == "ended 39,23")
  }

  @Test("velocities are numbers")
  func velocities() {
    let velocity: XCUIGestureVelocity = 250
    #expect(velocity.reach == 0.25)
    #expect(XCUIGestureVelocity(.infinity).reach == 1)
    #expect(XCUIGestureVelocity(-3).reach == 0.1)
    #expect((1500.0 as XCUIGestureVelocity) == XCUIGestureVelocity(rawValue: 1_500))
  }
}
