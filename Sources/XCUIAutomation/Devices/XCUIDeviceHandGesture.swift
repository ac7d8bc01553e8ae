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
  /// - Parameters:
  ///   - handGesture: The gesture.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func perform(
    handGesture: XCUIDeviceHandGesture, file: StaticString = #filePath, line: UInt = #line
  ) {
    Meaningless.note(
      "perform(handGesture:) has no effect: no hand wears a terminal.",
      at: CallerLocation(file, line))
  }

  /// Turns the crown of a watch.
  ///
  /// - Note: Unlike Apple's, it has no effect, and says so once in a test; `scroll(byDeltaX:deltaY:)` scrolls.
  ///
  /// - Parameters:
  ///   - delta: How far, in turns.
  ///   - velocity: How fast, in turns per second.
  ///   - file: The file of the caller.
  ///   - line: The line of the caller.
  public func rotateDigitalCrown(
    delta: CGFloat, velocity: XCUIGestureVelocity = .default, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    Meaningless.note(
      "rotateDigitalCrown(delta:) has no effect: a terminal has no crown. scroll(byDeltaX:deltaY:) scrolls.",
      at: CallerLocation(file, line))
  }
}
