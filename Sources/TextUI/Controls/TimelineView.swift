/// A view that is made anew at times.
///
/// Mirrors SwiftUI's `TimelineView`. Times are those of the application: virtual in a test.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What is known of a time.
  ///
  /// Mirrors SwiftUI's `TimelineView.Context`.
  public struct Context: Sendable {
    /// How often a view is made anew.
    ///
    /// Mirrors SwiftUI's type.
    public enum Cadence: Sendable, Hashable, Comparable {
      /// As often as can be.
      case live

      /// Each second.
      case seconds

      /// Each minute.
      case minutes
    }

    /// The time.
    public let date: Date

    /// How often the view is made anew.
    public var cadence: Cadence { .live }
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  @State private var date = Date()
  @Environment(\.clock) private var clock

  /// Makes a view at the times of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The view of the time.
  public var body: some View {
    content(TimelineViewDefaultContext(date: date)).ownTask(id: 0) { await follow() }
  }

  /// Makes the view anew at each time.
  private func follow() async {
    for time in schedule.entries(from: date, mode: .normal) {
      let wait = time.timeIntervalSince(Date())
      if wait > 0 {
        // It ends early only when the view is gone.
        try? await clock.sleep(for: .seconds(wait))
      }
      if Task.isCancelled { return }
      if time > date { date = time }
    }
  }
}

/// What a ``TimelineView`` is told of a time, whatever it makes of it.
///
/// Mirrors SwiftUI's type.
public typealias TimelineViewDefaultContext = TimelineView<
  EveryMinuteTimelineSchedule, Never
>.Context

/// Times at which a view is made anew.
///
/// Mirrors SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule: Sendable {
  /// The times.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// A number of updates: as many as wished, or few.
  typealias Mode = TimelineScheduleMode

  /// Returns the times from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A number of updates of a view.
///
/// Mirrors SwiftUI's type.
public enum TimelineScheduleMode: Sendable, Hashable {
  /// As many as wished.
  case normal

  /// Few.
  case lowFrequency
}

/// Times at equal distances.
///
/// Mirrors SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule {
  /// When it begins.
  private let start: Date

  /// The distance, in seconds.
  private let interval: TimeInterval

  /// Makes times at a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.01)
  }

  /// Returns the times from one on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let passed = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return (0...).lazy.map { start + (passed + Double($0)) * interval }
  }
}

/// Each minute.
///
/// Mirrors SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// Makes the times.
  public init() {}

  /// Returns the times from one on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return (0...).lazy.map { Date(timeIntervalSinceReferenceDate: (minute + Double($0)) * 60) }
  }
}

/// As often as an animation needs it: on a text screen, ten times a second.
///
/// Mirrors SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// The distance, in seconds.
  private let interval: TimeInterval

  /// Whether time stands still.
  private let isPaused: Bool

  /// Makes the times.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0.1, 0.1)
    isPaused = paused
  }

  /// Returns the times from one on.
  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let (interval, isPaused) = (interval, isPaused)
    return (0...).lazy.prefix { $0 == 0 || !isPaused }
      .map { startDate + Double($0) * interval }
  }
}

/// Times that are given one by one.
///
/// Mirrors SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Dates: Sequence & Sendable>: TimelineSchedule
where Dates.Element == Date {
  /// The times.
  private let dates: Dates

  /// Makes times.
  public init(_ dates: Dates) {
    self.dates = dates
  }

  /// Returns the times.
  public func entries(from startDate: Date, mode: Mode) -> Dates { dates }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as an animation needs it.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// As often as an animation needs it, at most at a distance in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal distances, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule {
  /// At times that are given one by one.
  public static func explicit<Dates: Sequence & Sendable>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
