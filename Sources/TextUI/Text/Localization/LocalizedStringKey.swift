/// A key of a text in the tables of translations, with the values that stand in it.
///
/// Mirrors SwiftUI's `LocalizedStringKey`: a literal in the place of a title is one. Without a translation the key itself is shown, its
/// numbers as the locale of the environment writes them and its inline Markdown as looks.
///
/// ```swift
/// Text("\(12_345) **files**")  // key: "%lld **files**"; shown in English: 12,345 files, the second word bold
/// ```
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A part of the key: words, or a value.
  enum Part: Equatable, Sendable {
    /// Words, as the author wrote them.
    case words(String)

    /// A value.
    case value(Argument)
  }

  /// The parts, in order.
  let parts: [Part]

  /// Makes a key of a text that may be known at run time only.
  public init(_ value: String) {
    parts = [.words(value)]
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The values, in order.
  var arguments: [Argument] {
    parts.compactMap { part in
      if case .value(let argument) = part { argument } else { nil }
    }
  }

  /// The key as it stands in the tables: a placeholder such as `%lld` or `%@` for each value.
  var key: String {
    let hasArguments = parts.contains { part in
      if case .value = part { true } else { false }
    }
    return parts.map { part in
      switch part {
      case .words(let words): hasArguments ? words.replacing("%", with: "%%") : words
      case .value(let argument): argument.specifier
      }
    }.joined()
  }

  /// A value in a key.
  struct Argument: Equatable, Sendable {
    /// A kind of value.
    enum Value: Equatable, Sendable {
      /// A number, written in the locale's way.
      case integer(Int64)

      /// A number that may be greater than the signed ones, written in the locale's way.
      case unsigned(UInt64)

      /// A number with decimals, written in the locale's way.
      case decimal(Double)

      /// A text with looks of its own, or one that depends on the locale or the time.
      case text(TextContent)
    }

    /// The value.
    let value: Value

    /// How it is written, as `String(format:)` understands it.
    let specifier: String
  }

  // MARK: - Interpolation

  /// The parts of a literal, as they are collected.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.words(literal)) }
    }

    private mutating func append(_ value: Argument.Value, _ specifier: String = "%@") {
      parts.append(.value(Argument(value: value, specifier: specifier)))
    }

    private mutating func append(_ storage: TextContent.Storage) {
      append(.text(TextContent(storage)))
    }

    /// Adds a text as it stands.
    public mutating func appendInterpolation<Words: StringProtocol>(_ string: Words) {
      append(.verbatim(String(string)))
    }

    /// Adds a value in words, as it describes itself.
    ///
    /// - Note: SwiftUI takes numbers, texts and objects only.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      append(.verbatim(String(describing: value)))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append(.verbatim(formatter.string(for: subject) ?? String(describing: subject)))
    }

    /// Adds a number, in groups of digits and in digits of the locale.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
      let size = Value.bitWidth > 32 ? "ll" : ""
      append(number(value), Value.isSigned ? "%\(size)d" : "%\(size)u")
    }

    /// Adds a number in a format of `String(format:)`, such as `%03d`.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
      _ value: Value, specifier: String
    ) {
      append(number(value), specifier)
    }

    private func number<Value: FixedWidthInteger>(_ value: Value) -> Argument.Value {
      Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(clamping: value))
    }

    /// Adds a number with six decimals, as SwiftUI does.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      append(.decimal(Double(value)), Value.self == Float.self ? "%f" : "%lf")
    }

    /// Adds a number in a format of `String(format:)`, such as `%.2f`.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: Value, specifier: String
    ) {
      append(.decimal(Double(value)), specifier)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      append(.value(LocaleText(FormattedValue(input, format))))
    }

    /// Adds a text with its looks.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text.content))
    }

    /// Adds the symbol of a picture.
    public mutating func appendInterpolation(_ image: Image) {
      append(.verbatim(image.symbol))
    }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.attributed(attributedString))
    }

    /// Adds a date, or how far it is from now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.time(TimeText(date, style)))
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.value(LocaleText(dates)))
    }

    /// Adds the time between two dates.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.value(LocaleText(interval.start...interval.end)))
    }

    /// Adds a count of the time in an interval; see ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .time(
          TimeText(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
  }
}
