import AccessibilityTree

/// What a query is evaluated over: the tree, and what the tree alone does not tell.
struct QueryScope: Sendable {
  /// The tree as it stands.
  let tree: ElementTree

  /// Returns whether input can reach an element now.
  let isHittable: @Sendable (ElementID) -> Bool

  /// Makes a scope.
  ///
  /// - Parameters:
  ///   - tree: The tree as it stands.
  ///   - isHittable: Says whether input can reach an element; without it, frames alone decide.
  init(tree: ElementTree, isHittable: (@Sendable (ElementID) -> Bool)? = nil) {
    self.tree = tree
    self.isHittable =
      isHittable ?? { id in
        guard let frame = tree.visibleFrame(of: id), !frame.isEmpty,
          let hit = tree.topmostElement(at: frame.center)
        else { return false }
        return hit == id || tree.isDescendant(hit, of: id)
      }
  }
}
