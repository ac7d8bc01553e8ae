import AccessibilityTree

/// A place in a view, such as its rectangle, that views elsewhere find in their own coordinates.
///
/// Mirrors SwiftUI's `Anchor`: `anchorPreference(key:value:transform:)` makes one, and a ``GeometryProxy`` says where it is.
public struct Anchor<Value>: Sendable {
  /// Which place of a view is meant.
  ///
  /// Mirrors SwiftUI's `Anchor.Source`.
  public struct Source: Sendable {
    /// Returns the place in a view whose rectangle is given.
    let value: @Sendable (CGRect) -> Value

    /// What tells it from others.
    let key: [CGFloat]
  }

  /// The view.
  let place: AnchoredPlace

  /// Which place of it is meant.
  let source: Source
}

extension Anchor: Hashable {
  /// Returns whether both are the same place of the same view.
  public static func == (first: Self, second: Self) -> Bool {
    first.place === second.place && first.source.key == second.source.key
  }

  /// Adds the view and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(place))
    hasher.combine(source.key)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Self { Self(value: { $0 }, key: []) }

  /// Returns a rectangle that counts from the corner of the view.
  public static func rect(_ rect: CGRect) -> Self {
    Self(
      value: { CGRect(origin: $0.origin + rect.origin, size: rect.size) },
      key: [rect.minX, rect.minY, rect.width, rect.height])
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point that counts from the corner of the view.
  public static func point(_ point: CGPoint) -> Self {
    Self(value: { $0.origin + point }, key: [point.x, point.y])
  }

  /// Returns a point by its share of the view's extents.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(
      value: { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) },
      key: [point.x, point.y, 1])
  }

  /// The corner where lines begin, at the top.
  public static var topLeading: Self { .unitPoint(.topLeading) }

  /// The middle of the upper edge.
  public static var top: Self { .unitPoint(.top) }

  /// The corner where lines end, at the top.
  public static var topTrailing: Self { .unitPoint(.topTrailing) }

  /// The middle of the edge where lines begin.
  public static var leading: Self { .unitPoint(.leading) }

  /// The middle.
  public static var center: Self { .unitPoint(.center) }

  /// The middle of the edge where lines end.
  public static var trailing: Self { .unitPoint(.trailing) }

  /// The corner where lines begin, at the bottom.
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }

  /// The middle of the lower edge.
  public static var bottom: Self { .unitPoint(.bottom) }

  /// The corner where lines end, at the bottom.
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

extension CGPoint {
  /// Returns a point moved by the distance of another from the origin.
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}

extension GeometryProxy {
  /// The place of an anchor in the coordinates of the reader, in cells; with no extent where its view is gone.
  ///
  /// Mirrors SwiftUI's subscript. The reader's content is made anew when the place becomes another.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let rect = box?.watchedFrame(of: anchor.place) ?? .zero
    return anchor.source.value(
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
  }
}

/// The place of a view on the screen, as long as there is one.
@MainActor final class AnchoredPlace {
  /// The node of the view.
  weak var node: ViewNode?

  /// The place belongs to nobody yet.
  nonisolated init() {}

  /// The rectangle around all that the view puts on the screen, in cells; `nil` while there is nothing.
  var frame: Rect? {
    guard let boxes = node?.boxes, let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(Self.frame(of: first)) { $0.union(Self.frame(of: $1)) }
  }

  private static func frame(of box: Box) -> Rect {
    Rect(origin: box.absoluteOrigin, size: box.frame.size)
  }
}

// MARK: - Giving anchors

extension View {
  /// Gives a place of the view to the views around.
  ///
  /// Mirrors SwiftUI's modifier: what views inside this one give for the same key is replaced.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - value: Which place is meant.
  ///   - transform: Makes the value of the place.
  /// - Returns: The changed view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    AnchorGiver<Self, A, K>(content: self, source: value) { $0 = transform($1) }
  }

  /// Adds a place of the view to what views inside it give to those around.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - key: The name of the value.
  ///   - value: Which place is meant.
  ///   - transform: Changes the value, which is the default where no view inside gives one.
  /// - Returns: The changed view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    AnchorGiver<Self, A, K>(content: self, source: value, transform: transform)
  }
}

/// A view that gives a place of another one, which it shows, to those around.
struct AnchorGiver<Content: View, Value, Key: PreferenceKey>: View {
  /// The view.
  let content: Content

  /// Which place is meant.
  let source: Anchor<Value>.Source

  /// Sets or changes the value.
  let transform: (inout Key.Value, Anchor<Value>) -> Void

  @State private var place = AnchoredPlace()

  var body: some View {
    let anchor = Anchor(place: place, source: source)
    AnchoredView(content: content, place: place)
      .transformPreference(Key.self) { transform(&$0, anchor) }
  }
}

/// A view whose place on the screen is known to others.
private struct AnchoredView<Content: View>: WrappingView {
  /// The view.
  let content: Content

  /// Its place.
  let place: AnchoredPlace

  static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    AnchoredNode(view, context)
  }
}

/// The node of a view whose place on the screen is known to others.
private final class AnchoredNode<Content: View>: ContentNode<AnchoredView<Content>> {
  /// Makes the node, and tells the place of it.
  init(_ view: AnchoredView<Content>, _ context: NodeContext) {
    super.init(view, context)
    view.place.node = self
  }

  override var handsLazinessOn: Bool { true }
}
