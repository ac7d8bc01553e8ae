/// Room between content and the edge of the screen.
///
/// Mirrors SwiftUI's `ScenePadding`.
public struct ScenePadding: Sendable, Hashable {
  /// The least that looks well.
  public static let minimum = ScenePadding()

  /// As much as the bar of a page has.
  public static let navigationBar = ScenePadding()
}

extension View {
  /// Leaves the system's room around the view, as between content and the edge of the screen: a cell.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter edges: The sides.
  /// - Returns: The changed view.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, nil) }

  /// Leaves the system's room around the view, as between content and the edge of the screen: a cell.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - padding: How much room, which has no effect.
  ///   - edges: The sides.
  /// - Returns: The changed view.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}
