public import Foundation
import FoundationAdditions
public import TextUI

extension SystemFormatStyle {
  /// A format of a date as how far it is from another: `3 minutes, 42 seconds`, `−1:05:32`.
  ///
  /// Mirrors SwiftUI's structure.
  public struct DateOffset: Sendable, Hashable, Codable {
    /// The date from which it is counted.
    private let anchor: Date

    /// The units that may be told.
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>

    /// How many units are told at most.
    private let maxFieldCount: Int

    /// When there is a sign.
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// The language and region.
    private var locale = Locale.autoupdatingCurrent

    /// The calendar that counts days, months and years.
    private var calendar = Calendar.autoupdatingCurrent

    /// Makes a format of how far a date is from another.
    ///
    /// - Parameters:
    ///   - anchor: The date from which it is counted.
    ///   - allowedFields: The units that may be told; minutes and seconds, with or without hours, as a clock shows them.
    ///   - maxFieldCount: How many units are told at most, the largest first.
    ///   - sign: When there is a sign; by default, before the date.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.sign = sign
    }

    /// Returns the format with another calendar.
    ///
    /// - Parameter calendar: The calendar that counts days, months and years.
    /// - Returns: The format.
    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }
  }
}

extension SystemFormatStyle.DateOffset {
  /// The way in which a clock shows it; `nil` where it is told in words.
  private var pattern: Duration.TimeFormatStyle.Pattern? {
    switch (allowedFields, maxFieldCount) {
    case ([.minute, .second], 2):
      .minuteSecond(padMinuteToLength: 1, roundFractionalSeconds: .down)
    case ([.hour, .minute, .second], 3):
      .hourMinuteSecond(padHourToLength: 1, roundFractionalSeconds: .down)
    default: nil
    }
  }

  /// Returns how many whole seconds a date is from the other one, whichever comes first.
  ///
  /// Times come in whole nanoseconds; what is less apart is the same.
  private func seconds(to date: Date) -> Double {
    ((abs(date.timeIntervalSince(anchor)) * 1e6).rounded() / 1e6).rounded(.down)
  }

  /// Returns how far a date is from the other one, without a sign.
  private func distance(to date: Date) -> String {
    let seconds = seconds(to: date)
    if let pattern {
      return Duration.seconds(seconds)
        .formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    }
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.calendar?.locale = locale
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = maxFieldCount
    let units: [(field: Date.ComponentsFormatStyle.Field, unit: NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    formatter.allowedUnits = units.reduce(into: []) { allowed, unit in
      if allowedFields.contains(unit.field) { allowed.insert(unit.unit) }
    }
    let isLater = date >= anchor
    let first = isLater ? anchor : anchor.addingTimeInterval(-seconds)
    return formatter.string(from: first, to: first.addingTimeInterval(seconds)) ?? ""
  }

  /// Returns the sign of a date; nothing where there is none.
  private func mark(of date: Date) -> String {
    let isZero = seconds(to: date) == 0
    if sign == .never { return "" }
    if date < anchor, !isZero { return "−" }
    if sign == .automatic { return "" }
    return isZero && sign != .always(includingZero: true) ? "" : "+"
  }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  /// Returns how far a date is from the other one.
  public func format(_ value: Date) -> String { mark(of: value) + distance(to: value) }

  /// Returns the format in another language and region.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Returns the first date after another that is told differently.
  public func discreteInput(after input: Date) -> Date? { change(from: input, by: 1) }

  /// Returns the last date before another that is told differently.
  public func discreteInput(before input: Date) -> Date? { change(from: input, by: -1) }

  /// Returns the next date in a direction that is told differently: at one of the next whole seconds, or in a minute.
  private func change(from input: Date, by direction: Double) -> Date {
    let text = format(input)
    let offset = (input.timeIntervalSince(anchor) * 1e6).rounded() / 1e6
    var whole = direction > 0 ? offset.rounded(.down) : offset.rounded(.up)
    for _ in 0..<60 {
      whole += direction
      let date = anchor.addingTimeInterval(whole)
      // What is to come is told by whole seconds that have begun, up to the very second.
      let next = date.addingTimeInterval(direction * 1e-6)
      if format(date) != text { return date }
      if format(next) != text { return next }
    }
    return anchor.addingTimeInterval(whole)
  }

  /// Returns the next later date.
  public func input(after input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.timeIntervalSinceReferenceDate.nextUp)
  }

  /// Returns the next earlier date.
  public func input(before input: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: input.timeIntervalSinceReferenceDate.nextDown)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// Returns a format of how far a date is from another.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - anchor: The date from which it is counted.
  ///   - allowedFields: The units that may be told; minutes and seconds, with or without hours, as a clock shows them.
  ///   - maxFieldCount: How many units are told at most, the largest first.
  ///   - sign: When there is a sign; by default, before the date.
  /// - Returns: The format.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}
