/// A view in one of several phases, through which it goes in time.
///
/// Mirrors SwiftUI's `PhaseAnimator`. Where motion is off it rests in the first phase, where each round begins and ends.
///
/// - Note: Unlike in SwiftUI, the next phase begins when the course of the one before is over, whether or not anything moved in it; one without
///   a course lasts for a frame.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: ChangeTrigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  @State private var index = 0
  @State private var rounds = 0
  @Environment(\.clock) private var clock
  @Environment(\.isMotionOn) private var isMotionOn

  /// Makes a view that goes through its phases again and again.
  ///
  /// - Parameters:
  ///   - phases: The phases; it is an error for there to be none.
  ///   - content: Makes the view of a phase.
  ///   - animation: Returns the course into a phase; `nil` for at once.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  /// Makes a view that goes through its phases once for each change of a value.
  ///
  /// - Parameters:
  ///   - phases: The phases; it is an error for there to be none.
  ///   - trigger: The value.
  ///   - content: Makes the view of a phase.
  ///   - animation: Returns the course into a phase; `nil` for at once.
  public init<Phases: Sequence, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = ChangeTrigger(value: trigger)
  }

  /// The view in the phase it is in.
  public var body: some View {
    if isMotionOn {
      look.onChange(of: trigger) { rounds += 1 }.ownTask(id: rounds) { await go() }
    } else {
      look
    }
  }

  private var look: some View {
    ForEach(phases.prefix(1).indices, id: \.self) { _ in
      content(phases[min(index, phases.count - 1)])
    }
  }

  /// Goes through the phases: for ever, or once for each change.
  private func go() async {
    guard phases.count > 1, trigger == nil || rounds > 0 else { return }
    repeat {
      for next in (1...phases.count).map({ $0 % phases.count }) {
        let course = animation(phases[next])
        var transaction = Transaction(animation: course)
        transaction.isEndless = trigger == nil
        withTransaction(transaction) { index = next }
        let length = course?.duration ?? 0
        if length == .infinity { return }
        // It ends early only when the view is gone, or begins anew.
        try? await clock.sleep(for: max(Motion.interval, .seconds(length)))
        if Task.isCancelled { return }
      }
    } while trigger == nil
  }
}

/// A value of any type, whose changes start something.
struct ChangeTrigger: Equatable {
  /// The value.
  let value: any Equatable

  static func == (first: Self, second: Self) -> Bool {
    /// Returns whether the second value is the same as one.
    func isSame<Value: Equatable>(_ value: Value) -> Bool { second.value as? Value == value }
    return isSame(first.value)
  }
}

extension View {
  /// Changes the view by phases, through which it goes in time.
  ///
  /// Mirrors SwiftUI's modifier. Where motion is off it rests in the first phase.
  public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    } animation: {
      animation($0)
    }
  }

  /// Changes the view by phases, through which it goes once for each change of a value.
  ///
  /// Mirrors SwiftUI's modifier. Where motion is off it rests in the first phase.
  public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    } animation: {
      animation($0)
    }
  }
}
