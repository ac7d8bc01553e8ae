public import Foundation

/// The remote control of a television.
///
/// Mirrors Apple's class.
public final class XCUIRemote: NSObject, Sendable {
  /// A button of the remote control.
  public enum Button: UInt, Sendable {
    /// Upwards.
    case up = 0
    /// Downwards.
    case down = 1
    /// To the left.
    case left = 2
    /// To the right.
    case right = 3
    /// Takes what is in focus.
    case select = 4
    /// Goes back.
    case menu = 5
    /// Plays or pauses.
    case playPause = 6
    /// Goes to the home screen.
    case home = 7
    /// A page up.
    case pageUp = 8
    /// A page down.
    case pageDown = 9
    /// The guide of programmes.
    case guide = 10
    /// The four coloured buttons.
    case fourColors = 11
    /// The digits.
    case oneTwoThree = 12
    /// The provider's own.
    case tvProvider = 13
  }

  /// The only one there is.
  public static let shared = XCUIRemote()

  /// Presses a button.
  ///
  /// - Note: Unlike Apple's, it has no effect, and says so once in a test: arrows and Return are typed with `typeKey(_:modifierFlags:)`.
  ///
  /// - Parameter button: The button.
  public func press(_ button: Button) {
    Meaningless.note(
      "XCUIRemote has no effect: a terminal has no remote control. Type keys in its place.")
  }

  /// Holds a button.
  ///
  /// It has no effect, as ``press(_:)`` has none.
  ///
  /// - Parameters:
  ///   - button: The button.
  ///   - duration: How long, in seconds.
  public func press(_ button: Button, forDuration duration: TimeInterval) {
    press(button)
  }
}

/// The assistant of the device.
///
/// Mirrors Apple's class.
public final class XCUISiriService: NSObject, Sendable {
  /// Says something to the assistant.
  ///
  /// - Note: Unlike Apple's, it has no effect, and says so once in a test.
  ///
  /// - Parameter text: What is said.
  public func activate(voiceRecognitionText text: String) {
    Meaningless.note("XCUISiriService has no effect: a terminal has no assistant.")
  }
}

extension XCUIDevice {
  /// The assistant of the device.
  public var siriService: XCUISiriService { XCUISiriService() }

  /// Whether a pointer works on the device; here always.
  public var supportsPointerInteraction: Bool { true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of a window's button that closes it, as macOS has it.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of a window's button that puts it away, as macOS has it.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of a window's button that zooms it, as macOS has it.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of a window's button that gives it the whole screen, as macOS has it.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Tells suites that UI tests can be run: 1, always.
public let XCUI_UI_TESTING_AVAILABLE: Int32 = 1
