import XCUIAutomation

/// An assertion that a screen is as outlined.
struct OutlineAssertion {
  /// The outline.
  let outline: [Element]

  /// The screen.
  let tree: ShownTree

  /// The beginning of the statement that would assert the screen as it is, and what the screen is called.
  let names: (statement: String, root: String)

  /// Where it stands.
  let place: SourcePlace

  /// Compares the screen, and writes the outline where that is the rule.
  ///
  /// - Parameters:
  ///   - rule: Which are written.
  ///   - files: The sources.
  /// - Returns: What is wrong; `nil` when the screen is as outlined.
  func failure(_ rule: SnapshotRecording, in files: SourceFiles) -> (any FailureKind)? {
    if outline.isEmpty, rule == .never {
      let statement = OutlineFailure.statement(names.statement, of: tree)
      return OutlineMissing(place: place.words, statement: statement)
    }
    let mismatch = OutlineMatcher(tree: tree).mismatch(with: outline).map {
      OutlineFailure(tree: tree, mismatch: $0, statement: names.statement, root: names.root)
    }
    if !outline.isEmpty, mismatch == nil { return nil }
    guard outline.isEmpty || rule == .all else { return mismatch }
    let rewriting = OutlineRewriting(of: outline, for: tree, call: place, in: files)
    return OutlineRecord(
      place: place.words, lines: rewriting.lines, left: rewriting.left,
      mismatch: mismatch?.message ?? "")
  }
}
