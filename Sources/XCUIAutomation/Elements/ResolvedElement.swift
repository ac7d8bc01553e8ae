import AccessibilityTree

/// The one element that a recipe found.
struct ResolvedElement: Sendable {
  /// The application it is in.
  let session: ApplicationSession

  /// The tree it was found in, and what else is known of it; what stands elsewhere may be left out.
  let scope: QueryScope

  /// The element.
  let id: ElementID

  /// A text that nothing may be identified by that the tree leaves out, or the element is not the only one; `nil` when it is for sure.
  var absentText: String?

  /// Its attributes.
  var snapshot: ElementSnapshot { ElementSnapshot(of: id, in: scope) }

  /// The element itself; an empty one should it be missing from its own tree.
  var node: ElementNode { scope.tree[id] ?? ElementNode(id: id, elementType: .other) }
}

extension QueryPlan {
  /// The application in the current test.
  var session: ApplicationSession { TestScope.current.session(of: application) }

  /// The whole tree of the application, brought up to date.
  ///
  /// - Throws: ``InteractionProblem`` when the application does not run, or the test is over.
  func scope() throws(InteractionProblem) -> QueryScope {
    guard !TestScope.current.isOver else { throw .testIsOver }
    return scope(over: try session.wholeTree())
  }

  /// A tree of the application, with a way to ask what of it can be hit.
  func scope(over tree: ElementTree) -> QueryScope {
    let session = session
    return QueryScope(tree: tree) { ids in
      // While the system asks for a permission, nothing of the application can be hit. One that ends meanwhile shows nothing that could be
      // hit; the next use reports it.
      guard session.requests.isEmpty,
        case .hitPoints(let points)? = try? session.exchange(.hitPoints(ids))
      else { return [] }
      return Set(zip(ids, points).compactMap { if case .at = $1 { $0 } else { nil } })
    }
  }

  /// The one element in the tree as it was last told, without a request; `nil` when that tree has none or several, and while the system
  /// asks for something.
  ///
  /// - Parameter isAsking: Whether an element will do that is the only one if the application has no other in what the tree leaves out.
  /// - Returns: The element.
  func known(asking isAsking: Bool = false) -> ResolvedElement? {
    let session = session
    guard !TestScope.current.isOver, session.requests.isEmpty, let tree = session.knownTree else {
      return nil
    }
    let scope = scope(over: tree)
    let found = QueryEvaluator.matches(of: steps, in: scope, limit: 2)
    guard found.count == 1 else { return nil }
    var element = ResolvedElement(session: session, scope: scope, id: found[0])
    if !isFinal(found, limit: 2, in: scope) {
      guard isAsking, let text = identifyingText else { return nil }
      element.absentText = text
    }
    return element
  }

  /// The elements found now, in reading order.
  ///
  /// - Parameter limit: How many are enough.
  /// - Returns: The elements.
  /// - Throws: ``InteractionProblem``.
  func matches(limit: Int = .max) throws(InteractionProblem) -> [ElementID] {
    try search(limit: limit).found
  }

  /// Finds the one element, and gives one that is still to come a second of the application's time.
  ///
  /// Apple's framework looks a few times, too, before it gives up. When nothing is pending this takes no time.
  ///
  /// - Throws: ``InteractionProblem`` when there is none, or more than one.
  func resolve() throws(InteractionProblem) -> ResolvedElement {
    let session = session
    var resolved: ResolvedElement?
    _ = try Waiting.wait(on: session, seconds: 1) { () throws(InteractionProblem) in
      let (scope, found) = try search(limit: 2)
      guard found.count < 2 else { throw .multipleMatches(try matches()) }
      resolved = found.first.map { ResolvedElement(session: session, scope: scope, id: $0) }
      return resolved != nil
    }
    guard let resolved else { throw .noMatches }
    return resolved
  }

  /// Finds the one element for input, after the alerts of the system are dealt with, if there are any.
  ///
  /// - Throws: ``InteractionProblem`` when there is none, or more than one, or an alert stays.
  func resolveForInput() throws(InteractionProblem) -> ResolvedElement {
    let element = try resolve()
    // What the application asks for was heard of with its tree.
    return try Interruption.clearAlertsOfSystem(for: self) ? resolve() : element
  }
}
