import FoundationAdditions
import Testing

/// Measurements as people read them.
@Suite("Measurements") struct MeasurementTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  /// Returns the text of a measurement.
  private func text<UnitType: Dimension>(
    _ value: Double, _ unit: UnitType,
    _ width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    _ usage: MeasurementFormatUnitUsage<UnitType> = .general, in locale: Locale
  ) -> String {
    let style: Measurement<UnitType>.FormatStyle = .measurement(width: width, usage: usage)
    return Measurement(value: value, unit: unit).formatted(style.locale(locale))
  }

  @Test("The unit is that of the region, unless it is to stay") func units() {
    #expect(text(20, UnitTemperature.celsius, in: american) == "68°F")
    #expect(text(68, UnitTemperature.fahrenheit, in: german) == "20 °C")
    #expect(text(20, UnitTemperature.celsius, .abbreviated, .asProvided, in: american) == "20°C")
    #expect(text(3, UnitLength.meters, in: american) == "9.8 ft")
    #expect(text(50, UnitLength.meters, in: american) == "164 ft")
    #expect(text(5, UnitLength.kilometers, in: american) == "3.1 mi")
    #expect(text(5, UnitLength.kilometers, in: german) == "5 km")
    #expect(
      text(5, UnitLength.kilometers, .abbreviated, .road, in: Locale(identifier: "en_GB"))
        == "3.1 mi")
    #expect(text(70, UnitMass.kilograms, in: american) == "154 lb")
    #expect(text(3.25, UnitMass.kilograms, .abbreviated, .asProvided, in: american) == "3.25 kg")
    #expect(text(100, UnitSpeed.kilometersPerHour, .abbreviated, .wind, in: american) == "62 mph")
    #expect(text(250, UnitEnergy.kilocalories, .abbreviated, .food, in: american) == "250 kcal")
  }

  @Test("The name of the unit is as long as is asked for") func widths() {
    #expect(text(1, UnitLength.kilometers, .wide, .asProvided, in: american) == "1 kilometer")
    #expect(text(2, UnitLength.feet, .wide, .asProvided, in: american) == "2 feet")
    #expect(text(2, UnitLength.kilometers, .narrow, .asProvided, in: american) == "2km")
    #expect(text(20, UnitTemperature.celsius, .narrow, .asProvided, in: american) == "20°C")
    #expect(text(68, UnitTemperature.fahrenheit, .narrow, .asProvided, in: american) == "68°")
    #expect(text(5, UnitLength.feet, .narrow, .asProvided, in: american) == "5′")
    #expect(text(2, UnitDuration.hours, .narrow, .asProvided, in: american) == "2h")
    #expect(text(2, UnitDuration.hours, .abbreviated, .asProvided, in: american) == "2 hr")
    let style: Measurement<UnitTemperature>.FormatStyle = .measurement(
      width: .narrow, usage: .asProvided, hidesScaleName: true,
      numberFormatStyle: .number.precision(.fractionLength(1)))
    let warm = Measurement(value: 20.25, unit: UnitTemperature.celsius)
    #expect(warm.formatted(style.locale(american)) == "20.2°")
  }

  @Test("The older formatter") func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = american
    let warm = Measurement(value: 20.5, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warm) == "68.9°F")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: warm) == "20.5°C")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: warm) == "20.5°")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 12.4, unit: UnitLength.miles)) == "12 miles")
    #expect(formatter.string(from: UnitLength.miles as Unit) == "miles")
  }

  @Test(
    "Names of units in other languages",
    arguments: [
      ("de_DE", "2 Kilogramm"), ("fr_FR", "2\u{A0}kilogrammes"), ("es_ES", "2 kilogramos"),
      ("ja_JP", "2キログラム"), ("ru_RU", "2 килограмма"), ("pl_PL", "2 kilogramy"),
    ])
  func languages(_ language: String, _ expected: String) {
    let locale = Locale(identifier: language)
    #expect(text(2, UnitMass.kilograms, .wide, .asProvided, in: locale) == expected)
  }

  @Test("Units in German, with other numbers and widths") func germanUnits() {
    #expect(text(1, UnitMass.kilograms, .wide, .asProvided, in: german) == "1 Kilogramm")
    #expect(text(1.5, UnitLength.miles, .wide, .asProvided, in: german) == "1,5 Meilen")
    #expect(text(1, UnitLength.miles, .wide, .asProvided, in: german) == "1 Meile")
    #expect(
      text(1_234.5, UnitSpeed.kilometersPerHour, .wide, .asProvided, in: german)
        == "1.234,5 Kilometer pro Stunde")
    #expect(text(-3, UnitTemperature.celsius, .wide, .asProvided, in: german) == "-3 Grad Celsius")
    #expect(
      text(2, UnitAcceleration.gravity, .wide, .asProvided, in: german)
        == "2 G")
    let formatter = MeasurementFormatter()
    formatter.locale = german
    formatter.unitStyle = .long
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitVolume.liters)) == "2 Liter")
    #expect(formatter.string(from: UnitMass.grams) == "Gramm")
  }
}
