import AccessibilityTree
import PredicateFormat

/// How much of a tree a search needs, where elements hold more than the tree does.
///
/// ```
/// Application
///   Button "New"
///   CollectionView (continues)
///     Cell 0 … Cell 71           described
///     ···                        stands here, and is described when somebody looks for it
///   Button "Help"
/// ```
///
/// What comes before the gap in reading order is all there, so that the first button, the second cell, and whether there is a cell at
/// all are known. Whether there is another button "New" is not: the application is asked whether there may be one in the gap, and
/// describes the rest if so. All else takes the whole tree.
extension QueryPlan {
  /// Returns whether what a search found is what it would find in the whole tree.
  ///
  /// - Parameters:
  ///   - found: What it found, in reading order.
  ///   - limit: How many were enough.
  ///   - scope: The tree it looked at.
  /// - Returns: Whether the elements that continue make no difference.
  func isFinal(_ found: [ElementID], limit: Int, in scope: QueryScope) -> Bool {
    let rest = scope.tree.unfinishedElements
    if rest.isEmpty { return true }
    let isEnough = found.count >= (selectsOne ? 1 : limit)
    if isEnough, steps.allSatisfy(\.isAboutElementsAlone), let last = found.last,
      scope.tree.stands(last, beforeTheRestOf: rest)
    {
      return true
    }
    // Inside of one element that was chosen everything may be there.
    guard let place = steps.lastIndex(where: \.selectsOne), place + 1 < steps.count else {
      return false
    }
    let before = Array(steps[...place])
    guard before.allSatisfy(\.isAboutElementsAlone),
      let chosen = QueryEvaluator.matches(of: before, in: scope, limit: 1).first,
      scope.tree.stands(chosen, beforeTheRestOf: rest)
    else { return false }
    return rest.allSatisfy { $0 != chosen && !scope.tree.isDescendant($0, of: chosen) }
  }

  /// A text by which everything is identified that the query finds, wherever it stands: where no element of the rest has the text, the
  /// rest makes no difference; `nil` when there is no such text.
  var identifyingText: String? {
    guard steps.allSatisfy({ $0.isAboutElementsAlone && !$0.isPlace }) else { return nil }
    let filters = steps.reversed().prefix { !$0.leadsInside }
    return filters.lazy.compactMap { $0.requiredText }.first
  }
}

extension QueryStep {
  /// Whether what the step keeps of elements follows from each of them, and from their order, but not from what is inside.
  fileprivate var isAboutElementsAlone: Bool {
    switch self {
    case .containing, .containingPredicate: false
    case .predicate(let predicate): predicate.predicate is FormatPredicate
    default: true
    }
  }

  /// Whether the step keeps an element for its place among others.
  fileprivate var isPlace: Bool {
    switch self {
    case .index, .first: true
    default: false
    }
  }

  /// Whether the step leads to elements inside others.
  fileprivate var leadsInside: Bool {
    switch self {
    case .descendants, .children: true
    default: false
    }
  }
}

extension ElementTree {
  /// Returns whether an element stands, in reading order, before what some others hold beside what is in the tree.
  fileprivate func stands(_ id: ElementID, beforeTheRestOf others: [ElementID]) -> Bool {
    others.allSatisfy { isDescendant(id, of: $0) || inReadingOrder([id, $0])[0] == id }
  }
}

// MARK: - Searching

extension QueryPlan {
  /// The elements found now, in reading order, in as much of the tree as that takes.
  ///
  /// - Parameter limit: How many are enough.
  /// - Returns: The elements, and the tree they were found in, which may leave out what stands elsewhere.
  /// - Throws: ``InteractionProblem`` when the application does not run, or the test is over.
  func search(
    limit: Int = .max
  ) throws(InteractionProblem) -> (scope: QueryScope, found: [ElementID]) {
    guard !TestScope.current.isOver else { throw .testIsOver }
    let session = session
    var scope = scope(over: try session.currentTree())
    var found = QueryEvaluator.matches(of: steps, in: scope, limit: limit)
    if isFinal(found, limit: limit, in: scope) { return (scope, found) }
    scope = self.scope(over: try session.tree(describing: identifyingText))
    found = QueryEvaluator.matches(of: steps, in: scope, limit: limit)
    return (scope, found)
  }
}
