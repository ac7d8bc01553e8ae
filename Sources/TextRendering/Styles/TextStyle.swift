/// The look of a cell: two colors and the attributes of its glyph.
public struct TextStyle: Sendable, Hashable {
  /// The color of the glyph.
  public var foreground: TerminalColor

  /// The color behind the glyph.
  public var background: TerminalColor

  /// How the glyph is drawn.
  public var attributes: TextAttributes

  /// Default colors, no attributes.
  public static let plain = TextStyle()

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - foreground: The color of the glyph.
  ///   - background: The color behind the glyph.
  ///   - attributes: How the glyph is drawn.
  public init(
    foreground: TerminalColor = .default, background: TerminalColor = .default,
    attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

// MARK: - CustomStringConvertible

extension TextStyle: CustomStringConvertible {
  /// The style in words, such as `bold, ansi 1 on default`.
  public var description: String { "\(attributes), \(foreground) on \(background)" }
}
