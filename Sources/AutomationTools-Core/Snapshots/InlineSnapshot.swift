import Foundation
import Synchronization

/// A snapshot in the source, behind the call that asserts it.
struct InlineSnapshot {
  /// The file.
  let path: String

  /// The line of the call as it was compiled, from 1.
  let line: Int

  /// What was written in this process: for each file the lines, as compiled, behind which lines came or went.
  private static let changes = Mutex<[String: [(line: Int, added: Int)]]>([:])

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
    if let expected {
      guard expected != bare else { return nil }
      guard rule == .all else {
        return .different(lines: SnapshotDifference(expected: expected, found: bare).lines)
      }
    } else if rule == .never {
      return .missing(found: bare)
    }
    do {
      try write(bare)
      return .recorded(again: expected != nil)
    } catch {
      return .unusable("\(error)")
    }
  }

  /// Writes a text behind the call.
  private func write(_ text: String) throws {
    try Self.changes.withLock { changes in
      let moved = changes[path, default: []].filter { $0.line < line }.reduce(0) { $0 + $1.added }
      let source = try String(contentsOfFile: path, encoding: .utf8)
      let new = try SourceCall(source: source, line: line + moved).replacingClosure(with: text)
      try Data(new.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
      let added = new.count { $0 == "\n" } - source.count { $0 == "\n" }
      changes[path, default: []].append((line, added))
    }
  }
}

/// A call in a source, whose trailing closure is rewritten.
struct SourceCall {
  /// An error: the call is not where it was compiled.
  struct Moved: Error, CustomStringConvertible {
    /// The error in words.
    let description = "the source was changed since it was compiled"
  }

  /// The source.
  private let source: String

  /// Where the call begins.
  private let start: String.Index

  /// The spaces before the line of the call.
  private let indentation: String

  /// Finds a call.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - line: The line of the call, from 1.
  /// - Throws: ``Moved`` when there is none at the line.
  init(source: String, line: Int) throws {
    self.source = source
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard line > 0, line <= lines.count,
      let call = lines[line - 1].range(of: "assertInlineSnapshot(")
    else { throw Moved() }
    start = source.index(before: call.upperBound)
    indentation = String(lines[line - 1].prefix { $0 == " " || $0 == "\t" })
  }

  /// Returns the source with another text in the closure of the call, which is added if there is none.
  ///
  /// - Parameter text: The text.
  /// - Returns: The source.
  /// - Throws: ``Moved`` when the call does not end.
  func replacingClosure(with text: String) throws -> String {
    let end = try self.end(from: start, opening: "(", closing: ")")
    var rest = end
    while rest < source.endIndex, source[rest].isWhitespace { rest = source.index(after: rest) }
    var closureEnd = end
    if rest < source.endIndex, source[rest] == "{" {
      closureEnd = try self.end(from: rest, opening: "{", closing: "}")
    }
    return source[..<end] + closure(text) + source[closureEnd...]
  }

  /// A closure that returns a text, as a literal in which nothing has a meaning but what the text has.
  private func closure(_ text: String) -> String {
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

  /// Returns the index behind the sign that closes what a sign opens; signs in literals of text do not count.
  private func end(
    from start: String.Index, opening: Character, closing: Character
  ) throws -> String.Index {
    var depth = 0
    var index = start
    while index < source.endIndex {
      if let literal = try endOfLiteral(at: index) {
        index = literal
        continue
      }
      if source[index] == opening { depth += 1 }
      if source[index] == closing { depth -= 1 }
      index = source.index(after: index)
      if depth == 0 { return index }
    }
    throw Moved()
  }

  /// Returns the index behind a literal of text that begins at an index; `nil` when none does.
  private func endOfLiteral(at index: String.Index) throws -> String.Index? {
    let hashes = String(source[index...].prefix { $0 == "#" })
    let rest = source[index...].dropFirst(hashes.count)
    guard rest.first == "\"" else { return nil }
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var place = source.index(rest.startIndex, offsetBy: quote.count)
    while place < source.endIndex {
      let tail = source[place...]
      if tail.hasPrefix(quote + hashes) {
        return source.index(place, offsetBy: quote.count + hashes.count)
      }
      let escape = "\\" + hashes
      let step = tail.hasPrefix(escape) ? escape.count + 1 : 1
      place = source.index(place, offsetBy: step, limitedBy: source.endIndex) ?? source.endIndex
    }
    throw Moved()
  }
}
