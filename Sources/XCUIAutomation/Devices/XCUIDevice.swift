public import AutomationWire
import Foundation

/// The device that applications run on.
///
/// Mirrors Apple's class, as far as a terminal has what it controls. How it is held and how light it is lasts for one test.
public final class XCUIDevice: NSObject, Sendable {
  /// The device.
  public static let shared = XCUIDevice()

  /// The system on the device.
  public var system: XCUISystem { XCUISystem.shared }

  /// A button of the device.
  ///
  /// Mirrors Apple's enumeration.
  public enum Button: Int, Sendable, Hashable {
    /// The home button, which sends applications to the background.
    case home = 1

    /// Louder; has no effect here.
    case volumeUp = 2

    /// Softer; has no effect here.
    case volumeDown = 3

    /// The action button; has no effect here.
    case action = 4

    /// The button of the camera; has no effect here.
    case camera = 5
  }

  /// An appearance of the device: light or dark.
  ///
  /// Mirrors Apple's enumeration; it is the one by which applications are told.
  public typealias Appearance = HostAppearance

  /// Presses a button.
  ///
  /// - Note: Unlike Apple's, buttons other than the home button have no effect; that is said once in a test.
  ///
  /// - Parameter button: The button; the home button sends all applications of the test to the background.
  public func press(_ button: Button) {
    guard button == .home else {
      Meaningless.note("Pressing the button \(button) has no effect: a terminal has none.")
      return
    }
    TestScope.current.sharedDevice.changeSystemApplications { $0.front = nil }
    change(.pressButton) { session throws(InteractionProblem) in
      try session.setPhase(.background)
    }
  }

  /// Returns whether the device has a button: the home button only.
  public func hasHardwareButton(_ button: Button) -> Bool { button == .home }

  /// How the device is held: on a side, the screens of the test's applications are as wide as they were high, where a row is as high as two
  /// columns are wide: 80 columns and 24 rows become 48 and 40.
  ///
  /// Applications are told of it, also where their screens stay as they are; those that are launched later as soon as they have come to
  /// rest.
  public var orientation: UIDeviceOrientation {
    get { TestScope.current.device.orientation }
    set {
      let device = TestScope.current.device
      guard newValue != device.orientation else { return }
      TestScope.current.device.orientation = newValue
      // No more than when it lies does a phone's screen turn upside down.
      let isTurning =
        newValue == .portrait && device.isTurned || newValue.isLandscape && !device.isTurned
      if isTurning { TestScope.current.device.isTurned = newValue.isLandscape }
      change(.changeDevice("orientation")) {
        session throws(InteractionProblem) in
        try session.exchange(.setOrientation(newValue))
        if isTurning { try DeviceState.turn(session, toItsSide: newValue.isLandscape) }
      }
    }
  }

  /// How light the device is; TextUI's views see it as the environment's `colorScheme`.
  ///
  /// Applications that are launched later begin with it.
  public var appearance: Appearance {
    get { TestScope.current.device.appearance }
    set {
      TestScope.current.device.appearance = newValue
      change(.changeDevice("appearance")) {
        session throws(InteractionProblem) in
        try session.exchange(.setAppearance(newValue))
      }
    }
  }

  /// Does something to all applications of the test that run.
  private func change(
    _ action: Action,
    _ body: (ApplicationSession) throws(InteractionProblem) -> Void
  ) {
    for session in TestScope.current.runningSessions {
      let plan = QueryPlan(application: session.reference)
      Interaction.attempt(action, plan) { () throws(InteractionProblem) in
        try body(session)
      }
    }
  }
}
