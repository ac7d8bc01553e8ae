/// The look of a button of glass, which a text screen has none of: with brackets around.
///
/// Mirrors SwiftUI's structure.
public struct GlassButtonStyle: SystemButtonStyle {
  /// With brackets around.
  var kind: ButtonStyleKind { .bordered }

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style with a kind of glass, which has no effect.
  ///
  /// - Parameter glass: The kind.
  public nonisolated init(_ glass: Glass) {}
}

/// The look of a button of glass that stands out, which a text screen has none of: with brackets around.
///
/// Mirrors SwiftUI's structure.
public struct GlassProminentButtonStyle: SystemButtonStyle {
  /// With brackets around, standing out.
  var kind: ButtonStyleKind { .prominent }

  /// Makes the style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// With brackets around; a text screen has no glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// With brackets around; a text screen has no glass of any kind.
  ///
  /// - Parameter glass: The kind.
  /// - Returns: The style.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// With brackets around, standing out; a text screen has no glass.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
