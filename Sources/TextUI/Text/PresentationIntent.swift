import TextRendering

/// What words are in the line they stand in, as Markdown says it.
///
/// Mirrors Foundation's structure, which is not there on Linux.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasized: in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)

  /// Strongly emphasized: in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)

  /// Code, which a terminal sets as everything.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)

  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

  /// The end of a line that stands for a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)

  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)

  /// HTML among words.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)

  /// HTML of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// What a part of a text is among its paragraphs, as Markdown says it: a heading, an item of a list.
///
/// Mirrors Foundation's structure, which is not there on Linux.
public struct PresentationIntent: Hashable, Sendable, Codable {
  /// A column of a table.
  public struct TableColumn: Hashable, Sendable, Codable {
    /// Where the texts of a column stand.
    public enum Alignment: Int, Hashable, Sendable, Codable {
      /// At the left.
      case left

      /// In the middle.
      case center

      /// At the right.
      case right
    }

    /// Where its texts stand.
    public var alignment: Alignment

    /// Makes a column.
    public init(alignment: Alignment) {
      self.alignment = alignment
    }
  }

  /// A kind of part.
  public enum Kind: Hashable, Sendable, Codable {
    /// A paragraph.
    case paragraph

    /// A heading of a level, from 1.
    case header(level: Int)

    /// A list whose items have numbers.
    case orderedList

    /// A list whose items have none.
    case unorderedList

    /// An item of a list, by its number.
    case listItem(ordinal: Int)

    /// Lines of code, in a language.
    case codeBlock(languageHint: String?)

    /// A quotation.
    case blockQuote

    /// A rule across.
    case thematicBreak

    /// A table.
    case table(columns: [TableColumn])

    /// The row of a table's headings.
    case tableHeaderRow

    /// A row of a table, by its number.
    case tableRow(rowIndex: Int)

    /// A cell of a row, by its number.
    case tableCell(columnIndex: Int)
  }

  /// A part, told from others of its kind.
  public struct IntentType: Hashable, Sendable, Codable {
    /// What it is.
    public var kind: Kind

    /// What tells it from the other parts of the text.
    public var identity: Int
  }

  /// The parts that the text is in, the innermost first.
  public var components: [IntentType]

  /// How many parts the text is in.
  public var count: Int { components.count }

  /// How far in it stands: in how many items of lists and quotations.
  public var indentationLevel: Int {
    components.count { component in
      switch component.kind {
      case .listItem, .blockQuote: true
      default: false
      }
    }
  }

  /// Makes the place of a part of a text.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - identity: What tells it from the other parts of the text.
  ///   - parent: The part that it is in; `nil` for none.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Makes the place of a part of a text.
  ///
  /// - Parameter types: The parts that it is in, the innermost first.
  public init(types: [IntentType]) {
    components = types
  }
}

extension PresentationIntent: CustomDebugStringConvertible {
  /// The parts that the text is in, in words.
  public var debugDescription: String {
    "[" + components.map(\.debugDescription).joined(separator: ", ") + "]"
  }
}

extension PresentationIntent.IntentType: CustomDebugStringConvertible {
  /// What it is, and what tells it from others.
  public var debugDescription: String { "\(kind) (id \(identity))" }
}

extension AttributeScopes.SwiftUIAttributes {
  /// The key of what words are in their line.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = InlinePresentationIntent

    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The key of what a part is among paragraphs.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the attribute.
    public typealias Value = PresentationIntent

    /// The name of the attribute.
    public static let name = "NSPresentationIntent"
  }
}

extension TextEnvironment {
  /// The looks of words that are something in their line.
  mutating func take(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.emphasized) { attributes.insert(.italic) }
    if intent.contains(.strikethrough) { attributes.insert(.strikethrough) }
  }
}

extension InlineMarkdown.Emphasis {
  /// What words so emphasized are in their line; nothing where they are as all.
  var intent: InlinePresentationIntent? {
    var intent: InlinePresentationIntent = []
    if contains(.strong) { intent.insert(.stronglyEmphasized) }
    if contains(.emphasized) { intent.insert(.emphasized) }
    if contains(.strikethrough) { intent.insert(.strikethrough) }
    if contains(.code) { intent.insert(.code) }
    return intent.isEmpty ? nil : intent
  }
}
