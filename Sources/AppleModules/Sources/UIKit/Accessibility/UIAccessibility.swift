public import Foundation

/// The settings of a device for who needs them, and what is told to assistants.
///
/// Mirrors UIKit's namespace.
///
/// - Note: Unlike UIKit's, it knows of no assistant: all settings are off, and what is posted reaches nobody. The screen reader of a test,
///   `XCUIDevice.shared.voiceOverService`, reads what an application's toolkit reports.
public enum UIAccessibility {
  /// Something that assistants are told.
  ///
  /// - Note: Its numbers are UIKit's.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Makes one from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1_000)

    /// Part of the screen is another.
    public static let layoutChanged = Notification(rawValue: 1_001)

    /// Something to be read aloud.
    public static let announcement = Notification(rawValue: 1_008)

    /// Another page.
    public static let pageScrolled = Notification(rawValue: 1_009)
  }

  /// Told when a screen reader begins or ends; never here.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")

  /// Told when an announcement was read; never here.
  public static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// Whether a screen reader runs; never here.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether switches control the device; never here.
  public static var isSwitchControlRunning: Bool { false }

  /// Whether a lost hold on the device is kept from happening; never here.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Whether text is bold; never here.
  public static var isBoldTextEnabled: Bool { false }

  /// Whether the screen is without colours; never here.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether colours are inverted; never here.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether sound is mono; never here.
  public static var isMonoAudioEnabled: Bool { false }

  /// Whether there are captions; never here.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether things move as little as they can; never here.
  public static var isReduceMotionEnabled: Bool { false }

  /// Whether nothing shines through; never here.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether colours are darker; never here.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Whether the screen is spoken; never here.
  public static var isSpeakScreenEnabled: Bool { false }

  /// Tells nobody of something.
  ///
  /// - Parameters:
  ///   - notification: What it is.
  ///   - argument: The text to be read, or the element to go to.
  public static func post(notification: Notification, argument: Any?) {}
}
