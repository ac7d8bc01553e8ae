package import Foundation

/// Gives a predicate in words, for failure messages.
///
/// - Parameter predicate: A predicate of any kind.
/// - Returns: The canonical spelling of a predicate made from a format, of a constant one, and of
///   compounds of these, where a block is written `BLOCKPREDICATE`; `nil` for a block alone.
package func formatText(of predicate: NSPredicate) -> String? {
  switch predicate {
  case let predicate as FormatPredicate: return predicate.canonicalText
  case let compound as NSCompoundPredicate: return compoundText(of: compound)
  default:
    // Constant predicates are equal to each other exactly if their values are.
    if predicate.isEqual(NSPredicate(value: true)) { return "TRUEPREDICATE" }
    if predicate.isEqual(NSPredicate(value: false)) { return "FALSEPREDICATE" }
    return nil
  }
}

/// The canonical spelling of a compound.
private func compoundText(of compound: NSCompoundPredicate) -> String {
  let parts = compound.subpredicates
  switch compound.compoundPredicateType {
  case .not: return "NOT " + parts.prefix(1).map(partText).joined()
  case .and where parts.isEmpty: return "TRUEPREDICATE"
  case .or where parts.isEmpty: return "FALSEPREDICATE"
  case .and, .or:
    guard parts.count > 1 else { return parts.map(wholeText).joined() }
    let separator = compound.compoundPredicateType == .and ? " AND " : " OR "
    return parts.map(partText).joined(separator: separator)
  }
}

/// The spelling of a predicate of any kind.
private func wholeText(_ predicate: NSPredicate) -> String {
  formatText(of: predicate) ?? "BLOCKPREDICATE"
}

/// The spelling of a part, in parentheses if it is a compound.
private func partText(_ predicate: NSPredicate) -> String {
  let text = wholeText(predicate)
  let isCompound: Bool
  switch predicate {
  case let predicate as FormatPredicate:
    switch predicate.syntax {
    case .and, .or, .not: isCompound = true
    case .constant, .comparison, nil: isCompound = false
    }
  case let compound as NSCompoundPredicate:
    isCompound = compound.compoundPredicateType == .not || compound.subpredicates.count > 1
  default: isCompound = false
  }
  return isCompound ? "(" + text + ")" : text
}
