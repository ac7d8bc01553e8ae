import FuzzSeeds
import Testing

@testable import AccessibilityTree

/// Differences that do not fit, or come from somebody who means no good.
struct ElementTreeApplyingTests {
  /// A difference of the fixture tree, and why it does not fit.
  struct Case: Sendable, CustomTestStringConvertible {
    /// What is wrong.
    var name: String

    /// The difference.
    var difference: TreeDifference

    /// Why it does not fit.
    var mismatch: TreeDifference.Mismatch

    var testDescription: String { name }
  }

  /// Returns an element with an identity.
  private static func node(_ id: UInt64) -> ElementNode {
    ElementNode(id: ElementID(id), elementType: .other)
  }

  /// Returns a change of children by one edit.
  private static func change(
    _ parent: UInt64, at index: Int = 0, remove: Int = 0, insert: [UInt64] = []
  ) -> TreeDifference.ChildrenChange {
    .init(
      parent: ElementID(parent),
      splices: [
        .init(index: index, removeCount: remove, inserted: insert.map { ElementID($0) })
      ])
  }

  /// Returns a difference of the fixture tree.
  private static func difference(
    base: UInt64? = 1, root: UInt64? = 1, nodes: [UInt64] = [],
    _ children: [TreeDifference.ChildrenChange]
  ) -> TreeDifference {
    TreeDifference(
      base: base, version: 2, root: root.map { ElementID($0) }, nodes: nodes.map { node($0) },
      children: children)
  }

  static let cases = [
    Case(
      name: "another version", difference: difference(base: 7, []),
      mismatch: .version(expected: 7, found: 1)),
    Case(
      name: "an unknown parent", difference: difference([change(99)]),
      mismatch: .unknownElement(ElementID(99))),
    Case(
      name: "an unknown child", difference: difference([change(2, insert: [99])]),
      mismatch: .unknownElement(ElementID(99))),
    Case(
      name: "an unknown root", difference: difference(root: 99, []),
      mismatch: .unknownElement(ElementID(99))),
    Case(
      name: "beyond the end", difference: difference([change(5, at: 2, remove: 2)]),
      mismatch: .spliceOutOfRange(parent: ElementID(5), index: 2, removeCount: 2, count: 3)),
    Case(
      name: "before the start", difference: difference([change(5, at: -1)]),
      mismatch: .spliceOutOfRange(parent: ElementID(5), index: -1, removeCount: 0, count: 3)),
    Case(
      name: "a negative count", difference: difference([change(5, at: 1, remove: -1)]),
      mismatch: .spliceOutOfRange(parent: ElementID(5), index: 1, removeCount: -1, count: 3)),
    Case(
      name: "numbers without bounds", difference: difference([change(5, at: .max, remove: .max)]),
      mismatch: .spliceOutOfRange(parent: ElementID(5), index: .max, removeCount: .max, count: 3)),
    Case(
      name: "an edit of an edit",
      difference: difference(
        nodes: [20],
        [
          .init(
            parent: ElementID(5),
            splices: [
              .init(index: 1, removeCount: 0, inserted: [ElementID(20)]),
              .init(index: 1, removeCount: 1, inserted: []),
            ])
        ]),
      mismatch: .spliceOutOfRange(parent: ElementID(5), index: 1, removeCount: 1, count: 4)),
    Case(
      name: "a list edited twice", difference: difference([change(5), change(5, remove: 1)]),
      mismatch: .repeatedElement(ElementID(5))),
    Case(
      name: "twice in one list",
      difference: difference(nodes: [20], [change(5, insert: [20, 20])]),
      mismatch: .repeatedElement(ElementID(20))),
    Case(
      name: "in two lists",
      difference: difference(nodes: [20], [change(5, insert: [20]), change(6, insert: [20])]),
      mismatch: .repeatedElement(ElementID(20))),
    Case(
      name: "still where it was", difference: difference([change(5, insert: [4])]),
      mismatch: .repeatedElement(ElementID(4))),
    Case(
      name: "inside itself", difference: difference(nodes: [20], [change(20, insert: [20])]),
      mismatch: .repeatedElement(ElementID(20))),
    Case(
      name: "inside what is inside it",
      difference: difference([change(2, at: 1, remove: 1), change(7, insert: [5])]),
      mismatch: .repeatedElement(ElementID(5))),
    Case(
      name: "a ring without the root",
      difference: difference(
        nodes: [20, 21], [change(20, insert: [21]), change(21, insert: [20])]),
      mismatch: .repeatedElement(ElementID(20))),
    Case(
      name: "the root inside another",
      difference: difference(nodes: [20], [change(20, insert: [1])]),
      mismatch: .repeatedElement(ElementID(1))),
    Case(
      name: "a root that stays a child", difference: difference(root: 5, [change(5, insert: [1])]),
      mismatch: .repeatedElement(ElementID(1))),
  ]

  @Test(arguments: cases)
  func whatDoesNotFitIsRefusedAndLeavesAnEmptyTree(_ testCase: Case) {
    var tree = FixtureTree.tree
    tree.prepareIndex()
    #expect(throws: testCase.mismatch) { try tree.apply(testCase.difference) }
    #expect(tree == ElementTree())
    #expect(tree.version == 0)
  }

  @Test func elementsMayChangePlaces() throws {
    var tree = FixtureTree.tree
    // The table moves into the bar, and the bar into the window's only other place.
    try tree.apply(
      Self.difference([Self.change(3, at: 1, insert: [5]), Self.change(2, at: 1, remove: 1)]))
    #expect(tree.parent(of: ElementID(5)) == ElementID(3))
    // Parent and child change places, whichever list is told of first.
    var second = FixtureTree.tree
    try second.apply(
      Self.difference([
        Self.change(4, insert: [3]), Self.change(3, remove: 1),
        Self.change(2, remove: 1, insert: [4]),
      ]))
    #expect(second.ancestors(of: ElementID(3)) == [ElementID(4), ElementID(2), ElementID(1)])
  }

  @Test func whatIsTakenFromWhatGoesStays() throws {
    var tree = FixtureTree.tree
    try tree.apply(Self.difference([Self.change(2, at: 1, remove: 1, insert: [7])]))
    #expect(tree.children(of: ElementID(2)) == [3, 7, 12].map { ElementID($0) })
    #expect(tree[ElementID(5)] == nil)
    #expect(tree[ElementID(6)] == nil)
    #expect(tree.count == 6)
  }

  /// Returns a chain of so many elements, as a difference from nothing.
  private func chain(_ length: Int, reversed: Bool) -> TreeDifference {
    let ids = (1...length).map { UInt64($0) }
    let links = zip(ids, ids.dropFirst()).map { Self.change($0, insert: [$1]) }
    return Self.difference(base: nil, nodes: ids, reversed ? links.reversed() : links)
  }

  @Test(arguments: [false, true])
  func depthHasALimit(isReversed: Bool) throws {
    var tree = ElementTree()
    try tree.apply(chain(ElementTree.depthLimit, reversed: isReversed))
    #expect(tree.count == ElementTree.depthLimit)
    let deepest = UInt64(ElementTree.depthLimit)
    var difference = Self.difference(nodes: [90_000], [Self.change(deepest, insert: [90_000])])
    difference.base = 2
    #expect(throws: TreeDifference.Mismatch.self) { try tree.apply(difference) }
    #expect(throws: TreeDifference.Mismatch.self) {
      try tree.apply(chain(ElementTree.depthLimit + 1, reversed: isReversed))
    }
    #expect(throws: TreeDifference.Mismatch.self) {
      try tree.apply(chain(20_000, reversed: isReversed))
    }
  }

  /// Checks that a tree is one: each element once, with its parent, below the root.
  private func check(_ tree: ElementTree) {
    var seen: Set<ElementID> = []
    var pending = tree.root.map { [$0] } ?? []
    while let id = pending.popLast() {
      #expect(seen.insert(id).inserted)
      for child in tree.children(of: id) {
        #expect(tree.parent(of: child) == id)
        pending.append(child)
      }
    }
    #expect(seen.count == tree.count)
    for type in Set(tree.entries.values.map(\.node.elementType)) {
      let inside = tree.root.map { tree.descendants(of: $0) } ?? []
      let wanted = inside.filter { tree[$0]?.elementType == type }
      #expect(tree.elementsInOrder(of: type) == wanted)
      var visited: [ElementNode] = []
      tree.visitElements(of: type) {
        visited.append($0)
        return true
      }
      #expect(visited == wanted.compactMap { tree[$0] })
    }
    var fresh = tree
    fresh.index = nil
    fresh.prepareIndex()
    if tree.index != nil { #expect(tree.index == fresh.index) }
  }

  @Test(arguments: FuzzSeeds.from(0, count: 60))
  func whateverIsAppliedATreeIsATree(seed: UInt64) {
    var random = RandomTree(seed: seed)
    var applied = 0
    for _ in 0..<400 {
      var tree = FixtureTree.tree
      tree.prepareIndex()
      tree.visitElements(of: .other) { _ in true }
      let changes = (0..<random.number(1...3)).map { _ in
        TreeDifference.ChildrenChange(
          parent: ElementID(UInt64(random.number(1...14))),
          splices: (0..<random.number(0...2)).map { _ in
            TreeDifference.Splice(
              index: random.number(0...2), removeCount: random.number(0...2),
              inserted: (0..<random.number(0...2)).map { _ in
                ElementID(UInt64(random.number(2...14)))
              })
          })
      }
      let nodes = random.chance(2) ? [Self.node(13), Self.node(14)] : []
      let difference = TreeDifference(
        base: 1, version: 2, root: random.chance(4) ? ElementID(2) : ElementID(1), nodes: nodes,
        children: changes)
      if (try? tree.apply(difference)) != nil { applied += 1 }
      check(tree)
    }
    #expect(applied > 20)
  }
}
