/// The attributes with which the glyph of a cell is drawn, beside its colors.
public struct TextAttributes: OptionSet, Sendable, Hashable {
  /// One bit for each attribute.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits; those without a meaning are kept.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Strong strokes.
  public static let bold = TextAttributes(rawValue: 1 << 0)

  /// Less contrast.
  public static let faint = TextAttributes(rawValue: 1 << 1)

  /// Slanted.
  public static let italic = TextAttributes(rawValue: 1 << 2)

  /// With a line below.
  public static let underline = TextAttributes(rawValue: 1 << 3)

  /// Blinking; pictures show it as plain.
  public static let blink = TextAttributes(rawValue: 1 << 4)

  /// Foreground and background exchanged.
  public static let reverse = TextAttributes(rawValue: 1 << 5)

  /// With a line through it.
  public static let strikethrough = TextAttributes(rawValue: 1 << 6)

  /// Everything that has a meaning.
  package static let known = TextAttributes(rawValue: (1 << 7) - 1)
}

// MARK: - CustomStringConvertible

extension TextAttributes: CustomStringConvertible {
  /// The names of the attributes, such as `bold+underline`; `plain` for none.
  public var description: String {
    let names: [(TextAttributes, String)] = [
      (.bold, "bold"), (.faint, "faint"), (.italic, "italic"), (.underline, "underline"),
      (.blink, "blink"), (.reverse, "reverse"), (.strikethrough, "strikethrough"),
    ]
    let present = names.filter { contains($0.0) }.map(\.1)
    return present.isEmpty ? "plain" : present.joined(separator: "+")
  }
}
