import AccessibilityTree

/// A scope of a query: the tree, and what the tree alone does not tell.
struct QueryScope: Sendable {
  /// The tree as it stands.
  let tree: ElementTree

  /// What is known of which elements input can reach.
  private let hittability: Hittability

  /// The elements that may be asked about next, so that one request is enough for all of them; `nil` for none.
  var candidates: (@Sendable () -> [ElementID])?

  /// Makes a scope.
  ///
  /// - Parameters:
  ///   - tree: The tree as it stands.
  ///   - hittable: Returns those of some elements that input can reach now; without it, frames alone decide.
  init(
    tree: ElementTree, hittable: (@Sendable ([ElementID]) -> Set<ElementID>)? = nil
  ) {
    self.tree = tree
    hittability = Hittability(
      hittable ?? { ids in
        Set(
          ids.filter { id in
            guard let frame = tree.visibleFrame(of: id), !frame.isEmpty,
              let hit = tree.topmostElement(at: frame.center)
            else { return false }
            return hit == id || tree.isDescendant(hit, of: id)
          })
      })
  }

  /// Returns whether input can reach an element now.
  func isHittable(_ id: ElementID) -> Bool { hittability.isHittable(id, among: candidates) }
}
