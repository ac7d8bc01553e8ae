import Primitives

/// The rules by which a text becomes lines, and the last of them is cut.
struct LineWrapper {
  /// The cells that there are for each line.
  let room: Int

  /// The most lines.
  let limit: Int

  /// Where the last line is cut.
  let truncation: TextTruncation

  /// The distance of tab stops.
  let tabWidth: Int

  /// The sign for what was left out, one cell wide.
  private static let ellipsis = "…"

  /// What becomes of a text.
  typealias Result = (lines: [TextLine], isTruncated: Bool)

  /// Breaks a text into lines.
  ///
  /// A text that is much longer than what can be shown is looked at from its beginning, as far as
  /// needed, so that its length does not matter.
  ///
  /// - Parameter text: The text; it need not be safe.
  /// - Returns: The lines, and whether something was left out.
  func lines(of text: String) -> Result {
    let count = text.utf8.count
    // Most clusters take at most four bytes for each cell; where that is not enough, there is more.
    var length = min(room, count) >= count / limit ? count : 256 + 4 * room * limit
    while length < count {
      if let result = lines(of: text, lookingAt: length) { return result }
      length *= 4
    }
    return lines(of: text, lookingAt: nil) ?? ([], true)
  }

  /// Breaks a text into lines, of which only the beginning is looked at.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - length: How much to look at, in bytes; `nil` for everything.
  /// - Returns: `nil` when that was not enough.
  private func lines(of text: String, lookingAt length: Int?) -> Result? {
    let part = length.map { prefix(of: text, length: $0) } ?? text
    return ClusterScanner.scan(clean(part)) { scanner in
      var breaker = LineBreaker(room: room, limit: limit, bytes: scanner.bytes)
      let isWhole = breaker.run(&scanner)
      // The last cluster of a part may be incomplete.
      if length != nil, isWhole || breaker.position + 8 >= scanner.bytes.count { return nil }
      var lines: [TextLine] = []
      lines.reserveCapacity(breaker.lines.count)
      for line in isWhole ? breaker.lines[...] : breaker.lines.dropLast() {
        let bytes = UnsafeBufferPointer(rebasing: scanner.bytes[line.start..<line.end])
        lines.append(TextLine(text: String(decoding: bytes, as: UTF8.self), width: line.width))
      }
      if !isWhole, let last = breaker.lines.last {
        lines.append(cut(last, isParagraphEnd: breaker.isParagraphEnd, of: text, &scanner))
      }
      return (lines, !isWhole)
    }
  }

  /// Returns a text that is safe to show, with line feeds as they are and tabs as spaces.
  private func clean(_ text: String) -> String {
    TabStops.expanded(
      DrawnText.safe(text, keepingNewlines: true, keepingTabs: true), every: tabWidth)
  }

  /// Returns the beginning of a text, rounded down to whole scalars.
  private func prefix(of text: String, length: Int) -> String {
    var index = text.utf8.index(text.startIndex, offsetBy: length)
    while index > text.startIndex, index.samePosition(in: text.unicodeScalars) == nil {
      index = text.utf8.index(before: index)
    }
    return String(text.unicodeScalars[..<index])
  }
}

// MARK: - Cutting the last line

extension LineWrapper {
  /// Returns the last line, cut.
  ///
  /// - Parameters:
  ///   - line: Where the line begins, and ends when nothing is cut.
  ///   - isParagraphEnd: Whether it ends with its paragraph, so that only later paragraphs are left
  ///     out.
  ///   - text: The whole text.
  ///   - scanner: The clusters of its beginning.
  /// - Returns: The line, with an ellipsis.
  private func cut(
    _ line: LineBreaker.Line, isParagraphEnd: Bool, of text: String,
    _ scanner: inout ClusterScanner
  ) -> TextLine {
    let available = room - 1
    let end = isParagraphEnd ? line.end : scanner.bytes.count
    switch truncation {
    case .tail:
      let (beginning, width) = beginning(from: line.start, to: end, room: available, &scanner)
      let kept = trimmed(beginning)
      return joined((kept, width - (beginning.utf8.count - kept.utf8.count)), ("", 0))
    case .middle:
      let half = (available + 1) / 2
      let beginning = beginning(from: line.start, to: end, room: half, &scanner)
      return joined(beginning, ending(of: text, room: available - beginning.width))
    case .head:
      return joined(("", 0), ending(of: text, room: available))
    }
  }

  /// Joins what is kept of a line by the ellipsis.
  ///
  /// What would be one cluster with the ellipsis, and have another width than by itself, is left off: a mark at the beginning of a
  /// paragraph, a sign that stands before numbers.
  private func joined(
    _ beginning: (text: String, width: Int), _ ending: (text: String, width: Int)
  ) -> TextLine {
    var (first, last) = (beginning.text.unicodeScalars[...], ending.text.unicodeScalars[...])
    while let scalar = first.last, (String(scalar) + Self.ellipsis).count == 1 {
      first.removeLast()
    }
    while let scalar = last.first, (Self.ellipsis + String(scalar)).count == 1 {
      last.removeFirst()
    }
    let isWhole =
      first.endIndex == beginning.text.endIndex && last.startIndex == ending.text.startIndex
    let (start, end) = (String(first), String(last))
    let width =
      isWhole
      ? beginning.width + ending.width
      : DisplayWidth.width(of: start) + DisplayWidth.width(of: end)
    return TextLine(text: start + Self.ellipsis + end, width: width + 1)
  }

  /// Returns as many clusters from the beginning of a line as there is room for, up to the end of
  /// its paragraph.
  private func beginning(
    from start: Int, to end: Int, room: Int, _ scanner: inout ClusterScanner
  ) -> (text: String, width: Int) {
    scanner.jump(to: start)
    var width = 0
    var stop = start
    while stop < end, scanner.advance(), scanner.scalar != 0x0A, width + scanner.width <= room {
      width += scanner.width
      stop = scanner.end
    }
    let bytes = UnsafeBufferPointer(rebasing: scanner.bytes[start..<stop])
    return (String(decoding: bytes, as: UTF8.self), width)
  }

  /// Returns as many clusters from the end of a text as there is room for, at most its last
  /// paragraph.
  private func ending(of text: String, room: Int) -> (text: String, width: Int) {
    let count = text.utf8.count
    var length = room > count ? count : 256 + 4 * room
    while true {
      let part = length < count ? suffix(of: text, length: length) : text
      let clean = clean(part)
      var start = clean.endIndex
      while start > clean.startIndex, clean[clean.index(before: start)] == "\n" {
        start = clean.index(before: start)
      }
      let end = start
      var width = 0
      var isDone = false
      while start > clean.startIndex, !isDone {
        let index = clean.index(before: start)
        let cells = DisplayWidth.width(of: clean[index])
        isDone = clean[index] == "\n" || width + cells > room
        if !isDone { (start, width) = (index, width + cells) }
      }
      if isDone || length >= count {
        let kept = clean[start..<end].drop { $0 == " " }
        let spaces = clean[start..<end].utf8.count - kept.utf8.count
        return (String(kept), width - spaces)
      }
      length *= 4
    }
  }

  /// Returns the end of a text, rounded up to whole scalars.
  private func suffix(of text: String, length: Int) -> String {
    var index = text.utf8.index(text.endIndex, offsetBy: -length)
    while index < text.endIndex, index.samePosition(in: text.unicodeScalars) == nil {
      index = text.utf8.index(after: index)
    }
    return String(text.unicodeScalars[index...])
  }

  /// Returns a text without the spaces at its end.
  private func trimmed(_ text: String) -> String {
    var view = text.utf8[...]
    while view.last == 0x20 { view.removeLast() }
    return String(Substring(view))
  }
}
