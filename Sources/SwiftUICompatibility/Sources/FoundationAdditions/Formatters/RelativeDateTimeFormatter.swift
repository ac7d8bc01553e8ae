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

  /// A unit of time: how it is counted, and how it is written.
  private typealias Unit = (component: Calendar.Component, field: Date.RelativeFormatStyle.Field)

  /// Returns the text of a time from now: of the largest unit that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let units: [(unit: Unit, value: Int?)] = [
      ((.year, .year), dateComponents.year), ((.month, .month), dateComponents.month),
      ((.weekOfMonth, .week), dateComponents.weekOfMonth ?? dateComponents.weekOfYear),
      ((.day, .day), dateComponents.day), ((.hour, .hour), dateComponents.hour),
      ((.minute, .minute), dateComponents.minute),
    ]
    let found = units.first { ($0.value ?? 0) != 0 }
    let (unit, value) = found ?? ((.second, .second), dateComponents.second ?? 0)
    var style = Date.RelativeFormatStyle(
      allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: words, locale: locale, calendar: calendar)
    style.capitalizationContext = context
    return style.format(moment(value ?? 0, unit.component))
  }

  /// Returns a time that is so many units from now on when it is formatted, a little later.
  private func moment(_ count: Int, _ component: Calendar.Component) -> Date {
    let now = Date()
    switch component {
    case .hour, .minute, .second:
      let date = calendar.date(byAdding: component, value: count, to: now) ?? now
      return date.addingTimeInterval(count < 0 ? -0.4 : 0.4)
    default:
      // Days are counted from midnight to midnight.
      let noon = calendar.startOfDay(for: now).addingTimeInterval(43_200)
      return calendar.date(byAdding: component, value: count, to: noon) ?? noon
    }
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
