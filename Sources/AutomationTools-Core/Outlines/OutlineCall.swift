/// The call that makes an element of an outline, in a source.
struct OutlineCall {
  /// An argument of the call.
  struct Argument {
    /// Its name; `nil` for none.
    let name: String?

    /// Where its value is.
    let value: Range<Int>
  }

  /// The source.
  let reader: SourceReader

  /// The line as it was compiled.
  let line: Int

  /// The place of its bracket.
  let open: Int

  /// The place where the statement begins.
  let start: Int

  /// The place behind the bracket that closes.
  let close: Int

  /// The arguments.
  let arguments: [Argument]

  /// The closure with what is inside, with its brackets; `nil` for none.
  let closure: Range<Int>?

  /// The place behind the statement, with what is called on the element.
  let end: Int

  /// Finds the call of an element.
  ///
  /// - Parameters:
  ///   - reader: The source.
  ///   - element: The element.
  ///   - line: The line at which it is now.
  /// - Throws: `Moved` when it is not there, or says something else.
  init(_ reader: SourceReader, of element: Element, line: Int) throws {
    let column = element.place.column
    guard let open = reader.place(line: line, column: column), reader.has("(", at: open) else {
      throw SourceReader.Moved()
    }
    self.reader = reader
    self.line = element.place.line
    self.open = open
    start = (reader.bytes[..<open].lastIndex { !SourceReader.isName($0) } ?? -1) + 1
    close = try reader.endOfBrackets(at: open)
    arguments = try Self.arguments(reader, open + 1..<close - 1)
    let next = try reader.skipSpace(close)
    if reader.has("{", at: next) {
      closure = next..<(try reader.endOfBrackets(at: next))
    } else {
      closure = arguments.first { $0.name == "content" }?.value
    }
    end = try Self.endOfChain(reader, from: max(close, closure?.upperBound ?? close))
    let named = Set(arguments.compactMap(\.name)).subtracting([
      "filePath", "line", "column", "content",
    ])
    let stated = Set(
      element.texts.map(\.name).filter { $0 != "label" } + element.states.map(\.name))
    // An argument may be there and be nil.
    guard stated.isSubset(of: named) else { throw SourceReader.Moved() }
  }

  /// Splits arguments.
  private static func arguments(
    _ reader: SourceReader, _ range: Range<Int>
  ) throws -> [Argument] {
    var arguments: [Argument] = []
    var place = try reader.skipSpace(range.lowerBound)
    while place < range.upperBound {
      var name: String?
      let end = reader.skipName(place)
      let colon = try reader.skipSpace(end)
      if end > place, reader.has(":", at: colon) {
        name = reader[place..<end]
        place = try reader.skipSpace(colon + 1)
      }
      let value = place
      while place < range.upperBound, !reader.has(",", at: place) {
        let isOpening = Array("([{".utf8).contains(reader.bytes[place])
        if let end = try reader.endOfLiteral(at: place) ?? reader.endOfComment(at: place) {
          place = end
        } else {
          place = isOpening ? try reader.endOfBrackets(at: place) : place + 1
        }
      }
      let last = reader.bytes[value..<place].lastIndex { !SourceReader.isSpace($0) } ?? value - 1
      arguments.append(Argument(name: name, value: value..<last + 1))
      place = try reader.skipSpace(place + 1)
    }
    return arguments
  }

  /// Returns the place behind what is called on an element: `.nothingElse()`.
  private static func endOfChain(_ reader: SourceReader, from start: Int) throws -> Int {
    var end = start
    while true {
      let dot = try reader.skipSpace(end)
      guard reader.has(".", at: dot) else { return end }
      end = reader.skipName(dot + 1)
      if reader.has("(", at: end) { end = try reader.endOfBrackets(at: end) }
      let next = try reader.skipSpace(end)
      if reader.has("{", at: next) { end = try reader.endOfBrackets(at: next) }
    }
  }
}

// MARK: - Places

extension OutlineCall {
  /// Whether the call is a statement of its own, which may go or come: not an item of an array, or the value of a name.
  var isStatement: Bool {
    let before = reader.bytes[..<start].last { !SourceReader.isSpace($0) } ?? UInt8(ascii: "{")
    let after = reader.bytes[end...].first { !SourceReader.isSpace($0) } ?? UInt8(ascii: "}")
    let line = reader[reader.startOfLine(start)..<start]
    let isFirst = line.allSatisfy(\.isWhitespace) || Array("{;".utf8).contains(before)
    return reader.has("Element", at: start) && isFirst
      && !Array("=,([:.?".utf8).contains(before) && !Array(",)]".utf8).contains(after)
  }

  /// The statement with its lines, if nothing else stands in them.
  var wholeLines: Range<Int> {
    let (first, last) = (reader.startOfLine(start), reader.endOfLine(end))
    let isAlone =
      (reader.bytes[first..<start] + reader.bytes[end..<last]).allSatisfy(SourceReader.isSpace)
    return isAlone ? first..<min(last + 1, reader.bytes.count) : start..<end
  }

  /// The place behind the statement, and behind a comment in its line.
  var placeBehind: Int {
    let last = reader.endOfLine(end)
    let rest = reader[end..<last].drop(while: \.isWhitespace)
    return rest.isEmpty || rest.hasPrefix("//") ? last : end
  }

  /// The line of a place as it was compiled, if nothing before it in the call was edited.
  func line(of place: Int) -> Int {
    let range = min(open, place)..<max(open, place)
    let count = reader.bytes[range].count { $0 == UInt8(ascii: "\n") }
    return line + (place < open ? -count : count)
  }
}

// MARK: - Correcting

extension OutlineCall {
  /// Returns the part that states something, if it is written there, and not computed; `nil` otherwise.
  ///
  /// - Parameter correction: What is stated, and what has to be.
  /// - Returns: The part.
  /// - Throws: `Moved` when the source says something else than was compiled.
  func part(_ correction: Element.Correction) throws -> Range<Int>? {
    let bare = arguments.filter { $0.name == nil }.map(\.value)
    let value: Range<Int>?
    switch correction.name {
    case "type": value = bare.first
    case "label": value = bare.dropFirst().first
    default: value = arguments.first { $0.name == correction.name }?.value
    }
    guard let value, let old = correction.old else { return nil }
    let text = reader[value]
    if text == old { return value }
    if correction.name == "type" { return text.hasSuffix(old) ? value : nil }
    guard try isFixed(value) else { return nil }
    // A literal without escapes says what was compiled, or the source is another one.
    if let literal = correction.literal, text.hasPrefix("\""), !text.contains("\\"),
      text != "\"\(literal)\"", !text.hasPrefix("\"\"\"")
    {
      throw SourceReader.Moved()
    }
    return value
  }

  /// Returns whether a pattern is written with literals only.
  private func isFixed(_ value: Range<Int>) throws -> Bool {
    var literal = value
    if reader.has(".", at: value.lowerBound) {
      let name = reader.skipName(value.lowerBound + 1)
      guard reader.has("(", at: name), reader[value.lowerBound + 1..<name] != "satisfying" else {
        return false
      }
      guard try reader.endOfBrackets(at: name) == value.upperBound else { return false }
      let first = try reader.skipSpace(name + 1)
      let last = reader.bytes[..<(value.upperBound - 1)].lastIndex { !SourceReader.isSpace($0) }
      literal = first..<max(first, (last ?? first) + 1)
    }
    let isWhole = try reader.endOfLiteral(at: literal.lowerBound) == literal.upperBound
    return isWhole && !reader[literal].contains("\\(") && !reader[literal].contains("\\#(")
  }
}
