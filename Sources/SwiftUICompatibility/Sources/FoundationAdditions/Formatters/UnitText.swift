import _FoundationICU

/// Numbers of units in the languages that Foundation's own data has.
///
/// Foundation's formats speak them, of lengths of time and of bytes alone; the data has all units.
enum UnitText {
  /// Returns a number of units.
  ///
  /// - Parameters:
  ///   - number: The number, as it is written.
  ///   - value: The number.
  ///   - unit: What the data calls the unit: `kilometer-per-hour`.
  ///   - width: How long the unit's name is.
  ///   - locale: The language and region.
  /// - Returns: The text; `nil` when the data does not have it.
  static func text(
    _ number: String, value: Double, unit: String, _ width: MeasurementWidth, in locale: Locale
  ) -> String? {
    let precision = precision(of: number, in: locale)
    guard let written = formatted(value, precision, in: locale),
      let text = formatted(value, "\(precision) unit/\(unit) \(width.word)", in: locale)
    else { return nil }
    // In some languages a word says one or two of a unit, without a number.
    guard let range = text.range(of: written) else { return text }
    return text.replacingCharacters(in: range, with: number)
  }

  /// Joins numbers of units to one length: `1 Stunde und 30 Minuten`.
  ///
  /// - Parameters:
  ///   - texts: The numbers of units, the largest first.
  ///   - width: How long the units' names are.
  ///   - locale: The language and region.
  /// - Returns: The text; `nil` when the data does not say how.
  static func joined(
    _ texts: [String], _ width: MeasurementWidth, in locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(
      locale.identifier, ULISTFMT_TYPE_UNITS, width.ofList, &status)
    defer { swift_ulistfmt_close(formatter) }
    let strings = texts.map { Array($0.utf16) }
    let lengths = strings.map { Int32($0.count) }
    // All in one piece of memory, where each is found by its distance from the beginning.
    let all = strings.flatMap { $0 }
    var text = [UInt16](repeating: 0, count: all.count + 64 * (texts.count + 1))
    let count = all.withUnsafeBufferPointer { all in
      var places: [UnsafePointer<UInt16>?] = []
      var distance = 0
      for string in strings {
        places.append(all.baseAddress.map { $0 + distance })
        distance += string.count
      }
      return swift_ulistfmt_format(
        formatter, places, lengths, Int32(texts.count), &text, Int32(text.count), &status)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= text.count else { return nil }
    return String(decoding: text.prefix(Int(count)), as: UTF16.self)
  }

  /// Returns the words for how many digits stand behind the point, by which some languages choose the form of a unit.
  private static func precision(of number: String, in locale: Locale) -> String {
    guard let separator = locale.decimalSeparator,
      let point = number.range(of: separator, options: .backwards)
    else { return "precision-integer" }
    let count = number[point.upperBound...].prefix { $0.isNumber }.count
    return count == 0 ? "precision-integer" : "." + String(repeating: "0", count: count)
  }

  /// Returns the text of a number as words for a format say; `nil` when there is no such format.
  private static func formatted(_ value: Double, _ skeleton: String, in locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let words = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      words, Int32(words.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    var text = [UInt16](repeating: 0, count: 256)
    let count = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
    // Below zero are warnings: that a language's own data says it, and not that of its region.
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count <= text.count else { return nil }
    return String(decoding: text.prefix(Int(count)), as: UTF16.self)
  }
}

extension MeasurementWidth {
  /// The word of a format for it.
  fileprivate var word: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .abbreviated: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }

  /// The width of a list for it.
  fileprivate var ofList: UListFormatterWidth {
    switch self {
    case .wide: ULISTFMT_WIDTH_WIDE
    case .abbreviated: ULISTFMT_WIDTH_SHORT
    case .narrow: ULISTFMT_WIDTH_NARROW
    }
  }
}
