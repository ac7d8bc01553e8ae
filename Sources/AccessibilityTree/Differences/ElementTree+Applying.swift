// MARK: - Applying differences

extension ElementTree {
  /// How many elements may stand inside each other; what goes deeper is no screen but a mistake.
  ///
  /// Everything that walks a tree may rely on it.
  public static let depthLimit = 500

  /// Brings the tree to the version of a difference.
  ///
  /// The difference may come from a process that is not trusted: whatever it says, the tree is a
  /// tree afterwards.
  ///
  /// - Parameter difference: What changed since this tree's version, or everything when it has no
  ///   base.
  /// - Throws: ``TreeDifference/Mismatch`` when it does not fit; the tree is then empty, and only a
  ///   difference without a base can fill it again.
  /// - Complexity: O(changes), not of the tree.
  public mutating func apply(_ difference: TreeDifference) throws(TreeDifference.Mismatch) {
    let isIndexed = index != nil
    do throws(TreeDifference.Mismatch) {
      if let base = difference.base {
        guard base == version else { throw .version(expected: base, found: version) }
      } else {
        self = ElementTree()
        try fill(from: difference)
        if isIndexed { prepareIndex() }
        return
      }
      try merge(difference)
    } catch {
      self = ElementTree()
      throw error
    }
  }

  /// Takes in a whole tree, in one pass over its elements and one over its places.
  private mutating func fill(from difference: TreeDifference) throws(TreeDifference.Mismatch) {
    entries.reserveCapacity(difference.nodes.count)
    for node in difference.nodes {
      noteStates(of: node)
      entries[node.id] = Entry(node: node, parent: nil, children: [])
    }
    var moves = Moves()
    for change in difference.children {
      try edit(change, &moves)
      for child in entries[change.parent]?.children ?? [] {
        guard let place = entries.index(forKey: child) else { throw .unknownElement(child) }
        if entries.values[place].exchangeParent(change.parent) != nil {
          throw .repeatedElement(child)
        }
      }
    }
    root = difference.root
    if let root {
      guard let entry = entries[root] else { throw .unknownElement(root) }
      if entry.parent != nil { throw .repeatedElement(root) }
    }
    try dropUnreachable()
    version = difference.version
  }

  /// Takes out what the root does not hold: what no parent names, and what stands inside itself.
  private mutating func dropUnreachable() throws(TreeDifference.Mismatch) {
    guard let root else {
      entries = [:]
      return
    }
    var reached: [ElementID] = [root]
    reached.reserveCapacity(entries.count)
    var level = 0..<1
    var depth = 1
    while !level.isEmpty {
      if depth > Self.depthLimit { throw .tooDeep(reached[level.lowerBound]) }
      for place in level { reached.append(contentsOf: entries[reached[place]]?.children ?? []) }
      level = level.upperBound..<reached.count
      depth += 1
    }
    if reached.count == entries.count { return }
    let kept = Set(reached)
    entries = entries.filter { kept.contains($0.key) }
  }

  /// The moves of elements that a difference brings, while it is being applied.
  private struct Moves {
    /// The elements that lost their place, or are new and have none yet.
    var unplaced: [ElementID] = []

    /// The elements whose children are others now.
    var edited: Set<ElementID> = []

    /// The elements that were put in somewhere.
    var inserted: Set<ElementID> = []

    /// The elements that were put in elsewhere without being taken out, and where they had been.
    var taken: [(child: ElementID, formerParent: ElementID)] = []
  }

  private mutating func merge(_ difference: TreeDifference) throws(TreeDifference.Mismatch) {
    var moves = Moves()
    if changesOrder(difference) {
      order = TypeOrder()
    } else if !difference.nodes.isEmpty {
      order = order.withoutContents
    }
    mergeNodes(difference.nodes, &moves)
    // Everything is taken out before anything is put in: two elements may have changed places.
    for change in difference.children { try edit(change, &moves) }
    for change in difference.children { try place(change, &moves) }
    try placeRoot(difference.root, &moves)
    for id in moves.unplaced { removeUnlessPlaced(id) }
    for taken in moves.taken where entries[taken.formerParent] != nil {
      throw .repeatedElement(taken.child)
    }
    try checkDepth(difference, moves)
    version = difference.version
  }

  /// Returns whether a difference changes where elements stand, or of which type they are.
  private func changesOrder(_ difference: TreeDifference) -> Bool {
    difference.root != root || !difference.children.isEmpty
      || difference.nodes.contains { entries[$0.id]?.node.elementType != $0.elementType }
  }

  private mutating func mergeNodes(_ nodes: [ElementNode], _ moves: inout Moves) {
    for node in nodes {
      noteStates(of: node)
      if let old = entries[node.id]?.node {
        index?.replace(old, by: node)
        entries[node.id]?.node = node
      } else {
        index?.insert(node)
        entries[node.id] = Entry(node: node, parent: nil, children: [])
        moves.unplaced.append(node.id)
      }
    }
  }

  /// Edits a list of children; those taken out have no place afterwards, those put in not yet one.
  private mutating func edit(
    _ change: TreeDifference.ChildrenChange, _ moves: inout Moves
  ) throws(TreeDifference.Mismatch) {
    let parent = change.parent
    guard var children = entries[parent]?.children else { throw .unknownElement(parent) }
    guard moves.edited.insert(parent).inserted else { throw .repeatedElement(parent) }
    // The list must not be held twice, or each edit copies it.
    entries[parent]?.children = []
    var removed: [ElementID] = []
    // An edit must not touch what one before put in: it would be placed where it is not.
    var start = 0
    for splice in change.splices {
      let end = splice.index.addingReportingOverflow(splice.removeCount)
      guard splice.index >= start, splice.removeCount >= 0, !end.overflow,
        end.partialValue <= children.count
      else {
        throw .spliceOutOfRange(
          parent: parent, index: splice.index, removeCount: splice.removeCount,
          count: children.count)
      }
      let range = splice.index..<end.partialValue
      removed.append(contentsOf: children[range])
      children.replaceSubrange(range, with: splice.inserted)
      start = splice.index + splice.inserted.count
    }
    entries[parent]?.children = children
    for child in removed where entries[child]?.parent == parent {
      entries[child]?.parent = nil
      moves.unplaced.append(child)
    }
  }

  /// Gives the elements that a change puts in their place.
  private mutating func place(
    _ change: TreeDifference.ChildrenChange, _ moves: inout Moves
  ) throws(TreeDifference.Mismatch) {
    for splice in change.splices {
      for child in splice.inserted {
        guard let entry = entries[child] else { throw .unknownElement(child) }
        guard moves.inserted.insert(child).inserted else { throw .repeatedElement(child) }
        if let formerParent = entry.parent { moves.taken.append((child, formerParent)) }
        if !entry.children.isEmpty || child == change.parent {
          try checkPlace(of: child, in: change.parent)
        }
        entries[child]?.parent = change.parent
      }
    }
  }

  /// Checks that an element does not come to stand inside itself.
  private func checkPlace(
    of child: ElementID, in parent: ElementID
  ) throws(TreeDifference.Mismatch) {
    var depth = 1
    var current: ElementID? = parent
    while let id = current {
      guard id != child else { throw .repeatedElement(child) }
      guard depth < Self.depthLimit else { throw .tooDeep(child) }
      depth += 1
      current = entries[id]?.parent
    }
  }

  private mutating func placeRoot(
    _ newRoot: ElementID?, _ moves: inout Moves
  ) throws(TreeDifference.Mismatch) {
    guard newRoot != root else {
      if let root, moves.inserted.contains(root) { throw .repeatedElement(root) }
      return
    }
    if let oldRoot = root { moves.unplaced.append(oldRoot) }
    if let newRoot {
      guard let entry = entries[newRoot] else { throw .unknownElement(newRoot) }
      guard !moves.inserted.contains(newRoot) else { throw .repeatedElement(newRoot) }
      if let formerParent = entry.parent { moves.taken.append((newRoot, formerParent)) }
      entries[newRoot]?.parent = nil
    }
    root = newRoot
  }

  /// Removes an element that no parent holds, with everything inside it that has not moved
  /// elsewhere.
  private mutating func removeUnlessPlaced(_ id: ElementID) {
    guard let entry = entries[id], entry.parent == nil, id != root else { return }
    var pending = [entry]
    while let entry = pending.popLast() {
      index?.remove(entry.node)
      entries[entry.node.id] = nil
      for child in entry.children {
        guard let childEntry = entries[child], childEntry.parent == entry.node.id else { continue }
        pending.append(childEntry)
      }
    }
  }

  /// Checks what was put in against ``depthLimit``.
  private func checkDepth(
    _ difference: TreeDifference, _ moves: Moves
  ) throws(TreeDifference.Mismatch) {
    for change in difference.children where !moves.inserted.contains(change.parent) {
      guard entries[change.parent] != nil else { continue }
      let depth = ancestors(of: change.parent).count + 1
      for splice in change.splices {
        for child in splice.inserted { try checkDepth(below: child, depth: depth + 1) }
      }
    }
  }

  private func checkDepth(
    below id: ElementID, depth: Int
  ) throws(TreeDifference.Mismatch) {
    var pending = [(id: id, depth: depth)]
    while let (id, depth) = pending.popLast() {
      guard depth <= Self.depthLimit else { throw .tooDeep(id) }
      guard let children = entries[id]?.children, let first = children.first else { continue }
      guard depth < Self.depthLimit else { throw .tooDeep(first) }
      for child in children where entries[child]?.children.isEmpty == false {
        pending.append((child, depth + 1))
      }
    }
  }
}
