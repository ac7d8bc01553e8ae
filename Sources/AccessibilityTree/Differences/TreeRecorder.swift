/// The application's side of the tree: takes the toolkit's changes as they happen, and hands out
/// what changed since last time.
///
/// A toolkit that knows what it changes calls ``set(_:)`` and ``setChildren(_:of:)``; one that
/// builds its whole tree anew calls ``replace(with:)`` and the recorder finds the difference.
public struct TreeRecorder: Sendable {
  /// The tree as it stands.
  public private(set) var tree = ElementTree()

  /// The version that was handed out last.
  private var handedOut: UInt64?

  /// Whether anything changed since the last difference.
  public private(set) var hasChanges = false

  /// The elements that are new or hold something new since then.
  private var changedNodes: Set<ElementID> = []

  /// The children as they were then, of each element whose children are others now.
  private var formerChildren: [ElementID: [ElementID]] = [:]

  /// The elements that were new or taken out since then, most of which stand somewhere by now.
  private var unplaced: [ElementID] = []

  /// The elements whose children were taken by others, while they still name them.
  private var robbed: Set<ElementID> = []

  /// The elements the last ``difference(since:)`` found gone, for a toolkit that keeps a table of its own.
  public private(set) var removed: [ElementID] = []

  /// Makes a recorder with an empty tree.
  public init() {}

  /// Puts in an element, or replaces what it holds.
  ///
  /// Its place is set by ``setChildren(_:of:)`` of its parent, or ``setRoot(_:)``; without a place
  /// at the next ``difference(since:)`` it is gone.
  ///
  /// - Parameter node: The element; one equal to what stands there already is no change.
  public mutating func set(_ node: ElementNode) {
    if let old = tree.entries[node.id]?.node {
      guard old != node else { return }
      tree.entries[node.id]?.node = node
    } else {
      tree.entries[node.id] = ElementTree.Entry(node: node, parent: nil, children: [])
      unplaced.append(node.id)
    }
    tree.noteStates(of: node)
    noteChange(of: node.id)
  }

  /// Notes that an element holds something new; before the first difference, everything does.
  private mutating func noteChange(of id: ElementID) {
    if handedOut != nil { changedNodes.insert(id) }
    hasChanges = true
  }

  /// Makes an element the root.
  ///
  /// The former root is gone when it is nowhere else at the next ``difference(since:)``.
  public mutating func setRoot(_ id: ElementID) {
    guard tree.root != id else { return }
    if let old = tree.root { unplaced.append(old) }
    tree.root = id
    tree.entries[id]?.parent = nil
    noteChange(of: id)
  }

  /// Sets what stands inside an element.
  ///
  /// Children taken out are gone when they are nowhere else at the next ``difference(since:)``.
  /// Children that stand elsewhere are taken from there; it is an error if that place, unless it
  /// goes too, still names them at the next difference.
  ///
  /// - Parameters:
  ///   - children: The elements, in reading order; each was put in by ``set(_:)``.
  ///   - parent: The element around them.
  public mutating func setChildren(_ children: [ElementID], of parent: ElementID) {
    guard let old = tree.entries[parent]?.children else { return }
    guard old != children else {
      if robbed.remove(parent) != nil { for child in children { place(child, in: parent) } }
      return
    }
    if handedOut != nil, formerChildren[parent] == nil { formerChildren[parent] = old }
    hasChanges = true
    tree.entries[parent]?.children = children
    if old.isEmpty {
      for child in children { place(child, in: parent) }
      return
    }
    let splices = old.splices(to: children)
    for splice in splices {
      for child in old[splice.oldRange] where tree.entries[child]?.parent == parent {
        tree.entries[child]?.parent = nil
        unplaced.append(child)
      }
    }
    for splice in splices {
      for child in splice.inserted { place(child, in: parent) }
    }
  }

  /// Notes where an element stands.
  private mutating func place(_ child: ElementID, in parent: ElementID) {
    guard let place = tree.entries.index(forKey: child) else {
      preconditionFailure("Element \(child) in \(parent) was never set.")
    }
    let former = tree.entries.values[place].exchangeParent(parent)
    if let former, former != parent { robbed.insert(former) }
  }

  /// Replaces the whole tree by another one.
  public mutating func replace(with newTree: ElementTree) {
    guard let root = newTree.root else { return }
    for entry in newTree.entries.values {
      set(entry.node)
    }
    for (id, entry) in newTree.entries {
      setChildren(entry.children, of: id)
    }
    setRoot(root)
  }

  /// Hands out what changed since a version, and remembers that it did.
  ///
  /// - Parameter version: The version the other side has; `nil` when it has none.
  /// - Returns: The difference from that version; from nothing when that is not the version handed
  ///   out last.
  /// - Complexity: O(changes), or O(*n*) from nothing.
  public mutating func difference(since version: UInt64?) -> TreeDifference {
    removed = []
    for id in unplaced { removeUnlessPlaced(id) }
    // Keeping their capacity would make each later difference pay for the first.
    unplaced = []
    robbed = []
    if hasChanges { tree.version += 1 }
    defer {
      handedOut = tree.version
      changedNodes = []
      formerChildren = [:]
      hasChanges = false
    }
    guard let version, version == handedOut, tree.root != nil else { return wholeTree() }
    return TreeDifference(
      base: version, version: tree.version, root: tree.root,
      nodes: changedNodes.sorted().compactMap { tree.entries[$0]?.node },
      children: formerChildren.sorted { $0.key < $1.key }.compactMap { parent, former in
        guard let entry = tree.entries[parent] else { return nil }
        let splices = former.splices(to: entry.children)
        if splices.isEmpty { return nil }
        return TreeDifference.ChildrenChange(parent: parent, splices: splices.map(\.sequential))
      })
  }

  /// Everything there is, as a difference from nothing.
  private func wholeTree() -> TreeDifference {
    var nodes: [ElementNode] = []
    var children: [TreeDifference.ChildrenChange] = []
    nodes.reserveCapacity(tree.entries.count)
    // However deep it is: whether that is too deep is said by who takes it.
    var pending = tree.root.map { [$0] } ?? []
    while let id = pending.popLast() {
      guard let entry = tree.entries[id] else { continue }
      nodes.append(entry.node)
      guard !entry.children.isEmpty else { continue }
      children.append(
        TreeDifference.ChildrenChange(
          parent: id, splices: [.init(index: 0, removeCount: 0, inserted: entry.children)]))
      pending.append(contentsOf: entry.children.reversed())
    }
    return TreeDifference(
      base: nil, version: tree.version, root: tree.root, nodes: nodes, children: children)
  }

  /// Removes an element that stands nowhere, with everything inside it.
  private mutating func removeUnlessPlaced(_ id: ElementID) {
    var pending = [id]
    while let id = pending.popLast() {
      guard let entry = tree.entries[id], entry.parent == nil, id != tree.root else { continue }
      tree.entries[id] = nil
      removed.append(id)
      changedNodes.remove(id)
      formerChildren[id] = nil
      for child in entry.children.reversed() where tree.entries[child]?.parent == id {
        tree.entries[child]?.parent = nil
        pending.append(child)
      }
    }
  }
}
