extension SystemFormatStyle {
  /// A format of a date that refers to another from there: `in 5 minutes`, `tomorrow`, `Monday, June 3`, `June 2019`.
  ///
  /// Mirrors SwiftUI's structure. Where the other one is near it is told how far; else, when it is.
  public struct DateReference: Sendable, Hashable, Codable {
    /// The date that is referred to.
    private let date: Date

    /// The units that may be told.
    private let allowedFields: Set<Date.RelativeFormatStyle.Field>

    /// How many units of a date that is far away are told at most.
    private let maxFieldCount: Int

    /// The largest unit in which it is told how far the date is.
    private let thresholdField: Date.RelativeFormatStyle.Field

    /// The language and region.
    private var locale = Locale.autoupdatingCurrent

    /// The calendar that counts days, months and years.
    private var calendar = Calendar.autoupdatingCurrent

    /// Makes a format that refers to a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - allowedFields: The units that may be told.
    ///   - maxFieldCount: How many units of a date that is far away are told at most, the largest that differ first.
    ///   - thresholdField: The largest unit in which it is told how far the date is; beyond, it is told when it is.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = max(1, maxFieldCount)
      self.thresholdField = thresholdField
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

// MARK: - Near

extension SystemFormatStyle.DateReference {
  /// The unit that is beyond the largest in which it is told how far the date is; `nil` where there is none.
  private var beyond: Calendar.Component? {
    switch thresholdField {
    case .second: .minute
    case .minute: .hour
    case .hour: .day
    case .day, .week: .month
    case .month: .year
    default: nil
    }
  }

  /// The dates from which the date is near; `nil` where it is from all.
  private var nearby: ClosedRange<Date>? {
    guard let beyond, let first = calendar.date(byAdding: beyond, value: -1, to: date),
      let last = calendar.date(byAdding: beyond, value: 1, to: date), first < last
    else { return nil }
    return first.next...last.previous
  }

  /// Whether it is told how far the date is from another.
  private func isNear(_ input: Date) -> Bool { nearby?.contains(input) ?? true }

  /// How it is told how far the date is.
  private var distance: Date.AnchoredRelativeFormatStyle {
    let near = allowedFields.subtracting(beyondFields)
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: near.isEmpty ? allowedFields : near, presentation: .named,
      unitsStyle: .wide, locale: locale, calendar: calendar)
  }

  /// The units that are larger than the largest in which it is told how far the date is.
  private var beyondFields: Set<Date.RelativeFormatStyle.Field> {
    switch thresholdField {
    case .second: [.minute, .hour, .day, .week, .month, .year]
    case .minute: [.hour, .day, .week, .month, .year]
    case .hour: [.day, .week, .month, .year]
    case .day: [.week, .month, .year]
    case .week: [.month, .year]
    case .month: [.year]
    default: []
    }
  }

  /// The dates from which the date is now: within a minute, where no seconds are told.
  private var now: ClosedRange<Date>? {
    guard allowedFields.contains(.minute), !allowedFields.contains(.second) else { return nil }
    return date.addingTimeInterval(-60).next...date.addingTimeInterval(60).previous
  }
}

// MARK: - Far

extension SystemFormatStyle.DateReference {
  /// Returns when the date is, in units that are not those of another date.
  private func absolute(from input: Date) -> String {
    let order: [(field: Date.RelativeFormatStyle.Field, component: Calendar.Component)] = [
      (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]
    let same = order.prefix { calendar.isDate(date, equalTo: input, toGranularity: $0.component) }
    let told = order.dropFirst(same.count).filter { allowedFields.contains($0.field) }
      .prefix(maxFieldCount).map(\.component)
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    for component in told {
      switch component {
      case .year: style = style.year()
      case .month: style = style.month(.wide)
      case .day: style = told.contains(.year) ? style.day() : style.day().weekday(.wide)
      case .hour: style = style.hour()
      case .minute: style = style.minute()
      default: style = style.second()
      }
    }
    return told.isEmpty ? distance.format(input) : style.format(date)
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
  /// Returns how the date is referred to from another.
  public func format(_ value: Date) -> String {
    guard isNear(value) else { return absolute(from: value) }
    guard now?.contains(value) == true else { return distance.format(value) }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [.second], presentation: .named, unitsStyle: .wide,
      locale: locale, calendar: calendar
    ).format(date)
  }

  /// Returns the format in another language and region.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Returns a date after another, until which the date is referred to in the same way.
  public func discreteInput(after input: Date) -> Date? {
    if now?.contains(input) == true { return now?.upperBound.next }
    var changes: [Date] = []
    if isNear(input) {
      if let next = distance.discreteInput(after: input) { changes.append(next) }
    } else if let day = calendar.dateInterval(of: .day, for: input)?.end {
      changes.append(day)
    }
    changes += [now?.lowerBound, nearby?.lowerBound, nearby?.upperBound.next].compactMap { $0 }
    return changes.filter { $0 > input }.min()
  }

  /// Returns a date before another, since which the date is referred to in the same way.
  public func discreteInput(before input: Date) -> Date? {
    if now?.contains(input) == true { return now?.lowerBound.previous }
    var changes: [Date] = []
    if isNear(input) {
      if let last = distance.discreteInput(before: input) { changes.append(last) }
    } else if let day = calendar.dateInterval(of: .day, for: input)?.start {
      changes.append(day.previous)
    }
    changes += [now?.upperBound, nearby?.upperBound, nearby?.lowerBound.previous].compactMap { $0 }
    return changes.filter { $0 < input }.max()
  }

  /// Returns the next later date.
  public func input(after input: Date) -> Date? { input.next }

  /// Returns the next earlier date.
  public func input(before input: Date) -> Date? { input.previous }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// Returns a format that refers to a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - allowedFields: The units that may be told.
  ///   - maxFieldCount: How many units of a date that is far away are told at most, the largest that differ first.
  ///   - thresholdField: The largest unit in which it is told how far the date is; beyond, it is told when it is.
  /// - Returns: The format.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
    maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
      thresholdField: thresholdField)
  }
}
