/// A block of Markdown: a paragraph, a heading, an item of a list, a quotation.
struct MarkdownBlock {
  /// A sign at the beginning of a line.
  enum Sign: Equatable {
    /// That of a heading of a level, which ends with its line.
    case heading(Int)

    /// That of an item of a list, with its number where it has one.
    case item(Int?)

    /// That of a quotation, which each of its lines may have.
    case quotation
  }

  /// The sign that it begins with; `nil` for a paragraph.
  let sign: Sign?

  /// What it says, without signs, with its lines as one.
  let text: String
}

extension MarkdownBlock {
  /// Returns the blocks that Markdown is made of.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - syntax: What of it means something.
  /// - Returns: The blocks; the whole as one where it has none.
  static func blocks(
    of markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> [MarkdownBlock] {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: [MarkdownBlock(sign: nil, text: markdown)]
    case .inlineOnly: [MarkdownBlock(sign: nil, text: joined(lines(of: markdown)))]
    case .full: blocks(of: lines(of: markdown)).filter { !$0.text.isEmpty }
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

  /// Returns the blocks that lines make up.
  private static func blocks(of lines: [Substring]) -> [MarkdownBlock] {
    var blocks: [(sign: Sign?, lines: [Substring])] = [(nil, [])]
    var last: Sign?
    for line in lines {
      let (sign, words) = withoutSign(line)
      let isEmpty = words.allSatisfy(\.isWhitespace)
      let followsHeading = if case .heading = last { true } else { false }
      let goesOn = sign == nil ? !followsHeading : sign == .quotation && last == .quotation
      if !goesOn || isEmpty { blocks.append((isEmpty ? nil : sign, [])) }
      blocks[blocks.count - 1].lines.append(words)
      last = isEmpty ? nil : sign ?? (followsHeading ? nil : last)
    }
    return blocks.map { MarkdownBlock(sign: $0.sign, text: joined($0.lines)) }
  }

  /// Returns the sign of a heading, an item of a list or a quotation that a line begins with, and what stands behind it.
  private static func withoutSign(_ line: Substring) -> (sign: Sign?, words: Substring) {
    let words = line.drop(while: \.isWhitespace)
    if words.hasPrefix(">") { return (.quotation, words.dropFirst()) }
    let sign = words.prefix { !$0.isWhitespace }
    let rest = words.dropFirst(sign.count)
    guard !sign.isEmpty, !rest.isEmpty else { return (nil, line) }
    if sign.count <= 6, sign.allSatisfy({ $0 == "#" }) { return (.heading(sign.count), rest) }
    if ["-", "*", "+"].contains(sign) { return (.item(nil), rest) }
    let digits = sign.dropLast()
    guard sign.hasSuffix(".") || sign.hasSuffix(")"), !digits.isEmpty,
      digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return (nil, line) }
    return (.item(Int(digits) ?? 1), rest)
  }

  // MARK: - Places

  /// Returns the place of each block among the paragraphs of the text; items of lists that follow each other are in one.
  static func places(of blocks: [MarkdownBlock]) -> [PresentationIntent] {
    var places: [PresentationIntent] = []
    var count = 0
    var list: (intent: PresentationIntent, isOrdered: Bool, next: Int)?
    /// Returns the place of a part of a kind.
    func place(_ kind: PresentationIntent.Kind, in parent: PresentationIntent? = nil)
      -> PresentationIntent
    {
      count += 1
      return PresentationIntent(kind, identity: count, parent: parent)
    }
    for block in blocks {
      guard case .item(let number) = block.sign else {
        list = nil
        switch block.sign {
        case .heading(let level): places.append(place(.header(level: level)))
        case .quotation: places.append(place(.paragraph, in: place(.blockQuote)))
        case .item, nil: places.append(place(.paragraph))
        }
        continue
      }
      let isOrdered = number != nil
      var current =
        list?.isOrdered == isOrdered
        ? list : (place(isOrdered ? .orderedList : .unorderedList), isOrdered, number ?? 1)
      let item = place(.listItem(ordinal: current?.next ?? 1), in: current?.intent)
      places.append(place(.paragraph, in: item))
      current?.next += 1
      list = current
    }
    return places
  }
}
