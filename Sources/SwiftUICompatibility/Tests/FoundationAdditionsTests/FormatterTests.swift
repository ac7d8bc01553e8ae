import FoundationAdditions
import Testing

/// Formatters that Foundation has on Apple's platforms alone: what they write there.
@Suite("Formatters") struct FormatterTests {
  private let american = Locale(identifier: "en_US")

  @Test("Lists") func lists() {
    let formatter = ListFormatter()
    formatter.locale = american
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    #expect(formatter.string(for: "no list") == nil)
  }

  @Test(
    "Times from now, in whole units",
    arguments: [
      (-90, "1 minute ago"), (-3_599, "59 minutes ago"), (-3_600, "1 hour ago"),
      (0, "in 0 seconds"),
      (30, "in 30 seconds"), (7_200, "in 2 hours"), (-86_400, "1 day ago"),
      (-691_200, "1 week ago"), (40 * 86_400, "in 1 month"), (800 * 86_400, "in 2 years"),
    ])
  func times(_ seconds: Double, _ text: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = american
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = .gmt
    let now = Date(timeIntervalSince1970: 1_772_352_000)
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == text)
  }

  @Test("Times from now, in the styles") func timeStyles() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = american
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(month: -1)) == "last month")
    formatter.dateTimeStyle = .numeric
    for (components, text) in [
      (DateComponents(minute: 90), "in 90 minutes"), (DateComponents(hour: 36), "in 36 hours"),
      (DateComponents(day: 10), "in 10 days"), (DateComponents(weekOfMonth: -4), "4 weeks ago"),
      (DateComponents(weekOfMonth: 5), "in 5 weeks"), (DateComponents(month: -14), "14 months ago"),
      (DateComponents(day: 0, second: 5), "in 5 seconds"),
    ] {
      #expect(formatter.localizedString(from: components) == text)
    }
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hr. ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2h ago")
    formatter.unitsStyle = .full
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(from: DateComponents(hour: -3)) == "vor 3 Stunden")
    #expect(formatter.string(for: 3) == nil)
  }

  /// A formatter of lengths of time.
  private func lengths(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = american
    formatter.calendar?.timeZone = .gmt
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test("Lengths of time, between colons") func positions() {
    let clock: NSCalendar.Unit = [.hour, .minute, .second]
    #expect(lengths(.positional, clock).string(from: 3_930) == "1:05:30")
    #expect(lengths(.positional, clock).string(from: 330) == "5:30")
    #expect(lengths(.positional, clock).string(from: 7) == "7")
    #expect(lengths(.positional, clock, .pad).string(from: 330) == "00:05:30")
    #expect(lengths(.positional, [.minute, .second], .pad).string(from: 65) == "01:05")
    #expect(lengths(.positional, [.minute, .second], .pad).string(from: 3_930) == "65:30")
    #expect(lengths(.positional, [.minute, .second], .pad).string(from: 9.9) == "00:09")
    #expect(lengths(.positional, clock, [.pad, .dropLeading]).string(from: 330) == "05:30")
    #expect(lengths(.abbreviated, clock, [.pad, .dropLeading]).string(from: 330) == "5m 30s")
  }

  @Test("Lengths of time, in words") func words() {
    #expect(lengths(.full).string(from: 3_930) == "1 hour, 5 minutes, 30 seconds")
    #expect(lengths(.full).string(from: 3_605) == "1 hour, 5 seconds")
    #expect(lengths(.full).string(from: 0) == "0 seconds")
    #expect(lengths(.abbreviated).string(from: 3_930) == "1h 5m 30s")
    #expect(lengths(.short).string(from: 90_061) == "1 day, 1 hr, 1 min, 1 sec")
    #expect(lengths(.brief).string(from: 3_930) == "1hr 5min 30sec")
    #expect(lengths(.spellOut).string(from: 120) == "two minutes")
    #expect(lengths(.full, [.hour, .minute]).string(from: 5_400) == "1 hour, 30 minutes")
    #expect(lengths(.full).string(from: DateComponents(month: 2, day: 3)) == "2 months, 3 days")
    let shortened = lengths(.full)
    shortened.maximumUnitCount = 1
    shortened.includesApproximationPhrase = true
    shortened.includesTimeRemainingPhrase = true
    #expect(shortened.string(from: 3_930) == "About 1 hour remaining")
  }

  @Test(
    "Lengths of time, in the words of other languages",
    arguments: [
      ("de_DE", 7_320, "2 Stunden und 2 Minuten"),
      ("fr_FR", 5_400, "1\u{A0}heure et 30 minutes"),
      ("ja_JP", 5_400, "1時間 30分"), ("es_ES", 3_930, "1 hora, 5 minutos y 30 segundos"),
      ("ru_RU", 7_200, "2 часа"),
    ])
  func languages(_ language: String, _ seconds: Double, _ text: String) {
    let formatter = lengths(.full)
    formatter.calendar?.locale = Locale(identifier: language)
    #expect(formatter.string(from: seconds) == text)
  }

  @Test("Lengths of time in other languages: months, and short ones") func otherLanguages() {
    let formatter = lengths(.full)
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    #expect(
      formatter.string(from: DateComponents(year: 1, month: 2, day: 3))
        == "1 Jahr, 2 Monate und 3 Tage")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 5_400) == "1h 30min")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 5_400) == "1 Std., 30 Min.")
  }
}
