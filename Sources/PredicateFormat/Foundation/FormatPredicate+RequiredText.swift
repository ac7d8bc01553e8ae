extension FormatPredicate {
  /// Returns a text that a value must equal for the predicate to hold; `nil` when there is none.
  ///
  /// `label == 'Next' AND isEnabled == TRUE` holds for nothing without the label `Next`, so that a look-up finds all candidates. Of several
  /// conditions only the first one counts: those after it are never evaluated where it is false, so nothing that they report is lost.
  ///
  /// - Parameter keys: The keys of the values that can be looked up.
  /// - Returns: The text, which is not empty.
  package func requiredText(of keys: Set<String>) -> String? {
    syntax?.requiredText(of: keys)
  }
}

extension PredicateSyntax {
  /// Returns a text that the value of one of some keys must equal for the predicate to hold; `nil` when there is none.
  fileprivate func requiredText(of keys: Set<String>) -> String? {
    switch self {
    case .and(let parts): parts.first?.requiredText(of: keys)
    case .comparison(let comparison): comparison.requiredText(of: keys)
    case .constant, .or, .not: nil
    }
  }
}

extension ComparisonSyntax {
  /// Returns the text that the value of one of some keys must equal; `nil` for any other comparison.
  fileprivate func requiredText(of keys: Set<String>) -> String? {
    guard modifier == .direct, `operator` == .equal, options == [],
      case .keyPath(let path, of: nil) = left, path.count == 1, keys.contains(path[0]),
      case .literal(.string(let text)) = right, !text.isEmpty
    else { return nil }
    return text
  }
}
