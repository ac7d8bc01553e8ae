import AccessibilityTree

/// The kinds of room that views keep clear of.
///
/// Mirrors SwiftUI's `SafeAreaRegions`.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What bars and the screen's edge take.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)

  /// What a keyboard takes.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)

  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Puts a view at the upper or lower edge of the room, and this one in what is left.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike SwiftUI's, nothing of this view is below the other: cells do not shine through.
  ///
  /// - Parameters:
  ///   - edge: Which edge.
  ///   - alignment: Where the view at the edge stands along it.
  ///   - spacing: The cells between the two; none when `nil`.
  ///   - content: The view at the edge.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    InsetView(content: self, inset: content(), isFirst: edge == .top) { pair in
      VStack(alignment: alignment, spacing: spacing ?? 0) { pair }
    }
  }

  /// Puts a view at the leading or trailing edge of the room, and this one in what is left.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - edge: Which edge.
  ///   - alignment: Where the view at the edge stands along it.
  ///   - spacing: The cells between the two; none when `nil`.
  ///   - content: The view at the edge.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    InsetView(content: self, inset: content(), isFirst: edge == .leading) { pair in
      HStack(alignment: alignment, spacing: spacing ?? 0) { pair }
    }
  }

  /// Keeps some room clear at edges.
  ///
  /// Mirrors SwiftUI's modifier; where there is no safe area, that is padding.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - length: The room, in cells; one when `nil`.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Keeps some room clear at each edge, in cells.
  ///
  /// Mirrors SwiftUI's modifier; where there is no safe area, that is padding.
  @_disfavoredOverload
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Keeps room clear at the edges, in cells.
  ///
  /// Mirrors SwiftUI's modifier; where there is no safe area, that is padding.
  @_disfavoredOverload
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Lets the view reach under bars.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Note: Unlike on a phone, bars and content never overlap in a terminal: there is nothing to reach under, and the view stays as it is.
  ///
  /// - Parameters:
  ///   - regions: The kinds of room to reach under.
  ///   - edges: The edges to do so at.
  /// - Returns: The view.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }
}

/// A view with another one at an edge of the room.
private struct InsetView<Content: View, Inset: View, Stack: View>: View, SurroundingView {
  /// The view, which fills what is left.
  let content: Content

  /// The view at the edge.
  let inset: Inset

  /// Whether that one comes first.
  let isFirst: Bool

  /// Stacks the two.
  let stack: (TupleView<AnyView, AnyView>) -> Stack

  var body: some View {
    let edge = AnyView(inset.layoutPriority(1))
    let rest = AnyView(content.frame(maxWidth: .infinity, maxHeight: .infinity))
    stack(isFirst ? TupleView(edge, rest) : TupleView(rest, edge))
  }
}
