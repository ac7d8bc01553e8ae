import Foundation

/// The kind of device.
///
/// Mirrors UIKit's enumeration, which this platform lacks.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1

  /// A telephone.
  case phone = 0

  /// A tablet.
  case pad = 1

  /// A television.
  case tv = 2

  /// The screen of a car.
  case carPlay = 3

  /// A computer.
  case mac = 5

  /// A headset.
  case vision = 6
}

/// The device, as UIKit describes it.
///
/// Mirrors UIKit's class, as far as suites ask it.
///
/// - Note: Unlike UIKit's, it always is a `phone`, named after the computer the test runs on.
public final class UIDevice: Sendable {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// The kind of device: a phone, whose suites expect one application with a screen of its own.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// The name of the computer.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// What the device is: a phone.
  public var model: String { "iPhone" }

  /// What the device is, in the user's language.
  public var localizedModel: String { model }

  /// The name of the system: that of a phone.
  public var systemName: String { "iOS" }

  /// The version of the system: one as new as `#available` says here; `ProcessInfo` tells that of Linux.
  public var systemVersion: String { "26.0" }

  /// How the device is held.
  public var orientation: UIDeviceOrientation { TestScope.current.device.orientation }
}
