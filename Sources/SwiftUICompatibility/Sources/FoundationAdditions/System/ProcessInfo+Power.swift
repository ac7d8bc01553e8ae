extension ProcessInfo {
  /// A temperature of a device, as far as programs have to care.
  ///
  /// Mirrors Foundation's enumeration.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0

    /// A little warm.
    case fair = 1

    /// Warm.
    case serious = 2

    /// Hot.
    case critical = 3
  }

  /// How warm the device is; nominal, since nobody asks here.
  ///
  /// Mirrors Foundation's property.
  public var thermalState: ThermalState { .nominal }

  /// Whether the device saves power; it does not.
  ///
  /// Mirrors Foundation's property.
  public var isLowPowerModeEnabled: Bool { false }

  /// Told when the device becomes warmer or cooler, which here nobody is.
  ///
  /// Mirrors Foundation's constant.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether it is a program for a phone on a computer of Apple's; it is not.
  ///
  /// Mirrors Foundation's property.
  public var isiOSAppOnMac: Bool { false }

  /// Whether it is a program for a tablet, made for a computer of Apple's; it is not.
  ///
  /// Mirrors Foundation's property.
  public var isMacCatalystApp: Bool { false }
}

// The name is Foundation's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension Notification.Name {
  /// Told when the device begins or ends to save power, which here nobody is.
  ///
  /// Mirrors Foundation's constant.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
