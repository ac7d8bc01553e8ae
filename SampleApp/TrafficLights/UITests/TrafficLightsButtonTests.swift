import AutomationTools_Core
import SampleTrafficLights

/// What the buttons of the traffic lights do, and when they can be pressed.
final class TrafficLightsButtonTests: TrafficLightsTestCase {
  func testAtFirstAllLampsAreDark() {
    lights.shows("--- ---")
  }

  func testAtFirstOnlyStartIsEnabled() {
    XCTAssertTrue(lights.start.isEnabled)
    XCTAssertFalse(lights.tick.isEnabled)
    XCTAssertFalse(lights.stop.isEnabled)
  }

  func testTickIsLockedUntilTheStart() {
    lights.tapPlace(of: lights.tick).shows("--- ---")
    XCTAssertFalse(lights.tick.isEnabled)
    lights.press(lights.start)
    XCTAssertTrue(lights.tick.isEnabled)
    lights.press(lights.tick).shows("RA- R--")
  }

  func testStopIsUnlockedByTheStart() {
    XCTAssertEqual(lights.tapPlace(of: lights.stop).enabledButtons, ["Start"])
    lights.press(lights.start)
    XCTAssertTrue(lights.stop.isEnabled)
  }

  func testStartIsLockedAfterTheStart() {
    lights.press(lights.start)
    XCTAssertFalse(lights.start.isEnabled)
    lights.press(lights.tick).tapPlace(of: lights.start).shows("RA- R--")
  }

  func testTheStartLightsBothReds() {
    lights.press(lights.start).shows("R-- R--")
  }

  func testATickGoesOnByOneStepAndLeavesTheButtons() {
    lights.press(lights.start).press(lights.tick).shows("RA- R--")
    XCTAssertEqual(lights.enabledButtons, ["Tick", "Stop"])
  }

  func testAStopEndsTheSequence() {
    lights.press(lights.start).press(lights.tick, times: 2).press(lights.stop).shows("--- ---")
    XCTAssertEqual(lights.enabledButtons, ["Start"])
  }

  func testAfterAStopTheSequenceBeginsAnew() {
    lights.press(lights.start).press(lights.tick, times: 5).press(lights.stop)
    lights.press(lights.start).shows("R-- R--")
    lights.press(lights.tick).shows("RA- R--")
  }

  func testLampsSayWhatTheyAre() {
    let lamp = lights.lamp(.amber, .up)
    XCTAssertEqual(lamp.label, "up amber")
    XCTAssertEqual(lamp.value as? String, "off")
    lights.press(lights.start).press(lights.tick)
    XCTAssertEqual(lamp.value as? String, "yellow")
    XCTAssertEqual(app.otherElements[TrafficLightsIdentifier.head(.up)].label, "up")
  }
}
