/// A value that is written in the way of a locale.
struct LocaleText: Equatable, Sendable {
  /// A value of some type.
  private let value: any LocaleWriting

  /// Makes a text of a value.
  init(_ value: some LocaleWriting) {
    self.value = value
  }

  /// Returns the value in words.
  func string(in locale: Locale) -> String { value.string(in: locale) }

  static func == (first: LocaleText, second: LocaleText) -> Bool {
    first.value.isSame(as: second.value)
  }
}

/// A value that can be written in the way of a locale.
protocol LocaleWriting: Equatable, Sendable {
  /// Returns the value in words.
  func string(in locale: Locale) -> String
}

extension LocaleWriting {
  /// Whether another value is the same.
  fileprivate func isSame(as other: any LocaleWriting) -> Bool { self == other as? Self }
}

/// A value with the format in which it is written.
///
/// It is `@unchecked Sendable`: texts go anywhere, as SwiftUI's do, and so do the formats that they were given, also those that belong to
/// the main actor. Nothing is changed after it was made, and it is written and compared where views are, on the main actor.
struct FormattedValue<Format: FormatStyle>: LocaleWriting, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == String {
  private let input: Format.FormatInput
  private let format: Format

  /// Makes a value that is written in a format.
  init(_ input: Format.FormatInput, _ format: Format) {
    self.input = input
    self.format = format
  }

  func string(in locale: Locale) -> String { format.following(locale).format(input) }
}

extension FormatStyle {
  /// Returns the format in a locale, unless it names one itself.
  ///
  /// `FormatStyle.locale(_:)` is what SwiftUI hands the locale of the environment over by. Whether that replaces a locale which the
  /// author has named in the format is not documented; here it does not.
  func following(_ locale: Locale) -> Self {
    self.locale(.autoupdatingCurrent) == self ? self.locale(locale) : self
  }
}

extension ClosedRange<Date>: LocaleWriting {
  func string(in locale: Locale) -> String {
    let isOneDay = Calendar.current.isDate(lowerBound, inSameDayAs: upperBound)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: locale)
    return style.format(lowerBound..<Swift.max(upperBound, lowerBound))
  }
}

/// The digits and groups in which a locale writes numbers.
enum LocaleNumber {
  /// Returns a number as a locale writes it.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - locale: The locale.
  /// - Returns: The digits, in groups.
  static func string(_ number: Int64, in locale: Locale) -> String {
    // A number without groups in the digits of most languages needs no tables.
    if 0..<1_000 ~= number, usesLatinDigits(locale) { return String(number) }
    return number.formatted(.number.locale(locale))
  }

  /// Whether a locale is known to write numbers in the digits of English.
  private static func usesLatinDigits(_ locale: Locale) -> Bool {
    let identifier = locale.identifier
    let language = identifier.prefix { $0.isLetter }
    let namesDigits =
      identifier.utf8.contains(UInt8(ascii: "@"))
      || identifier.split(separator: "-" as Character).contains("u")
    return !namesDigits && !hasOtherDigits(language)
  }

  /// Returns whether some regions of a language have digits of their own.
  private static func hasOtherDigits(_ language: Substring) -> Bool {
    switch language {
    case "ar", "as", "bgn", "bho", "bn", "ccp", "ckb", "dz", "fa", "ff", "hi", "ks", "lrc", "mni",
      "mr", "my", "mzn", "ne", "pa", "ps", "raj", "sa", "sat", "sd", "ur", "uz", "yue":
      true
    default: false
    }
  }
}
