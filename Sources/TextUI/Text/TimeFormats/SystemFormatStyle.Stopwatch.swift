extension SystemFormatStyle {
  /// A format of a date as a stopwatch shows it that was started at another: `00:05.23`.
  ///
  /// Mirrors SwiftUI's structure.
  public struct Stopwatch: Sendable, Hashable, Codable {
    /// What it counts.
    private var count: TimeCount

    /// Makes a stopwatch.
    ///
    /// - Parameters:
    ///   - startDate: When it was started.
    ///   - showsHours: Whether hours are a part of their own, where there is one at least.
    ///   - maxFieldCount: How many parts are shown at most, the largest first.
    ///   - maxPrecision: The smallest time that is told; from a minute on, in words.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      count = TimeCount(
        start: startDate, end: nil, countsDown: false,
        parts: ClockParts(
          showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision,
          isPadded: true))
    }
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  /// Returns what the stopwatch shows at a date.
  public func format(_ value: Date) -> AttributedString {
    AttributedString(count.string(at: value))
  }

  /// Returns the stopwatch in another language and region.
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

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// Returns a stopwatch that was started at a date.
  ///
  /// - Parameters:
  ///   - startDate: When it was started.
  ///   - showsHours: Whether hours are a part of their own, where there is one at least.
  ///   - maxFieldCount: How many parts are shown at most, the largest first.
  ///   - maxPrecision: The smallest time that is told; from a minute on, in words.
  /// - Returns: The format.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
