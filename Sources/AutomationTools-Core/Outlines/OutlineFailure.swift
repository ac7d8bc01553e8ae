import XCUIAutomation

/// A screen that is not as outlined.
struct OutlineFailure: FailureKind, Hashable {
  /// A reason why an element is not as outlined, the first of its outline that is not.
  enum Reason: Hashable, Sendable {
    /// There is none.
    case missing

    /// It is there, but before another one that the outline has before it.
    case early

    /// There is something in it that the outline does not name.
    case unnamed
  }

  /// What is the matter.
  let reason: Reason

  /// The element, as the outline states it.
  let element: String

  /// The way to it in the outline, outermost first.
  let path: [String]

  /// What was expected and what was found, a line for each.
  let details: [String]

  /// The statement that asserts the screen as it is, a line each.
  let statement: [String]

  /// The failure in words, with the screen ready to paste.
  var message: String {
    let lines =
      [headline, "      path: " + path.joined(separator: " › ")] + details
      + ["The screen as it is, ready to paste; UITEST_RECORD=all writes the outline anew:"]
      + statement
    return lines.joined(separator: "\n")
  }

  /// What is the matter, in a sentence.
  private var headline: String {
    switch reason {
    case .missing: "The screen is not as outlined: there is no \(element)."
    case .early: "The screen is not as outlined: \(element) is there, but too early."
    case .unnamed: "The screen is not as outlined: there is something else in \(element)."
    }
  }
}

// MARK: - Of a mismatch

extension OutlineFailure {
  /// Makes the failure of a screen that is not as outlined.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - mismatch: The first thing in which it is not as outlined.
  ///   - statement: The beginning of the statement that would assert the screen as it is: `app.assertWindow`.
  ///   - root: What the screen is called: `window`.
  init(tree: ShownTree, mismatch: OutlineMismatch, statement: String, root: String) {
    element = mismatch.element.source
    details = Self.details(mismatch, tree)
    self.statement = Self.statement(statement, of: tree)
    let names = [root] + mismatch.path.map { tree.entries[$0.number].element.source }
    switch mismatch.reason {
    case .missing: reason = .missing
    case .early: reason = .early
    case .unnamed: reason = .unnamed
    }
    path =
      names
      + [
        reason == .unnamed
          ? "after the \(mismatch.count) outlined"
          : "element \(mismatch.index + 1) of \(mismatch.count)"
      ]
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

  /// What was expected and what was found, a line for each.
  private static func details(_ mismatch: OutlineMismatch, _ tree: ShownTree) -> [String] {
    let wanted = mismatch.element.source
    /// Returns an element of the screen.
    func source(of number: Int) -> String { tree.entries[number].element.source }
    switch mismatch.reason {
    case .missing(let misses):
      guard !misses.isEmpty else {
        return ["  expected: " + wanted, "     found: nothing like it"]
      }
      let found = misses.map {
        source(of: $0.number) + ": " + $0.differences.joined(separator: ", ")
      }
      return ["  expected: " + wanted, "     found: " + found[0]]
        + found.dropFirst().map { "  or nearly: " + $0 }
    case .early(let found, let previous):
      return [
        "  expected: \(wanted) after \(source(of: previous))",
        "     found: \(source(of: found)) before it",
      ]
    case .unnamed(let number):
      return ["  expected: nothing else", "     found: " + source(of: number)]
    }
  }
}
