/// A screen that is not as outlined, in words.
struct OutlineFailure {
  /// The screen.
  let tree: ShownTree

  /// The first thing in which it is not as outlined.
  let mismatch: OutlineMismatch

  /// The beginning of the statement that would assert the screen as it is: `app.assertWindow`.
  let statement: String

  /// What the screen is called: `window`.
  let root: String

  /// The failure in words, with the screen ready to paste.
  var message: String {
    var lines = [headline, "      path: " + path]
    lines += details
    lines += ["The screen as it is, ready to paste:"]
    lines += Self.statement(statement, of: tree)
    return lines.joined(separator: "\n")
  }

  /// Returns the statement that asserts a screen as it is.
  ///
  /// - Parameters:
  ///   - statement: Its beginning.
  ///   - tree: The screen.
  /// - Returns: The lines.
  static func statement(_ statement: String, of tree: ShownTree) -> [String] {
    [statement + " {"] + tree.outline.map { "  " + $0 } + ["}"]
  }
}

// MARK: - Parts

extension OutlineFailure {
  /// What is the matter, in a sentence.
  private var headline: String {
    switch mismatch.reason {
    case .missing: "The screen is not as outlined: there is no \(mismatch.element.source)."
    case .early:
      "The screen is not as outlined: \(mismatch.element.source) is there, but too early."
    case .unnamed:
      "The screen is not as outlined: there is something else in \(mismatch.element.source)."
    }
  }

  /// The way to the element in the outline.
  private var path: String {
    var names = [root] + mismatch.path.map { source(of: $0.number) }
    if case .unnamed = mismatch.reason {
      names.append("after the \(mismatch.count) outlined")
    } else {
      names.append("element \(mismatch.index + 1) of \(mismatch.count)")
    }
    return names.joined(separator: " › ")
  }

  /// What was expected and what was found, a line for each.
  private var details: [String] {
    switch mismatch.reason {
    case .missing(let misses):
      guard let first = misses.first else {
        return ["  expected: " + mismatch.element.source, "     found: nothing like it"]
      }
      return [
        "  expected: " + mismatch.element.source, "     found: " + text(of: first),
      ] + misses.dropFirst().map { "  or nearly: " + text(of: $0) }
    case .early(let found, let previous):
      return [
        "  expected: \(mismatch.element.source) after \(source(of: previous))",
        "     found: \(source(of: found)) before it",
      ]
    case .unnamed(let number):
      return ["  expected: nothing else", "     found: " + source(of: number)]
    }
  }

  /// An element that is nearly as stated, in words.
  private func text(of miss: OutlineMismatch.NearMiss) -> String {
    source(of: miss.number) + ": " + miss.differences.joined(separator: ", ")
  }

  /// An element of the screen.
  private func source(of number: Int) -> String { tree.entries[number].element.source }
}
