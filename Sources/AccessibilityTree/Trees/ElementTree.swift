/// The elements of one screen, as a value: who they are, what they hold, and where they stand among
/// each other.
///
/// Parents are found through the tree, not stored in the elements. It is an error for an element to
/// be its own ancestor, or the child of two parents; ``TreeDifference`` is checked for that before
/// it is applied.
public struct ElementTree: Sendable {
  /// An element with its place.
  struct Entry: Sendable {
    /// The element.
    var node: ElementNode {
      get { content.node }
      set { content = Content(newValue) }
    }

    /// The element around it; `nil` for the root.
    var parent: ElementID?

    /// The elements inside it, in reading order.
    var children: [ElementID]

    /// The element, held so that looking up a place does not copy its texts.
    private(set) var content: Content

    /// Makes an element with its place.
    init(node: ElementNode, parent: ElementID?, children: [ElementID]) {
      content = Content(node)
      self.parent = parent
      self.children = children
    }

    /// Sets the element around and returns the one before.
    mutating func exchangeParent(_ newParent: ElementID?) -> ElementID? {
      defer { parent = newParent }
      return parent
    }
  }

  /// The storage of what an element holds.
  final class Content: Sendable {
    /// The element.
    let node: ElementNode

    /// Stores an element.
    init(_ node: ElementNode) {
      self.node = node
    }
  }

  /// The elements by identity.
  var entries: [ElementID: Entry] = [:]

  /// The elements that are modal, and perhaps some that were; see ``noteStates(of:)``.
  var modalCandidates: Set<ElementID> = []

  /// The elements that hold more than the tree does, and perhaps some that did.
  var unfinishedCandidates: Set<ElementID> = []

  /// The look-up tables, once something was looked up.
  var index: TextIndex?

  /// The elements of each type in reading order, once somebody asked, until something changes.
  var order = TypeOrder()

  /// The element around all others; `nil` in an empty tree.
  public internal(set) var root: ElementID?

  /// The state of the application this is; grows with each change.
  public internal(set) var version: UInt64 = 0

  /// Makes a tree without elements.
  public init() {}

  /// Makes a tree from nested elements.
  ///
  /// - Parameters:
  ///   - branch: The root with everything inside it.
  ///   - version: The version the tree gets.
  public init(_ branch: Branch, version: UInt64 = 1) {
    self.version = version
    root = branch.node.id
    insert(branch, parent: nil)
  }

  /// The number of elements.
  public var count: Int { entries.count }

  /// The element with an identity; `nil` when it is not in the tree.
  public subscript(id: ElementID) -> ElementNode? {
    entries[id]?.node
  }

  /// Returns the element around another; `nil` for the root and for what is not in the tree.
  public func parent(of id: ElementID) -> ElementID? {
    entries[id]?.parent
  }

  /// Returns the elements directly inside another, in reading order.
  public func children(of id: ElementID) -> [ElementID] {
    entries[id]?.children ?? []
  }

  /// Returns whether one element is inside another, at any depth.
  public func isDescendant(_ id: ElementID, of ancestor: ElementID) -> Bool {
    var current = parent(of: id)
    while let id = current {
      if id == ancestor { return true }
      current = parent(of: id)
    }
    return false
  }

  /// Returns the elements around another, the nearest first.
  public func ancestors(of id: ElementID) -> [ElementID] {
    var result: [ElementID] = []
    var current = parent(of: id)
    while let id = current {
      result.append(id)
      current = parent(of: id)
    }
    return result
  }

  private mutating func insert(_ branch: Branch, parent: ElementID?) {
    precondition(
      entries[branch.node.id] == nil, "Element \(branch.node.id) stands in the tree twice.")
    noteStates(of: branch.node)
    entries[branch.node.id] = Entry(
      node: branch.node, parent: parent, children: branch.children.map(\.node.id))
    for child in branch.children {
      insert(child, parent: branch.node.id)
    }
  }
}

extension ElementTree {
  /// An element with everything inside it, for writing a tree down.
  public struct Branch: Sendable, Hashable {
    /// The element.
    public var node: ElementNode

    /// What is inside it, in reading order.
    public var children: [Branch]

    /// Makes a branch.
    public init(_ node: ElementNode, _ children: [Branch] = []) {
      self.node = node
      self.children = children
    }
  }

  /// Returns an element with everything inside it; `nil` when it is not in the tree.
  public func branch(at id: ElementID) -> Branch? {
    guard let entry = entries[id] else { return nil }
    return Branch(entry.node, entry.children.compactMap(branch(at:)))
  }
}

extension ElementTree: Equatable {
  /// Returns whether two trees hold equal elements in the same places; versions and look-up tables
  /// do not count.
  public static func == (lhs: ElementTree, rhs: ElementTree) -> Bool {
    guard lhs.root == rhs.root, lhs.entries.count == rhs.entries.count else { return false }
    return lhs.entries.allSatisfy { id, entry in
      guard let other = rhs.entries[id] else { return false }
      return other.node == entry.node && other.children == entry.children
    }
  }
}
