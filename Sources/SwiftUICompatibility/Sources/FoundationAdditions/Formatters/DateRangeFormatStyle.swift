/// A way in which the time between two dates is written: `1 hour, 30 minutes`.
///
/// Stands for Foundation's `Date.ComponentsFormatStyle` of Apple's platforms, whose name one without a format has here.
public struct DateRangeFormatStyle: FormatStyle, Sendable {
  /// How units are written.
  ///
  /// Mirrors Foundation's structure.
  public struct Style: Hashable, Codable, Sendable {
    /// The style of a formatter.
    let rawValue: Int

    /// Keeps the style of a formatter.
    private init(_ style: DateComponentsFormatter.UnitsStyle) { rawValue = style.rawValue }

    /// `1 hour, 30 minutes`.
    public static let wide = Style(.full)

    /// `1 hr, 30 min`.
    public static let abbreviated = Style(.short)

    /// `1hr 30min`.
    public static let condensedAbbreviated = Style(.brief)

    /// `1h 30m`.
    public static let narrow = Style(.abbreviated)

    /// `one hour, thirty minutes`.
    public static let spellOut = Style(.spellOut)

    /// `1:30:00`.
    static let positional = Style(.positional)
  }

  /// How units are written.
  public var style: Style

  /// The language and region.
  public var locale: Locale

  /// The calendar that counts days, months and years.
  public var calendar: Calendar

  /// The units that may be used; those of a date and a time of day when `nil`.
  public var fields: Set<Date.ComponentsFormatStyle.Field>?

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - style: How units are written.
  ///   - locale: The language and region.
  ///   - calendar: The calendar that counts days, months and years.
  ///   - fields: The units that may be used; those of a date and a time of day when `nil`.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = .autoupdatingCurrent,
    fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  /// Returns the text of the time between two dates.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.calendar?.locale = locale
    formatter.unitsStyle = DateComponentsFormatter.UnitsStyle(rawValue: style.rawValue) ?? .full
    let units: [(field: Date.ComponentsFormatStyle.Field, unit: NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]
    if let fields {
      formatter.allowedUnits = units.reduce(into: []) { allowed, unit in
        if fields.contains(unit.field) { allowed.insert(unit.unit) }
      }
    }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  /// Returns the style in another language and region.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }
}

extension FormatStyle where Self == DateRangeFormatStyle {
  /// The time between two dates, as a clock counts it: `1:30:00`.
  ///
  /// Mirrors Foundation's property of Apple's platforms.
  public static var timeDuration: Self {
    Self(style: .positional, fields: [.hour, .minute, .second])
  }

  /// Returns a style of the time between two dates, in words.
  ///
  /// Mirrors Foundation's method of Apple's platforms.
  ///
  /// - Parameters:
  ///   - style: How units are written.
  ///   - fields: The units that may be used; those of a date and a time of day when `nil`.
  /// - Returns: The style.
  public static func components(
    style: DateRangeFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }
}
