/// The widgets of an application, of which a terminal shows none.
///
/// Mirrors WidgetKit's class, as far as applications tell their widgets that something has changed. Widgets themselves are not here.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  private init() {}

  /// Has all widgets shown anew: there are none.
  public func reloadAllTimelines() {}

  /// Has the widgets of one kind shown anew: there are none.
  ///
  /// - Parameter kind: The name of the kind.
  public func reloadTimelines(ofKind kind: String) {}

  /// Has the suggestions for widgets made anew: there are no widgets.
  public func invalidateConfigurationRecommendations() {}

  /// Tells of the widgets that people placed: none.
  ///
  /// - Parameter completion: Called with them.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// Returns the widgets that people placed: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that people placed; there is none.
///
/// Mirrors WidgetKit's structure.
public struct WidgetInfo: Sendable, Hashable, Identifiable {
  /// The name of its kind.
  public let kind: String

  /// The widget itself.
  public var id: WidgetInfo { self }
}
