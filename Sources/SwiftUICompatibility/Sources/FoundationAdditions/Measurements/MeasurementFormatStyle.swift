extension Measurement where UnitType: Dimension {
  /// A way in which a measurement is written: `12 km`, `68°F`.
  ///
  /// Mirrors Foundation's structure.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the name of a unit is.
    ///
    /// Mirrors Foundation's structure.
    public struct UnitWidth: Sendable, Hashable, Codable {
      /// The width.
      let width: MeasurementWidth

      /// Written out: `3 kilometers`.
      public static var wide: Self { Self(width: .wide) }

      /// As usual: `3 km`.
      public static var abbreviated: Self { Self(width: .abbreviated) }

      /// As short as can be: `3km`.
      public static var narrow: Self { Self(width: .narrow) }
    }

    /// How long the name of the unit is.
    public var width: UnitWidth

    /// The language and region.
    public var locale: Locale

    /// What is measured.
    public var usage: MeasurementFormatUnitUsage<UnitType>?

    /// How the number is written; as suits its size when `nil`.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Whether a temperature is written without its scale.
    var hidesScaleName = false

    /// Makes a style.
    ///
    /// - Parameters:
    ///   - width: How long the name of the unit is.
    ///   - locale: The language and region.
    ///   - usage: What is measured.
    ///   - numberFormatStyle: How the number is written; as suits its size when `nil`.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement.
    public func format(_ value: Measurement) -> String {
      let kind = usage?.kind ?? .general
      let shown = PreferredUnit.converted(value, for: kind, in: locale)
      let number = numberStyle(for: shown.value, isConverted: kind != .asProvided)
      let text = number.locale(locale).format(shown.value)
      if hidesScaleName, shown.unit.symbol.hasPrefix("°") { return text + "°" }
      return UnitNames.text(text, value: shown.value, shown.unit, width.width, in: locale)
    }

    private func numberStyle(
      for value: Double, isConverted: Bool
    ) -> FloatingPointFormatStyle<Double> {
      if let numberFormatStyle { return numberFormatStyle }
      guard isConverted else { return .number }
      // Whole numbers, of two digits at least.
      return abs(value) >= 10
        ? .number.precision(.fractionLength(0)) : .number.precision(.significantDigits(1...2))
    }

    /// Returns the style in another language and region.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Returns the text of the measurement in a style.
  ///
  /// Mirrors Foundation's function.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the text of the measurement, in the unit of the user's region.
  ///
  /// Mirrors Foundation's function.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Returns a style of measurements.
  ///
  /// Mirrors Foundation's function.
  ///
  /// - Parameters:
  ///   - width: How long the name of the unit is.
  ///   - usage: What is measured.
  ///   - numberFormatStyle: How the number is written; as suits its size when `nil`.
  /// - Returns: The style.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style of temperatures.
  ///
  /// Mirrors Foundation's function.
  ///
  /// - Parameters:
  ///   - width: How long the name of the unit is.
  ///   - usage: What is measured.
  ///   - hidesScaleName: Whether the scale is left out: `20°`.
  ///   - numberFormatStyle: How the number is written; as suits its size when `nil`.
  /// - Returns: The style.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
