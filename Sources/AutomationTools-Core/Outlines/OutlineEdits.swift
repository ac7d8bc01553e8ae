/// The edits of one source that changes of an outline are.
struct OutlineEdits {
  /// The source.
  private let reader: SourceReader

  /// The screen.
  private let tree: ShownTree

  /// Where a line is now, as compiled.
  private let moved: (Int) -> Int

  /// The edits.
  private(set) var edits: [SourceFiles.Edit] = []

  /// What cannot be written, and why, a line each.
  private(set) var left: [String] = []

  /// The places of what went, by elements: what is inside them is not looked at.
  private var removed: [Range<Int>] = []

  /// Makes no edits yet.
  init(_ reader: SourceReader, _ tree: ShownTree, _ moved: @escaping (Int) -> Int) {
    (self.reader, self.tree, self.moved) = (reader, tree, moved)
  }

  /// Finds the call of an element.
  private func call(_ element: Element) throws -> OutlineCall {
    try OutlineCall(reader, of: element, line: moved(element.place.line))
  }

  /// Adds what a change needs.
  mutating func add(_ change: OutlineRevision.Change) throws {
    switch change {
    case .restate(let element, let corrections): try restate(element, corrections)
    case .remove(let element):
      let call = try call(element)
      guard call.isStatement else { return leave(element, "it is no statement, and not shown") }
      remove(call)
    case .move(let element, let previous, let parent):
      let call = try call(element)
      guard call.isStatement, let place = try place(behind: previous, in: parent),
        !removed.contains(where: { $0.contains(call.start) })
      else { return leave(element, "it is shown elsewhere") }
      remove(call)
      insert([reader[call.start..<call.end]], at: place)
    case .add(let number, let previous, let parent):
      guard let place = try place(behind: previous, in: parent) else {
        return leave(parent, "there is \(tree.entries[number].element.source) in it")
      }
      insert(tree.outline(of: number), at: place)
    }
  }

  /// Notes what cannot be written.
  private mutating func leave(_ element: Element, _ reason: String) {
    left.append("\(element.place.words): \(element.source): \(reason)")
  }

  /// Has an element state something else.
  private mutating func restate(
    _ element: Element, _ corrections: [Element.Correction]
  ) throws {
    let call = try call(element)
    for correction in corrections {
      guard let new = correction.new else {
        leave(element, "it is not \(correction.name)")
        continue
      }
      if let part = try call.part(correction) {
        edits.append(SourceFiles.Edit(range: part, text: new, line: call.line(of: part.lowerBound)))
      } else {
        leave(element, "its \(correction.name) is \(new), and what is stated is computed")
      }
    }
  }

  /// Removes a statement.
  private mutating func remove(_ call: OutlineCall) {
    let range = call.wholeLines
    guard !removed.contains(where: { $0.overlaps(range) }) else { return }
    removed.append(range)
    edits.append(SourceFiles.Edit(range: range, text: "", line: call.line(of: range.lowerBound)))
  }

  /// A place for a statement.
  private struct Place {
    /// The place in the source.
    let place: Int

    /// The line, as compiled.
    let line: Int

    /// The blanks before it.
    let indentation: String

    /// What stands before all statements there.
    var before = ""

    /// What stands behind them.
    var after = ""
  }

  /// Returns the place behind an element, or the first in another one; `nil` where a statement cannot be.
  private func place(behind previous: Element?, in parent: Element?) throws -> Place? {
    if let previous {
      let call = try call(previous)
      guard call.isStatement else { return nil }
      let place = call.placeBehind
      return Place(
        place: place, line: call.line(of: place), indentation: reader.indentation(call.start))
    }
    guard let parent else { return nil }
    let call = try call(parent)
    let outer = reader.indentation(call.start)
    guard let closure = call.closure else {
      return Place(
        place: call.close, line: call.line(of: call.close), indentation: outer + "  ",
        before: " {", after: "\n\(outer)}")
    }
    let place = closure.lowerBound + 1
    let rest = reader[place..<reader.endOfLine(place)]
    // What follows in the line comes behind the statement.
    let after = rest.allSatisfy(\.isWhitespace) ? "" : "\n\(outer) "
    return Place(
      place: place, line: call.line(of: place), indentation: outer + "  ", after: after)
  }

  /// Puts lines at a place, behind those that came there before.
  private mutating func insert(_ lines: [String], at place: Place) {
    let text = lines.map { "\n\(place.indentation)\($0)" }.joined()
    let same = edits.firstIndex { edit in
      edit.range == place.place..<place.place && !edit.text.isEmpty
    }
    guard let same else {
      let edit = SourceFiles.Edit(
        range: place.place..<place.place, text: place.before + text + place.after,
        line: place.line)
      return edits.append(edit)
    }
    let old = edits[same].text.dropLast(place.after.count)
    edits[same] = SourceFiles.Edit(
      range: edits[same].range, text: old + text + place.after, line: place.line)
  }
}
