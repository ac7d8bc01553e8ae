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

  /// Makes a text of Markdown, in the looks it says.
  ///
  /// Mirrors Foundation's initializer, which is not there on Linux.
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
    for block in options.interpretedSyntax.blocks(of: markdown) {
      append(AttributedString(inline: block, baseURL: baseURL))
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

  /// Makes a text of one block of Markdown.
  private init(inline markdown: String, baseURL: URL?) {
    self.init(pieces: InlineMarkdown.pieces(of: markdown), baseURL: baseURL)
  }

  /// Makes a text of pieces that each have looks of their own.
  init(pieces: [InlineMarkdown.Piece], baseURL: URL? = nil) {
    self.init()
    for piece in pieces {
      var part = AttributedString(piece.text)
      var font = Font.body
      if piece.emphasis.contains(.strong) { font = font.bold() }
      if piece.emphasis.contains(.emphasized) { font = font.italic() }
      if font != .body { part.font = font }
      if piece.emphasis.contains(.strikethrough) { part.strikethroughStyle = .single }
      part.link = piece.link.flatMap { URL(string: $0.relativeString, relativeTo: baseURL) }
      append(part)
    }
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// Returns the blocks of Markdown, each without the sign it begins with, and with its lines as one.
  fileprivate func blocks(of markdown: String) -> [String] {
    switch self {
    case .inlineOnlyPreservingWhitespace: [markdown]
    case .inlineOnly: [Self.joined(Self.lines(of: markdown))]
    case .full: Self.blocks(of: Self.lines(of: markdown))
    }
  }

  private static func lines(of markdown: String) -> [Substring] {
    markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Returns lines as one: two spaces or a backslash at the end of one keep it on its own.
  private static func joined(_ lines: [Substring]) -> String {
    var result = ""
    var separator = ""
    for line in lines {
      let words = line.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty else { continue }
      let isKept = line.hasSuffix("  ") || words.hasSuffix("\\")
      result += separator + (words.hasSuffix("\\") ? String(words.dropLast()) : words)
      separator = isKept ? "\n" : " "
    }
    return result
  }

  /// A sign at the beginning of a line.
  private enum Sign {
    /// That of a heading, which ends with its line.
    case heading

    /// That of an item of a list.
    case item

    /// That of a quotation, which each of its lines may have.
    case quotation
  }

  /// Returns the blocks that lines make up.
  private static func blocks(of lines: [Substring]) -> [String] {
    var blocks: [[Substring]] = [[]]
    var last: Sign?
    for line in lines {
      let (sign, words) = withoutSign(line)
      let isEmpty = words.allSatisfy(\.isWhitespace)
      let goesOn = sign == nil ? last != .heading : sign == .quotation && last == .quotation
      if !goesOn || isEmpty { blocks.append([]) }
      blocks[blocks.count - 1].append(words)
      last = isEmpty ? nil : sign ?? (last == .heading ? nil : last)
    }
    return blocks.map(joined)
  }

  /// Returns the sign of a heading, an item of a list or a quotation that a line begins with, and what stands behind it.
  private static func withoutSign(_ line: Substring) -> (sign: Sign?, words: Substring) {
    let words = line.drop(while: \.isWhitespace)
    if words.hasPrefix(">") { return (.quotation, words.dropFirst()) }
    let sign = words.prefix { !$0.isWhitespace }
    let rest = words.dropFirst(sign.count)
    guard !sign.isEmpty, !rest.isEmpty else { return (nil, line) }
    if sign.count <= 6, sign.allSatisfy({ $0 == "#" }) { return (.heading, rest) }
    let isNumber =
      (sign.hasSuffix(".") || sign.hasSuffix(")")) && sign.count > 1
      && sign.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber || ["-", "*", "+"].contains(sign) ? (.item, rest) : (nil, line)
  }
}
