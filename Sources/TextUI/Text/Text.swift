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

  /// The text.
  let content: String

  private var attributes: TextAttributes = []
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
    result.foreground = first.foreground
    return result
  }

  /// The text in bold.
  public func bold() -> Text { adding(.bold) }

  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? adding(.bold) : self }

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
  public func font(_ font: Font?) -> Text { adding(font?.attributes ?? []) }

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

  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    LeafNode(view, context, box: TextBox(context)) { box, view in
      var environment = box.environment.text
      environment.attributes.formUnion(view.attributes)
      if let foreground = view.foreground { environment.foreground = foreground }
      box.set(view.content, environment)
    }
  }
}
