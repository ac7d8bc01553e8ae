import AutomationWire

/// An orientation in which the device is held.
///
/// Mirrors UIKit's enumeration, which this platform lacks.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0

  /// Upright.
  case portrait = 1

  /// Upside down.
  case portraitUpsideDown = 2

  /// On its right side: the top to the left.
  case landscapeLeft = 3

  /// On its left side: the top to the right.
  case landscapeRight = 4

  /// Lying on its back.
  case faceUp = 5

  /// Lying on its face.
  case faceDown = 6

  /// It as applications are told of it.
  var told: HostOrientation { HostOrientation(rawValue: UInt8(rawValue)) ?? .unknown }

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can be shown so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
