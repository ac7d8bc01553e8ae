import TextRendering

/// A style in which something is painted.
///
/// Mirrors SwiftUI's `ShapeStyle`; here it comes down to a colour of the terminal.
public protocol ShapeStyle: Sendable {
  /// The colour the style comes down to.
  var color: Color { get }
}

/// A colour.
///
/// Mirrors SwiftUI's `Color`.
///
/// Named colours are those of the user's terminal, so that they suit its background. As a view it fills the room it is offered.
public struct Color: ShapeStyle, Hashable {
  /// A kind of colour: what it is made of.
  enum Kind: Hashable {
    case terminal(TerminalColor)
    case secondary
    case accent
    case clear
  }

  /// What the colour is made of.
  let kind: Kind

  /// The colour itself.
  public var color: Color { self }

  /// A colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    func byte(_ part: Double) -> UInt8 {
      UInt8((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
    }
    kind = .terminal(.rgb(byte(red), byte(green), byte(blue)))
  }

  /// A gray, from 0 (black) to 1 (white).
  public init(white: Double) {
    self.init(red: white, green: white, blue: white)
  }

  /// Makes a colour of the terminal.
  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The colour in the terminal's terms; `nil` when it paints nothing.
  var terminalColor: TerminalColor? {
    switch kind {
    case .terminal(let color): color
    case .secondary: .default
    case .accent: .ansi(6)
    case .clear: nil
    }
  }
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
  public static let clear = Color(.clear)

  /// The colour of text.
  public static let primary = Color(.terminal(.default))

  /// A weaker colour of text.
  public static let secondary = Color(.secondary)

  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The colour that controls stand out by.
  public static let accentColor = Color(.accent)
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

  /// The colour of text.
  public static var primary: Color { .primary }

  /// A weaker colour of text.
  public static var secondary: Color { .secondary }

  /// The colour that controls stand out by.
  public static var tint: Color { .accentColor }
}

extension Color: PrimitiveView {
  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: ColorBox(context)) { box, view in
      box.color = view
      box.setNeedsDisplay()
    }
  }
}
