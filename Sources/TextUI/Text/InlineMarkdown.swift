/// The inline Markdown of a text: what is emphasized, struck through, code or a link.
///
/// A text is read as SwiftUI reads a literal: emphasis with `*` or `_`, strong emphasis with two of them, `~~` and `~` for what is struck
/// through, `` ` `` for code, `[words](link)`, `^[words](inflect: true)`, and a backslash before a sign that means itself. What begins and
/// does not end stands as it is written.
struct InlineMarkdown {
  /// A piece of the text that looks one way.
  struct Piece: Equatable {
    /// The characters.
    var text: String

    /// How they are emphasized.
    var emphasis: Emphasis

    /// Where they lead; `nil` for nowhere.
    var link: URL?
  }

  /// The ways in which a piece is emphasized.
  struct Emphasis: OptionSet, Hashable {
    let rawValue: Int

    /// Emphasized: in italics.
    static let emphasized = Emphasis(rawValue: 1)

    /// Strongly emphasized: in bold.
    static let strong = Emphasis(rawValue: 2)

    /// Struck through.
    static let strikethrough = Emphasis(rawValue: 4)

    /// Code, which a terminal sets as everything.
    static let code = Emphasis(rawValue: 8)

    /// In agreement with the number in it.
    static let inflected = Emphasis(rawValue: 16)
  }

  private let characters: [Character]
  private var pieces: [Piece] = []

  private init(_ characters: [Character]) {
    self.characters = characters
  }

  /// Whether a text has signs in it that may mean something.
  static func mayBe(in text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Returns the pieces of a text.
  static func pieces(of text: String) -> [Piece] {
    guard mayBe(in: text) else { return [Piece(text: text, emphasis: [], link: nil)] }
    var parser = InlineMarkdown(Array(text))
    parser.parse(0..<parser.characters.count, [], nil)
    return parser.pieces
  }

  // MARK: - Parsing

  /// Adds the pieces of a part.
  private mutating func parse(_ range: Range<Int>, _ emphasis: Emphasis, _ link: URL?) {
    var position = range.lowerBound
    while position < range.upperBound {
      if let end = parseSpan(at: position, before: range.upperBound, emphasis, link) {
        position = end
        continue
      }
      if characters[position] == "\\", position + 1 < range.upperBound,
        characters[position + 1].isPunctuation || characters[position + 1].isSymbol
      {
        position += 1
      }
      add(String(characters[position]), emphasis, link)
      position += 1
    }
  }

  private mutating func add(_ text: String, _ emphasis: Emphasis, _ link: URL?) {
    if let last = pieces.last, last.emphasis == emphasis, last.link == link {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, emphasis: emphasis, link: link))
    }
  }

  /// Adds what begins at a place with a sign, if it does; returns where it ends.
  private mutating func parseSpan(
    at start: Int, before end: Int, _ emphasis: Emphasis, _ link: URL?
  ) -> Int? {
    let sign = characters[start]
    switch sign {
    case "`":
      let width = run(of: sign, at: start, before: end)
      guard let close = closing(sign, width, from: start + width, before: end) else { return nil }
      add(String(characters[start + width..<close]), emphasis.union(.code), link)
      return close + width
    case "*", "_", "~":
      let width = min(run(of: sign, at: start, before: end), sign == "~" ? 2 : 3)
      guard opens(at: start, width, before: end),
        let close = closing(sign, width, from: start + width, before: end)
      else { return nil }
      let added: Emphasis =
        sign == "~"
        ? .strikethrough : width == 3 ? [.strong, .emphasized] : width == 2 ? .strong : .emphasized
      parse(start + width..<close, emphasis.union(added), link)
      return close + width
    case "[": return parseLink(at: start, before: end, emphasis)
    case "^": return parseAttributes(at: start, before: end, emphasis, link)
    default: return nil
    }
  }

  /// Adds a link, if one begins at a place; returns where it ends.
  private mutating func parseLink(at start: Int, before end: Int, _ emphasis: Emphasis) -> Int? {
    guard let (words, target) = bracketed(at: start, before: end),
      !characters[target].contains(where: \.isWhitespace),
      let url = URL(string: String(characters[target]))
    else { return nil }
    parse(words, emphasis, url)
    return target.upperBound + 1
  }

  /// Adds words with attributes, if some begin at a place; returns where they end.
  ///
  /// Of attributes only `inflect: true` means something.
  private mutating func parseAttributes(
    at start: Int, before end: Int, _ emphasis: Emphasis, _ link: URL?
  ) -> Int? {
    guard start + 1 < end, characters[start + 1] == "[",
      let (words, attributes) = bracketed(at: start + 1, before: end)
    else { return nil }
    let named = String(characters[attributes]).filter { !$0.isWhitespace }
    guard named.contains(":") else { return nil }
    parse(words, named.contains("inflect:true") ? emphasis.union(.inflected) : emphasis, link)
    return attributes.upperBound + 1
  }

  /// Returns what stands in the brackets that open at a place, and in the parentheses behind them; `nil` when there are none.
  private func bracketed(at start: Int, before end: Int) -> (Range<Int>, Range<Int>)? {
    var depth = 0
    guard
      let close = (start..<end).first(where: { place in
        if characters[place] == "[" { depth += 1 }
        if characters[place] == "]" { depth -= 1 }
        return depth == 0
      }), close + 1 < end, characters[close + 1] == "(",
      let last = characters[close + 2..<end].firstIndex(of: ")")
    else { return nil }
    return (start + 1..<close, close + 2..<last)
  }

  /// Returns how often a sign stands at a place.
  private func run(of sign: Character, at start: Int, before end: Int) -> Int {
    characters[start..<end].prefix { $0 == sign }.count
  }

  /// Whether signs at a place can begin an emphasis: a word follows, and underscores do not stand within one.
  private func opens(at start: Int, _ width: Int, before end: Int) -> Bool {
    guard start + width < end, !characters[start + width].isWhitespace else { return false }
    return characters[start] != "_" || start == 0 || !characters[start - 1].isWordCharacter
  }

  /// Returns where signs stand that end what some have begun.
  private func closing(_ sign: Character, _ width: Int, from start: Int, before end: Int) -> Int? {
    var place = start
    while place < end {
      guard characters[place] == sign else {
        place += characters[place] == "\\" && sign != "`" ? 2 : 1
        continue
      }
      let found = run(of: sign, at: place, before: end)
      if found == width, place > start, closes(sign, at: place, width) { return place }
      place += found
    }
    return nil
  }

  /// Whether signs at a place can end an emphasis: a word stands before, and underscores do not stand within one.
  private func closes(_ sign: Character, at place: Int, _ width: Int) -> Bool {
    if sign == "`" { return true }
    if characters[place - 1].isWhitespace { return false }
    let next = place + width
    return sign != "_" || next >= characters.count || !characters[next].isWordCharacter
  }
}

extension Character {
  /// Whether the character is part of a word.
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
