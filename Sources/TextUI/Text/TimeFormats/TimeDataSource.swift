/// A source of values that change as time goes by, which a text shows live.
///
/// Mirrors SwiftUI's `TimeDataSource`. Times are those of the application: virtual in a test.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
/// ```
public struct TimeDataSource<Value> {
  /// The values.
  enum Kind: Hashable, Sendable {
    /// The time itself.
    case date

    /// How far it is from a date.
    case offset(Date)

    /// What has passed since a date.
    case since(Date)

    /// What is left until a date.
    case until(Date)
  }

  /// Which values they are.
  let kind: Kind

  /// Returns the value at a time.
  let value: @Sendable (Date) -> Value

  /// Returns the time at which there is a value.
  let date: @Sendable (Value) -> Date
}

extension TimeDataSource: Sendable {}

extension TimeDataSource where Value == Date {
  /// The time.
  ///
  /// Mirrors SwiftUI's property.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .date, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Duration {
  /// Returns a source of how far the time is from a date: less than zero before it.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter date: The date.
  /// - Returns: The source.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// Returns a source of what has passed since a date: nothing before it.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter date: The date.
  /// - Returns: The source.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .since(date), value: { date..<max(date, $0) }, date: { $0.upperBound })
  }

  /// Returns a source of what is left until a date: nothing after it.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter date: The date.
  /// - Returns: The source.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .until(date), value: { min(date, $0)..<date }, date: { $0.lowerBound })
  }
}

// MARK: - Texts

/// A value that changes as time goes by, with the format in which it is written.
protocol LiveValue: Equatable, Sendable {
  /// Returns what is written at a time.
  func moment(at now: Date, in locale: Locale) -> TimeText.Moment
}

/// A value that changes as time goes by, in a format of the author's or of the library.
///
/// It is `@unchecked Sendable` as ``FormattedValue`` is: nothing is changed after it was made, and it is written and compared where views
/// are, on the main actor.
struct FormattedTime<Format: DiscreteFormatStyle>: LiveValue, @unchecked Sendable {
  /// Where the value comes from.
  private let source: TimeDataSource<Format.FormatInput>

  /// How it is written.
  private let format: Format

  /// Returns what is shown of what is written.
  private let text: (Format.FormatOutput) -> AttributedString

  /// The shortest time for which a text says the same, in seconds: nobody reads faster.
  private static var shortest: Double { 0.1 }

  /// Makes a value that is written in a format.
  init(
    _ source: TimeDataSource<Format.FormatInput>, _ format: Format,
    _ text: @escaping (Format.FormatOutput) -> AttributedString
  ) {
    self.source = source
    self.format = format
    self.text = text
  }

  func moment(at now: Date, in locale: Locale) -> TimeText.Moment {
    let format = format.following(locale)
    let value = source.value(now)
    let next = format.discreteInput(after: value).map { source.date($0).timeIntervalSince(now) }
    return TimeText.Moment(
      text: text(format.format(value)), duration: next.map { max($0, Self.shortest) })
  }

  static func == (first: Self, second: Self) -> Bool {
    first.source.kind == second.source.kind && first.format == second.format
  }
}

extension Text {
  /// Shows a value that changes as time goes by, on the application's clock.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Note: Unlike in SwiftUI, what would be another text more often than ten times a second is another one ten times a second.
  ///
  /// - Parameters:
  ///   - source: Where the value comes from.
  ///   - format: How it is written, in the way of the environment's locale unless it names one.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.time(TimeText(FormattedTime(source, format) { AttributedString($0) })))
  }

  /// Shows a value that changes as time goes by, on the application's clock.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Note: Unlike in SwiftUI, what would be another text more often than ten times a second is another one ten times a second.
  ///
  /// - Parameters:
  ///   - source: Where the value comes from.
  ///   - format: How it is written, in the way of the environment's locale unless it names one.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.time(TimeText(FormattedTime(source, format) { $0 })))
  }

  /// Shows a value in a format with looks, in the way of the environment's locale unless the format names one.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: How it is written.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.time(TimeText(AttributedValue(input: input, format: format))))
  }
}

/// A value that stays, in a format with looks.
///
/// It is `@unchecked Sendable` as ``FormattedValue`` is.
private struct AttributedValue<Format: FormatStyle>: LiveValue, @unchecked Sendable
where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
  /// The value.
  let input: Format.FormatInput

  /// How it is written.
  let format: Format

  func moment(at now: Date, in locale: Locale) -> TimeText.Moment {
    TimeText.Moment(text: format.following(locale).format(input), duration: nil)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value that changes as time goes by.
  ///
  /// - Parameters:
  ///   - source: Where the value comes from.
  ///   - format: How it is written.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Adds a value that changes as time goes by.
  ///
  /// - Parameters:
  ///   - source: Where the value comes from.
  ///   - format: How it is written.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}
