import AccessibilityTree

/// An evaluator that finds the elements of a query in a tree.
///
/// An element that one step finds goes through all further steps before the next one is looked for, so that a query that
/// wants one element walks no further than to it. Elements are found in reading order, each once.
struct QueryEvaluator {
  /// The tree, and what else is known of it.
  private let scope: QueryScope

  /// The steps, in order.
  private let steps: [QueryStep]

  /// A snapshot for the predicate of each step that has one.
  private let snapshots: [ElementSnapshot?]

  /// The number of elements that came to each step so far, for those that count.
  private var arrivals: [Int]

  /// The elements inside which each step looked so far.
  private var searched: [Set<ElementID>]

  /// The elements that the key after each step finds anywhere, once they were looked up.
  private var lookedUp: [[ElementID]?]

  /// Whether all elements that the query finds are wanted.
  private let wantsAll: Bool

  /// The place among elements from which on a list of all costs less than a walk to it.
  private static let farPlace = 32

  /// Makes an evaluator of one query, to be used once.
  init(_ steps: [QueryStep], in scope: QueryScope, wantsAll: Bool = false) {
    self.scope = scope
    self.steps = steps
    self.wantsAll = wantsAll
    arrivals = Array(repeating: 0, count: steps.count)
    searched = Array(repeating: [], count: steps.count)
    lookedUp = Array(repeating: nil, count: steps.count)
    snapshots = steps.indices.map { Self.snapshot(for: $0, of: steps, in: scope) }
  }

  /// Returns a snapshot for the predicate of a step, which knows what elements come to it; `nil` for a step without.
  private static func snapshot(
    for place: Int, of steps: [QueryStep], in scope: QueryScope
  ) -> ElementSnapshot? {
    var own = scope
    let before = Array(steps.prefix(place))
    switch steps[place] {
    case .predicate:
      own.candidates = { matches(of: before, in: scope) }
    case .containingPredicate:
      own.candidates = {
        matches(of: before, in: scope).flatMap { [$0] + scope.tree.descendants(of: $0) }
      }
    default: return nil
    }
    return ElementSnapshot(of: scope.tree.root ?? ElementID(0), in: own)
  }

  /// Returns the elements of a query, in reading order: where it finds none, those that it may mean otherwise.
  ///
  /// - Parameters:
  ///   - steps: The steps from the application on.
  ///   - scope: The tree, and what else is known of it.
  ///   - limit: How many are enough.
  /// - Returns: The elements.
  static func matches(
    of steps: [QueryStep], in scope: QueryScope, limit: Int = .max
  ) -> [ElementID] {
    let found = search(steps, in: scope, limit: limit)
    guard found.isEmpty, let others = QueryStep.otherMeaning(of: steps, in: scope.tree) else {
      return found
    }
    return search(others, in: scope, limit: limit)
  }

  /// Returns the elements of a query as it is written, in reading order.
  private static func search(
    _ steps: [QueryStep], in scope: QueryScope, limit: Int
  ) -> [ElementID] {
    guard let root = scope.tree.root, limit > 0 else { return [] }
    if limit == .max, steps.count == 1, case .descendants(let type) = steps[0], type != .any {
      return scope.tree.elementsInOrder(of: type)
    }
    var evaluator = QueryEvaluator(steps, in: scope, wantsAll: limit == .max)
    var result: [ElementID] = []
    evaluator.pass(root, to: 0) { id in
      result.append(id)
      return result.count < limit
    }
    return result
  }

  /// Passes an element to a step and on.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - place: The place of the step.
  ///   - found: Receives what comes through all steps, and returns whether more is wanted.
  /// - Returns: Whether to go on.
  @discardableResult
  private mutating func pass(
    _ id: ElementID, to place: Int, _ found: (ElementID) -> Bool
  ) -> Bool {
    guard place < steps.count else { return found(id) }
    switch steps[place] {
    case .descendants(let type):
      return passDescendants(of: id, type, at: place, found)
    case .children(let type):
      for child in scope.tree.children(of: id) where isOfType(child, type) {
        if !pass(child, to: place + 1, found) { return false }
      }
      return true
    case .index(let index):
      defer { arrivals[place] += 1 }
      guard arrivals[place] == index else { return true }
      pass(id, to: place + 1, found)
      return false
    case .first:
      pass(id, to: place + 1, found)
      return false
    case .element(let wanted):
      guard id == wanted else { return true }
      pass(id, to: place + 1, found)
      return false
    default:
      return keeps(id, at: place) ? pass(id, to: place + 1, found) : true
    }
  }

  /// Returns whether a step that filters keeps an element.
  private func keeps(_ id: ElementID, at place: Int) -> Bool {
    switch steps[place] {
    case .identified(let key):
      return scope.tree[id]?.isIdentified(by: key) ?? false
    case .having(let states):
      return scope.tree[id]?.states.isSuperset(of: states) ?? false
    case .typed(let type, let key):
      guard isOfType(id, type) else { return false }
      return key.map { scope.tree[id]?.isIdentified(by: $0) ?? false } ?? true
    case .predicate(let predicate):
      guard let snapshot = snapshots[place] else { return false }
      return predicate.holds(for: id, reusing: snapshot)
    case .containing(let type, let key):
      return contains(id) { node in
        (type == .any || node.elementType == type) && (key.map(node.isIdentified) ?? true)
      }
    case .containingPredicate(let predicate):
      guard let snapshot = snapshots[place] else { return false }
      return contains(id) { predicate.holds(for: $0.id, reusing: snapshot) }
    case .descendants, .children, .index, .first, .element:
      return true
    }
  }

  /// Returns whether an element or some element inside it fulfils a condition.
  private func contains(_ id: ElementID, where condition: (ElementNode) -> Bool) -> Bool {
    if let node = scope.tree[id], condition(node) { return true }
    return !scope.tree.walkDescendants(of: id) { condition($0) ? .stop : .descend }
  }

  /// Returns whether an element is of a type.
  private func isOfType(_ id: ElementID, _ type: ElementType) -> Bool {
    type == .any || scope.tree[id]?.elementType == type
  }
}

// MARK: - Descendants

extension QueryEvaluator {
  /// Passes on the elements of a type inside another, unless they were reached from an element around it.
  private mutating func passDescendants(
    of ancestor: ElementID, _ type: ElementType, at place: Int, _ found: (ElementID) -> Bool
  ) -> Bool {
    let tree = scope.tree
    if isSearched(ancestor, at: place) { return true }
    searched[place].insert(ancestor)
    if place + 1 < steps.count, let key = steps[place + 1].requiredText {
      let candidates = candidates(identifiedBy: key, at: place)
      // To put many in order costs more than to walk past them all.
      if candidates.count <= 16 {
        return passOrdered(candidates, type, inside: ancestor, to: place + 1, found)
      }
    }
    if tree.count(of: type) == 0, type != .any { return true }
    if place + 1 < steps.count, let condition = steps[place + 1].condition {
      return passDescendants(of: ancestor, type, where: condition, to: place + 2, found)
    }
    if ancestor == tree.root, let list = list(of: type, at: place) {
      return pass(list, to: place + 1, found)
    }
    return tree.walkDescendants(of: ancestor) { node in
      guard type == .any || node.elementType == type else { return .descend }
      return pass(node.id, to: place + 1, found) ? .descend : .stop
    }
  }

  /// Passes on the elements of a type inside another for which a condition holds.
  private mutating func passDescendants(
    of ancestor: ElementID, _ type: ElementType, where condition: (ElementNode) -> Bool,
    to place: Int, _ found: (ElementID) -> Bool
  ) -> Bool {
    let tree = scope.tree
    let mayList = ancestor == tree.root && type != .any
    // A list of all costs more than a walk past the first few.
    var misses = wantsAll || tree.knownElementsInOrder(of: type) != nil ? Self.farPlace : 0
    if !mayList || misses < Self.farPlace {
      let isThrough = tree.walkDescendants(of: ancestor) { node in
        guard type == .any || node.elementType == type else { return .descend }
        if condition(node) {
          misses = .min
          return pass(node.id, to: place, found) ? .descend : .stop
        }
        misses += 1
        return mayList && misses == Self.farPlace ? .stop : .descend
      }
      if isThrough || !mayList || misses < Self.farPlace { return isThrough }
    }
    return tree.visitElements(of: type) { node in
      condition(node) ? pass(node.id, to: place, found) : true
    }
  }

  /// Returns all elements of a type in reading order, if they are known or worth listing; `nil` if not.
  private func list(of type: ElementType, at place: Int) -> [ElementID]? {
    guard type != .any else { return nil }
    var isWorthIt = wantsAll
    if place + 1 < steps.count, case .index(let index) = steps[place + 1] {
      isWorthIt = isWorthIt || index >= Self.farPlace
    }
    return isWorthIt
      ? scope.tree.elementsInOrder(of: type) : scope.tree.knownElementsInOrder(of: type)
  }

  /// Passes the elements of a list to a step, to which none came before.
  private mutating func pass(
    _ list: [ElementID], to place: Int, _ found: (ElementID) -> Bool
  ) -> Bool {
    if place < steps.count, case .index(let index) = steps[place], arrivals[place] == 0 {
      guard list.indices.contains(index) else {
        arrivals[place] = list.count
        return true
      }
      pass(list[index], to: place + 1, found)
      return false
    }
    for id in list where !pass(id, to: place, found) { return false }
    return true
  }

  /// Returns the elements that a key finds anywhere, looked up once for each step.
  private mutating func candidates(identifiedBy key: String, at place: Int) -> [ElementID] {
    if let known = lookedUp[place] { return known }
    let candidates = scope.tree.elements(identifiedBy: key)
    lookedUp[place] = candidates
    return candidates
  }

  /// Returns whether a step looked inside an element before, because it looked inside one around it.
  private func isSearched(_ id: ElementID, at place: Int) -> Bool {
    guard !searched[place].isEmpty else { return false }
    var current = scope.tree.parent(of: id)
    while let id = current {
      if searched[place].contains(id) { return true }
      current = scope.tree.parent(of: id)
    }
    return false
  }

  /// Passes on those of some elements that are of a type and inside another.
  private mutating func passOrdered(
    _ ids: [ElementID], _ type: ElementType, inside ancestor: ElementID, to place: Int,
    _ found: (ElementID) -> Bool
  ) -> Bool {
    let tree = scope.tree
    var candidates = ids.filter { isOfType($0, type) && $0 != tree.root }
    if ancestor != tree.root { candidates.removeAll { !tree.isDescendant($0, of: ancestor) } }
    for id in tree.inReadingOrder(candidates) {
      if !pass(id, to: place, found) { return false }
    }
    return true
  }
}
