/// A style of text on one of several levels.
///
/// Mirrors SwiftUI's `HierarchicalShapeStyle`.
///
/// - Note: Unlike SwiftUI's, the levels are those of the colour of text, whatever the colour around; those of text below the first look the
///   same. An area is weaker with each level.
public struct HierarchicalShapeStyle: PaintStyle {
  /// The style of the level.
  public let paint: ShapePaint

  /// Makes a level that looks like a colour.
  ///
  /// - Parameters:
  ///   - color: The colour of text.
  ///   - area: How much of an area is covered, from 0 to 1; all of it with the colour of text for `nil`.
  fileprivate init(_ color: Color, area: Double? = nil) {
    var paint = color.paint
    paint.areaColor = area.map { .gray.opacity($0) }
    self.paint = paint
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of text.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(.primary) }

  /// A weaker colour of text.
  public static var secondary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(.secondary, area: 0.8)
  }

  /// A colour of text weaker than the secondary one, which in a terminal is the same.
  public static var tertiary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(.secondary, area: 0.5)
  }

  /// A colour of text weaker than the tertiary one, which in a terminal is the same.
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(.secondary, area: 0.3)
  }

  /// A colour of text weaker than the quaternary one, which in a terminal is the same.
  public static var quinary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(.secondary, area: 0.2)
  }
}
