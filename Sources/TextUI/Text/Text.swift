import TextRendering

/// One or more lines of text.
///
/// Mirrors SwiftUI's `Text`.
///
/// Text wraps at words and is cut with an ellipsis where its room ends. Characters that would disturb a terminal are shown as
/// pictures of themselves. A literal is a ``LocalizedStringKey``: it is looked up in the tables of translations, its numbers are written as
/// the locale does, and its inline Markdown is seen in its looks.
public struct Text: Equatable, Sendable {
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

  /// What the text says, with its looks.
  private(set) var content: TextContent

  /// Makes a text of its content.
  init(_ storage: TextContent.Storage) {
    content = TextContent(storage)
  }
}

// Apart from its declaration, so that one can be made anywhere, as SwiftUI's.
extension Text: PrimitiveView {
  /// Makes the node.
  public static func makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
    TextNode(view, context)
  }

  /// Adds the text.
  public static func addTexts(of view: Self?, to texts: inout RowTexts) {
    if let view { texts.addDrawn(view.content) }
  }
}

// MARK: - What it says

extension Text {
  /// Shows the translation of a key, or the key itself.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tableName: The name of the table of translations; `Localizable` when `nil`.
  ///   - bundle: The bundle that holds the table; when `nil`, the main one and the resources of the application's module.
  ///   - comment: What the text is for, to those who translate it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle: bundle))
  }

  /// Shows a text as it stands.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(.verbatim(String(content)))
  }

  /// Shows a text as it stands.
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Shows a text in the looks of its attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Shows a picture as part of a text: its symbol.
  ///
  /// What could be a picture or a key, as `.init("…")`, is a key.
  @_disfavoredOverload
  public init(_ image: Image) {
    self.init(.verbatim(image.symbol))
  }

  /// Shows a value in a format, in the way of the environment's locale unless the format names one.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.value(LocaleText(FormattedValue(input, format))))
  }

  /// Shows a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? String(describing: subject)))
  }

  /// Shows a date, or how far it is from now, which changes as time goes by on the application's clock.
  public init(_ date: Date, style: DateStyle) {
    self.init(.time(TimeText(date, style)))
  }

  /// Shows the time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.value(LocaleText(dates)))
  }

  /// Shows the time between two dates.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Counts the time in an interval, on the application's clock.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - pauseTime: When the count stops; `nil` for the end of the interval.
  ///   - countsDown: Whether it counts what is left, and not what has passed.
  ///   - showsHours: Whether it shows hours besides minutes and seconds, where there are some.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .time(
        TimeText(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }

  /// Joins two texts, each with its looks.
  public static func + (first: Text, second: Text) -> Text {
    Text(.joined([first.content, second.content]))
  }
}

// MARK: - Looks

extension Text {
  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// The text in a weight; in its font's for `nil`.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in italics.
  public func italic() -> Text { adding(.italic) }

  /// The text in italics, or as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? adding(.italic) : self }

  /// The text underlined.
  public func underline(_ isActive: Bool = true) -> Text { isActive ? adding(.underline) : self }

  /// The text underlined; a terminal chooses the colour of the line.
  public func underline(_ isActive: Bool = true, color: Color?) -> Text { underline(isActive) }

  /// The text underlined; a terminal has one kind of line.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    underline(isActive)
  }

  /// The text struck through.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    isActive ? adding(.strikethrough) : self
  }

  /// The text struck through; a terminal chooses the colour of the line.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive)
  }

  /// The text struck through; a terminal has one kind of line.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    strikethrough(isActive)
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }

  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color } }

  /// The text in a style of foreground.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    foregroundColor(style.color)
  }

  private func adding(_ attribute: TextAttributes) -> Text {
    with { $0.attributes.formUnion(attribute) }
  }

  /// Returns the text, changed.
  func with(_ change: (inout TextContent) -> Void) -> Text {
    var result = self
    change(&result.content)
    return result
  }
}
