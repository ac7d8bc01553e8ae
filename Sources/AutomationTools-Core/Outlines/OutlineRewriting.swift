/// A rewriting of an outline in the source where it is stated, so that a screen is as outlined.
struct OutlineRewriting {
  /// The lines that are others now, as a difference: `-` before what was there, `+` before what is.
  private(set) var lines: [String] = []

  /// What could not be written, and why, a line each.
  private(set) var left: [String] = []

  /// The most lines that are told.
  private static let limit = 60

  /// Writes an outline anew.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - tree: The screen.
  ///   - call: The place of the assertion.
  ///   - files: The sources.
  init(of outline: [Element], for tree: ShownTree, call: SourcePlace, in files: SourceFiles) {
    guard !outline.isEmpty else {
      write([call], in: call.path, files) { reader, moved in
        try [Self.whole(tree, call, reader, line: moved(call.line))]
      }
      return
    }
    let changes = OutlineRevision(of: outline, for: tree).changes
    var often: [SourcePlace: Int] = [:]
    for element in Self.all(outline) { often[element.place, default: 0] += 1 }
    for path in Set(changes.map { $0.place.path }).sorted() {
      let own = changes.filter { change in
        guard change.place.path == path else { return false }
        guard change.places.contains(where: { often[$0] != 1 }) else { return true }
        left.append("\(change.place.words): it is made more than once there")
        return false
      }
      var refused: [String] = []
      write(own.map(\.place), in: path, files) { reader, moved in
        var edits = OutlineEdits(reader, tree, moved)
        for change in own { try edits.add(change) }
        refused = edits.left
        return edits.edits
      }
      left += refused
    }
  }

  /// An outline and all that is in it.
  private static func all(_ outline: [Element]) -> [Element] {
    outline.flatMap { [$0] + all($0.content) }
  }

  /// Edits a source, and keeps the difference or the problem.
  private mutating func write(
    _ places: [SourcePlace], in path: String, _ files: SourceFiles,
    _ edits: (SourceReader, @escaping (Int) -> Int) throws -> [SourceFiles.Edit]
  ) {
    guard !places.isEmpty else { return }
    do {
      let (old, new) = try files.edit(path, at: places, edits)
      lines += Self.difference(old, new)
    } catch {
      left.append("\(path): \(error)")
    }
  }

  /// An error: an outline has no element, but statements that could have made some.
  private struct NotEmpty: Error, CustomStringConvertible {
    /// The error in words.
    let description = "there are statements in it, none of which made an element"
  }

  /// The edit that puts a whole screen into the closure of an assertion that has nothing in it.
  private static func whole(
    _ tree: ShownTree, _ place: SourcePlace, _ reader: SourceReader, line: Int
  ) throws -> SourceFiles.Edit {
    let call = try SourceCall(
      reader, line: line, names: ["assertWindow", "assertElementTree"])
    let indentation = reader.indentation(call.start)
    let rows = tree.outline.map { "\(indentation)  \($0)\n" }.joined()
    let range: Range<Int>
    if let closure = call.closure {
      let inner = closure.lowerBound + 1..<closure.upperBound - 1
      guard reader.bytes[inner].allSatisfy(SourceReader.isSpace) else {
        throw NotEmpty()
      }
      range = closure
    } else {
      range = call.end..<call.end
    }
    let text = (call.closure == nil ? " " : "") + "{\n\(rows)\(indentation)}"
    return SourceFiles.Edit(range: range, text: text, line: place.line)
  }
}

// MARK: - Difference

extension OutlineRewriting {
  /// The lines that differ, with the numbers they had or have.
  private static func difference(_ old: String, _ new: String) -> [String] {
    let before = old.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let after = new.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let difference = after.difference(from: before)
    let removed = difference.removals.map { Self.place($0) }
    let inserted = difference.insertions.map { Self.place($0) }
    var lines: [String] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        lines.append("\(old + 1) - \(before[old])")
        old += 1
      } else if inserted.contains(new) {
        lines.append("\(new + 1) + \(after[new])")
        new += 1
      } else {
        (old, new) = (old + 1, new + 1)
      }
    }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit) + ["and \(lines.count - limit) lines more"]
  }

  /// The place of a change.
  private static func place(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension SourcePlace {
  /// The place in words.
  var words: String { "\(path):\(line)" }
}

extension OutlineRevision.Change {
  /// The place that is written.
  var place: SourcePlace {
    switch self {
    case .restate(let element, _), .remove(let element), .move(let element, _, _): element.place
    case .add(_, _, let parent): parent.place
    }
  }

  /// All places that have to be there once.
  var places: [SourcePlace] {
    switch self {
    case .restate(let element, _), .remove(let element): [element.place]
    case .move(let element, let previous, let parent):
      [element.place] + [previous, parent].compactMap { $0?.place }
    case .add(_, let previous, let parent): [parent.place] + (previous.map { [$0.place] } ?? [])
    }
  }
}
