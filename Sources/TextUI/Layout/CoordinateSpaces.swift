import AccessibilityTree

/// From where coordinates count.
///
/// Mirrors SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
  /// From the corner of the screen.
  case global

  /// From the corner of the view itself.
  case local

  /// From the corner of a view around that was given the name.
  case named(AnyHashable)

  /// From the corner of a view around that was given the name.
  ///
  /// - Parameter name: The name, as `coordinateSpace(name:)` gave it.
  /// - Returns: The coordinates.
  public static func named<Name: Hashable>(_ name: Name) -> CoordinateSpace {
    .named(AnyHashable(name))
  }

  /// From the corner of what shows of the scrolled content around.
  public static var scrollView: CoordinateSpace { .named(ScrollViewSpace.name) }

  /// From the corner of what shows of the content around that is scrolled along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .scrollView }
}

/// The name of the coordinates that count from the corner of what shows of scrolled content.
enum ScrollViewSpace: Hashable {
  /// The name.
  case visibleContent

  /// The name as others are.
  static var name: AnyHashable { AnyHashable(ScrollViewSpace.visibleContent) }
}

/// The name of a view's coordinates.
///
/// Mirrors SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: Hashable {
  /// The name.
  let name: AnyHashable

  /// The coordinates of a name.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of what shows of the scrolled content around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace.name)
  }

  /// The coordinates of what shows of the content around that is scrolled along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension View {
  /// Gives the view's coordinates a name, by which views inside ask for their place.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter name: The name.
  /// - Returns: The changed view.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modified(by: CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinates a name, by which views inside ask for their place.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameter name: The name.
  /// - Returns: The changed view.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modified(by: CoordinateSpaceModifier(name: name.name))
  }
}

/// Names the coordinates of a view.
struct CoordinateSpaceModifier: BoxModifier, Equatable {
  /// The name.
  let name: AnyHashable

  func makeBox(_ node: ViewNode) -> CoordinateSpaceBox { CoordinateSpaceBox(node) }

  func apply(to box: CoordinateSpaceBox) { box.name = name }
}

/// The box of a view whose coordinates have a name.
final class CoordinateSpaceBox: Box {
  /// The name.
  var name: AnyHashable?

  override var coordinateSpaceName: AnyHashable? { name }
}

extension Box {
  /// Returns the rectangle of the box in some coordinates, in cells; in those of the screen where no view around has the name.
  final func frame(in space: CoordinateSpace) -> Rect {
    switch space {
    case .local: return Rect(origin: .zero, size: frame.size)
    case .global: return Rect(origin: absoluteOrigin, size: frame.size)
    case .named(let name):
      if let named = selfAndAncestors.first(where: { $0.coordinateSpaceName == name }) {
        return Rect(origin: absoluteOrigin - named.absoluteOrigin, size: frame.size)
      }
      graph.warn(
        "\(graph.evaluating?.viewName ?? "A view"): no view around has the coordinate space \(name); "
          + "coordinates count from the corner of the screen.")
      return Rect(origin: absoluteOrigin, size: frame.size)
    }
  }
}
