/// A style of text on one of several levels.
///
/// Mirrors SwiftUI's `HierarchicalShapeStyle`.
///
/// - Note: Unlike SwiftUI's, the levels are those of the colour of text, whatever the colour around; those below the first look the same.
public struct HierarchicalShapeStyle: PaintStyle {
  /// The style of the level.
  public let paint: ShapePaint

  /// Makes a level that looks like a colour.
  fileprivate init(_ color: Color) {
    paint = color.paint
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour of text.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(.primary) }

  /// A weaker colour of text.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(.secondary) }

  /// A colour of text weaker than the secondary one, which in a terminal is the same.
  public static var tertiary: HierarchicalShapeStyle { .secondary }

  /// A colour of text weaker than the tertiary one, which in a terminal is the same.
  public static var quaternary: HierarchicalShapeStyle { .secondary }

  /// A colour of text weaker than the quaternary one, which in a terminal is the same.
  public static var quinary: HierarchicalShapeStyle { .secondary }
}
