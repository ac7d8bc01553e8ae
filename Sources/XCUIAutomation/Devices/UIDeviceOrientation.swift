public import AutomationWire

/// An orientation in which the device is held.
///
/// Mirrors UIKit's enumeration, which this platform lacks: it is what applications are told of it.
public typealias UIDeviceOrientation = HostOrientation

extension HostOrientation {
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// Whether an interface can be shown so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
