/// A formatter of times from now: `in 2 hours`, `3 days ago`, `yesterday`.
///
/// Mirrors Foundation's class.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether a time of one unit may have a name of its own.
  public enum DateTimeStyle: Int, Sendable {
    /// It has none: `1 day ago`.
    case numeric = 0

    /// It has one: `yesterday`.
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0

    /// `two months ago`.
    case spellOut = 1

    /// `2 mo. ago`.
    case short = 2

    /// `2 mo ago`.
    case abbreviated = 3
  }

  /// Whether a time of one unit may have a name of its own.
  open var dateTimeStyle = DateTimeStyle.numeric

  /// How units are written.
  open var unitsStyle = UnitsStyle.full

  /// Where the text stands.
  open var formattingContext = Formatter.Context.unknown

  /// The calendar that counts days, months and years.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .autoupdatingCurrent

  /// The language.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the text of a date, from another on.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - referenceDate: From when on.
  /// - Returns: The text, in whole units of the largest that fits.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let components = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    return localizedString(from: components)
  }

  /// Returns the text of a time from now, in seconds.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of a time from now: of the largest unit that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(component: Calendar.Component, value: Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month),
      (.weekOfMonth, dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
      (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
    ]
    let found = units.first { ($0.value ?? 0) != 0 }
    let (component, value) = found ?? (.second, dateComponents.second ?? 0)
    let now = Date()
    // Half a second more of it, since time goes on until it is formatted.
    let moment =
      (calendar.date(byAdding: component, value: value ?? 0, to: now) ?? now)
      .addingTimeInterval((value ?? 0) < 0 ? -0.4 : 0.4)
    var style = Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: words,
      locale: locale, calendar: calendar)
    style.capitalizationContext = context
    return style.format(moment)
  }

  /// Returns the text of a date from now on; `nil` when the object is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var words: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .listItem: .listItem
    case .middleOfSentence: .middleOfSentence
    case .standalone: .standalone
    default: .unknown
    }
  }
}
