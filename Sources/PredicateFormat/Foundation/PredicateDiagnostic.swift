/// A problem with a predicate, and the place in the source that made the predicate.
package struct PredicateDiagnostic: Hashable, Sendable {
  /// A problem with a predicate.
  package enum Problem: Hashable, Sendable {
    /// The format is not a predicate; it was replaced by one that is always false.
    case syntax(PredicateSyntaxError)
    /// The predicate, in canonical spelling, could not be evaluated; its result was false.
    case evaluation(PredicateEvaluationError, predicate: String)
  }

  /// What went wrong.
  package let problem: Problem

  /// Where the predicate was made.
  package let location: PredicateLocation

  /// The problem as text of one or more lines, without control characters of the format.
  package var message: String { PredicateMessages.text(problem) }
}

/// A line of a source file.
package struct PredicateLocation: Hashable, Sendable {
  /// The file.
  package let file: StaticString

  /// The line, counted from one.
  package let line: UInt

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - line: The line, counted from one.
  package init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
  }

  /// Whether two locations are the same.
  package static func == (left: PredicateLocation, right: PredicateLocation) -> Bool {
    left.line == right.line && left.file.description == right.file.description
  }

  /// Hashes file and line.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(file.description)
  }
}
