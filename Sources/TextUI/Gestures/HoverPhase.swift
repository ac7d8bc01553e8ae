/// Where a pointer is over a view.
///
/// Mirrors SwiftUI's `HoverPhase`.
public enum HoverPhase: Sendable, Equatable {
  /// At a place of the view.
  case active(CGPoint)

  /// It left.
  case ended
}
