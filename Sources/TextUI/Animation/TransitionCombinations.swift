/// The properties of a kind of transition.
///
/// Mirrors SwiftUI's structure. Where movement is to be avoided, no transition of a text screen moves, whatever its kind.
public struct TransitionProperties: Sendable {
  /// Whether it has motion, and is to be avoided by people who avoid that.
  public var hasMotion: Bool

  /// Makes properties.
  ///
  /// - Parameter hasMotion: Whether it has motion.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

extension Transition {
  /// That it has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as the transition has it in a phase.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - phase: The phase.
  /// - Returns: The changed view.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: Content(content: AnyView(content)), phase: phase)
  }

  /// Returns a transition of both at once.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter other: The other one.
  /// - Returns: The transition.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns the transition in a course of time, whatever the change says.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter animation: The course; at once when `nil`.
  /// - Returns: The transition.
  public func animation(_ animation: Animation?) -> some Transition {
    TimedTransition(transition: self, course: animation)
  }

  /// What the transition does; `nil` where it is one of the author's.
  nonisolated var knownWay: AnyTransition? { (self as? any KnownTransition)?.way }
}

/// Two transitions at once.
private struct CombinedTransition<First: Transition, Second: Transition> {
  /// One of them.
  let first: First

  /// The other one.
  let second: Second
}

extension CombinedTransition: KnownTransition {
  var way: AnyTransition? {
    guard let first = first.knownWay, let second = second.knownWay else { return nil }
    return first.combined(with: second)
  }
}

extension CombinedTransition: Transition {
  static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with a course of its own, whatever the change says.
protocol CourseOfOwn {
  /// The course; at once when `nil`.
  var course: Animation? { get }
}

/// A transition in a course of time.
private struct TimedTransition<Way: Transition> {
  /// The transition.
  let transition: Way

  /// The course; at once when `nil`.
  let course: Animation?
}

extension TimedTransition: CourseOfOwn {}

extension TimedTransition: KnownTransition {
  var way: AnyTransition? { transition.knownWay?.animation(course) }
}

extension TimedTransition: Transition {
  static var properties: TransitionProperties { Way.properties }

  func body(content: Content, phase: TransitionPhase) -> some View {
    transition.apply(content: content, phase: phase).animation(course, value: phase)
  }
}

/// A transition in which a view comes and goes differently.
///
/// Mirrors SwiftUI's structure.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How it comes.
  public var insertion: Insertion

  /// How it goes.
  public var removal: Removal

  /// Makes the transition.
  ///
  /// - Parameters:
  ///   - insertion: How the view comes.
  ///   - removal: How it goes.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: KnownTransition {
  var way: AnyTransition? {
    guard let insertion = insertion.knownWay, let removal = removal.knownWay else { return nil }
    return .asymmetric(insertion: insertion, removal: removal)
  }
}

extension AsymmetricTransition: Transition {
  /// Whether one of the two has motion.
  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  /// Returns the view in a phase of its way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.apply(
      content: content, phase: phase == .didDisappear ? .identity : phase)
    removal.apply(content: coming, phase: phase == .willAppear ? .identity : phase)
  }
}

// MARK: - Names

extension Transition where Self == IdentityTransition {
  /// At once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// By becoming visible.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == SlideTransition {
  /// From the leading edge, and off at the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// By becoming sharp; in cells, by becoming visible.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Returns a way by becoming sharp; in cells, by becoming visible.
  ///
  /// - Parameter config: How the view changes its size, which cells do not show.
  /// - Returns: The transition.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

extension Transition where Self == ScaleTransition {
  /// By growing, as far as cells can: from its middle, more and more of it shows.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Returns a way by growing, as far as cells can.
  ///
  /// - Parameters:
  ///   - scale: How much of the view's extents shows where it comes from, from 0 to 1.
  ///   - anchor: The place in it from which it grows.
  /// - Returns: The transition.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a way from an edge, and back.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a way from an edge, and off at the other one.
  ///
  /// - Parameter edge: The edge.
  /// - Returns: The transition.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Returns a way from a place beside, and back.
  ///
  /// - Parameter offset: The place, in cells.
  /// - Returns: The transition.
  @_disfavoredOverload
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

  /// Returns a way from a place beside, and back.
  ///
  /// - Parameters:
  ///   - x: How far it is to the right, in cells.
  ///   - y: How far it is down, in cells.
  /// - Returns: The transition.
  @_disfavoredOverload
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
