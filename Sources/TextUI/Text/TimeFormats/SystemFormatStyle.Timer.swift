extension SystemFormatStyle {
  /// A format of a date as a timer shows it that runs in an interval: `4:32`, `1:23:45`.
  ///
  /// Mirrors SwiftUI's structure.
  public struct Timer: Sendable, Hashable, Codable {
    /// What it counts.
    private var count: TimeCount

    /// Makes a timer that counts what is left of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - showsHours: Whether hours are a part of their own, where there is one at least.
    ///   - maxFieldCount: How many parts are shown at most, the largest first.
    ///   - maxPrecision: The smallest time that is told; from a minute on, in words.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      count = TimeCount(
        start: interval.lowerBound, end: interval.upperBound, countsDown: true,
        parts: ClockParts(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
          isPadded: false))
    }

    /// Makes a timer that counts what has passed of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval.
    ///   - showsHours: Whether hours are a part of their own, where there is one at least.
    ///   - maxFieldCount: How many parts are shown at most, the largest first.
    ///   - maxPrecision: The smallest time that is told; from a minute on, in words.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      count = TimeCount(
        start: interval.lowerBound, end: interval.upperBound, countsDown: false,
        parts: ClockParts(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
          isPadded: false))
    }
  }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  /// Returns what the timer shows at a date.
  public func format(_ value: Date) -> AttributedString {
    AttributedString(count.string(at: value))
  }

  /// Returns the timer in another language and region.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.count.parts.locale = locale
    return style
  }

  /// Returns the last date before another at which it shows something else.
  public func discreteInput(before input: Date) -> Date? { count.change(before: input) }

  /// Returns the first date after another at which it shows something else.
  public func discreteInput(after input: Date) -> Date? { count.change(after: input) }

  /// Returns the next later date.
  public func input(after input: Date) -> Date? { input.next }

  /// Returns the next earlier date.
  public func input(before input: Date) -> Date? { input.previous }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// Returns a timer that counts what is left of an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - showsHours: Whether hours are a part of their own, where there is one at least.
  ///   - maxFieldCount: How many parts are shown at most, the largest first.
  ///   - maxPrecision: The smallest time that is told; from a minute on, in words.
  /// - Returns: The format.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  /// Returns a timer that counts what has passed of an interval.
  ///
  /// - Parameters:
  ///   - interval: The interval.
  ///   - showsHours: Whether hours are a part of their own, where there is one at least.
  ///   - maxFieldCount: How many parts are shown at most, the largest first.
  ///   - maxPrecision: The smallest time that is told; from a minute on, in words.
  /// - Returns: The format.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension Date {
  /// The next later date.
  var next: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp)
  }

  /// The next earlier date.
  var previous: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
  }
}
