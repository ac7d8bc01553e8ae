/// A control that takes a date by the days of a month.
struct GraphicalDatePicker: View {
  /// The date.
  let choice: DateChoice

  /// How many months the one shown is away from that of the date.
  @State private var shift = 0
  @Environment(\.dateWords) private var words

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if choice.components.contains(.date) {
        MonthView(
          date: choice.selection.wrappedValue, shift: $shift,
          isChosen: {
            words.calendar.isDate($0, inSameDayAs: choice.selection.wrappedValue)
          },
          allows: { choice.allows(day: $0, words.calendar) }, choose: choose)
      }
      if choice.components.contains(.hourAndMinute) {
        WheelDatePicker(choice: choice.of(.hourAndMinute))
      }
    }
  }

  /// Chooses a day, at the time of day there is.
  private func choose(_ day: Date) {
    let calendar = words.calendar
    let time = calendar.dateComponents(
      [.hour, .minute, .second], from: choice.selection.wrappedValue)
    var parts = calendar.dateComponents([.year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    if let date = calendar.date(from: parts) { choice.choose(date) }
    shift = 0
  }
}

/// The days of a month as buttons, ways to the months before and after it, and wheels that lead to any.
struct MonthView: View {
  /// A date from whose month months are counted.
  let date: Date

  /// How many months the one shown is away from that.
  @Binding var shift: Int

  /// Returns whether a day is chosen.
  let isChosen: (Date) -> Bool

  /// Returns whether a day can be chosen.
  let allows: (Date) -> Bool

  /// Takes a day that was tapped.
  let choose: (Date) -> Void

  /// Whether the wheels are shown in place of the days.
  @State private var showsWheels = false
  @Environment(\.dateWords) private var words

  var body: some View {
    HStack(spacing: 1) {
      if !showsWheels {
        Button("‹") { shift -= 1 }
          .accessibilityLabel("Previous Month")
          .accessibilityIdentifier("DatePicker.PreviousMonth")
      }
      title
      Spacer(minLength: 1)
      if !showsWheels {
        Button("›") { shift += 1 }
          .accessibilityLabel("Next Month")
          .accessibilityIdentifier("DatePicker.NextMonth")
      }
    }
    .wholeLabelButtons()
    .frame(width: 20)
    if showsWheels {
      wheels
    } else {
      weekdays
      days
    }
  }

  /// The month, which leads to the wheels and back.
  private var title: some View {
    Button {
      showsWheels.toggle()
    } label: {
      Text(words.month(month)).bold().underline(showsWheels)
    }
    .accessibilityLabel(showsWheels ? "Hide year picker" : "Show year picker")
    .accessibilityValue(words.month(month))
    .accessibilityIdentifier(showsWheels ? "DatePicker.Hide" : "DatePicker.Show")
  }

  private var wheels: some View {
    let (year, number) = (part(.year, of: month), part(.month, of: month))
    return HStack(spacing: 1) {
      DateWheel(
        selection: Binding(get: { number }, set: { show($0, year) }),
        words.months.indices.map { ($0 + 1, words.months[$0]) }
      )
      .environment(\.isWheelEndless, true)
      DateWheel(
        selection: Binding(get: { year }, set: { show(number, $0) }),
        (max(1, year - 100)...year + 100).map { ($0, "\($0)") })
    }
  }

  private func part(_ component: Calendar.Component, of date: Date) -> Int {
    words.calendar.component(component, from: date)
  }

  /// Shows a month of a year; the date stays what it is.
  private func show(_ number: Int, _ year: Int) {
    let calendar = words.calendar
    // A year of some calendars has not each month.
    let count = calendar.range(of: .month, in: .year, for: firstDay(of: 1, year))?.upperBound
    let wanted = firstDay(of: min(number, (count ?? 13) - 1), year)
    shift = calendar.dateComponents([.month], from: monthOfDate, to: wanted).month ?? shift
  }

  /// The first day of a month of a year, in the era of the date.
  private func firstDay(of number: Int, _ year: Int) -> Date {
    var parts = words.calendar.dateComponents([.era], from: date)
    (parts.year, parts.month, parts.day) = (year, number, 1)
    return words.calendar.date(from: parts) ?? date
  }

  /// The first day of the month shown.
  private var month: Date {
    words.calendar.date(byAdding: .month, value: shift, to: monthOfDate) ?? monthOfDate
  }

  /// The first day of the month of the date.
  private var monthOfDate: Date {
    let calendar = words.calendar
    return calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
  }

  private var weekdays: some View {
    HStack(spacing: 1) {
      ForEach(0..<7) { index in
        Text(words.weekdays[(index + words.calendar.firstWeekday - 1) % 7])
          .frame(width: 2, alignment: .trailing).foregroundStyle(.secondary)
      }
    }
    .unlisted()
  }

  /// The days of the month, week by week; zeros stand before the first.
  private var weeks: [[Int]] {
    let calendar = words.calendar
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    let weekday = calendar.component(.weekday, from: month)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    let cells = Array(repeating: 0, count: blanks) + Array(1...count)
    return stride(from: 0, to: cells.count, by: 7).map {
      Array(cells[$0..<min($0 + 7, cells.count)])
    }
  }

  private var days: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(weeks.indices, id: \.self) { week in
        HStack(spacing: 1) {
          ForEach(weeks[week].indices, id: \.self) { index in
            if weeks[week][index] == 0 {
              Text(verbatim: "  ").unlisted()
            } else {
              day(weeks[week][index])
            }
          }
        }
      }
    }
    .inElement(.collectionView)
  }

  private func day(_ number: Int) -> some View {
    let date = words.calendar.date(byAdding: .day, value: number - 1, to: month) ?? month
    let isChosen = isChosen(date)
    return Button {
      choose(date)
    } label: {
      Text(verbatim: "\(number)").bold(isChosen).underline(isChosen)
        .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.foreground))
        .inElement(.other)
        .frame(width: 2, alignment: .trailing)
    }
    .wholeLabelButtons()
    .disabled(!allows(date))
    .accessibilityLabel(words.calendarDay(date))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
