import AccessibilityTree
import Primitives
import Testing

/// Walks through the fixture tree.
struct ElementTreeWalkingTests {
  /// The tree.
  private let tree = FixtureTree.tree

  @Test func descendantsComeInReadingOrder() {
    #expect(tree.descendants(of: ElementID(1)) == (2...12).map { ElementID($0) })
    #expect(tree.descendants(of: ElementID(5)) == (6...11).map { ElementID($0) })
    #expect(tree.descendants(of: ElementID(4)) == [])
    #expect(tree.descendants(of: ElementID(99)) == [])
  }

  @Test func aWalkCanLeaveOutAndEnd() {
    var seen: [ElementID] = []
    let isComplete = tree.walkDescendants(of: ElementID(2)) { node in
      seen.append(node.id)
      if node.id == ElementID(8) { return .stop }
      return node.elementType == .navigationBar ? .skip : .descend
    }
    #expect(!isComplete)
    #expect(seen == [3, 5, 6, 7, 8].map { ElementID($0) })
    #expect(tree.walkDescendants(of: ElementID(2)) { _ in .skip })
  }

  @Test func elementsAreSortedByPlace() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<20 {
      let ids = (1...12).map { ElementID($0) }.shuffled(using: &generator)
      #expect(tree.inReadingOrder(ids) == (1...12).map { ElementID($0) })
    }
  }

  @Test func relationsAreTold() {
    #expect(tree.parent(of: ElementID(1)) == nil)
    #expect(tree.parent(of: ElementID(7)) == ElementID(6))
    #expect(tree.ancestors(of: ElementID(7)) == [6, 5, 2, 1].map { ElementID($0) })
    #expect(tree.isDescendant(ElementID(7), of: ElementID(2)))
    #expect(!tree.isDescendant(ElementID(7), of: ElementID(8)))
    #expect(!tree.isDescendant(ElementID(7), of: ElementID(7)))
    #expect(tree.branch(at: ElementID(1)) == FixtureTree.branch)
    #expect(tree.branch(at: ElementID(99)) == nil)
  }
}
