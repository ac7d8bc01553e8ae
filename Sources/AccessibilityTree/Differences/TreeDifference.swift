/// A difference between two versions of a tree.
///
/// An element taken out of its parent's children and put in nowhere else is gone, with everything
/// inside it. It is an error for an element to be put in at two places, or inside itself.
public struct TreeDifference: Sendable, Hashable {
  /// The version it starts from; `nil` when it builds the whole tree anew.
  public var base: UInt64?

  /// The version it leads to.
  public var version: UInt64

  /// The root afterwards.
  public var root: ElementID?

  /// The elements that are new or hold something new, in any order.
  public var nodes: [ElementNode]

  /// The containers whose children are others or stand in another order, each once.
  public var children: [ChildrenChange]

  /// Makes a difference; one without content says that nothing changed.
  public init(
    base: UInt64?, version: UInt64, root: ElementID?, nodes: [ElementNode] = [],
    children: [ChildrenChange] = []
  ) {
    self.base = base
    self.version = version
    self.root = root
    self.nodes = nodes
    self.children = children
  }

  /// Whether the two versions are alike.
  public var isEmpty: Bool {
    base != nil && nodes.isEmpty && children.isEmpty
  }
}

extension TreeDifference {
  /// A change of the children of one element.
  public struct ChildrenChange: Sendable, Hashable {
    /// The element whose children changed.
    public var parent: ElementID

    /// The edits, made one after the other from front to back; none touches what one before put in.
    public var splices: [Splice]

    /// Makes a change of children.
    public init(parent: ElementID, splices: [Splice]) {
      self.parent = parent
      self.splices = splices
    }
  }

  /// One edit of a list of children: some out, some in, at one place.
  public struct Splice: Sendable, Hashable {
    /// The place of the first child taken out, and of the first put in.
    public var index: Int

    /// How many children are taken out.
    public var removeCount: Int

    /// The children put in.
    public var inserted: [ElementID]

    /// Makes an edit.
    public init(index: Int, removeCount: Int, inserted: [ElementID]) {
      self.index = index
      self.removeCount = removeCount
      self.inserted = inserted
    }
  }

  /// An error: a difference does not fit a tree.
  public enum Mismatch: Error, Sendable, Hashable {
    /// The tree has another version than the one the difference starts from.
    case version(expected: UInt64, found: UInt64)

    /// An element is named that neither the tree nor the difference has.
    case unknownElement(ElementID)

    /// An edit lies outside a list of children, or before the end of the edit before.
    case spliceOutOfRange(parent: ElementID, index: Int, removeCount: Int, count: Int)

    /// An element would stand in the tree twice, or inside itself.
    case repeatedElement(ElementID)

    /// An element would stand deeper than ``ElementTree/depthLimit``.
    case tooDeep(ElementID)
  }
}

extension TreeDifference.Mismatch: CustomStringConvertible {
  /// The error in words, without a full stop.
  public var description: String {
    switch self {
    case .version(let expected, let found):
      "a change is of version \(expected) of its elements, and version \(found) is known"
    case .unknownElement(let id): "element \(id) stands somewhere, and was not told of"
    case .spliceOutOfRange(let parent, let index, let removeCount, let count):
      "of the \(count) elements in \(parent), \(removeCount) from \(index) on are to go"
    case .repeatedElement(let id): "element \(id) stands in two places"
    case .tooDeep:
      "more than \(ElementTree.depthLimit) elements stand inside each other, which is the most there may be"
    }
  }
}
