/// What the data of languages calls Foundation's units.
enum UnitIdentifiers {
  /// Returns what the data of languages calls a unit; `nil` for one that it does not have.
  static func identifier(of unit: Unit) -> String? {
    // Its symbol is that of grams.
    if unit is UnitAcceleration, unit.symbol == "g" { return "g-force" }
    return unit is Dimension ? bySymbol[unit.symbol] : nil
  }

  /// The names, by the symbols of Foundation's units.
  private static let bySymbol: [String: String] = [
    // Lengths.
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
    "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
    "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
    "pc": "parsec",
    // Masses.
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
    "lb": "pound", "st": "stone", "t": "metric-ton", "ton": "ton", "ct": "carat",
    "oz t": "ounce-troy",
    // Volumes and areas.
    "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
    "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter",
    "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
    "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup",
    "pt": "pint", "qt": "quart", "gal": "gallon", "gal Imperial": "gallon-imperial",
    "fl oz Imperial": "fluid-ounce-imperial", "af": "acre-foot", "bsh": "bushel",
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
    "ac": "acre", "ha": "hectare",
    // Motion.
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
    "kn": "knot", "m/s²": "meter-per-square-second", "L/100km": "liter-per-100-kilometer",
    "mpg": "mile-per-gallon",
    // Energy, power, pressure, warmth.
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
    "kWh": "kilowatt-hour", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt",
    "mW": "milliwatt", "hp": "horsepower", "hPa": "hectopascal", "kPa": "kilopascal",
    "MPa": "megapascal", "bar": "bar", "mbar": "millibar", "inHg": "inch-ofhg",
    "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch", "°C": "celsius",
    "°F": "fahrenheit", "K": "kelvin",
    // Time and angles.
    "h": "hour", "hr": "hour", "min": "minute", "s": "second", "sec": "second",
    "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond", "°": "degree",
    "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian",
    // Bytes, waves, electricity.
    "bit": "bit", "B": "byte", "kb": "kilobit", "kB": "kilobyte", "Mb": "megabit",
    "MB": "megabyte", "Gb": "gigabit", "GB": "gigabyte", "Tb": "terabit", "TB": "terabyte",
    "PB": "petabyte", "Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz",
    "V": "volt", "A": "ampere", "mA": "milliampere", "Ω": "ohm",
  ]
}
