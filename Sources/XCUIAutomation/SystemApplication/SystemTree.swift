import AccessibilityTree
import AutomationWire

/// The elements of a screen of the system's, as requests tell of them.
struct SystemTree: Sendable {
  /// What hands out the changes of the tree.
  private var recorder = TreeRecorder()

  /// The elements by what tells items apart.
  private var ids: [String: ElementID] = [:]

  /// The items by element.
  private var keys: [ElementID: String] = [:]

  /// The tree as it was recorded last.
  var tree: ElementTree { recorder.tree }

  /// Brings the tree up to date.
  ///
  /// - Parameter root: Everything that the screen shows.
  mutating func record(_ root: SystemItem) {
    recorder.replace(with: ElementTree(branch(root, in: .zero)))
  }

  /// Returns whether the tree is another than that of a version.
  func hasMovedOn(from version: UInt64) -> Bool {
    recorder.hasChanges || recorder.tree.version != version
  }

  /// Hands out what changed since a version; `nil` for all there is.
  mutating func difference(since version: UInt64?) -> TreeDifference {
    recorder.difference(since: version)
  }

  /// Returns what tells the item of an element apart; `nil` for an element that there never was.
  func key(of id: ElementID) -> String? { keys[id] }

  /// Says where an element can be hit.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - root: Everything that the screen shows.
  /// - Returns: The place, or why there is none.
  func hitPoint(of id: ElementID, on root: SystemItem) -> HostHitPoint {
    guard let key = keys[id], let item = root.item(key) else { return .missing }
    let visible = item.frame.intersection(root.frame)
    guard !visible.isEmpty else { return .offscreen }
    let path = root.path(to: visible.center)
    guard !path.contains(where: { $0.key == key }) else { return .at(visible.center) }
    return .covered(by: path.first.flatMap { ids[$0.key] })
  }

  /// Returns an item as elements.
  private mutating func branch(_ item: SystemItem, in origin: Point) -> ElementTree.Branch {
    let id = ids[item.key] ?? ElementID(UInt64(ids.count + 1))
    ids[item.key] = id
    keys[id] = item.key
    var node = ElementNode(
      id: id, elementType: item.type,
      frame: Rect(
        x: item.frame.minX - origin.x, y: item.frame.minY - origin.y, width: item.frame.width,
        height: item.frame.height))
    node.identifier = item.identifier
    node.label = item.label
    if item.isModal { node.states.insert(.modal) }
    if let field = item.field {
      node.value = field.text
      node.placeholder = field.placeholder
      node.actions.insert(.editText)
      if field.isFocused { node.states.insert(.focused) }
    }
    return ElementTree.Branch(node, item.children.map { branch($0, in: item.frame.origin) })
  }
}
