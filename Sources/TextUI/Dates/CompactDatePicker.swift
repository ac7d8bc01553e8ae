import AccessibilityTree

/// A control that takes a date, as buttons that say it and present the others.
struct CompactDatePicker<Label: View>: View {
  /// What it is called.
  let label: Label

  /// The date.
  let choice: DateChoice

  @State private var showsDays = false
  @State private var showsTimes = false
  @Environment(\.dateWords) private var words

  var body: some View {
    LabeledRow(label) {
      HStack {
        if choice.components.contains(.date) { dayButton }
        if choice.components.contains(.hourAndMinute) { timeButton }
      }
    }
    .modified(by: DatePickerElementModifier())
  }

  private var dayButton: some View {
    let day = words.day(choice.selection.wrappedValue)
    return Button(day) { showsDays = true }
      .buttonStyle(.bordered)
      .accessibilityLabel("Date Picker").accessibilityValue(day)
      .popover(isPresented: $showsDays) {
        GraphicalDatePicker(choice: choice.of(.date)).modified(by: DatePickerElementModifier())
      }
  }

  private var timeButton: some View {
    let time = words.time(choice.selection.wrappedValue)
    return Button(time) { showsTimes = true }
      .buttonStyle(.bordered)
      .accessibilityLabel("Time Picker").accessibilityValue(time)
      .popover(isPresented: $showsTimes) {
        WheelDatePicker(choice: choice.of(.hourAndMinute)).modified(by: DatePickerElementModifier())
      }
  }
}

/// A control that takes a date by wheels.
struct WheelDatePicker: View {
  /// The date.
  let choice: DateChoice

  @Environment(\.dateWords) private var words

  var body: some View {
    HStack(spacing: 1) {
      if choice.components.contains(.date) {
        wheel(.month, words.months.indices.map { ($0 + 1, words.months[$0]) })
        wheel(.day, days.map { ($0, "\($0)") })
        wheel(.year, years.map { ($0, "\($0)") })
      }
      if choice.components.contains(.hourAndMinute) {
        if words.usesHalves {
          hours
          wheel(.minute, (0..<60).map { ($0, words.twoDigits($0)) })
          halves
        } else {
          wheel(.hour, (0..<24).map { ($0, words.twoDigits($0)) })
          wheel(.minute, (0..<60).map { ($0, words.twoDigits($0)) })
        }
      }
    }
  }

  /// The days of the month chosen.
  private var days: Range<Int> {
    words.calendar.range(of: .day, in: .month, for: choice.selection.wrappedValue) ?? 1..<32
  }

  /// The years around the one chosen that can be chosen.
  private var years: ClosedRange<Int> {
    let year = words.calendar.component(.year, from: choice.selection.wrappedValue)
    let first = max(year - 100, words.calendar.component(.year, from: max(choice.first, .year1)))
    let last = min(year + 100, words.calendar.component(.year, from: min(choice.last, .year9999)))
    return min(first, year)...max(last, year)
  }

  private func wheel(
    _ component: Calendar.Component, _ values: [(value: Int, text: String)]
  ) -> some View {
    wheel(choice.part(component, words.calendar), values)
  }

  private func wheel(
    _ selection: Binding<Int>, _ values: [(value: Int, text: String)]
  ) -> some View {
    Picker(selection: selection) {
      ForEach(values, id: \.value) { Text($0.text).tag($0.value) }
    } label: {
      EmptyView()
    }
    .pickerStyle(.wheel)
  }

  /// The hours of half a day, from 1 to 12.
  private var hours: some View {
    let hour = choice.part(.hour, words.calendar)
    let half = Binding(
      get: { (hour.wrappedValue + 11) % 12 + 1 },
      set: { hour.wrappedValue = hour.wrappedValue / 12 * 12 + $0 % 12 })
    return wheel(half, (1...12).map { ($0, "\($0)") })
  }

  /// The halves of a day.
  private var halves: some View {
    let hour = choice.part(.hour, words.calendar)
    let half = Binding(
      get: { hour.wrappedValue / 12 }, set: { hour.wrappedValue = hour.wrappedValue % 12 + $0 * 12 }
    )
    return wheel(half, [(0, "AM"), (1, "PM")])
  }
}

extension Date {
  /// Early in the first year.
  fileprivate static var year1: Date { Date(timeIntervalSince1970: -62_135_596_800) }

  /// Late in the last year of four digits.
  fileprivate static var year9999: Date { Date(timeIntervalSince1970: 253_402_300_799) }
}

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
        HStack(spacing: 1) {
          Button("‹") { shift -= 1 }.buttonStyle(.plain).accessibilityLabel("Previous Month")
          Text(words.month(month)).bold()
          Spacer(minLength: 1)
          Button("›") { shift += 1 }.buttonStyle(.plain).accessibilityLabel("Next Month")
        }
        .frame(width: 20)
        weekdays
        days
      }
      if choice.components.contains(.hourAndMinute) {
        WheelDatePicker(choice: choice.of(.hourAndMinute))
      }
    }
  }

  /// The first day of the month shown.
  private var month: Date {
    let calendar = words.calendar
    let parts = calendar.dateComponents([.year, .month], from: choice.selection.wrappedValue)
    let first = calendar.date(from: parts) ?? choice.selection.wrappedValue
    return calendar.date(byAdding: .month, value: shift, to: first) ?? first
  }

  private var weekdays: some View {
    HStack(spacing: 1) {
      ForEach(0..<7) { index in
        Text(words.weekdays[(index + words.calendar.firstWeekday - 1) % 7])
          .frame(width: 2, alignment: .trailing).foregroundStyle(.secondary)
      }
    }
    .accessibilityHidden(true)
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
              Text(verbatim: "  ").accessibilityHidden(true)
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
    let calendar = words.calendar
    let date = calendar.date(byAdding: .day, value: number - 1, to: month) ?? month
    let isChosen = calendar.isDate(date, inSameDayAs: choice.selection.wrappedValue)
    return Button {
      choose(date)
    } label: {
      Text(verbatim: "\(number)").bold(isChosen).underline(isChosen)
        .frame(width: 2, alignment: .trailing).accessibilityHidden(true)
    }
    .buttonStyle(.plain)
    .disabled(!choice.allows(day: date, calendar))
    .accessibilityLabel(words.longDay(date))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
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

/// A modifier that makes a view a date picker for tests.
struct DatePickerElementModifier: BoxModifier, Equatable {
  func makeBox(_ node: ViewNode) -> DatePickerBox { DatePickerBox(node) }

  func apply(to box: DatePickerBox) {}
}

/// The box of a date picker.
final class DatePickerBox: Box {
  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .datePicker)
    node.label = label(in: self)?.textInside ?? ""
    return node
  }

  /// Returns the box of the label.
  private func label(in box: Box) -> LabelBox? {
    (box as? LabelBox) ?? box.children.lazy.compactMap(label).first
  }
}
