import AutomationWire
import Foundation

/// The device that applications run on.
///
/// Mirrors Apple's class, as far as a terminal has what it controls.
public final class XCUIDevice: NSObject, Sendable {
  /// The device.
  public static let shared = XCUIDevice()

  /// A button of the device.
  ///
  /// - Note: Unlike Apple's, it has no buttons for volume, action and camera.
  public enum Button: Int, Sendable, Hashable {
    /// The home button, which sends applications to the background.
    case home = 1
  }

  /// Presses a button.
  ///
  /// - Parameters:
  ///   - button: The button; the home button sends all applications of the test to the background.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func press(_ button: Button, file: StaticString = #filePath, line: UInt = #line) {
    let location = CallerLocation(file, line)
    for session in TestScope.current.runningSessions {
      let plan = QueryPlan(application: session.reference)
      Interaction.attempt(.pressButton, plan, at: location) { () throws(InteractionProblem) in
        try session.setPhase(.background)
      }
    }
  }

  /// Returns whether the device has a button.
  public func hasHardwareButton(_ button: Button) -> Bool { true }
}
