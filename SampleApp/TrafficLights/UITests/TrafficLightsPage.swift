import AutomationTools_Core
import SampleTrafficLights

/// The traffic lights.
final class TrafficLightsPage: PageObject {
  /// The button that begins a sequence.
  var start: XCUIElement { app.buttons[TrafficLightsIdentifier.start] }

  /// The button that goes on by one step.
  var tick: XCUIElement { app.buttons[TrafficLightsIdentifier.tick] }

  /// The button that ends the sequence.
  var stop: XCUIElement { app.buttons[TrafficLightsIdentifier.stop] }

  /// A lamp.
  func lamp(_ lamp: Lamp, _ direction: Direction) -> XCUIElement {
    app.otherElements[TrafficLightsIdentifier.lamp(direction, lamp)]
  }

  /// What both heads show, such as `RA- R--`.
  var heads: String {
    Direction.allCases.map { direction in
      Lamp.allCases.map { light in
        switch lamp(light, direction).value as? String {
        case "red": "R"
        case "yellow": "A"
        case "green": "G"
        case "off": "-"
        case let other: "(\(other ?? "nothing"))"
        }
      }
      .joined()
    }
    .joined(separator: " ")
  }

  /// The names of the buttons that can be pressed.
  var enabledButtons: [String] {
    [start, tick, stop].filter(\.isEnabled).map(\.label)
  }

  /// Presses a button.
  @discardableResult
  func press(_ button: XCUIElement, times: Int = 1) -> Self {
    for _ in 0..<times { button.tap() }
    return self
  }

  /// Taps where a button is, whether it can be pressed or not.
  ///
  /// `tap()` of the button itself fails when it is disabled.
  @discardableResult
  func tapPlace(of button: XCUIElement) -> Self {
    button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    return self
  }

  /// Both heads show something, such as `RA- R--`: six checks, one for each lamp.
  @discardableResult
  func shows(_ expected: String) -> Self {
    let letters = expected.split(separator: " ").map(Array.init)
    for (direction, head) in zip(Direction.allCases, letters) {
      for (light, letter) in zip(Lamp.allCases, head) {
        let element = lamp(light, direction)
        XCTAssertEqual(
          element.value as? String, letter == "-" ? "off" : light.color,
          "\(direction) \(light) of \(expected)")
      }
    }
    return self
  }
}
