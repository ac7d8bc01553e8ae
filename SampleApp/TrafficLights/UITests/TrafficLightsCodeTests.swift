import AutomationTools_Core
import SampleTrafficLights

/// What the lamps show for each of the eight codes.
final class TrafficLightsCodeTests: TrafficLightsTestCase {
  func test164() throws { try assertLamps(164, afterTicks: 8, "R-- R--") }
  func test180() throws { try assertLamps(180, afterTicks: 1, "RA- R--") }
  func test140() throws { try assertLamps(140, afterTicks: 2, "--G R--") }
  func test148() throws { try assertLamps(148, afterTicks: 3, "-A- R--") }
  func test100() throws { try assertLamps(100, afterTicks: 4, "R-- R--") }
  func test102() throws { try assertLamps(102, afterTicks: 5, "R-- RA-") }
  func test97() throws { try assertLamps(97, afterTicks: 6, "R-- --G") }
  func test98() throws { try assertLamps(98, afterTicks: 7, "R-- -A-") }

  /// Both heads show what a code says, whatever they showed before, and go on with the sequence.
  func testCodesOfNoSequence() throws {
    let commands = app.commands(TrafficLightsCommands.self)
    for (code, expected) in [(0b111_111, "RAG RAG"), (0, "--- ---"), (97, "R-- --G")] {
      try commands.updateLightsForCode(UInt8(code))
      lights.shows(expected)
    }
    lights.press(lights.tick).shows("R-- R--")
  }

  /// Has the lights show a code, and checks what both heads show; starts, ticks so often, and checks it again.
  private func assertLamps(
    _ code: UInt8, afterTicks count: Int, _ expected: String
  ) throws {
    try app.commands(TrafficLightsCommands.self).updateLightsForCode(code)
    lights.shows(expected)
      .press(lights.stop)
      .press(lights.start)
      .press(lights.tick, times: count)
      .shows(expected)
  }
}
