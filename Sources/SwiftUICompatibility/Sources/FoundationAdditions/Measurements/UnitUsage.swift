/// What a measurement is of, which decides in which unit it is written.
///
/// Mirrors Foundation's structure.
///
/// - Note: Unlike Foundation's, it decides for lengths, masses, temperatures and speeds in the United States and the United Kingdom; elsewhere,
///   and for others, the unit stays.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Sendable, Hashable, Codable {
  /// The usage.
  let kind: UsageKind

  /// The unit of the user's region.
  public static var general: Self { Self(kind: .general) }

  /// The unit of the measurement.
  public static var asProvided: Self { Self(kind: .asProvided) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// How large a person is.
  public static var person: Self { Self(kind: .person) }

  /// How tall a person is.
  public static var personHeight: Self { Self(kind: .person) }

  /// How far it is on a road.
  public static var road: Self { Self(kind: .road) }

  /// A length of a lens.
  public static var focalLength: Self { Self(kind: .asProvided) }

  /// How much it rained.
  public static var rainfall: Self { Self(kind: .small) }

  /// How much it snowed.
  public static var snowfall: Self { Self(kind: .small) }

  /// How far one sees.
  public static var visibility: Self { Self(kind: .road) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// How warm a person is.
  public static var person: Self { Self(kind: .person) }

  /// How warm it is outside.
  public static var weather: Self { Self(kind: .weather) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// How heavy a person is.
  public static var personWeight: Self { Self(kind: .person) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// What is in food.
  public static var food: Self { Self(kind: .food) }

  /// What was used.
  public static var workout: Self { Self(kind: .food) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// How fast the wind blows.
  public static var wind: Self { Self(kind: .general) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of something to drink.
  public static var liquid: Self { Self(kind: .asProvided) }
}

/// What a measurement is of, whatever its dimension.
enum UsageKind: String, Codable {
  case general
  case asProvided
  case person
  case road
  case small
  case weather
  case food
}

// MARK: - Which unit it is

/// The units that people of a region use.
enum PreferredUnit {
  /// Converts a measurement into the unit that people of a region use; as it is where nothing is known of it.
  static func converted<UnitType: Dimension>(
    _ measurement: Measurement<UnitType>, for usage: UsageKind, in locale: Locale
  ) -> Measurement<UnitType> {
    guard usage != .asProvided, usage != .food else { return measurement }
    let region = locale.region?.identifier ?? ""
    let (isAmerican, isBritish) = (region == "US", region == "GB")
    let amount = measurement.unit.converter.baseUnitValue(fromValue: abs(measurement.value))
    let unit: Dimension? =
      switch measurement.unit {
      case UnitTemperature.fahrenheit where !isAmerican: UnitTemperature.celsius
      case is UnitTemperature where isAmerican: UnitTemperature.fahrenheit
      case is UnitSpeed where isAmerican || isBritish: UnitSpeed.milesPerHour
      case is UnitLength where isAmerican || (isBritish && usage == .road):
        length(meters: amount, for: usage, isBritish: isBritish)
      case is UnitMass where isAmerican: mass(kilograms: amount, for: usage)
      default: nil
      }
    guard let unit = unit as? UnitType else { return measurement }
    return measurement.converted(to: unit)
  }

  private static func length(
    meters: Double, for usage: UsageKind, isBritish: Bool
  ) -> UnitLength {
    switch usage {
    case .small: return .inches
    case .road: return meters >= 804.672 ? .miles : isBritish ? .yards : .feet
    case .person: return meters >= 0.3048 ? .feet : .inches
    default: return meters >= 1609.344 ? .miles : meters >= 0.3048 ? .feet : .inches
    }
  }

  private static func mass(kilograms: Double, for usage: UsageKind) -> UnitMass {
    let pounds = kilograms / 0.453_592_37
    if usage == .person { return .pounds }
    return pounds >= 2_000 ? .shortTons : pounds >= 1 ? .pounds : .ounces
  }
}
