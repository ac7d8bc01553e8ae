/// A view in one of several phases, through which it goes in time.
///
/// Mirrors SwiftUI's `PhaseAnimator`. On a text screen it rests in the first phase, where each round begins and ends.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// Makes a view that goes through its phases again and again.
  ///
  /// - Parameters:
  ///   - phases: The phases; it is an error for there to be none.
  ///   - content: Makes the view of a phase.
  ///   - animation: Has no effect.
  public init<Phases: Sequence>(
    _ phases: Phases, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.phases = Array(phases)
    self.content = content
  }

  /// Makes a view that goes through its phases once for each change of a value.
  public init<Phases: Sequence, Trigger: Equatable>(
    _ phases: Phases, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) where Phases.Element == Phase {
    self.init(phases, content: content, animation: animation)
  }

  /// The view in its first phase.
  public var body: some View {
    ForEach(phases.prefix(1).indices, id: \.self) { content(phases[$0]) }
  }
}

extension View {
  /// Changes the view by phases, through which it goes in time.
  ///
  /// Mirrors SwiftUI's modifier. On a text screen it rests in the first phase.
  public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: AnyView(self)), $0) }
  }

  /// Changes the view by phases, through which it goes once for each change of a value.
  ///
  /// Mirrors SwiftUI's modifier. On a text screen it rests in the first phase.
  public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(PlaceholderContentView(content: AnyView(self)), $0) }
  }

  /// Changes the view as it scrolls in and out; on a text screen it is whole where it shows.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollTransition<Effect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    unchanged()
  }
}

/// A way in which views change as they scroll in and out.
///
/// Mirrors SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the scrolling.
  public static let interactive = ScrollTransitionConfiguration()

  /// At once, when they are far enough in.
  public static let animated = ScrollTransitionConfiguration()

  /// Not at all.
  public static let identity = ScrollTransitionConfiguration()
}

/// How far a view has scrolled in.
///
/// Mirrors SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Sendable, Hashable {
  /// It comes in at the top, or where lines begin.
  case topLeading

  /// It is whole.
  case identity

  /// It goes out at the bottom, or where lines end.
  case bottomTrailing

  /// Whether it is whole.
  public var isIdentity: Bool { self == .identity }

  /// −1 at the top, 0 where it is whole, 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
