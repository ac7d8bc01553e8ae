// The lists of a text screen have neither lines between rows nor a ground of their own. Each modifier is accepted and leaves the view
// as it is.

extension View {
  /// Sets whether lines between rows are shown, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the colour of lines between rows, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets whether lines between sections are shown, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the colour of lines between sections, which a text screen has none of.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    self
  }

  /// Sets the room around the row in points; on a text screen every row has the same.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the room around the row at edges, in points; on a text screen every row has the same.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Sets whether the ground of lists inside is shown, which on a text screen is the terminal's.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Sets how content inside springs back at its ends, which on a text screen it does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }
}

/// A way in which content springs back at its ends, which on a text screen it does not.
///
/// Mirrors SwiftUI's `ScrollBounceBehavior`.
public struct ScrollBounceBehavior: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = ScrollBounceBehavior()

  /// Always.
  public static let always = ScrollBounceBehavior()

  /// Where there is more content than room.
  public static let basedOnSize = ScrollBounceBehavior()
}
