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
}
