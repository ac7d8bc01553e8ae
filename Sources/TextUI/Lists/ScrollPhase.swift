import AccessibilityTree

/// What content that scrolls is doing.
///
/// Mirrors SwiftUI's `ScrollPhase`.
public enum ScrollPhase: Sendable, Hashable {
  /// It rests.
  case idle

  /// A finger lies on it; a text screen knows only of one that moves it.
  case tracking

  /// People move it.
  case interacting

  /// It goes on by itself after people moved it; on a text screen it stops where they leave it.
  case decelerating

  /// The application scrolls it.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

/// What is known of scrolling when it goes into another phase.
///
/// Mirrors SwiftUI's `ScrollPhaseChangeContext`.
public struct ScrollPhaseChangeContext: Sendable, Equatable {
  /// How the content is scrolled.
  public let geometry: ScrollGeometry

  /// How fast the content goes on by itself; `nil`, as nothing does on a text screen.
  ///
  /// Mirrors SwiftUI's property, which is `nil` where there is no such movement.
  public var velocity: CGVector? { nil }

  /// Tells of how content is scrolled.
  @_spi(Bridging) public init(geometry: ScrollGeometry) {
    self.geometry = geometry
  }
}

extension View {
  /// Runs code when the content inside begins to be scrolled, and when it comes to rest.
  ///
  /// Mirrors SwiftUI's modifier. Each time the content has moved it began and came to rest: by people ``ScrollPhase/interacting``, by
  /// the application ``ScrollPhase/animating``.
  ///
  /// - Parameter action: The code, which gets the phase before and the one now.
  /// - Returns: The changed view.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs code when the content inside begins to be scrolled, and when it comes to rest.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter action: The code, which gets the phase before, the one now, and how the content is scrolled.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modified(by: ScrollPhaseModifier(action: action))
  }
}

/// A modifier that tells when the content inside a view scrolls.
private struct ScrollPhaseModifier: BoxModifier {
  /// Told of it.
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  func makeBox(_ node: ViewNode) -> ScrollPhaseBox { ScrollPhaseBox(node) }

  func apply(to box: ScrollPhaseBox) { box.action = action }
}

/// The box of a view that tells when the content inside scrolls.
private final class ScrollPhaseBox: Box, PlaceWatching {
  /// Told of it.
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }

  /// How far the content was scrolled when it was looked at last.
  private var knownOffset = Point.zero

  override func layoutChildren() {
    super.layoutChildren()
    graph.watch(self)
  }

  func checkPlaces() -> Bool {
    guard parent != nil, let scroller = innerScroller else { return false }
    guard scroller.contentOffset != knownOffset else { return true }
    knownOffset = scroller.contentOffset
    // Content that became shorter was not scrolled.
    guard let phase = scroller.phaseOfLastScroll else { return true }
    let context = ScrollPhaseChangeContext(geometry: scroller.geometry)
    action(.idle, phase, context)
    action(phase, .idle, context)
    return true
  }
}
