/// A tree made of a toolkit's own nodes: it numbers their identities, makes absolute frames relative, and keeps account of changes.
///
/// A toolkit that walks its nodes after each change needs nothing else to have a tree:
///
/// ```swift
/// tree.rebuild { screen in
///   screen.add(.application, root.id, frame: bounds) { $0.label = "Notes" }
///   screen.add(.window, window.id, in: root.id, frame: bounds)
///   for button in buttons {
///     screen.add(.button, button.id, in: window.id, frame: button.frameOnScreen) {
///       $0.label = button.title
///     }
///   }
/// }
/// let difference = tree.difference(since: version)
/// ```
///
/// An element keeps its number for as long as its identity is added each time. It is an error to add an identity twice: the second
/// element gets a number of its own, and a warning names both.
public struct ElementTreeBuilder<Identity: Hashable & Sendable>: Sendable {
  /// A key that tells one element from all others.
  struct Key: Hashable, Sendable {
    /// The toolkit's identity.
    var identity: Identity

    /// Which of the elements with this identity it is, from 0.
    var occurrence: Int
  }

  /// Keeps account of the changes.
  private var recorder = TreeRecorder()

  /// The numbers of the elements.
  private var numbers: [Key: ElementID] = [:]

  /// What the numbers stand for.
  private var keys: [ElementID: Key] = [:]

  /// The number given last.
  private var lastNumber: UInt64 = 0

  /// The warnings that were not handed out.
  private var warnings: [String] = []

  /// The warnings that were given once.
  private var knownWarnings: Set<String> = []

  /// Makes a builder with an empty tree.
  public init() {}

  /// The tree as it was built last.
  public var tree: ElementTree { recorder.tree }

  /// Returns the number of a toolkit's node; `nil` when it is not in the tree.
  public func id(of identity: Identity) -> ElementID? {
    numbers[Key(identity: identity, occurrence: 0)]
  }

  /// Returns the toolkit's node of a number; `nil` when it is not in the tree.
  public func identity(of id: ElementID) -> Identity? {
    keys[id]?.identity
  }

  /// Hands out what changed since a version, and remembers that it did.
  ///
  /// - Parameter version: The version the other side has; `nil` when it has none.
  /// - Returns: The difference from that version, or the whole tree; see ``TreeRecorder/difference(since:)``.
  /// - Complexity: O(changes), or O(*n*) from nothing.
  public mutating func difference(since version: UInt64?) -> TreeDifference {
    let difference = recorder.difference(since: version)
    for id in recorder.removed {
      if let key = keys.removeValue(forKey: id) { numbers[key] = nil }
    }
    return difference
  }

  /// Hands out, once, what is wrong with what was added, each thing the first time it is seen.
  public mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }
}

// MARK: - Building

extension ElementTreeBuilder {
  /// Builds the tree anew.
  ///
  /// - Parameter describe: Adds all elements, those around before those inside; when it adds none, the tree stays as it was.
  /// - Complexity: O(*n*).
  public mutating func rebuild(_ describe: (inout Screen) -> Void) {
    var screen = Screen()
    describe(&screen)
    for warning in screen.warnings where knownWarnings.insert(warning).inserted {
      warnings.append(warning)
    }
    let ids = screen.entries.map { number(of: $0.key) }
    var children: [[ElementID]] = Array(repeating: [], count: ids.count)
    for (index, entry) in screen.entries.enumerated() {
      var node = entry.node
      node.id = ids[index]
      if let parent = entry.parent {
        let around = screen.entries[parent].node
        node.frame.origin = node.frame.origin - around.frame.origin + around.contentOffset
        children[parent].append(node.id)
      }
      recorder.set(node)
    }
    for (id, inside) in zip(ids, children) { recorder.setChildren(inside, of: id) }
    if let root = ids.first { recorder.setRoot(root) }
  }

  /// Returns the number of an element, a new one when it has none.
  private mutating func number(of key: Key) -> ElementID {
    if let known = numbers[key] { return known }
    lastNumber += 1
    let id = ElementID(lastNumber)
    numbers[key] = id
    keys[id] = key
    return id
  }

  /// The elements of a screen while they are added.
  public struct Screen {
    /// An element with its place.
    struct Entry {
      /// What tells it from all others.
      var key: Key

      /// The element, with its frame on the screen.
      var node: ElementNode

      /// The place of the element around in the list; `nil` for the root.
      var parent: Int?

      /// How many elements it stands inside, itself among them.
      var depth: Int
    }

    /// The elements, those around before those inside.
    private(set) var entries: [Entry] = []

    /// What is wrong with them, in words.
    private(set) var warnings: [String] = []

    /// The place of the element that was added last with an identity.
    private var places: [Identity: Int] = [:]

    /// Adds an element, behind those already in the same one.
    ///
    /// The first is the root. An element whose parent was not added is put into the root, and one deeper than ``ElementTree/depthLimit``
    /// beside its parent, each with a warning.
    ///
    /// - Parameters:
    ///   - type: The kind of element.
    ///   - identity: What tells it from all others, as long as it is on the screen.
    ///   - parent: The element around it, added before; `nil` for the root.
    ///   - frame: The rectangle on the screen, in cells, clipped by nothing.
    ///   - describe: Fills in the rest of the element; its identity and arrangement are the builder's.
    public mutating func add(
      _ type: ElementType, _ identity: Identity, in parent: Identity? = nil, frame: Rect,
      _ describe: (inout ElementNode) -> Void = { _ in }
    ) {
      var node = ElementNode(id: ElementID(0), elementType: type, frame: frame)
      describe(&node)
      node.arrangement = .free
      var occurrence = 0
      if let earlier = places[identity] {
        occurrence = entries[earlier].key.occurrence + 1
        let other = entries[earlier].node
        warnings.append(
          "\(Self.words(node)) has the identity of \(Self.words(other)) (\(identity)): tests take "
            + "one for the other when the screen changes.")
      }
      let place = self.place(of: parent, around: node)
      places[identity] = entries.count
      entries.append(
        Entry(
          key: Key(identity: identity, occurrence: occurrence), node: node, parent: place,
          depth: place.map { entries[$0].depth + 1 } ?? 1))
    }

    /// Returns the place of the element around another; the root where that is unknown.
    private mutating func place(of parent: Identity?, around node: ElementNode) -> Int? {
      guard !entries.isEmpty else { return nil }
      if let parent, let place = places[parent] {
        guard entries[place].depth >= ElementTree.depthLimit else { return place }
        warnings.append(
          "More than \(ElementTree.depthLimit) elements stand inside each other: those further in "
            + "are put beside the last of them.")
        return entries[place].parent
      }
      let around = parent.map { "\($0), which was not added before" } ?? "nothing"
      warnings.append(
        "\(Self.words(node)) is inside of \(around): it is put into the root. Only the first "
          + "element has no parent.")
      return 0
    }

    /// Returns what an element is, in words.
    private static func words(_ node: ElementNode) -> String {
      let name = node.identifyingTexts.first.map { " “\($0)”" } ?? " without a text"
      return node.elementType.name + name
    }
  }
}
