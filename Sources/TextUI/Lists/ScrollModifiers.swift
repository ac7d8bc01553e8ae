/// Whether a bar shows how far content is scrolled.
///
/// Mirrors SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Sendable, Hashable {
  /// Whether there is a bar.
  let isShown: Bool

  /// As suits the place.
  public static let automatic = ScrollIndicatorVisibility(isShown: true)

  /// There is one.
  public static let visible = ScrollIndicatorVisibility(isShown: true)

  /// There is none, except for a mouse.
  public static let hidden = ScrollIndicatorVisibility(isShown: false)

  /// There is none.
  public static let never = ScrollIndicatorVisibility(isShown: false)
}

/// The key of whether a bar shows how far content is scrolled.
private enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a bar shows how far content is scrolled.
  var showsScrollIndicators: Bool {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

/// What room around content is for.
///
/// Mirrors SwiftUI's `ContentMarginPlacement`.
public struct ContentMarginPlacement: Sendable, Hashable {
  /// As suits the place.
  public static let automatic = ContentMarginPlacement()

  /// For the content.
  public static let scrollContent = ContentMarginPlacement()

  /// For the bars that show how far it is scrolled.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// The room between the sections of a list; as text they follow each other.
///
/// Mirrors SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Sendable, Hashable {
  /// The usual room.
  public static let `default` = ListSectionSpacing()

  /// Less room.
  public static let compact = ListSectionSpacing()

  /// Returns room in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How much a heading stands out; as text all do alike.
///
/// Mirrors SwiftUI's `Prominence`.
public enum Prominence: Sendable, Hashable {
  /// As usual.
  case standard

  /// More.
  case increased
}

extension View {
  /// Sets whether a bar shows how far the views inside are scrolled.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.showsScrollIndicators, visibility.isShown)
  }

  /// Lets content show beyond the room of what scrolls; on a text screen it does not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Puts room around the content of the views inside; on a text screen, around the view.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(edges, length)
  }

  /// Puts room around the content of the views inside; on a text screen, around the view.
  ///
  /// Mirrors SwiftUI's modifier.
  @_disfavoredOverload
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(length)
  }

  /// Sets the room between sections of lists inside; as text they follow each other.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  /// Sets the room between sections of lists inside, in points; as text they follow each other.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the room between rows of lists inside, in points; as text they follow each other.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Puts a view behind the row.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter view: The view; `nil` for none.
  /// - Returns: The changed view.
  @ViewBuilder public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    if let view {
      frame(maxWidth: .infinity, alignment: .leading).background(alignment: .center) { view }
    } else {
      self
    }
  }

  /// Keeps the row from being shown otherwise under a pointer, as on a text screen none is.
  ///
  /// Mirrors SwiftUI's modifier.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets how much headings of sections inside stand out; as text all do alike.
  ///
  /// Mirrors SwiftUI's modifier.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
