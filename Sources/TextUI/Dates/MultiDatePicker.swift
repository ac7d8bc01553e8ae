/// A control that takes any number of days.
///
/// Mirrors SwiftUI's `MultiDatePicker`: the days of a month, of which a tap chooses one or gives it up. A day is put down by its calendar,
/// era, year, month and day.
///
/// For tests it is a date picker with a collection view of days, as a ``DatePicker`` in the graphical style is.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let first: Date
  private let end: Date

  /// The day with which it begins: the first that is chosen, or today.
  @State private var start: Date
  @State private var shift = 0
  @Environment(\.dateWords) private var words

  private init(
    _ selection: Binding<Set<DateComponents>>, from first: Date = .distantPast,
    to end: Date = .distantFuture, label: Label
  ) {
    self.label = label
    self.selection = selection
    self.first = first
    self.end = end
    let chosen = selection.wrappedValue.compactMap { ($0.calendar ?? .current).date(from: $0) }
    _start = State(wrappedValue: chosen.min() ?? Date())
  }

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - selection: The days.
  ///   - label: What it is called.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label: label())
  }

  /// Makes a control of days of a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, to: bounds.upperBound, label: label())
  }

  /// Makes a control of days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, label: label())
  }

  /// Makes a control of days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, to: bounds.upperBound, label: label())
  }

  /// The days of a month.
  public var body: some View {
    HStack(spacing: 0) {
      label.modified(by: LabelModifier(isHidden: true))
      VStack(alignment: .leading, spacing: 0) {
        MonthView(
          date: start, shift: $shift, isChosen: { !chosen(on: $0).isEmpty }, allows: allows,
          choose: toggle)
      }
    }
    .modified(by: DatePickerElementModifier())
  }

  /// Returns what of the selection stands for a day.
  private func chosen(on day: Date) -> [DateComponents] {
    selection.wrappedValue.filter { parts in
      let date = (parts.calendar ?? words.calendar).date(from: parts)
      return date.map { words.calendar.isDate($0, inSameDayAs: day) } ?? false
    }
  }

  /// Returns whether a day, by when it begins, can be chosen.
  private func allows(_ day: Date) -> Bool {
    guard let next = words.calendar.date(byAdding: .day, value: 1, to: day) else { return false }
    return next > first && day < end
  }

  private func toggle(_ day: Date) {
    let chosen = chosen(on: day)
    if chosen.isEmpty {
      let parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
      selection.wrappedValue.insert(words.calendar.dateComponents(parts, from: day))
    } else {
      selection.wrappedValue.subtract(chosen)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Makes a control with a title.
  public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(title))
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(title))
  }

  /// Makes a control with a title, of days of a range.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Makes a control with a title, of days from one on.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Makes a control with a title, of days before one.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
