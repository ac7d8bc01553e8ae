import AutomationTools_Core
import SampleTrafficLights

/// What the traffic lights show at one moment: one look at the application, however much is read from it.
struct LightsReading: Equatable {
  /// What both heads show, such as `RA-` and `R--`.
  var heads = ["", ""]

  /// The names of the buttons that can be pressed, from the top.
  var enabledButtons: [String] = []

  /// Looks at an application.
  ///
  /// - Parameter app: The application.
  /// - Throws: When it does not run.
  init(of app: XCUIApplication) throws {
    collect(try app.snapshot())
  }

  /// Both heads as one text, such as `RA- R--`.
  var text: String { heads.joined(separator: " ") }

  /// Reads an element and all inside it.
  private mutating func collect(_ element: any XCUIElementSnapshot) {
    if element.elementType == .button {
      if element.isEnabled { enabledButtons.append(element.label) }
      return
    }
    for (index, direction) in Direction.allCases.enumerated()
    where element.identifier == TrafficLightsIdentifier.head(direction).id {
      heads[index] = element.children.map { Self.letter(of: $0.value as? String) }.joined()
      return
    }
    for child in element.children { collect(child) }
  }

  /// The letter for a lamp's value: the first of what it is called, `-` for one that is dark.
  private static func letter(of value: String?) -> String {
    switch value {
    case "red": "R"
    case "yellow": "A"
    case "green": "G"
    case "off": "-"
    default: "(\(value ?? "nothing"))"
    }
  }
}
