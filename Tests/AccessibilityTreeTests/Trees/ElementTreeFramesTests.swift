import AccessibilityTree
import Testing

/// Absolute frames of elements whose frames are relative.
struct ElementTreeFramesTests {
  /// An element of the fixture tree, where it is and what of it shows.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The element.
    var id: UInt64

    /// Its rectangle on the screen.
    var frame: Rect

    /// The part of it that no container clips.
    var visible: Rect

    var testDescription: String { "\(ElementID(id))" }
  }

  static let cases = [
    Case(
      id: 1, frame: Rect(x: 0, y: 0, width: 80, height: 24),
      visible: Rect(x: 0, y: 0, width: 80, height: 24)),
    Case(
      id: 4, frame: Rect(x: 70, y: 0, width: 6, height: 1),
      visible: Rect(x: 70, y: 0, width: 6, height: 1)),
    Case(
      id: 6, frame: Rect(x: 2, y: 0, width: 40, height: 3),
      visible: Rect(x: 2, y: 2, width: 40, height: 1)),
    Case(
      id: 7, frame: Rect(x: 3, y: 1, width: 9, height: 1),
      visible: Rect(x: 3, y: 2, width: 9, height: 0)),
    Case(
      id: 8, frame: Rect(x: 2, y: 3, width: 40, height: 3),
      visible: Rect(x: 2, y: 3, width: 40, height: 3)),
    Case(
      id: 11, frame: Rect(x: 3, y: 7, width: 9, height: 1),
      visible: Rect(x: 3, y: 7, width: 9, height: 1)),
    Case(
      id: 10, frame: Rect(x: 2, y: 6, width: 40, height: 3),
      visible: Rect(x: 2, y: 6, width: 40, height: 2)),
  ]

  @Test(arguments: cases)
  func framesAreMadeAbsolute(_ testCase: Case) {
    let id = ElementID(testCase.id)
    #expect(FixtureTree.tree.absoluteFrame(of: id) == testCase.frame)
    #expect(FixtureTree.tree.visibleFrame(of: id) == testCase.visible)
  }

  @Test func unknownElementsHaveNone() {
    #expect(FixtureTree.tree.absoluteFrame(of: ElementID(99)) == nil)
    #expect(FixtureTree.tree.visibleFrame(of: ElementID(99)) == nil)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func aWalkFindsTheSameFrames(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let tree = ElementTree(random.branch(40))
    let root = try #require(tree.root)
    var visited: [ElementID] = []
    tree.walkWithFrames(from: root) { node, frame, depth in
      visited.append(node.id)
      #expect(tree.absoluteFrame(of: node.id) == frame)
      #expect(tree.ancestors(of: node.id).count == depth)
    }
    #expect(visited == [root] + tree.descendants(of: root))
  }

  static let hits: [(Point, UInt64?)] = [
    (Point(x: 0, y: 0), 3), (Point(x: 70, y: 0), 4), (Point(x: 2, y: 2), 6),
    // The text of the first row is scrolled away, that of the second is there.
    (Point(x: 3, y: 4), 9), (Point(x: 2, y: 7), 10), (Point(x: 3, y: 7), 11),
    // Beyond the table's end its third row does not show.
    (Point(x: 2, y: 8), 2), (Point(x: 2, y: 10), 12), (Point(x: 80, y: 0), nil),
    (Point(x: -1, y: 5), nil),
  ]

  @Test(arguments: hits)
  func theTopmostElementIsHit(point: Point, id: UInt64?) {
    #expect(FixtureTree.tree.topmostElement(at: point) == id.map { ElementID($0) })
  }
}
