import AutomationTools_Board
import TextUI

/// A lamp: a disc that is filled while it shines.
struct LampView: View {
  /// Which lamp it is.
  let lamp: Lamp

  /// The direction of its head.
  let direction: Direction

  /// Whether it shines.
  let isLit: Bool

  var body: some View {
    Text(isLit ? Self.lit : Self.dark)
      .foregroundStyle(color)
      .accessibilityElement()
      .accessibilityLabel("\(direction.rawValue) \(lamp.rawValue)")
      .accessibilityValue(isLit ? lamp.color : "off")
      .automationId(TrafficLightsIdentifier.lamp(direction, lamp))
  }

  /// A lamp that shines.
  private static let lit = """
     ▄███▄\u{20}
    ███████
     ▀███▀\u{20}
    """

  /// A lamp that does not, told apart from one that does also without colours.
  private static let dark = """
     ░░░░░\u{20}
    ░░░░░░░
     ░░░░░\u{20}
    """

  /// The colour, which shines through the glass a little when the lamp is dark.
  private var color: Color {
    switch (lamp, isLit) {
    case (.red, true): Color(red: 1, green: 0.23, blue: 0.19)
    case (.amber, true): Color(red: 1, green: 0.8, blue: 0)
    case (.green, true): Color(red: 0.2, green: 0.82, blue: 0.35)
    case (.red, false): Color(red: 0.37, green: 0.08, blue: 0.08)
    case (.amber, false): Color(red: 0.37, green: 0.31, blue: 0.05)
    case (.green, false): Color(red: 0.03, green: 0.32, blue: 0.1)
    }
  }
}
