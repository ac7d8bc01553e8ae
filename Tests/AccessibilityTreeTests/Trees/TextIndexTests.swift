import Testing

@testable import AccessibilityTree

/// Look-up by text and by type.
struct TextIndexTests {
  /// A key and the elements of the fixture tree that it finds.
  static let cases: [(String, [UInt64])] = [
    ("Articles", [3]), ("Edit", [4]), ("Two", [9]), ("text", [12]), ("Search", [12]),
    ("edit", []), ("", []), ("Sample", [1]),
  ]

  @Test(arguments: cases)
  func elementsAreFoundWithAndWithoutTables(key: String, ids: [UInt64]) {
    var tree = FixtureTree.tree
    #expect(tree.elements(identifiedBy: key) == ids.map { ElementID($0) })
    tree.prepareIndex()
    #expect(tree.elements(identifiedBy: key) == ids.map { ElementID($0) })
  }

  @Test func typesAreCounted() {
    var tree = FixtureTree.tree
    #expect(tree.count(of: .cell) == 3)
    tree.prepareIndex()
    #expect(tree.count(of: .cell) == 3)
    #expect(tree.count(of: .slider) == 0)
  }

  @Test func oneTextOfManyElementsAndManyTextsOfOne() {
    var index = TextIndex()
    var nodes = (1...5).map { ElementNode(id: ElementID($0), elementType: .button) }
    for place in nodes.indices {
      nodes[place].label = "Delete"
      nodes[place].identifier = "Delete"
      nodes[place].value = "value \(place)"
      index.insert(nodes[place])
    }
    #expect(index.elements(with: "Delete") == (1...5).map { ElementID($0) })
    #expect(index.elements(with: "value 3") == [ElementID(4)])
    for place in [2, 0, 4, 3] { index.remove(nodes[place]) }
    #expect(index.elements(with: "Delete") == [ElementID(2)])
    #expect(index.count(of: .button) == 1)
    index.remove(nodes[1])
    #expect(index == TextIndex())
  }

  @Test func composedAndDecomposedTextsAreOne() {
    var node = ElementNode(id: ElementID(1), elementType: .button)
    node.label = "e\u{301}"
    var tree = ElementTree(.init(node))
    #expect(tree.elements(identifiedBy: "\u{E9}") == [ElementID(1)])
    tree.prepareIndex()
    #expect(tree.elements(identifiedBy: "\u{E9}") == [ElementID(1)])
  }
}
