// A suite that imports UIKit has the device under test by these names, from XCUIAutomation; they are an application's here.
public import Foundation
import Synchronization
@_spi(Bridging) import TextUI

/// What kind of device an interface is made for.
///
/// Mirrors UIKit's enumeration.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = -1

  /// A phone.
  case phone = 0

  /// A tablet.
  case pad = 1

  /// A television.
  case tv = 2

  /// A car.
  case carPlay = 3

  /// A computer.
  case mac = 5

  /// Glasses.
  case vision = 6
}

/// The device, as UIKit describes it.
///
/// Mirrors UIKit's class, as far as applications ask it.
///
/// - Note: Unlike UIKit's, it is not isolated to the main actor. It tells of the system that the process runs on; its screen counts as that
///   of a phone.
public final class UIDevice: NSObject, Sendable {
  /// A state of the battery.
  public enum BatteryState: Int, Sendable, Hashable {
    /// Not known.
    case unknown = 0

    /// Used up.
    case unplugged = 1

    /// Being filled.
    case charging = 2

    /// Full.
    case full = 3
  }

  /// Told when the battery is fuller or emptier, which here nobody is.
  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")

  /// Told when the battery is filled, or no longer, which here nobody is.
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  /// Told when the device is held otherwise.
  public static let orientationDidChangeNotification: Notification.Name = {
    // It comes from the device, also for who has not asked for the device yet.
    _ = current
    return Notification.Name("UIDeviceOrientationDidChangeNotification")
  }()

  /// The device.
  public static let current = UIDevice()

  /// Makes the device.
  private override init() {
    super.init()
    HeldDevice.setSender(self)
  }

  /// The name of the computer in its network.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The kind of device: a phone, as everything here is for an application.
  public var model: String { "iPhone" }

  /// The kind of device, in the language of its owner.
  public var localizedModel: String { model }

  /// The name of the system: that of a phone.
  public var systemName: String { "iOS" }

  /// The version of the system: one as new as `#available` says here; `ProcessInfo` tells that of Linux.
  public var systemVersion: String { "26.0" }

  /// What kind of device interfaces are made for.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// What tells the device from others: nothing.
  public var identifierForVendor: UUID? { nil }

  /// How full the battery is, from 0 to 1; −1, since it is not known.
  public var batteryLevel: Float { -1 }

  /// Whether the battery is watched; of no effect: how full it is, is not known in any case.
  public var isBatteryMonitoringEnabled: Bool {
    get { Self.watchesBattery.withLock { $0 } }
    set { Self.watchesBattery.withLock { $0 = newValue } }
  }

  /// Whether the battery is watched.
  private static let watchesBattery = Mutex(false)

  /// The state of the battery: not known.
  public var batteryState: BatteryState { .unknown }

  /// Whether several programs run at once.
  public var isMultitaskingSupported: Bool { true }

  /// How the device is held: upright, until a test says otherwise.
  ///
  /// Mirrors UIKit's property.
  ///
  /// - Note: Unlike UIKit's, it is known without ``beginGeneratingDeviceOrientationNotifications()``.
  public var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: HeldDevice.ofCaller.rawOrientation) ?? .unknown
  }

  /// Whether changes of the orientation are told: they always are.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Has changes of the orientation told, which they are in any case.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Has no effect: changes of the orientation are told in any case.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Sets a value by its name, as applications do to turn the screen by `orientation`: here it has no effect.
  ///
  /// Mirrors the method that a phone's `UIDevice` has of every object.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Its name.
  public func setValue(_ value: Any?, forKey key: String) {}
}
