import Synchronization

/// A look-up table of the elements of each type in reading order, made when it is first needed.
///
/// Copies of a tree share it as long as their elements stand where they stood and hold what they held; a change begins another.
final class TypeOrder: Sendable {
  /// What was listed.
  private struct Lists {
    /// The elements by type; `nil` until they were listed.
    var elements: [ElementType: [ElementID]]?

    /// What the elements of a type hold, for the types that somebody asked for.
    var contents: [ElementType: [ElementTree.Content]] = [:]
  }

  /// What was listed, behind the lock.
  private let lists: Mutex<Lists>

  /// Makes a table in which nothing is listed.
  convenience init() { self.init(Lists()) }

  /// Makes a table.
  private init(_ lists: Lists) { self.lists = Mutex(lists) }

  /// The same table for elements that stand where they stood, while some hold something else.
  var withoutContents: TypeOrder { TypeOrder(Lists(elements: lists.withLock { $0.elements })) }

  /// Returns the elements of a type, if they were listed.
  func known(_ type: ElementType) -> [ElementID]? {
    lists.withLock { lists in lists.elements.map { $0[type] ?? [] } }
  }

  /// Keeps lists.
  func keep(_ found: [ElementType: [ElementID]]) { lists.withLock { $0.elements = found } }

  /// Returns what the elements of a type hold, if that was listed.
  func knownContents(_ type: ElementType) -> [ElementTree.Content]? {
    lists.withLock { $0.contents[type] }
  }

  /// Keeps what the elements of a type hold.
  func keep(_ contents: [ElementTree.Content], of type: ElementType) {
    lists.withLock { $0.contents[type] = contents }
  }
}

extension ElementTree {
  /// Returns the elements of a type inside the root in reading order, if they were listed since places last changed.
  ///
  /// - Complexity: O(1).
  public func knownElementsInOrder(of type: ElementType) -> [ElementID]? { order.known(type) }

  /// Returns the elements of a type inside the root in reading order, and lists those of every type if they were not.
  ///
  /// - Complexity: O(1), and O(*n*) the first time after a change of places or types.
  public func elementsInOrder(of type: ElementType) -> [ElementID] {
    if let known = order.known(type) { return known }
    var found: [ElementType: [ElementID]] = [:]
    if let root {
      walkDescendants(of: root) { node in
        found[node.elementType, default: []].append(node.id)
        return .descend
      }
    }
    order.keep(found)
    return found[type] ?? []
  }

  /// Visits the elements of a type inside the root in reading order.
  ///
  /// A second visit of the same tree looks up nothing: it costs a few nanoseconds for each element.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - visit: Receives each element and returns whether to go on.
  /// - Returns: Whether the visit was not stopped.
  /// - Complexity: O(*n*) in the number of elements of the type, and of all the first time after a change of places or types.
  @discardableResult
  public func visitElements(of type: ElementType, _ visit: (ElementNode) -> Bool) -> Bool {
    for content in contentsInOrder(of: type) {
      if !visit(content.node) { return false }
    }
    return true
  }

  /// Returns what the elements of a type hold, in reading order.
  private func contentsInOrder(of type: ElementType) -> [Content] {
    if let known = order.knownContents(type) { return known }
    let contents = elementsInOrder(of: type).compactMap { entries[$0]?.content }
    order.keep(contents, of: type)
    return contents
  }
}
