/// A way in which a view comes and goes.
///
/// Mirrors SwiftUI's `AnyTransition`. A view that is put in or taken out in a change with a course takes the way; where motion is off it
/// comes and goes at once. On its way out it is drawn over what took its place, and is gone for people and tests.
///
/// ```
///  .move(edge: .leading)      .opacity             .scale
///  w │                        View  faint          │ie│
///  iew │                      View  half           │View│
///  View                       View                 View
/// ```
///
/// - Note: Unlike in SwiftUI, a view without a transition comes and goes at once, and does not fade.
public struct AnyTransition: Sendable {
  /// How the view looks before it comes; `nil` for as it is.
  var insertion: TransitionEffect?

  /// How the view looks after it went; `nil` for as it is.
  var removal: TransitionEffect?

  /// The course of coming; that of the change when `nil`.
  var insertionAnimation: Animation?

  /// The course of going; that of the change when `nil`.
  var removalAnimation: Animation?

  /// At once.
  public static let identity = AnyTransition()

  /// By becoming visible.
  public static let opacity = both(TransitionEffect(opacity: 0))

  /// By growing, as far as cells can: from its middle, more and more of it shows.
  public static let scale = both(TransitionEffect(scale: 0))

  /// From the leading edge, and off at the trailing one.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  /// By becoming sharp; in cells, by becoming visible.
  public static let blurReplace = opacity

  /// Returns a way by becoming sharp; in cells, by becoming visible.
  ///
  /// - Parameter configuration: Whether it grows on its way, which cells do not show.
  /// - Returns: The way.
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> AnyTransition { opacity }

  /// Returns a way in and out through one look.
  private static func both(_ effect: TransitionEffect) -> AnyTransition {
    AnyTransition(insertion: effect, removal: effect)
  }

  /// Returns a way by growing, as far as cells can: from a place in it, more and more of it shows.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    both(TransitionEffect(scale: Double(scale), anchor: anchor))
  }

  /// Returns a way by growing, as far as cells can.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    self.scale(scale: CGFloat(scale), anchor: anchor)
  }

  /// Returns a way from an edge: from its own extent beside.
  public static func move(edge: Edge) -> AnyTransition {
    both(TransitionEffect(shift: edge.direction))
  }

  /// Returns a way from an edge, and off at the other one.
  public static func push(from edge: Edge) -> AnyTransition {
    let way = edge.direction
    return AnyTransition(
      insertion: TransitionEffect(shift: way, opacity: 0),
      removal: TransitionEffect(
        shift: CGSize(width: -way.width, height: -way.height), opacity: 0))
  }

  /// Returns a way from a place beside, in cells.
  @_disfavoredOverload
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(beside: offset)
  }

  /// Returns a way from a place beside, in cells.
  @_disfavoredOverload
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(beside: CGSize(width: x, height: y))
  }

  /// Returns a way that comes and goes differently.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(
      insertion: insertion.insertion, removal: removal.removal,
      insertionAnimation: insertion.insertionAnimation, removalAnimation: removal.removalAnimation)
  }

  /// Returns a way from one change of the view to another: at once.
  ///
  /// Mirrors SwiftUI's method.
  public static func modifier<Change: ViewModifier>(
    active: Change, identity: Change
  ) -> AnyTransition {
    .identity
  }
}

extension AnyTransition {
  /// Makes a way from a place beside, in cells.
  init(beside offset: CGSize) {
    self = .both(TransitionEffect(offset: offset))
  }

  /// Makes a way of a transition; one of the author's is at once.
  ///
  /// Mirrors SwiftUI's initializer.
  ///
  /// - Note: Unlike SwiftUI's, it does not show what a transition of the author's does; `transition(_:)` of that one itself does.
  ///
  /// - Parameter transition: The transition.
  public init<T: Transition>(_ transition: T) {
    self = transition.knownWay ?? .identity
  }

  /// Returns a way of both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    /// Returns both looks in one.
    func both(_ first: TransitionEffect?, _ second: TransitionEffect?) -> TransitionEffect? {
      guard let first, let second else { return first ?? second }
      return first.adding(second)
    }
    return AnyTransition(
      insertion: both(insertion, other.insertion), removal: both(removal, other.removal),
      insertionAnimation: insertionAnimation ?? other.insertionAnimation,
      removalAnimation: removalAnimation ?? other.removalAnimation)
  }

  /// Returns the way in a course of time, whatever the change says.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      insertion: insertion, removal: removal, insertionAnimation: animation,
      removalAnimation: animation)
  }
}

extension Edge {
  /// Where a view stands that is just off at the edge, in its own extents.
  fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

/// A look of a view on its way in or out.
struct TransitionEffect: Sendable, Equatable {
  /// How far it is from its place, in cells.
  var offset = CGSize.zero

  /// How far it is from its place, in its own extents.
  var shift = CGSize.zero

  /// How much of it covers what is behind, from 0 to 1.
  var opacity = 1.0

  /// How much of its extents shows, from 0 to 1.
  var scale = 1.0

  /// The place from which it grows.
  var anchor = UnitPoint.center

  /// Returns the look together with another.
  func adding(_ other: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      offset: CGSize(
        width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      shift: CGSize(
        width: shift.width + other.shift.width, height: shift.height + other.shift.height),
      opacity: opacity * other.opacity, scale: scale * other.scale,
      anchor: scale == 1 ? other.anchor : anchor)
  }

  /// Returns the look at a share of the way to another.
  func toward(_ end: TransitionEffect, _ share: Double) -> TransitionEffect {
    TransitionEffect(
      offset: offset.toward(end.offset, share), shift: shift.toward(end.shift, share),
      opacity: min(max(opacity.toward(end.opacity, share), 0), 1),
      scale: max(scale.toward(end.scale, share), 0), anchor: scale == 1 ? end.anchor : anchor)
  }
}
