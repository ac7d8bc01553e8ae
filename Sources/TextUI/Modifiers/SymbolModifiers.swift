// What changes the symbols of the system on a screen of points; as characters they have one form. Each modifier is accepted.

/// A way of colouring a symbol, which as a character has the colour of text.
///
/// Mirrors SwiftUI's `SymbolRenderingMode`.
public struct SymbolRenderingMode: Sendable, Hashable {
  /// In one colour.
  public static let monochrome = SymbolRenderingMode()

  /// In several colours of its own.
  public static let multicolor = SymbolRenderingMode()

  /// In one colour of several strengths.
  public static let hierarchical = SymbolRenderingMode()

  /// In several colours.
  public static let palette = SymbolRenderingMode()
}

/// Forms of a symbol.
///
/// Mirrors SwiftUI's `SymbolVariants`.
public struct SymbolVariants: Sendable, Hashable {
  /// The names that make up the form, such as `fill`.
  private let names: [String]

  /// The usual form.
  public static let none = SymbolVariants(names: [])

  /// In a circle.
  public static let circle = SymbolVariants(names: ["circle"])

  /// In a square.
  public static let square = SymbolVariants(names: ["square"])

  /// In a rectangle.
  public static let rectangle = SymbolVariants(names: ["rectangle"])

  /// Filled.
  public static let fill = SymbolVariants(names: ["fill"])

  /// Struck through.
  public static let slash = SymbolVariants(names: ["slash"])

  /// The form in a circle.
  public var circle: SymbolVariants { adding("circle") }

  /// The form in a square.
  public var square: SymbolVariants { adding("square") }

  /// The form in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }

  /// The form, filled.
  public var fill: SymbolVariants { adding("fill") }

  /// The form, struck through.
  public var slash: SymbolVariants { adding("slash") }

  /// Returns whether the form has all that makes up another.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.names.allSatisfy(names.contains)
  }

  private func adding(_ name: String) -> SymbolVariants {
    names.contains(name) ? self : SymbolVariants(names: names + [name])
  }
}

/// The key of how symbols are coloured.
private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

/// The key of the form of symbols.
private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// How symbols are coloured, which as characters have the colour of text; `nil` for as suits them.
  ///
  /// Mirrors SwiftUI's value.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The form of symbols, which as characters have one.
  ///
  /// Mirrors SwiftUI's value.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets how symbols inside are coloured, which as characters have the colour of text.
  ///
  /// Mirrors SwiftUI's modifier.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the form of symbols inside, which as characters have one.
  ///
  /// Mirrors SwiftUI's modifier.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }

  /// Moves symbols inside, which as characters stand still.
  ///
  /// Mirrors SwiftUI's modifier.
  public func symbolEffect<Effect: SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Moves symbols inside when a value has become another; as characters they stand still.
  ///
  /// Mirrors SwiftUI's modifier.
  public func symbolEffect<Effect: SymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    self
  }

  /// Has views that stand the other way round from right to left mirrored; characters are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
}

extension Image {
  /// How carefully a picture is drawn in another size; as a character it has one.
  ///
  /// Mirrors SwiftUI's `Image.Interpolation`.
  public enum Interpolation: Sendable, Hashable {
    /// Not at all.
    case none

    /// Quickly.
    case low

    /// In between.
    case medium

    /// Carefully.
    case high
  }

  /// The picture, drawn carefully in another size; as a character it has one.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The symbol, coloured in a way; as a character it has the colour of text.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
