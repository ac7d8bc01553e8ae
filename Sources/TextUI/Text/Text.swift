import TextRendering

/// One or more lines of text.
///
/// Mirrors SwiftUI's `Text`.
///
/// Text wraps at words and is cut with an ellipsis where its room ends. Characters that would disturb a terminal are shown as
/// pictures of themselves.
public struct Text: PrimitiveView, Equatable {
  /// A mode of truncation: what is left out of a text that does not fit.
  ///
  /// Mirrors SwiftUI's `Text.TruncationMode`.
  public enum TruncationMode: Sendable, Hashable {
    /// The beginning.
    case head

    /// The middle.
    case middle

    /// The end.
    case tail
  }

  /// A way to write letters: all as capitals, or all small.
  ///
  /// Mirrors SwiftUI's `Text.Case`.
  public enum Case: Sendable, Hashable {
    /// All as capitals.
    case uppercase

    /// All small.
    case lowercase
  }

  /// The text.
  let content: String

  private var attributes: TextAttributes = []
  private var ownFont: Font?
  private var weight: Font.Weight?
  private var foreground: Color?

  /// Shows a text as it stands.
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  /// Shows a text as it stands.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Shows a value in a format.
  public init<Input, Format: FormatStyle>(_ input: Input, format: Format)
  where Format.FormatInput == Input, Format.FormatOutput == String {
    content = format.format(input)
  }

  /// Joins two texts.
  public static func + (first: Text, second: Text) -> Text {
    var result = Text(first.content + second.content)
    result.attributes = first.attributes
    result.ownFont = first.ownFont
    result.weight = first.weight
    result.foreground = first.foreground
    return result
  }

  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text in a weight; in its font's for `nil`.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var result = self
    result.weight = weight
    return result
  }

  /// The text in italics.
  public func italic() -> Text { adding(.italic) }

  /// The text in italics, or as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? adding(.italic) : self }

  /// The text underlined.
  public func underline(_ isActive: Bool = true) -> Text { isActive ? adding(.underline) : self }

  /// The text struck through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    isActive ? adding(.strikethrough) : self
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text {
    var result = self
    result.ownFont = font
    return result
  }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text {
    var result = self
    result.foreground = color
    return result
  }

  /// The text in a style of foreground.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    foregroundColor(style.color)
  }

  private func adding(_ attribute: TextAttributes) -> Text {
    var result = self
    result.attributes.formUnion(attribute)
    return result
  }

  /// The looks of the text where those around are some.
  private func looks(in environment: TextEnvironment) -> TextEnvironment {
    var result = environment
    result.attributes.formUnion(attributes)
    if let ownFont { result.font = ownFont }
    if let weight { result.weight = weight }
    if let foreground { result.foreground = foreground }
    return result
  }

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: TextBox(context)) { box, view in
      let looks = view.looks(in: box.environment.text)
      box.set(looks.cased(view.content), looks)
    }
  }

  /// Adds the text.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    if let view { texts.addDrawn(view.content) }
  }
}
