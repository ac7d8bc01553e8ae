/// A control that takes a date, a time of day, or both.
///
/// Mirrors SwiftUI's `DatePicker`. How it looks is set with `datePickerStyle(_:)`:
///
/// ```
///  compact                        wheel                      graphical
///  Day   [ 25 Nov 2022 ]             October   24   2021      ‹ November 2022 ›
///                                  › November  25   2022 ‹     M  T  W  T  F  S  S
///                                    December  26   2023          1  2  3  4  5  6
/// ```
///
/// For tests it is a date picker, with buttons called Date Picker and Time Picker, with wheels, or with a collection view of days.
public struct DatePicker<Label: View>: View {
  private let choice: DateChoice
  private let label: Label

  @Environment(style: DatePickerStyleConfiguration.self) private var style

  /// What parts of a date are chosen.
  public typealias Components = DatePickerComponents

  private init(_ choice: DateChoice, label: Label) {
    self.choice = choice
    self.label = label
  }

  /// Makes a control.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: The parts that are chosen.
  ///   - label: What it is called.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      DateChoice(selection, .distantPast, .distantFuture, displayedComponents), label: label())
  }

  /// Makes a control of dates of a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      DateChoice(selection, range.lowerBound, range.upperBound, displayedComponents),
      label: label())
  }

  /// Makes a control of dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      DateChoice(selection, range.lowerBound, .distantFuture, displayedComponents), label: label())
  }

  /// Makes a control of dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      DateChoice(selection, .distantPast, range.upperBound, displayedComponents), label: label())
  }

  /// The control in its look.
  public var body: some View {
    if let style {
      style.makeView(DatePickerStyleConfiguration(label: ControlPart(label), choice: choice))
    } else {
      CompactDatePicker(label: label, choice: choice)
    }
  }
}

extension DatePicker where Label == Text {
  /// Makes a control with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a control with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Makes a control with a title, of dates of a range.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a control with a title, of dates of a range.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a control with a title, of dates from one on.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a control with a title, of dates from one on.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a control with a title, of dates up to one.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a control with a title, of dates up to one.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

/// Parts of a date that are chosen.
///
/// Mirrors SwiftUI's `DatePickerComponents`.
public struct DatePickerComponents: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)

  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A date that is chosen, within bounds.
@MainActor struct DateChoice {
  /// The date.
  let selection: Binding<Date>

  /// The first that can be chosen.
  let first: Date

  /// The last that can be chosen.
  let last: Date

  /// The parts that are chosen.
  let components: DatePickerComponents

  /// Makes a choice.
  init(
    _ selection: Binding<Date>, _ first: Date, _ last: Date, _ components: DatePickerComponents
  ) {
    self.selection = selection
    self.first = first
    self.last = last
    self.components = components
  }

  /// Returns the same choice of other parts.
  func of(_ components: DatePickerComponents) -> DateChoice {
    DateChoice(selection, first, last, components)
  }

  /// Chooses a date, or the nearest that can be.
  func choose(_ date: Date) {
    selection.wrappedValue = min(max(date, first), last)
  }

  /// Returns whether a day, in a calendar, has a date that can be chosen.
  func allows(day: Date, _ calendar: Calendar) -> Bool {
    let start = calendar.startOfDay(for: day)
    guard let end = calendar.date(byAdding: .day, value: 1, to: start) else { return false }
    return end > first && start <= last
  }

  /// A binding to a part of the date, in a calendar; what does not exist becomes what is next to it.
  func part(_ component: Calendar.Component, _ calendar: Calendar) -> Binding<Int> {
    Binding(
      get: { calendar.component(component, from: selection.wrappedValue) },
      set: { value in
        var parts = calendar.dateComponents(
          [.year, .month, .day, .hour, .minute, .second], from: selection.wrappedValue)
        parts.setValue(value, for: component)
        if component != .day, component == .month || component == .year {
          // The thirty-first of a short month is its last.
          var first = parts
          first.day = 1
          let days = calendar.date(from: first).flatMap {
            calendar.range(of: .day, in: .month, for: $0)?.count
          }
          parts.day = min(parts.day ?? 1, days ?? 31)
        }
        if let date = calendar.date(from: parts) { choose(date) }
      })
  }
}
