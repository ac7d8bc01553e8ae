import AutomationTools_Core

extension WordWalk<LightsReading> {
  /// Makes a walk over the buttons of the traffic lights, which are stopped between two words if they run.
  init(lightsOf app: XCUIApplication) {
    self.init(app, buttons: ["Start", "Tick", "Stop"]) { app in
      try LightsReading(of: app)
    } problem: { before, button, after in
      LightsInvariants.problem(from: before, tapping: button, to: after)
    } restart: {
      app.launch()
    } reset: {
      let stop = app.buttons["Stop"]
      if stop.isEnabled { stop.tap() }
    }
  }
}
