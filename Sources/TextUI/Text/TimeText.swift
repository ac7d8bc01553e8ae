extension Text {
  /// A style of a date: how it is written, or what of its distance from now.
  ///
  /// Mirrors SwiftUI's `Text.DateStyle`.
  public struct DateStyle: Sendable, Hashable, Codable {
    /// The names of the styles.
    fileprivate enum Kind: String, Codable {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// The time of the day: 11:23 PM.
    public static let time = DateStyle(kind: .time)

    /// The date: June 3, 2019.
    public static let date = DateStyle(kind: .date)

    /// The distance from now, in two units at most, in short: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)

    /// The distance from now in one unit, with a sign: +2 hours.
    public static let offset = DateStyle(kind: .offset)

    /// The distance from now as a clock counts it: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A text about a time, which may become another as time goes by.
struct TimeText: Equatable, Sendable {
  /// What the text says.
  private enum Kind: Equatable, Sendable {
    /// A date in a style.
    case date(Date, Text.DateStyle)

    /// How much of an interval is over, or left.
    case interval(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

    /// A value in a format.
    case live(AnyLiveValue)
  }

  /// A value of some type that changes as time goes by.
  private struct AnyLiveValue: Equatable, Sendable {
    /// The value.
    let value: any LiveValue

    static func == (first: Self, second: Self) -> Bool {
      first.value.isSame(as: second.value)
    }
  }

  private let kind: Kind

  /// Makes a text of a date.
  init(_ date: Date, _ style: Text.DateStyle) {
    kind = .date(date, style)
  }

  /// Makes a text of a value in a format.
  init(_ value: some LiveValue) {
    kind = .live(AnyLiveValue(value: value))
  }

  /// Makes a text of an interval.
  init(interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    kind = .interval(
      interval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
  }

  /// What the text says at a time.
  struct Moment {
    /// The text.
    let text: AttributedString

    /// The seconds until it says something else; `nil` when it never does.
    let duration: Double?

    /// The words.
    var string: String { String(text.characters) }

    /// Says what a text is at a time.
    init(text: AttributedString, duration: Double?) {
      self.text = text
      self.duration = duration
    }

    /// Says what a text without looks is at a time.
    init(string: String, duration: Double?) {
      self.init(text: AttributedString(string), duration: duration)
    }
  }

  /// Returns what the text says at a time.
  func moment(at now: Date, in locale: Locale) -> Moment {
    switch kind {
    case .date(let date, let style):
      switch style.kind {
      case .time:
        let format = Date.FormatStyle(date: .omitted, time: .shortened, locale: locale)
        return Moment(string: format.format(date), duration: nil)
      case .date:
        let format = Date.FormatStyle(date: .long, time: .omitted, locale: locale)
        return Moment(string: format.format(date), duration: nil)
      case .relative: return distance(from: date, to: now, units: 2, locale)
      case .offset: return distance(from: date, to: now, units: 1, locale)
      case .timer:
        let (seconds, next) = Self.seconds(from: date, to: now, per: 1)
        return Moment(string: Self.clock(seconds, true, locale), duration: next)
      }
    case .interval(let interval, let pauseTime, let countsDown, let showsHours):
      let wanted = pauseTime ?? now
      let time = min(max(wanted, interval.lowerBound), interval.upperBound)
      let end = countsDown ? interval.upperBound : interval.lowerBound
      let (seconds, next) = Self.seconds(from: end, to: time, per: 1)
      let isOver = pauseTime != nil || now >= interval.upperBound
      let wait =
        now < interval.lowerBound ? interval.lowerBound.timeIntervalSince(now) + next : next
      return Moment(
        string: Self.clock(seconds, showsHours, locale), duration: isOver ? nil : wait)
    case .live(let live): return live.value.moment(at: now, in: locale)
    }
  }

  // MARK: - Distances

  private static let units: [(unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
    (.days, 86_400), (.hours, 3_600), (.minutes, 60), (.seconds, 1),
  ]

  /// Returns a distance in words.
  ///
  /// - Note: Apple's goes on to months and years; here days are the largest unit, for which Foundation has words in every language.
  private func distance(from date: Date, to now: Date, units count: Int, _ locale: Locale) -> Moment
  {
    let (whole, _) = Self.seconds(from: date, to: now, per: 1)
    let first = Self.units.firstIndex { whole >= $0.seconds } ?? Self.units.count - 1
    let last = min(first + count, Self.units.count) - 1
    let (seconds, next) = Self.seconds(from: date, to: now, per: Self.units[last].seconds)
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(Self.units[first...last].map(\.unit)),
      width: count == 1 ? .wide : .abbreviated, maximumUnitCount: count,
      zeroValueUnits: .show(length: 1)
    ).locale(locale)
    let words = style.format(.seconds(seconds))
    return Moment(string: count == 1 ? (now >= date ? "+" : "-") + words : words, duration: next)
  }

  /// Returns the seconds between a date and now in whole units, and how many pass before there is another one.
  ///
  /// What is over counts units that have passed; what is to come counts the one that has begun.
  private static func seconds(
    from date: Date, to now: Date, per unit: Int
  ) -> (whole: Int, next: Double) {
    let unit = Double(unit)
    // Times come in whole nanoseconds; what is less apart is the same.
    let distance = (now.timeIntervalSince(date) * 1e6).rounded() / 1e6
    let units = distance >= 0 ? (distance / unit).rounded(.down) : (-distance / unit).rounded(.up)
    let next = distance >= 0 ? (units + 1) * unit - distance : -distance - (units - 1) * unit
    return (Int(units * unit), next)
  }

  /// Returns seconds as a clock shows them.
  private static func clock(_ seconds: Int, _ showsHours: Bool, _ locale: Locale) -> String {
    let hasHours = showsHours && seconds >= 3_600
    let style = Duration.TimeFormatStyle(
      pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
    return style.format(.seconds(seconds))
  }
}

extension LiveValue {
  /// Whether another value is the same.
  fileprivate func isSame(as other: any LiveValue) -> Bool { self == other as? Self }
}
