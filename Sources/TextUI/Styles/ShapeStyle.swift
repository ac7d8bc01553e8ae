import TextRendering

/// A style in which something is painted.
///
/// Mirrors SwiftUI's `ShapeStyle`. A style of your own says in ``resolve(in:)`` what it is in an environment.
public protocol ShapeStyle: Sendable {
  /// The type of what the style is in an environment.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns what the style is in an environment.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> Resolved

  /// What the style comes down to. TextUI's own styles state it; yours get it from ``resolve(in:)``.
  var paint: ShapePaint { get }
}

extension ShapeStyle {
  /// What ``resolve(in:)`` returns comes down to.
  public var paint: ShapePaint {
    ShapePaint(kind: .resolving { environment in resolve(in: environment).paint })
  }

  /// The one colour of the style, for what has just one: that of text, of a line; the first of a gradient.
  var color: Color { paint.color }
}

extension Never: ShapeStyle {
  /// Never asked for.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

/// A style of TextUI's own, which is the same in every environment.
protocol PaintStyle: ShapeStyle where Resolved == Never {}

extension PaintStyle {
  /// Never asked for: the style says what it comes down to.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is what it comes down to.")
  }
}

/// A paint: what a style comes down to.
///
/// TextUI hands it around; there is nothing in it for you.
public struct ShapePaint: Sendable, Hashable {
  /// The kinds of paint.
  enum Kind: Sendable {
    /// One colour.
    case color(Color)

    /// Colours between places.
    case gradient(GradientFill)

    /// The ground of the terminal.
    case ground

    /// The colour of text around.
    case foreground

    /// What it is in an environment.
    case resolving(@MainActor @Sendable (EnvironmentValues) -> ShapePaint)
  }

  /// What it is.
  let kind: Kind

  /// How much of it covers what is behind, from 0 to 1.
  var opacity = 1.0

  /// The colour of an area, where that is another one than of text or a line.
  var areaColor: Color?

  /// What an area is painted with.
  var ofArea: ShapePaint {
    guard let areaColor else { return self }
    return areaColor.opacity(opacity).paint
  }

  /// Whether two paints are the same; what depends on the environment is only so if it is nothing else.
  public static func == (left: ShapePaint, right: ShapePaint) -> Bool {
    guard left.opacity == right.opacity, left.areaColor == right.areaColor else { return false }
    switch (left.kind, right.kind) {
    case (.color(let left), .color(let right)): return left == right
    case (.gradient(let left), .gradient(let right)): return left == right
    case (.ground, .ground), (.foreground, .foreground): return true
    default: return false
    }
  }

  /// Feeds what is always equal in equal paints.
  public func hash(into hasher: inout Hasher) { hasher.combine(opacity) }

  /// The one colour for what has just one.
  var color: Color {
    switch kind {
    case .color(let color): color.opacity(opacity)
    case .gradient(let fill): (fill.stops.first?.color ?? .clear).opacity(opacity)
    case .ground, .foreground, .resolving: Color(.painted(self))
    }
  }

  /// Returns the paint of an environment, which depends on no other.
  @MainActor func resolved(in environment: EnvironmentValues) -> ShapePaint {
    var result = self
    switch kind {
    case .resolving(let resolve): result = resolve(environment).resolved(in: environment)
    case .foreground:
      result = ShapePaint(kind: .color(environment.text.foreground ?? .primary))
      if case .painted(let paint) = environment.text.foreground?.kind, paint.kind.isForeground {
        result = ShapePaint(kind: .color(.primary))
      }
    case .color(let color):
      guard case .painted(let paint) = color.kind else { return self }
      result = paint.resolved(in: environment)
      result.opacity *= color.opacity
    case .gradient, .ground: return self
    }
    result.opacity *= opacity
    return result
  }
}

extension ShapePaint.Kind {
  /// Whether it is the colour of text around.
  var isForeground: Bool {
    if case .foreground = self { true } else { false }
  }
}

// MARK: - Styles of the system

/// The style of text around.
///
/// Mirrors SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: PaintStyle {
  /// Makes the style.
  public init() {}

  /// The colour of text around.
  public var paint: ShapePaint { ShapePaint(kind: .foreground) }
}

/// The style of what is behind everything: the terminal's ground.
///
/// Mirrors SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: PaintStyle {
  /// Makes the style.
  public init() {}

  /// The terminal's ground.
  public var paint: ShapePaint { ShapePaint(kind: .ground) }
}

/// A style whose type is hidden.
///
/// Mirrors SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: PaintStyle {
  /// What the style comes down to.
  public let paint: ShapePaint

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    paint = style.paint
  }

  /// Hides the type of a style, of which a part covers what is behind.
  init<Style: ShapeStyle>(_ style: Style, opacity: Double) {
    var paint = style.paint
    paint.opacity *= opacity
    self.paint = paint
  }
}

/// A ground that on a phone lets through what is behind it, blurred; a text screen shows its own ground.
///
/// Mirrors SwiftUI's `Material`.
public struct Material: PaintStyle, Hashable {
  /// Lets through most.
  public static let ultraThin = Material()

  /// Lets through more than others.
  public static let thin = Material()

  /// Lets through some.
  public static let regular = Material()

  /// Lets through little.
  public static let thick = Material()

  /// Lets through the least.
  public static let ultraThick = Material()

  /// As bars have it.
  public static let bar = Material()

  /// The terminal's ground.
  public var paint: ShapePaint { ShapePaint(kind: .ground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of text around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The terminal's ground.
  public static var background: BackgroundStyle { BackgroundStyle() }

  /// The ground of a window.
  public static var windowBackground: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Material {
  /// Lets through most.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// Lets through more than others.
  public static var thinMaterial: Material { .thin }

  /// Lets through some.
  public static var regularMaterial: Material { .regular }

  /// Lets through little.
  public static var thickMaterial: Material { .thick }

  /// Lets through the least.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// As bars have it.
  public static var bar: Material { .bar }
}

extension ShapeStyle where Self == Color {
  /// The colour of what is selected: that of controls.
  public static var selection: Color { .accentColor }

  /// The colour of lines between views.
  public static var separator: Color { .gray }

  /// The colour of words in an empty field.
  public static var placeholder: Color { .secondary }

  /// The colour of links.
  public static var link: Color { .blue }

  /// The colour of controls' grounds.
  public static var fill: Color { .gray }
}

extension ShapeStyle {
  /// Returns the style, letting more of what is behind through.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    var paint = paint
    paint.opacity *= min(max(opacity, 0), 1)
    return PaintedStyle(paint: paint)
  }

  /// Returns the style with a blend, which cells do not have.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
}

/// A style that is a paint.
struct PaintedStyle: PaintStyle {
  let paint: ShapePaint
}

/// A way of blending a view with what is behind it; cells are painted over.
///
/// Mirrors SwiftUI's `BlendMode`.
public enum BlendMode: Sendable, Hashable {
  /// As if there were no blend.
  case normal

  /// Darker by what is behind.
  case multiply

  /// Lighter by what is behind.
  case screen

  /// Darker or lighter by what is behind.
  case overlay

  /// The darker of both.
  case darken

  /// The lighter of both.
  case lighten

  /// Brightens what is behind.
  case colorDodge

  /// Darkens what is behind.
  case colorBurn

  /// As a weak light.
  case softLight

  /// As a strong light.
  case hardLight

  /// How far both are apart.
  case difference

  /// How far both are apart, weaker.
  case exclusion

  /// Its hue alone.
  case hue

  /// Its strength alone.
  case saturation

  /// Its hue and strength.
  case color

  /// Its brightness alone.
  case luminosity

  /// Where something is behind.
  case sourceAtop

  /// Where nothing is behind.
  case destinationOver

  /// Takes away what is behind.
  case destinationOut

  /// The sum of both, darkened.
  case plusDarker

  /// The sum of both, lightened.
  case plusLighter
}
