/// A namespace of the formats in which the system writes times.
///
/// Mirrors SwiftUI's `SystemFormatStyle`.
public enum SystemFormatStyle: Sendable {}

/// The parts of a time that a clock shows, and how.
struct ClockParts: Sendable, Hashable, Codable {
  /// Whether hours are a part of their own.
  let showsHours: Bool

  /// How many parts there are at most.
  let maxFieldCount: Int

  /// The smallest time that is told.
  let maxPrecision: Duration

  /// Whether all parts have two digits, and not those behind the first alone.
  let isPadded: Bool

  /// The language and region.
  var locale = Locale.autoupdatingCurrent

  /// A part of a time.
  private enum Part {
    case hours, minutes, seconds, fraction
  }

  /// The smallest time that is told, in seconds: an hour at most.
  private var precision: Double { min(max(maxPrecision / .seconds(1), 0.001), 3_600) }

  /// How many digits a part of a second has.
  private var digitCount: Int { precision >= 0.1 ? 1 : precision >= 0.01 ? 2 : 3 }

  /// The parts of a time in seconds, the largest first.
  private func parts(of seconds: Double) -> [Part] {
    var parts: [Part] = []
    if showsHours, seconds >= 3_600 { parts.append(.hours) }
    if precision < 3_600 { parts.append(.minutes) } else if parts.isEmpty { parts = [.hours] }
    if precision < 60 { parts.append(.seconds) }
    if precision < 1 { parts.append(.fraction) }
    return Array(parts.prefix(max(1, maxFieldCount)))
  }

  /// Returns the time between two that are written differently, at a time in seconds.
  func step(at seconds: Double) -> Double {
    switch parts(of: seconds).last {
    case .hours: 3_600
    case .minutes: 60
    case .fraction: digitCount == 1 ? 0.1 : digitCount == 2 ? 0.01 : 0.001
    case .seconds, nil: 1
    }
  }

  /// Returns a time in seconds as a clock shows it; what is less than its smallest part is not told.
  func string(_ seconds: Double) -> String {
    let time = Duration.nanoseconds(Int64((seconds * 1e9).rounded()))
    let parts = parts(of: seconds)
    let length = isPadded ? 2 : 1
    let pattern: Duration.TimeFormatStyle.Pattern
    switch (parts.first, parts.last) {
    case (.hours, .minutes) where precision < 60:
      pattern = .hourMinute(padHourToLength: 1, roundSeconds: .down)
    case (.hours, .seconds):
      pattern = .hourMinuteSecond(padHourToLength: length, roundFractionalSeconds: .down)
    case (.hours, .fraction):
      pattern = .hourMinuteSecond(
        padHourToLength: length, fractionalSecondsLength: digitCount, roundFractionalSeconds: .down)
    case (.minutes, .seconds):
      pattern = .minuteSecond(padMinuteToLength: length, roundFractionalSeconds: .down)
    case (.minutes, .fraction):
      pattern = .minuteSecond(
        padMinuteToLength: length, fractionalSecondsLength: digitCount,
        roundFractionalSeconds: .down)
    default: return words(time, parts)
    }
    return time.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }

  /// Returns a time in words.
  private func words(_ time: Duration, _ parts: [Part]) -> String {
    let units = parts.map { $0 == .hours ? Duration.UnitsFormatStyle.Unit.hours : .minutes }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units), width: .wide, maximumUnitCount: maxFieldCount,
      fractionalPart: .hide(rounded: .down))
    return style.locale(locale).format(time)
  }
}

/// A count of time that goes up from a date, or down to one.
struct TimeCount: Sendable, Hashable, Codable {
  /// The date that it counts from.
  let start: Date

  /// The date at which it ends; `nil` where it does not.
  let end: Date?

  /// Whether it counts what is left.
  let countsDown: Bool

  /// How it is written.
  var parts: ClockParts

  /// Returns the seconds that are counted at a date.
  ///
  /// Times come in whole nanoseconds; what is less apart is the same.
  private func seconds(at date: Date) -> Double {
    let date = max(date, start)
    let exact =
      countsDown
      ? max(0, end?.timeIntervalSince(date) ?? 0)
      : (end.map { min(date, $0) } ?? date).timeIntervalSince(start)
    return (exact * 1e6).rounded() / 1e6
  }

  /// Returns how many of its smallest parts are shown at a date, and how long one of them is.
  private func count(at date: Date) -> (count: Double, step: Double) {
    let seconds = seconds(at: date)
    let step = parts.step(at: seconds)
    // Parts of a second are no whole numbers of two: what is shown is what is meant.
    let count = (seconds / step * 1e6).rounded() / 1e6
    return (count.rounded(countsDown ? .up : .down), step)
  }

  /// Returns what is shown at a date.
  func string(at date: Date) -> String {
    let (count, step) = count(at: date)
    return parts.string((count * step * 1e6).rounded() / 1e6)
  }

  /// Returns the first date after another at which something else is shown; `nil` when that is never.
  func change(after date: Date) -> Date? {
    let (count, step) = count(at: date)
    if countsDown { return count > 0 ? end?.addingTimeInterval(-(count - 1) * step) : nil }
    let next = start.addingTimeInterval((count + 1) * step)
    guard let end else { return next }
    return next <= end ? next : nil
  }

  /// Returns the last date before another at which something else is shown; `nil` when that is never.
  func change(before date: Date) -> Date? {
    let (count, step) = count(at: date)
    let change =
      countsDown ? end?.addingTimeInterval(-count * step) : start.addingTimeInterval(count * step)
    guard let change, change > start else { return nil }
    // What is less apart than this is the same.
    return change.addingTimeInterval(-2e-6)
  }
}
