import AutomationTools_Core
import SampleTrafficLights

/// What the lamps show for each of the eight codes.
final class TrafficLightsCodeTests: TrafficLightsTestCase {
  func test164() { assertLamps(afterTicks: 8, "R-- R--") }
  func test180() { assertLamps(afterTicks: 1, "RA- R--") }
  func test140() { assertLamps(afterTicks: 2, "--G R--") }
  func test148() { assertLamps(afterTicks: 3, "-A- R--") }
  func test100() { assertLamps(afterTicks: 4, "R-- R--") }
  func test102() { assertLamps(afterTicks: 5, "R-- RA-") }
  func test97() { assertLamps(afterTicks: 6, "R-- --G") }
  func test98() { assertLamps(afterTicks: 7, "R-- -A-") }

  /// Starts, ticks so often, and checks what both heads show.
  private func assertLamps(afterTicks count: Int, _ expected: String) {
    lights.press(lights.start)
      .press(lights.tick, times: count)
      .shows(expected)
  }
}
