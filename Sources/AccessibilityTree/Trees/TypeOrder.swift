import Synchronization

/// A look-up table of the elements of each type in reading order, made when it is first needed.
///
/// Copies of a tree share it as long as their elements stand where they stood; a change of places or types begins another.
final class TypeOrder: Sendable {
  /// The elements by type; `nil` until they were listed.
  private let lists = Mutex<[ElementType: [ElementID]]?>(nil)

  /// Returns the elements of a type, if they were listed.
  func known(_ type: ElementType) -> [ElementID]? {
    lists.withLock { $0.map { $0[type] ?? [] } }
  }

  /// Keeps lists.
  func keep(_ found: [ElementType: [ElementID]]) { lists.withLock { $0 = found } }
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
}
