extension AttributedString {
  /// How Markdown is read.
  ///
  /// Mirrors Foundation's structure, which is not there on Linux.
  public struct MarkdownParsingOptions: Sendable {
    /// What of Markdown means something.
    ///
    /// Mirrors Foundation's enumeration.
    public enum InterpretedSyntax: Sendable {
      /// All of it: what belongs to no line of its own, and paragraphs, headings, lists and quotations, whose signs go.
      ///
      /// - Note: Unlike Foundation's, it reads no tables, rules and blocks of code: they stand as they are written.
      case full

      /// What belongs to no line of its own. The end of a line is a space.
      case inlineOnly

      /// What belongs to no line of its own. Ends of lines and spaces stay as they are.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with Markdown that cannot be read; all can be.
    ///
    /// Mirrors Foundation's enumeration.
    public enum FailurePolicy: Sendable {
      /// An error is thrown.
      case throwError

      /// There is as much of the text as could be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether words may have attributes; has no effect.
    public var allowsExtendedAttributes: Bool

    /// What of Markdown means something.
    public var interpretedSyntax: InterpretedSyntax

    /// What happens with Markdown that cannot be read; all can be.
    public var failurePolicy: FailurePolicy

    /// The language of the text; has no effect.
    public var languageCode: String?

    /// Whether the text knows where in the Markdown its parts stood; has no effect.
    public var appliesSourcePositionAttributes: Bool

    /// Makes options.
    ///
    /// - Parameters:
    ///   - allowsExtendedAttributes: Whether words may have attributes; has no effect.
    ///   - interpretedSyntax: What of Markdown means something.
    ///   - failurePolicy: What happens with Markdown that cannot be read; all can be.
    ///   - languageCode: The language of the text; has no effect.
    ///   - appliesSourcePositionAttributes: Whether the text knows where its parts stood; has no effect.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Makes a text of Markdown, which says of its runs what they are: `inlinePresentationIntent` and `presentationIntent`.
  ///
  /// Mirrors Foundation's initializer, which is not there on Linux.
  ///
  /// - Note: Unlike Foundation's, a list is in no item of another.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - options: How it is read. As a whole, paragraphs follow each other without a mark between them, as on a phone.
  ///   - baseURL: What links are relative to; `nil` for none.
  /// - Throws: Nothing: all of a text is Markdown of some kind.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let blocks = MarkdownBlock.blocks(of: markdown, options.interpretedSyntax)
    let places = options.interpretedSyntax == .full ? MarkdownBlock.places(of: blocks) : []
    for (index, block) in blocks.enumerated() {
      var part = AttributedString(pieces: InlineMarkdown.pieces(of: block.text), baseURL: baseURL)
      if places.indices.contains(index) { part.presentationIntent = places[index] }
      append(part)
    }
  }

  /// Makes a text of Markdown in UTF-8, in the looks it says.
  ///
  /// Mirrors Foundation's initializer, which is not there on Linux.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - options: How it is read.
  ///   - baseURL: What links are relative to; `nil` for none.
  /// - Throws: Nothing: all of a text is Markdown of some kind.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Makes a text of the Markdown in a file, in the looks it says.
  ///
  /// Mirrors Foundation's initializer, which is not there on Linux.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How it is read.
  ///   - baseURL: What links are relative to; `nil` for none.
  /// - Throws: An error, when the file cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Makes a text of pieces that each have looks of their own.
  init(pieces: [InlineMarkdown.Piece], baseURL: URL? = nil) {
    self.init()
    for piece in pieces {
      var part = AttributedString(piece.text)
      part.inlinePresentationIntent = piece.emphasis.intent
      part.link = piece.link.flatMap { URL(string: $0.relativeString, relativeTo: baseURL) }
      append(part)
    }
  }
}
