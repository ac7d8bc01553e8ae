import AutomationTools_Core
import SampleTrafficLights

/// The whole sequence, over and over.
///
/// `swift run -c release TrafficLightBenchmark` runs it 250,000 times.
final class TrafficLightsSequenceTests: TrafficLightsTestCase {
  func testTheSequence25Times() {
    let checks = runSequence(times: 25)
    XCTAssertEqual(checks, 1_200)
    lights.press(lights.stop).shows("--- ---")
  }

  func testTheSequence250Times() {
    let lights = lights
    lights.press(lights.start)
    for _ in 0..<250 {
      for heads in Self.cycle {
        XCTAssertEqual(lights.press(lights.tick).heads, heads)
      }
    }
  }

  /// Starts, ticks through the sequence so often, and checks each lamp after each tick.
  ///
  /// - Returns: How many checks that took.
  private func runSequence(times: Int) -> Int {
    var checks = 0
    let lights = lights
    lights.press(lights.start).shows("R-- R--")
    for _ in 0..<times {
      for heads in Self.cycle {
        lights.press(lights.tick).shows(heads)
        checks += Direction.allCases.count * Lamp.allCases.count
      }
    }
    return checks
  }
}
