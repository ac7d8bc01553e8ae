/// A transition of the library: what it does is known before any view is made, so that views go in it, too.
protocol KnownTransition {
  /// What it does; `nil` where a part of it is one of the author's.
  var way: AnyTransition? { get }
}

/// A look of a view in a phase of its way.
private struct PhaseLook: SilentModifier, Equatable {
  /// The look.
  let effect: TransitionEffect

  func makeBox(_ node: ViewNode) -> TransitionBox { TransitionBox(node) }

  func apply(to box: TransitionBox) { box.effect = effect == TransitionEffect() ? nil : effect }
}

extension PhaseLook: Interpolating {
  func interpolated(
    from start: Self, _ share: Double, in environment: EnvironmentValues
  ) -> Self? {
    start == self ? nil : PhaseLook(effect: start.effect.toward(effect, share))
  }
}

extension View {
  /// Shows the view as it looks in a phase of a way.
  fileprivate func look(of way: AnyTransition, in phase: TransitionPhase) -> some View {
    let effect: TransitionEffect? =
      switch phase {
      case .willAppear: way.insertion
      case .identity: nil
      case .didDisappear: way.removal
      }
    return modified(by: PhaseLook(effect: effect ?? TransitionEffect()))
  }
}

/// A transition in which nothing changes.
///
/// Mirrors SwiftUI's structure.
public struct IdentityTransition: Sendable {
  /// Makes the transition.
  public init() {}
}

extension IdentityTransition: Transition, KnownTransition {
  var way: AnyTransition? { .identity }

  /// It has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Returns the view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition in which a view becomes visible, and fades.
///
/// Mirrors SwiftUI's structure.
public struct OpacityTransition: Sendable {
  /// Makes the transition.
  public init() {}
}

extension OpacityTransition: Transition, KnownTransition {
  var way: AnyTransition? { .opacity }

  /// It has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

  /// Returns the view in a phase of its way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(of: .opacity, in: phase)
  }
}

/// A transition in which a view becomes sharp as it comes, and blurred as it goes; in cells, visible.
///
/// Mirrors SwiftUI's structure.
public struct BlurReplaceTransition: Sendable {
  /// A change of the view's size on its way, which cells do not show.
  ///
  /// Mirrors SwiftUI's structure.
  public struct Configuration: Sendable, Equatable {
    /// Whether it grows further as it goes.
    private let growsOn: Bool

    /// It grows as it comes, and shrinks as it goes.
    public static let downUp = Configuration(growsOn: false)

    /// It grows as it comes, and as it goes.
    public static let upUp = Configuration(growsOn: true)
  }

  /// How the view changes its size, which cells do not show.
  public var configuration: Configuration

  /// Makes the transition.
  ///
  /// - Parameter configuration: How the view changes its size, which cells do not show.
  public init(configuration: Configuration) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition, KnownTransition {
  var way: AnyTransition? { .blurReplace }

  /// Returns the view in a phase of its way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(of: .blurReplace, in: phase)
  }
}

/// A transition in which a view grows, as far as cells can: more and more of it shows.
///
/// Mirrors SwiftUI's structure.
public struct ScaleTransition: Sendable {
  /// How much of its extents shows where it comes from, from 0 to 1.
  public var scale: Double

  /// The place in it from which it grows.
  public var anchor: UnitPoint

  /// Makes the transition.
  ///
  /// - Parameters:
  ///   - scale: How much of its extents shows where it comes from, from 0 to 1.
  ///   - anchor: The place in it from which it grows.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition, KnownTransition {
  var way: AnyTransition? { .scale(scale, anchor: anchor) }

  /// Returns the view in a phase of its way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(of: .scale(scale, anchor: anchor), in: phase)
  }
}

/// A transition in which a view comes from an edge, and goes there.
///
/// Mirrors SwiftUI's structure.
public struct MoveTransition: Sendable {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  ///
  /// - Parameter edge: The edge.
  public init(edge: Edge) {
    self.edge = edge
  }
}

extension MoveTransition: Transition, KnownTransition {
  var way: AnyTransition? { .move(edge: edge) }

  /// Returns the view in a phase of its way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(of: .move(edge: edge), in: phase)
  }
}

/// A transition in which a view comes from the leading edge, and goes off at the trailing one.
///
/// Mirrors SwiftUI's structure.
public struct SlideTransition: Sendable {
  /// Makes the transition.
  public init() {}
}

extension SlideTransition: Transition, KnownTransition {
  var way: AnyTransition? { .slide }

  /// Returns the view in a phase of its way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(of: .slide, in: phase)
  }
}

/// A transition in which a view comes from an edge, and goes off at the other one, becoming visible and fading.
///
/// Mirrors SwiftUI's structure.
public struct PushTransition: Sendable {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  ///
  /// - Parameter edge: The edge.
  public init(edge: Edge) {
    self.edge = edge
  }
}

extension PushTransition: Transition, KnownTransition {
  var way: AnyTransition? { .push(from: edge) }

  /// Returns the view in a phase of its way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(of: .push(from: edge), in: phase)
  }
}

/// A transition in which a view comes from a place beside, and goes there.
///
/// Mirrors SwiftUI's structure.
public struct OffsetTransition: Sendable {
  /// The place, in cells.
  public var offset: CGSize

  /// Makes the transition.
  ///
  /// - Parameter offset: The place, in cells.
  @_disfavoredOverload
  public init(_ offset: CGSize) {
    self.offset = offset
  }

  /// Makes the transition, for files whose lengths are in points.
  ///
  /// - Parameters:
  ///   - columns: How far the place is to the right, in cells.
  ///   - rows: How far it is down, in cells.
  @_spi(Bridging) public init(columns: Double, rows: Double) {
    offset = CGSize(width: columns, height: rows)
  }
}

extension OffsetTransition: Transition, KnownTransition {
  var way: AnyTransition? { AnyTransition(beside: offset) }

  /// Returns the view in a phase of its way.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.look(of: AnyTransition(beside: offset), in: phase)
  }
}
