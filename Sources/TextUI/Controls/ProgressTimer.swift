/// A time of which some is over; as a schedule, each second of it.
struct ProgressTimer: TimelineSchedule, Equatable {
  /// The time.
  let interval: ClosedRange<Date>

  /// Whether what is left counts, and not what is over.
  let countsDown: Bool

  /// Returns how much of the time is over, or left, from 0 to 1.
  func fraction(at date: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = date.timeIntervalSince(interval.lowerBound)
    let share = length > 0 ? min(max(passed / length, 0), 1) : 1
    return countsDown ? 1 - share : share
  }

  func entries(from startDate: Date, mode: Mode) -> [Date] {
    guard startDate < interval.upperBound else { return [startDate] }
    let first = max(startDate, interval.lowerBound)
    let seconds = stride(from: first, to: interval.upperBound, by: 1)
    return [startDate] + seconds.filter { $0 > startDate } + [interval.upperBound]
  }
}

/// How much of a time is over, or left, as a clock shows it.
///
/// Mirrors SwiftUI's `DefaultDateProgressLabel`.
public struct DefaultDateProgressLabel: View {
  /// The time.
  let interval: ClosedRange<Date>

  /// Whether what is left counts, and not what is over.
  let countsDown: Bool

  /// The text.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView {
  /// Makes a view of how much of a time is over, which says so in words, too.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - timerInterval: The time.
  ///   - countsDown: Whether it shows what is left, and not what is over.
  ///   - label: What goes on.
  ///   - currentValueLabel: How far it has come, in words.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(timer, label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Makes a view of how much of a time is over, with a clock of it.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Parameters:
  ///   - timerInterval: The time.
  ///   - countsDown: Whether it shows what is left, and not what is over.
  ///   - label: What goes on.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Makes a view of how much of a time is over, with a clock of it.
  ///
  /// Mirrors SwiftUI's initializer.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
