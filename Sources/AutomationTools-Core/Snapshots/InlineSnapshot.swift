/// A snapshot in the source, behind the call that asserts it.
struct InlineSnapshot {
  /// The file.
  let path: String

  /// The line of the call as it was compiled, from 1.
  let line: Int

  /// The sources it is one of.
  var files = SourceFiles.disk

  /// Compares it with what was found, and writes it where that is the rule.
  ///
  /// - Parameters:
  ///   - found: What was found.
  ///   - expected: What the source has; `nil` for nothing.
  ///   - rule: What is written.
  /// - Returns: What is wrong; `nil` when they are the same.
  func problem(
    with found: String, expecting expected: String?, _ rule: SnapshotRecording
  ) -> SnapshotFailure.Reason? {
    let bare = found.hasSuffix("\n") ? String(found.dropLast()) : found
    var lines: [String] = []
    if let expected {
      guard expected != bare else { return nil }
      lines = SnapshotDifference(expected: expected, found: bare).lines
      guard rule == .all else { return .different(lines: lines) }
    } else if rule == .never {
      return .missing(found: bare)
    }
    do {
      try write(bare)
      return expected == nil ? .recorded : .replaced(lines: lines)
    } catch {
      return .unusable("\(error)")
    }
  }

  /// Writes a text behind the call.
  private func write(_ text: String) throws {
    _ = try files.edit(path) { reader, moved in
      let call = try SourceCall(reader, line: moved(line), names: ["assertInlineSnapshot"])
      let indentation = reader.indentation(call.start)
      return [
        SourceFiles.Edit(
          range: call.end..<(call.closure?.upperBound ?? call.end),
          text: Self.closure(text, indentation), line: line)
      ]
    }
  }

  /// A closure that returns a text, as a literal in which nothing has a meaning but what the text has.
  private static func closure(_ text: String, _ indentation: String) -> String {
    let hashes = String(repeating: "#", count: Self.hashes(for: text))
    let inner = indentation + "  "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : inner + line
    }
    return " {\n\(inner)\(hashes)\"\"\"\n" + lines.joined(separator: "\n")
      + "\n\(inner)\"\"\"\(hashes)\n\(indentation)}"
  }

  /// How many signs a literal of a text needs around it.
  private static func hashes(for text: String) -> Int {
    var count = text.contains("\\") || text.contains("\"\"\"") ? 1 : 0
    while count > 0,
      text.contains("\\" + String(repeating: "#", count: count))
        || text.contains("\"\"\"" + String(repeating: "#", count: count))
    { count += 1 }
    return count
  }
}

/// A call in a source, whose trailing closure is rewritten.
struct SourceCall {
  /// The place of its name.
  let start: Int

  /// The place behind its arguments, or behind its name if it has none.
  let end: Int

  /// The closure behind it, with its brackets; `nil` for none.
  let closure: Range<Int>?

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - reader: The source.
  ///   - line: The line of the call, from 1.
  ///   - names: The names it may have.
  /// - Throws: `Moved` when there is none at the line.
  init(_ reader: SourceReader, line: Int, names: [String]) throws {
    guard let first = reader.place(line: line) else { throw SourceReader.Moved() }
    let found = (first..<reader.endOfLine(first)).lazy.compactMap { place in
      names.first { reader.has($0, at: place) }.map { (place, place + $0.utf8.count) }
    }.first
    guard let (start, end) = found else { throw SourceReader.Moved() }
    let hasArguments = reader.has("(", at: end)
    self.start = start
    self.end = hasArguments ? try reader.endOfBrackets(at: end) : end
    let next = try reader.skipSpace(self.end)
    let isClosure = reader.has("{", at: next)
    guard hasArguments || isClosure else { throw SourceReader.Moved() }
    closure = isClosure ? next..<(try reader.endOfBrackets(at: next)) : nil
  }
}
