/// What units are called after a number.
enum UnitNames {
  /// What a unit is called in English, where its symbol is not what people write.
  private struct Name {
    let one: String
    let many: String
    let short: String
  }

  /// The names, by the symbols of Foundation's units.
  private static let names: [String: Name] = {
    let regular: [(symbol: String, one: String, short: String)] = [
      ("m", "meter", "m"), ("km", "kilometer", "km"), ("cm", "centimeter", "cm"),
      ("mm", "millimeter", "mm"), ("mi", "mile", "mi"), ("yd", "yard", "yd"),
      ("kg", "kilogram", "kg"), ("g", "gram", "g"), ("mg", "milligram", "mg"),
      ("oz", "ounce", "oz"),
      ("lb", "pound", "lb"), ("t", "metric ton", "t"), ("ton", "ton", "tn"),
      ("L", "liter", "L"), ("mL", "milliliter", "mL"), ("gal", "gallon", "gal"),
      ("cup", "cup", "c"), ("pt", "pint", "pt"), ("qt", "quart", "qt"),
      ("fl oz", "fluid ounce", "fl oz"), ("tbsp", "tablespoon", "tbsp"),
      ("tsp", "teaspoon", "tsp"), ("kCal", "kilocalorie", "kcal"), ("cal", "calorie", "cal"),
      ("J", "joule", "J"), ("kJ", "kilojoule", "kJ"), ("W", "watt", "W"), ("kW", "kilowatt", "kW"),
      ("h", "hour", "hr"), ("hr", "hour", "hr"), ("min", "minute", "min"), ("s", "second", "sec"),
      ("sec", "second", "sec"), ("B", "byte", "byte"), ("kB", "kilobyte", "kB"),
      ("MB", "megabyte", "MB"), ("GB", "gigabyte", "GB"), ("°", "degree", "deg"),
      ("hPa", "hectopascal", "hPa"), ("mbar", "millibar", "mbar"),
    ]
    var names = Dictionary(
      uniqueKeysWithValues: regular.map {
        ($0.symbol, Name(one: $0.one, many: $0.one + "s", short: $0.short))
      })
    names["ft"] = Name(one: "foot", many: "feet", short: "ft")
    names["in"] = Name(one: "inch", many: "inches", short: "in")
    names["°C"] = Name(one: "degree Celsius", many: "degrees Celsius", short: "°C")
    names["°F"] = Name(one: "degree Fahrenheit", many: "degrees Fahrenheit", short: "°F")
    names["K"] = Name(one: "kelvin", many: "kelvins", short: "K")
    names["mph"] = Name(one: "mile per hour", many: "miles per hour", short: "mph")
    names["km/h"] = Name(one: "kilometer per hour", many: "kilometers per hour", short: "km/h")
    names["m/s"] = Name(one: "meter per second", many: "meters per second", short: "m/s")
    return names
  }()

  /// What units are called in English right behind a number, where it is not their symbol.
  private static let narrow = [
    "°F": "°", "ft": "′", "in": "″", "lb": "#", "hr": "h", "min": "m", "sec": "s",
    "kCal": "kcal",
  ]

  /// Returns a number and its unit.
  ///
  /// - Parameters:
  ///   - number: The number, as it is written.
  ///   - value: The number.
  ///   - unit: The unit.
  ///   - width: How long the unit's name is.
  ///   - locale: The language; what its data does not have is written with the unit's symbol.
  /// - Returns: The text.
  static func text(
    _ number: String, value: Double, _ unit: Unit, _ width: MeasurementWidth, in locale: Locale
  ) -> String {
    let isDegree = unit.symbol.hasPrefix("°")
    let isEnglish = locale.language.languageCode == .english
    guard isEnglish, let name = names[unit.symbol], !(unit is UnitAcceleration) else {
      if let identifier = UnitIdentifiers.identifier(of: unit),
        let text = UnitText.text(number, value: value, unit: identifier, width, in: locale)
      {
        return text
      }
      return isDegree && isEnglish ? number + unit.symbol : "\(number) \(unit.symbol)"
    }
    switch width {
    case .wide: return "\(number) \(number == "1" ? name.one : name.many)"
    case .abbreviated:
      return isDegree && unit.symbol != "°" ? number + name.short : "\(number) \(name.short)"
    case .narrow: return number + (narrow[unit.symbol] ?? unit.symbol)
    }
  }
}

/// How long the name of a unit is.
enum MeasurementWidth: String, Codable {
  case wide
  case abbreviated
  case narrow
}
