/// A formatter of measurements: `3.5 km`.
///
/// Mirrors Foundation's class.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// A way in which the unit is chosen.
  ///
  /// Mirrors Foundation's structure.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)

    /// A unit of the user's region that suits the size; here as without it.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)

    /// A temperature is written without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// How the unit is chosen.
  open var unitOptions: UnitOptions = []

  /// How long the name of the unit is.
  open var unitStyle = Formatter.UnitStyle.medium

  /// The language and region.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// What writes the number: up to three digits behind the point, as it begins.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns the text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    guard let dimension = measurement.unit as? Dimension else {
      return text(measurement.value, measurement.unit)
    }
    let own = Measurement<Dimension>(value: measurement.value, unit: dimension)
    let shown =
      unitOptions.contains(.providedUnit)
      ? own : PreferredUnit.converted(own, for: .general, in: locale)
    return text(shown.value, shown.unit)
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    let text = UnitNames.text("", value: 10, unit, width, in: locale)
    return text.trimmingCharacters(in: .whitespaces)
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    numberFormatter.locale = locale
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return number + "°"
    }
    return UnitNames.text(number, value: value, unit, width, in: locale)
  }

  private var width: MeasurementWidth {
    switch unitStyle {
    case .long: .wide
    case .short: .narrow
    default: .abbreviated
    }
  }
}
