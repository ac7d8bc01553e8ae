/// An orientation of an interface.
///
/// Mirrors UIKit's enumeration: the interface turns against the device, so left and right are those of `UIDeviceOrientation` exchanged.
public enum UIInterfaceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0

  /// Upright.
  case portrait = 1

  /// Upside down.
  case portraitUpsideDown = 2

  /// The device's top to the left.
  case landscapeRight = 3

  /// The device's top to the right.
  case landscapeLeft = 4

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an interface may have.
///
/// Mirrors UIKit's structure.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// A bit for each orientation.
  public let rawValue: UInt

  /// Makes a set of orientations from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Makes a set of one orientation.
  private init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)

  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)

  /// The device's top to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)

  /// The device's top to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)

  /// On a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]

  /// All.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]

  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
