public import Foundation

/// A gesture of the hand that wears a watch.
///
/// Mirrors Apple's enumeration.
public enum XCUIDeviceHandGesture: Int, Sendable, Hashable {
  /// Thumb and finger meet twice.
  case doubleTap = 1

  /// The wrist turns and comes back.
  case flick = 2
}

extension XCUIDevice {
  /// Whether the device knows gestures of the hand that wears it; here never.
  public var supportsHandGestures: Bool { false }

  /// Makes a gesture of the hand that wears the device.
  ///
  /// - Note: Unlike Apple's, it has no effect, and says so once in a test.
  ///
  /// - Parameter handGesture: The gesture.
  public func perform(handGesture: XCUIDeviceHandGesture) {
    Meaningless.note("perform(handGesture:) has no effect: no hand wears a terminal.")
  }

  /// Turns the crown of a watch.
  ///
  /// - Note: Unlike Apple's, it has no effect, and says so once in a test; `scroll(byDeltaX:deltaY:)` scrolls.
  ///
  /// - Parameters:
  ///   - delta: How far, in turns.
  ///   - velocity: How fast, in turns per second.
  public func rotateDigitalCrown(delta: CGFloat, velocity: XCUIGestureVelocity = .default) {
    Meaningless.note(
      "rotateDigitalCrown(delta:) has no effect: a terminal has no crown. scroll(byDeltaX:deltaY:) scrolls."
    )
  }
}
