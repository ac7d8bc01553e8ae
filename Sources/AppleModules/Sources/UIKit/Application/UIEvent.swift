public import Foundation

/// What people do with the device.
///
/// Mirrors UIKit's class, for who names it; nothing here makes one.
@MainActor @preconcurrency open class UIEvent: NSObject {
  /// A kind of event.
  ///
  /// Mirrors UIKit's enumeration.
  public enum EventType: Int, Sendable, Hashable {
    /// On the screen.
    case touches = 0

    /// The device is moved.
    case motion = 1

    /// From a remote control.
    case remoteControl = 2

    /// A button.
    case presses = 3

    /// A wheel.
    case scroll = 10

    /// A pointer.
    case hover = 11

    /// Two fingers on a pad.
    case transform = 14
  }

  /// A kind of event, more exactly.
  ///
  /// Mirrors UIKit's enumeration.
  public enum EventSubtype: Int, Sendable, Hashable {
    /// No kind in particular.
    case none = 0

    /// The device is shaken.
    case motionShake = 1

    /// Play.
    case remoteControlPlay = 100

    /// Pause.
    case remoteControlPause = 101

    /// Stop.
    case remoteControlStop = 102

    /// Play or pause.
    case remoteControlTogglePlayPause = 103

    /// The next one.
    case remoteControlNextTrack = 104

    /// The one before.
    case remoteControlPreviousTrack = 105

    /// Backwards from now on.
    case remoteControlBeginSeekingBackward = 106

    /// Backwards no more.
    case remoteControlEndSeekingBackward = 107

    /// Forwards from now on.
    case remoteControlBeginSeekingForward = 108

    /// Forwards no more.
    case remoteControlEndSeekingForward = 109
  }

  /// The kind.
  open var type: EventType { .touches }

  /// The kind, more exactly.
  open var subtype: EventSubtype { .none }

  /// When it happened, in seconds since the start.
  open var timestamp: TimeInterval { 0 }

  /// Makes an event.
  nonisolated public override init() {
    super.init()
  }
}
