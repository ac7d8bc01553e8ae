import AccessibilityTree

/// How far content is scrolled, and how much there is.
///
/// Mirrors SwiftUI's `ScrollGeometry`. Lengths are in cells.
public struct ScrollGeometry: Sendable, Equatable {
  /// How far the content is scrolled.
  public var contentOffset: CGPoint

  /// The size of the content.
  public var contentSize: CGSize

  /// The room around the content: none.
  public var contentInsets: EdgeInsets { EdgeInsets() }

  /// The size of the room that the content is seen in.
  public var containerSize: CGSize

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content that is seen.
  public var bounds: CGRect { visibleRect }
}

/// A modifier that tells how the content inside a view is scrolled.
struct ScrollGeometryModifier: BoxModifier {
  /// Told of it.
  let action: (ScrollGeometry) -> Void

  func makeBox(_ node: ViewNode) -> ScrollGeometryBox { ScrollGeometryBox(node) }

  func apply(to box: ScrollGeometryBox) { box.action = action }
}

/// The box of a view that tells how the content inside is scrolled.
final class ScrollGeometryBox: Box, PlaceWatching {
  /// Told of it.
  var action: (ScrollGeometry) -> Void = { _ in }

  private var told: ScrollGeometry?

  override func layoutChildren() {
    super.layoutChildren()
    graph.watch(self)
    graph.mayHaveMoved = true
  }

  func checkPlaces() -> Bool {
    guard parent != nil, let geometry = innerScroller?.geometry else { return false }
    if geometry != told {
      told = geometry
      action(geometry)
    }
    return true
  }
}

extension Box {
  /// The outermost box inside this one, or this one, whose content is scrolled.
  final var innerScroller: ScrollBox? {
    first(ScrollBox.self)
  }
}

extension ScrollBox {
  /// How far the content is scrolled, and how much there is.
  var geometry: ScrollGeometry {
    /// Returns a size as lengths.
    func lengths(_ size: Size) -> CGSize { CGSize(width: size.width, height: size.height) }
    return ScrollGeometry(
      contentOffset: CGPoint(x: contentOffset.x, y: contentOffset.y),
      contentSize: lengths(contentSize), containerSize: lengths(viewport))
  }
}

/// A view that tells of a value made of how the content inside is scrolled.
struct ScrollGeometryView<Content: View, Value: Equatable>: View {
  /// The view.
  let content: Content

  /// Makes the value.
  let transform: (ScrollGeometry) -> Value

  /// Told of the value before, and the one now.
  let action: (Value, Value) -> Void

  @State private var value: Value?

  var body: some View {
    content
      .modified(
        by: ScrollGeometryModifier { geometry in
          let new = transform(geometry)
          guard new != value else { return }
          action(value ?? new, new)
          value = new
        })
  }
}

extension View {
  /// Runs code when a value made of how the content inside is scrolled has become another, and at first.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: The code, which gets the value before and the one now.
  /// - Returns: The changed view.
  @_disfavoredOverload
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollGeometryView(content: self, transform: transform, action: action)
  }
}
