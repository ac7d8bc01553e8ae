/// A formatter of lengths of time: `1:05:30`, `2 hours, 5 minutes`.
///
/// Mirrors Foundation's class.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:30`.
    case positional = 0

    /// `1h 5m 30s`.
    case abbreviated = 1

    /// `1 hr, 5 min, 30 sec`.
    case short = 2

    /// `1 hour, 5 minutes, 30 seconds`.
    case full = 3

    /// `one hour, five minutes, thirty seconds`.
    case spellOut = 4

    /// `1hr 5min 30sec`.
    case brief = 5
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As suits the style: those before the first are left out between colons, and all elsewhere.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)

    /// Those before the first are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)

    /// Those in between are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)

    /// Those behind the last are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)

    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]

    /// All stand there, with two digits between colons.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional

  /// The units that may be used; those of a date and a time of day when empty.
  open var allowedUnits: NSCalendar.Unit = []

  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default

  /// The calendar that counts days, months and years, with its language.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// From when on months and years are counted; the beginning of 2001 when `nil`.
  open var referenceDate: Date?

  /// Whether the last unit may have a fraction; has no effect.
  open var allowsFractionalUnits = false

  /// How many units there are at most; 0 for any number.
  open var maximumUnitCount = 0

  /// Whether units that are left out are put into the largest that stands there; has no effect.
  open var collapsesLargestUnit = false

  /// Whether "About" stands before.
  open var includesApproximationPhrase = false

  /// Whether "remaining" stands behind.
  open var includesTimeRemainingPhrase = false

  /// Where the text stands; has no effect.
  open var formattingContext = Formatter.Context.unknown

  /// Returns the text of a length of time, in seconds.
  open func string(from ti: TimeInterval) -> String? {
    let begin = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: begin, to: begin.addingTimeInterval(ti.rounded(.down)))
  }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let names = Set(units.map(\.component))
    return text(of: calendarInUse.dateComponents(names, from: startDate, to: endDate))
  }

  /// Returns the text of a length of time.
  open func string(from components: DateComponents) -> String? {
    let begin = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendarInUse.date(byAdding: components, to: begin) else { return nil }
    return string(from: begin, to: end)
  }

  /// Returns the text of a length of time in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text of a length of time; `nil` when the object is none.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  // MARK: - Units

  /// A unit of time.
  private struct Unit {
    let component: Calendar.Component
    let option: NSCalendar.Unit

    /// What it is called, in English.
    let name: String
    let shortName: String
    let letter: String
  }

  private static let all = [
    Unit(
      component: .year, option: .year, name: "year", shortName: "yr",
      letter: "y"),
    Unit(
      component: .month, option: .month, name: "month", shortName: "mth",
      letter: "mo"),
    Unit(
      component: .weekOfMonth, option: .weekOfMonth, name: "week",
      shortName: "wk", letter: "w"),
    Unit(
      component: .day, option: .day, name: "day", shortName: "day", letter: "d"),
    Unit(
      component: .hour, option: .hour, name: "hour", shortName: "hr",
      letter: "h"),
    Unit(
      component: .minute, option: .minute, name: "minute", shortName: "min",
      letter: "m"),
    Unit(
      component: .second, option: .second, name: "second", shortName: "sec",
      letter: "s"),
  ]

  private var calendarInUse: Calendar { calendar ?? .autoupdatingCurrent }

  /// The units that may be used, the largest first.
  private var units: [Unit] {
    let allowed: NSCalendar.Unit =
      allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
    return Self.all.filter { allowed.contains($0.option) }
  }

  // MARK: - Text

  private func text(of components: DateComponents) -> String {
    var parts = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
    let isNegative = parts.contains { $0.value < 0 }
    for index in parts.indices { parts[index].value = abs(parts[index].value) }
    parts = kept(parts)
    if maximumUnitCount > 0, parts.count > maximumUnitCount {
      parts.removeSubrange(maximumUnitCount...)
    }
    let text =
      unitsStyle == .positional ? positional(parts) : words(parts)
    return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the units that stand in the text; the smallest one when there is nothing to say.
  private func kept(_ parts: [(unit: Unit, value: Int)]) -> [(unit: Unit, value: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default), !behavior.contains(.pad) {
      behavior = unitsStyle == .positional ? .dropLeading : .dropAll
    }
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count - 1
    let last = parts.lastIndex { $0.value != 0 } ?? parts.count - 1
    let kept = parts.indices.filter { index in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return parts[index].value != 0 || index == first || !behavior.contains(.dropMiddle)
    }
    return kept.map { parts[$0] }
  }

  private func positional(_ parts: [(unit: Unit, value: Int)]) -> String {
    let padsAll = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = "\(part.value)"
      return (index > 0 || padsAll) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func words(_ parts: [(unit: Unit, value: Int)]) -> String {
    let texts = parts.map { word(for: $0.unit, $0.value) }
    if unitsStyle != .brief,
      let joined = UnitText.joined(texts, width, in: calendarInUse.locale ?? .autoupdatingCurrent)
    {
      return joined
    }
    return texts.joined(separator: " ")
  }

  /// How long the names of units are.
  private var width: MeasurementWidth {
    switch unitsStyle {
    case .abbreviated: .narrow
    case .short, .brief: .abbreviated
    default: .wide
    }
  }

  /// Returns the text of a number of units: in the user's language, where Foundation has it.
  private func word(for unit: Unit, _ value: Int) -> String {
    let locale = calendarInUse.locale ?? .autoupdatingCurrent
    let isEnglish = locale.language.languageCode == .english
    let ending = value == 1 ? "" : "s"
    if !isEnglish, unitsStyle != .spellOut,
      let text = UnitText.text(
        value.formatted(.number.locale(locale)), value: Double(value), unit: unit.name, width,
        in: locale)
    {
      return text
    }
    switch unitsStyle {
    case .abbreviated: return "\(value)\(unit.letter)"
    case .brief: return "\(value)\(unit.shortName)\(unit.component == .day ? ending : "")"
    case .short:
      let plural = [.year, .month, .weekOfMonth, .day].contains(unit.component) ? ending : ""
      return "\(value) \(unit.shortName)\(plural)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = locale
      return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(unit.name)\(ending)"
    case .full, .positional: return "\(value) \(unit.name)\(ending)"
    }
  }
}
