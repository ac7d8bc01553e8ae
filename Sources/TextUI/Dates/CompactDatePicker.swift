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
      if isPair {
        // As on a phone, a button around the two.
        HStack {
          dayButton
          timeButton
        }
        .accessibility {
          $0.elementType = .button
          $0.children = .contain
          $0.label = "Date and Time Picker"
        }
      } else if choice.components.contains(.date) {
        dayButton
      } else if choice.components.contains(.hourAndMinute) {
        timeButton
      }
    }
    .modified(by: DatePickerElementModifier())
  }

  /// Whether it takes both a date and a time: then its buttons are called by what they say.
  private var isPair: Bool { choice.components.contains([.date, .hourAndMinute]) }

  private var dayButton: some View {
    let day = words.day(choice.selection.wrappedValue)
    return Button(day) { showsDays = true }
      .buttonStyle(.bordered)
      .accessibilityLabel(isPair ? day : "Date Picker").accessibilityValue(day)
      .anchoredPopover(isPresented: $showsDays) {
        GraphicalDatePicker(choice: choice.of(.date)).modified(by: DatePickerElementModifier())
      }
  }

  private var timeButton: some View {
    let time = words.time(choice.selection.wrappedValue)
    return Button(time) { showsTimes = true }
      .buttonStyle(.bordered)
      .accessibilityLabel(isPair ? time : "Time Picker").accessibilityValue(time)
      .anchoredPopover(isPresented: $showsTimes) {
        WheelDatePicker(choice: choice.of(.hourAndMinute)).modified(by: DatePickerElementModifier())
      }
  }
}

/// A control that takes a date by wheels.
///
/// As on a phone a date has a wheel each for month, day and year, unless there are those of a time beside it: then one wheel has the days.
struct WheelDatePicker: View {
  /// The date.
  let choice: DateChoice

  @Environment(\.dateWords) private var words

  var body: some View {
    HStack(spacing: 1) {
      if choice.components.contains([.date, .hourAndMinute]) {
        daysAround
      } else if choice.components.contains(.date) {
        wheel(.month, words.months.indices.map { ($0 + 1, words.months[$0]) })
        wheel(.day, days.map { ($0, "\($0)") })
        wheel(.year, years.map { ($0, "\($0)") }, isEndless: false)
      }
      if choice.components.contains(.hourAndMinute) {
        if words.usesHalves {
          hours
          wheel(.minute, (0..<60).map { ($0, words.twoDigits($0)) }, spoken: words.spokenMinute)
          halves
        } else {
          wheel(.hour, (0..<24).map { ($0, words.twoDigits($0)) }, spoken: words.spokenHour)
          wheel(.minute, (0..<60).map { ($0, words.twoDigits($0)) }, spoken: words.spokenMinute)
        }
      }
    }
  }

  /// The days around the one chosen, half a year each way, by how many they are from a day of old.
  private var daysAround: some View {
    let calendar = words.calendar
    let origin = calendar.startOfDay(for: .init(timeIntervalSinceReferenceDate: 0))
    /// Returns how many days a date is from the day of old.
    func number(_ date: Date) -> Int {
      let start = calendar.startOfDay(for: date)
      return calendar.dateComponents([.day], from: origin, to: start).day ?? 0
    }
    /// Returns the beginning of a day.
    func date(_ number: Int) -> Date {
      calendar.date(byAdding: .day, value: number, to: origin) ?? origin
    }
    let chosen = number(choice.selection.wrappedValue)
    let first = max(chosen - 183, choice.first < .year1 ? .min : number(choice.first))
    let last = min(chosen + 183, choice.last > .year9999 ? .max : number(choice.last))
    let selection = Binding(
      get: { chosen },
      set: { day in
        let time = calendar.dateComponents(
          [.hour, .minute, .second], from: choice.selection.wrappedValue)
        let start = date(day)
        choice.choose(
          calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0,
            of: start) ?? start)
      })
    return DateWheel(
      selection: selection,
      values: (min(first, chosen)...max(last, chosen)).map { day in
        let (text, spoken) = words.wheelDay(date(day))
        return (day, text, spoken)
      })
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
    _ component: Calendar.Component, _ values: [(value: Int, text: String)],
    spoken: (String) -> String = \.self, isEndless: Bool = true
  ) -> some View {
    wheel(
      choice.part(component, words.calendar), values, spoken: spoken, isEndless: isEndless)
  }

  private func wheel(
    _ selection: Binding<Int>, _ values: [(value: Int, text: String)],
    spoken: (String) -> String = \.self, isEndless: Bool = true
  ) -> some View {
    DateWheel(selection: selection, values, spoken: spoken)
      .environment(\.isWheelEndless, isEndless)
  }

  /// The hours of half a day, from 1 to 12.
  private var hours: some View {
    let hour = choice.part(.hour, words.calendar)
    let half = Binding(
      get: { (hour.wrappedValue + 11) % 12 + 1 },
      set: { hour.wrappedValue = hour.wrappedValue / 12 * 12 + $0 % 12 })
    return wheel(half, (1...12).map { ($0, "\($0)") }, spoken: words.spokenHour)
  }

  /// The halves of a day.
  private var halves: some View {
    let hour = choice.part(.hour, words.calendar)
    let half = Binding(
      get: { hour.wrappedValue / 12 }, set: { hour.wrappedValue = hour.wrappedValue % 12 + $0 * 12 }
    )
    return wheel(half, [(0, "AM"), (1, "PM")], isEndless: false)
  }
}

/// A wheel of numbers that are parts of dates.
struct DateWheel: View {
  /// The number that is chosen.
  let selection: Binding<Int>

  /// The numbers, what they are called, and what a phone says of them.
  let values: [(value: Int, text: String, spoken: String)]

  /// Makes a wheel of numbers of which each has words of its own.
  init(selection: Binding<Int>, values: [(value: Int, text: String, spoken: String)]) {
    self.selection = selection
    self.values = values
  }

  /// Makes a wheel of numbers of which a phone says what they are called, or something by that.
  init(
    selection: Binding<Int>, _ values: [(value: Int, text: String)],
    spoken: (String) -> String = \.self
  ) {
    self.init(
      selection: selection, values: values.map { ($0.value, $0.text, spoken($0.text)) })
  }

  var body: some View {
    Picker(selection: selection) {
      ForEach(values, id: \.value) {
        Text($0.text).accessibilityLabel($0.spoken).tag($0.value)
      }
    } label: {
      EmptyView()
    }
    .pickerStyle(.wheel)
  }
}

extension Date {
  /// Early in the first year.
  fileprivate static var year1: Date { Date(timeIntervalSince1970: -62_135_596_800) }

  /// Late in the last year of four digits.
  fileprivate static var year9999: Date { Date(timeIntervalSince1970: 253_402_300_799) }
}

/// A modifier that makes a view a date picker for tests.
struct DatePickerElementModifier: BoxModifier, Equatable {
  func makeBox(_ node: ViewNode) -> DatePickerBox { DatePickerBox(node) }

  func apply(to box: DatePickerBox) {}
}

/// The box of a date picker.
///
/// On a phone the label of a compact one is beside the element. Here it is inside, and a finger goes to what opens the calendar all the same.
final class DatePickerBox: Box, PartActivated {
  var activatedPart: Box? { labelBox == nil ? nil : first(ButtonBox.self) }

  override func element() -> ElementNode? {
    var node = ElementNode(id: id, elementType: .datePicker)
    node.label = labelBox?.spokenLabel ?? ""
    return node
  }
}
