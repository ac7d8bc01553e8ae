/// The words for dates and times, in a language and a calendar.
struct DateWords {
  /// The calendar, in the time zone.
  let calendar: Calendar

  /// The language and the region.
  private let locale: Locale

  /// Makes words.
  init(_ calendar: Calendar, _ timeZone: TimeZone, _ locale: Locale) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    self.calendar = calendar
    self.locale = locale
  }

  /// A format in the language, calendar and time zone.
  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// Returns a day as a compact picker says it: `25 Nov 2022`.
  func day(_ date: Date) -> String { date.formatted(style.day().month(.abbreviated).year()) }

  /// Returns a day with its weekday: `Friday 25 November`.
  func longDay(_ date: Date) -> String {
    date.formatted(style.weekday(.wide).day().month(.wide))
  }

  /// Returns what a calendar's button for a day is called: a day with its weekday, after `Today, ` where it is that.
  func calendarDay(_ date: Date) -> String {
    let day = longDay(date)
    return calendar.isDateInToday(date) ? "\(today), \(day)" : day
  }

  /// The word for the day that it is.
  private var today: String {
    Date.RelativeFormatStyle(
      allowedFields: [.day], presentation: .named, locale: locale,
      capitalizationContext: .beginningOfSentence
    ).format(.now)
  }

  /// Returns a day as a wheel shows it beside those of a time, `Fri 25 Nov`, and what a phone says of it, `25 Nov`; of the day that it is, that.
  func wheelDay(_ date: Date) -> (text: String, spoken: String) {
    if calendar.isDateInToday(date) { return (today, today) }
    let day = style.day().month(.abbreviated)
    return (date.formatted(day.weekday(.abbreviated)), date.formatted(day))
  }

  /// Returns a month with its year: `November 2022`.
  func month(_ date: Date) -> String { date.formatted(style.month(.wide).year()) }

  /// Returns a time of day: `14:30`.
  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }

  /// The names of the months.
  var months: [String] { calendar.standaloneMonthSymbols }

  /// The shortest names of the days of the week, Sunday first.
  var weekdays: [String] { calendar.veryShortStandaloneWeekdaySymbols }

  /// Whether the hours of a day are counted in two halves.
  var usesHalves: Bool { locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven }

  /// Returns what a phone says of the number of an hour on a wheel: `12 o’clock`; in other languages than English the number.
  func spokenHour(_ number: String) -> String {
    isEnglish ? "\(number) o’clock" : number
  }

  /// Returns what a phone says of the number of a minute on a wheel: `00 minutes`; in other languages than English the number.
  func spokenMinute(_ number: String) -> String {
    isEnglish ? "\(number) \(number == "01" ? "minute" : "minutes")" : number
  }

  private var isEnglish: Bool { locale.language.languageCode?.identifier == "en" }

  /// Returns a number of two digits.
  func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension EnvironmentValues {
  /// The words for dates and times, as the environment says.
  var dateWords: DateWords { DateWords(calendar, timeZone, locale) }
}
