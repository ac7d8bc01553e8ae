import TextRendering

/// A font: in a terminal, the attributes a text is set in.
///
/// Mirrors SwiftUI's `Font` as far as a terminal can tell them apart: by weight and slant. Names, sizes and designs have no effect, because
/// the terminal chooses those.
public struct Font: Sendable, Hashable {
  /// A weight of a font.
  ///
  /// Mirrors SwiftUI's `Font.Weight`. A terminal has three: faint, plain and bold.
  public struct Weight: Sendable, Hashable {
    /// What the weight comes down to in a terminal.
    let attributes: TextAttributes

    /// The lightest: faint.
    public static let ultraLight = Weight(attributes: .faint)

    /// Lighter than light: faint.
    public static let thin = Weight(attributes: .faint)

    /// Lighter than usual: faint.
    public static let light = Weight(attributes: .faint)

    /// The usual one.
    public static let regular = Weight(attributes: [])

    /// A little heavier than usual: plain.
    public static let medium = Weight(attributes: [])

    /// Nearly bold: bold.
    public static let semibold = Weight(attributes: .bold)

    /// Bold.
    public static let bold = Weight(attributes: .bold)

    /// Heavier than bold: bold.
    public static let heavy = Weight(attributes: .bold)

    /// The heaviest: bold.
    public static let black = Weight(attributes: .bold)
  }

  /// A design of a font; it has no effect in a terminal, which chooses it.
  ///
  /// Mirrors SwiftUI's `Font.Design`.
  public enum Design: Sendable, Hashable {
    /// The usual one.
    case `default`

    /// With serifs.
    case serif

    /// Round.
    case rounded

    /// All characters of one width, as in a terminal they are.
    case monospaced
  }

  /// A distance of the lines of a font; it has no effect in a terminal.
  ///
  /// Mirrors SwiftUI's `Font.Leading`.
  public enum Leading: Sendable, Hashable {
    /// The usual one.
    case standard

    /// Narrow.
    case tight

    /// Wide.
    case loose
  }

  /// A style of text: what a text is for.
  ///
  /// Mirrors SwiftUI's `Font.TextStyle`.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// A large title.
    case largeTitle

    /// A title.
    case title

    /// A title of the second rank.
    case title2

    /// A title of the third rank.
    case title3

    /// A heading.
    case headline

    /// What stands below a heading.
    case subheadline

    /// Running text.
    case body

    /// What is called out.
    case callout

    /// A note.
    case footnote

    /// What stands below a picture.
    case caption

    /// What stands below a picture, weaker.
    case caption2

    /// The weight of the style in a terminal.
    fileprivate var weight: Weight {
      switch self {
      case .largeTitle, .title, .title2, .title3, .headline: .bold
      case .subheadline, .body, .callout: .regular
      case .footnote, .caption, .caption2: .light
      }
    }
  }

  /// What the font comes down to in a terminal.
  let attributes: TextAttributes

  /// Makes a font of attributes.
  private init(attributes: TextAttributes) {
    self.attributes = attributes
  }

  /// Makes the font of a style of text.
  private init(_ style: TextStyle) {
    self.init(attributes: style.weight.attributes)
  }
}

extension Font {
  /// For large titles: bold.
  public static let largeTitle = Font(.largeTitle)

  /// For titles: bold.
  public static let title = Font(.title)

  /// For titles of the second rank: bold.
  public static let title2 = Font(.title2)

  /// For titles of the third rank: bold.
  public static let title3 = Font(.title3)

  /// For headings: bold.
  public static let headline = Font(.headline)

  /// For what stands below a heading.
  public static let subheadline = Font(.subheadline)

  /// For running text.
  public static let body = Font(.body)

  /// For what is called out.
  public static let callout = Font(.callout)

  /// For notes: faint.
  public static let footnote = Font(.footnote)

  /// For what stands below a picture: faint.
  public static let caption = Font(.caption)

  /// For what stands below a picture, weaker: faint.
  public static let caption2 = Font(.caption2)

  /// A font of the system in a size, which is the terminal's, and a weight.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(attributes: weight?.attributes ?? [])
  }

  /// A font of the system for a style of text.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(attributes: (weight ?? style.weight).attributes)
  }

  /// A font of a name; the terminal's is used.
  public static func custom(_ name: String, size: CGFloat) -> Font { .body }

  /// A font of a name, for a style of text; the terminal's is used, in the weight of the style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(textStyle)
  }

  /// A font of a name in a size that stays; the terminal's is used.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { Font(attributes: attributes.union(.italic)) }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { Font(attributes: attributes.weighing(weight)) }

  /// The font with letters of a width, which in a terminal is one.
  public func width(_ width: Width) -> Font { self }

  /// The font with all characters of one width, as in a terminal they are.
  public func monospaced() -> Font { self }

  /// The font with digits of one width, as in a terminal they are.
  public func monospacedDigit() -> Font { self }

  /// The font with small capitals, which a terminal does not have.
  public func smallCaps() -> Font { self }

  /// The font with small capitals for small letters, which a terminal does not have.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with small capitals for capitals, which a terminal does not have.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font with another distance of lines, which has no effect in a terminal.
  public func leading(_ leading: Leading) -> Font { self }
}

extension TextAttributes {
  /// The attributes in a weight, and otherwise as they are.
  func weighing(_ weight: Font.Weight) -> TextAttributes {
    subtracting([.bold, .faint]).union(weight.attributes)
  }
}
