// MARK: - Walking

extension ElementTree {
  /// The next step of a walk after an element.
  public enum WalkStep: Sendable {
    /// Goes on with what is inside the element.
    case descend

    /// Leaves out what is inside the element.
    case skip

    /// Ends the walk.
    case stop
  }

  /// Visits the elements inside one, in reading order, parents before children.
  ///
  /// - Parameters:
  ///   - ancestor: The element to start from; it is not visited itself.
  ///   - visit: Receives each element and says how to go on.
  /// - Returns: Whether the walk came to its end, that is, was not stopped.
  @discardableResult
  public func walkDescendants(of ancestor: ElementID, _ visit: (ElementNode) -> WalkStep) -> Bool {
    // A call for each level would need more stack than a thread may have, before a tree is too deep.
    var outer: [(siblings: [ElementID], next: Int)] = []
    var (siblings, next) = (children(of: ancestor), 0)
    while true {
      guard next < siblings.count else {
        guard let around = outer.popLast() else { return true }
        (siblings, next) = around
        continue
      }
      next += 1
      guard let entry = entries[siblings[next - 1]] else { continue }
      switch visit(entry.node) {
      case .descend where !entry.children.isEmpty:
        outer.append((siblings, next))
        (siblings, next) = (entry.children, 0)
      case .descend, .skip: continue
      case .stop: return false
      }
    }
  }

  /// Returns all elements inside one, in reading order, parents before children.
  public func descendants(of ancestor: ElementID) -> [ElementID] {
    var result: [ElementID] = []
    walkDescendants(of: ancestor) { node in
      result.append(node.id)
      return .descend
    }
    return result
  }

  /// Returns elements of this tree in reading order.
  ///
  /// - Complexity: O(*k* log *k*) comparisons of paths for *k* elements; for more than a handful a
  ///   walk is cheaper.
  public func inReadingOrder(_ ids: [ElementID]) -> [ElementID] {
    guard ids.count > 1 else { return ids }
    let paths = ids.map { (id: $0, path: path(of: $0)) }
    return paths.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.id)
  }

  /// Returns the places of an element and those around it among their siblings, from the root down.
  private func path(of id: ElementID) -> [Int] {
    var path: [Int] = []
    var current = id
    while let parent = parent(of: current), let siblings = entries[parent]?.children {
      path.append(siblings.firstIndex(of: current) ?? 0)
      current = parent
    }
    return path.reversed()
  }
}
