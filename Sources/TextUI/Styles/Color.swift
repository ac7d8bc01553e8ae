import TextRendering

/// A colour.
///
/// Mirrors SwiftUI's `Color`.
///
/// Named colours are those of the user's terminal, so that they suit its background. As a view it fills the room it is offered.
public struct Color: Sendable, Hashable {
  /// A kind of colour: what it is made of.
  enum Kind: Hashable {
    case terminal(TerminalColor)
    case secondary
    case accent
    case tint
    case clear

    /// A colour on the way from one to another, so far as a share of it.
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace = .device)

    /// A style of another kind, which becomes a colour where it is drawn.
    indirect case painted(ShapePaint)
  }

  /// What the colour is made of.
  let kind: Kind

  /// How much of it covers what is behind, from 0 to 1.
  private(set) var opacity = 1.0

  /// A colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    /// Returns a share as a byte.
    func byte(_ part: Double) -> UInt8 {
      UInt8((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
    }
    self.init(.terminal(.rgb(byte(red), byte(green), byte(blue))), opacity: opacity)
  }

  /// A colour from its parts, each from 0 to 1; a terminal has one space of colours.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A gray, from 0 (black) to 1 (white).
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A gray, from 0 (black) to 1 (white); a terminal has one space of colours.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A colour from its place in the circle of hues, its strength and its brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    /// Returns the share of a colour by its place in the circle, in sixths.
    func share(_ place: Double) -> Double {
      let sixth = (place + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
    }
    self.init(red: share(5), green: share(3), blue: share(1), opacity: opacity)
  }

  /// Makes a colour of a kind.
  init(_ kind: Kind, opacity: Double = 1) {
    self.kind = kind
    self.opacity = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
  }

  /// Returns the colour, letting more of what is behind through.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameter opacity: How much of it is left, from 0 to 1.
  /// - Returns: The colour, blended with what it is drawn on; text with the black or white of the colour scheme. Text in the terminal's own
  ///   colour is faint below three quarters.
  public func opacity(_ opacity: Double) -> Color {
    Color(kind, opacity: self.opacity * opacity)
  }

  /// A space of colours; a terminal has one.
  ///
  /// Mirrors SwiftUI's `Color.RGBColorSpace`.
  public enum RGBColorSpace: Sendable, Hashable {
    /// The usual one.
    case sRGB

    /// The usual one, with shares that follow the light.
    case sRGBLinear

    /// A wider one.
    case displayP3
  }
}

// MARK: - Drawing

extension Color {
  /// Returns the colour in the terminal's terms; `nil` when it paints nothing.
  ///
  /// - Parameters:
  ///   - environment: The values of the view that is drawn, which say what the tint is and what the terminal's ground is taken for.
  ///   - ground: What is behind, with which a colour blends that lets a part of it through.
  /// - Returns: The colour; `nil` when it paints nothing.
  @MainActor func terminalColor(
    in environment: EnvironmentValues, over ground: TerminalColor = .default
  ) -> TerminalColor? {
    let color: TerminalColor
    switch kind {
    case .terminal(let own): color = own
    case .secondary: color = .default
    case .accent: color = environment.accent?.terminalColor(in: environment) ?? .ansi(6)
    case .tint: color = environment.tintColor
    case .clear: return nil
    case .mixed(let start, let end, let share, let space):
      let found = start.mixed(with: end, by: share, through: space, in: environment)
      guard let mixed = found else { return nil }
      color = mixed
    case .painted(let paint):
      let resolved = paint.resolved(in: environment)
      switch resolved.kind {
      case .color(let own):
        return own.opacity(resolved.opacity * opacity).terminalColor(in: environment, over: ground)
      case .gradient:
        return resolved.color.opacity(opacity).terminalColor(in: environment, over: ground)
      case .ground, .foreground, .resolving: color = .default
      }
    }
    guard opacity < 1 else { return color }
    guard opacity > 0 else { return nil }
    let (own, terminalGround) = Self.exact(color, in: environment)
    let behind = ground == .default ? terminalGround : Self.exact(ground, in: environment).color
    let blended = behind.mixed(with: own, percent: Int((opacity * 100).rounded()))
    return .rgb(blended.red, blended.green, blended.blue)
  }

  /// Whether it lets a part of what is behind through.
  @MainActor func isTranslucent(in environment: EnvironmentValues) -> Bool {
    guard opacity == 1 else { return opacity > 0 }
    guard case .painted(let paint) = kind else { return false }
    let resolved = paint.resolved(in: environment)
    guard case .color(let own) = resolved.kind else { return resolved.opacity < 1 }
    return own.opacity(resolved.opacity).isTranslucent(in: environment)
  }

  /// Returns a colour of the terminal by its parts.
  @MainActor static func exact(
    _ color: TerminalColor, in environment: EnvironmentValues
  ) -> TerminalColor {
    let color: RGBColor = exact(color, in: environment).color
    return .rgb(color.red, color.green, color.blue)
  }

  /// Returns what a colour of the terminal is taken for, and the ground, where colours are mixed.
  @MainActor private static func exact(
    _ color: TerminalColor, in environment: EnvironmentValues
  ) -> (color: RGBColor, ground: RGBColor) {
    var style = TextStyle()
    style.foreground = color
    let (color, ground) = environment.terminalPalette.colors(of: style)
    return (color, ground)
  }

  /// Returns whether dark text is read better on a ground of a colour than light text.
  @MainActor static func isBright(
    _ color: TerminalColor, in environment: EnvironmentValues
  ) -> Bool {
    exact(color, in: environment).color.isBright
  }

  /// Returns the colour that lies between this one and another, in the terminal's terms; `nil` when both paint nothing.
  @MainActor func mixed(
    with other: Color, by share: CGFloat, through space: Gradient.ColorSpace = .device,
    in environment: EnvironmentValues, over ground: TerminalColor = .default
  ) -> TerminalColor? {
    let first = terminalColor(in: environment, over: ground)
    let second = other.terminalColor(in: environment, over: ground)
    if first == second || share <= 0 { return first }
    if share >= 1 { return second }
    let behind =
      ground == .default
      ? Self.exact(.default, in: environment).ground : Self.exact(ground, in: environment).color
    let own = first.map { Self.exact($0, in: environment).color } ?? behind
    let next = second.map { Self.exact($0, in: environment).color } ?? behind
    if space.isPerceptual {
      let mixed = space.between(own.parts, next.parts, Double(share)) * 255
      return .rgb(
        UInt8(mixed.x.rounded()), UInt8(mixed.y.rounded()), UInt8(mixed.z.rounded()))
    }
    let mixed = own.mixed(with: next, percent: Int((share * 100).rounded()))
    return .rgb(mixed.red, mixed.green, mixed.blue)
  }

  /// Gives text the colour.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - environment: The values of the view that is drawn.
  @MainActor func paint(_ style: inout TextStyle, in environment: EnvironmentValues) {
    let isTerminals = kind == .terminal(.default) || kind == .secondary
    if isTerminals {
      style.foreground = .default
    } else if let color = terminalColor(in: environment) {
      style.foreground = color
    }
    if kind == .secondary || isTerminals && opacity < 0.75 { style.attributes.insert(.faint) }
  }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var paint: ShapePaint { ShapePaint(kind: .color(self)) }
}

extension Color {
  /// Red.
  public static let red = Color(.terminal(.ansi(1)))

  /// Green.
  public static let green = Color(.terminal(.ansi(2)))

  /// Yellow.
  public static let yellow = Color(.terminal(.ansi(3)))

  /// Blue.
  public static let blue = Color(.terminal(.ansi(4)))

  /// Purple.
  public static let purple = Color(.terminal(.ansi(5)))

  /// Cyan.
  public static let cyan = Color(.terminal(.ansi(6)))

  /// Teal.
  public static let teal = Color(.terminal(.ansi(6)))

  /// Orange.
  public static let orange = Color(.terminal(.palette(208)))

  /// Pink.
  public static let pink = Color(.terminal(.palette(205)))

  /// Brown.
  public static let brown = Color(.terminal(.palette(130)))

  /// Indigo.
  public static let indigo = Color(.terminal(.palette(62)))

  /// Mint.
  public static let mint = Color(.terminal(.palette(121)))

  /// Gray.
  public static let gray = Color(.terminal(.ansi(8)))

  /// White.
  public static let white = Color(.terminal(.ansi(15)))

  /// Black.
  public static let black = Color(.terminal(.ansi(0)))

  /// Paints nothing.
  public static let clear = Color(Kind.clear)

  /// The colour of text.
  public static let primary = Color(.terminal(.default))

  /// A weaker colour of text.
  public static let secondary = Color(Kind.secondary)

  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour that controls stand out by in the whole application.
  public static let accentColor = Color(Kind.accent)
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }

  /// Green.
  public static var green: Color { .green }

  /// Yellow.
  public static var yellow: Color { .yellow }

  /// Blue.
  public static var blue: Color { .blue }

  /// Purple.
  public static var purple: Color { .purple }

  /// Cyan.
  public static var cyan: Color { .cyan }

  /// Orange.
  public static var orange: Color { .orange }

  /// Pink.
  public static var pink: Color { .pink }

  /// Gray.
  public static var gray: Color { .gray }

  /// White.
  public static var white: Color { .white }

  /// Black.
  public static var black: Color { .black }

  /// Paints nothing.
  public static var clear: Color { .clear }

  /// The colour that controls stand out by.
  public static var tint: Color { Color(Color.Kind.tint) }

  /// Teal.
  public static var teal: Color { .teal }

  /// Brown.
  public static var brown: Color { .brown }

  /// Indigo.
  public static var indigo: Color { .indigo }

  /// Mint.
  public static var mint: Color { .mint }
}

extension Color: PrimitiveView {
  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: ColorBox(context)) { box, view in
      box.color = view
      box.setNeedsDisplay()
    }
  }

  /// Adds nothing.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {}
}
