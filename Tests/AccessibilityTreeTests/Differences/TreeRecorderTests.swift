import FuzzSeeds
import Testing

@testable import AccessibilityTree

/// The recorder on one side, a tree that applies its differences on the other.
struct TreeRecorderTests {
  /// The two sides.
  struct Sides {
    /// The application's.
    var recorder = TreeRecorder()

    /// The test's.
    var tree = ElementTree()

    /// Brings the test's side up to date and checks it against what the application shows.
    mutating func synchronize(
      _ branch: ElementTree.Branch, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let known = tree.root == nil ? nil : Optional(tree.version)
      try tree.apply(recorder.difference(since: known))
      let expected = ElementTree(branch)
      #expect(tree == expected, sourceLocation: sourceLocation)
      #expect(recorder.tree == expected, sourceLocation: sourceLocation)
      #expect(tree.version == recorder.tree.version, sourceLocation: sourceLocation)
      for (id, entry) in expected.entries {
        #expect(tree.parent(of: id) == entry.parent, sourceLocation: sourceLocation)
        #expect(recorder.tree.parent(of: id) == entry.parent, sourceLocation: sourceLocation)
      }
      // The lists were made at the version before.
      for type in Set(expected.entries.values.map(\.node.elementType)) {
        #expect(
          tree.elementsInOrder(of: type) == expected.elementsInOrder(of: type),
          sourceLocation: sourceLocation)
      }
      var fresh = expected
      fresh.prepareIndex()
      if tree.index != nil { #expect(tree.index == fresh.index, sourceLocation: sourceLocation) }
    }
  }

  @Test(arguments: FuzzSeeds.from(0, count: 60))
  func wholeTreesAreFollowed(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    var branch = random.branch(random.number(0...30))
    var sides = Sides()
    for step in 0..<40 {
      sides.recorder.replace(with: ElementTree(branch))
      // Several changes may come between two differences.
      if random.chance(4) {
        branch = random.changed(branch)
        sides.recorder.replace(with: ElementTree(branch))
      }
      try sides.synchronize(branch)
      if step == 3 { sides.tree.prepareIndex() }
      for _ in 0..<random.number(1...3) { branch = random.changed(branch) }
    }
  }

  /// Reports a branch as a toolkit does: what is inside first.
  private func report(_ branch: ElementTree.Branch, to recorder: inout TreeRecorder) {
    recorder.set(branch.node)
    for child in branch.children { report(child, to: &recorder) }
    recorder.setChildren(branch.children.map(\.node.id), of: branch.node.id)
  }

  @Test(arguments: FuzzSeeds.from(100, count: 40))
  func reportedChangesAreFollowed(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    var branch = random.branch(random.number(0...30))
    var sides = Sides()
    sides.tree.prepareIndex()
    for _ in 0..<40 {
      report(branch, to: &sides.recorder)
      sides.recorder.setRoot(branch.node.id)
      try sides.synchronize(branch)
      branch = random.changed(branch)
    }
  }

  @Test func nothingNewIsAnEmptyDifference() throws {
    var random = RandomTree(seed: 1)
    let branch = random.branch(20)
    var sides = Sides()
    sides.recorder.replace(with: ElementTree(branch))
    try sides.synchronize(branch)
    let version = sides.tree.version
    sides.recorder.replace(with: ElementTree(branch))
    let difference = sides.recorder.difference(since: version)
    #expect(difference.isEmpty)
    #expect(difference.version == version)
  }

  @Test func oneNewRowIsOneNodeAndOneSplice() throws {
    let rows = (2..<102).map {
      ElementTree.Branch(ElementNode(id: ElementID($0), elementType: .cell))
    }
    var branch = ElementTree.Branch(ElementNode(id: ElementID(1), elementType: .table), rows)
    var sides = Sides()
    sides.recorder.replace(with: ElementTree(branch))
    try sides.synchronize(branch)
    let new = ElementNode(id: ElementID(500), elementType: .cell)
    branch.children.insert(ElementTree.Branch(new), at: 50)
    sides.recorder.replace(with: ElementTree(branch))
    let difference = sides.recorder.difference(since: sides.tree.version)
    #expect(difference.nodes == [new])
    #expect(
      difference.children == [
        .init(
          parent: ElementID(1),
          splices: [.init(index: 50, removeCount: 0, inserted: [ElementID(500)])])
      ])
  }

  @Test func anUnknownVersionGetsTheWholeTree() throws {
    var random = RandomTree(seed: 2)
    let branch = random.branch(20)
    var sides = Sides()
    sides.recorder.replace(with: ElementTree(branch))
    try sides.synchronize(branch)
    let difference = sides.recorder.difference(since: 77)
    #expect(difference.base == nil)
    var other = ElementTree()
    try other.apply(difference)
    #expect(other == sides.tree)
  }

  @Test func whatWasSetButNeverPlacedIsGone() throws {
    var random = RandomTree(seed: 3)
    let branch = random.branch(3)
    var sides = Sides()
    sides.recorder.replace(with: ElementTree(branch))
    sides.recorder.set(random.node())
    try sides.synchronize(branch)
    sides.recorder.set(random.node())
    #expect(sides.recorder.difference(since: sides.tree.version).isEmpty)
  }

  @Test func aChildThatIsTakenAndGivenBackStays() throws {
    let child = ElementTree.Branch(ElementNode(id: ElementID(4), elementType: .button))
    let first = ElementTree.Branch(ElementNode(id: ElementID(2), elementType: .other), [child])
    let second = ElementTree.Branch(ElementNode(id: ElementID(3), elementType: .other))
    let branch = ElementTree.Branch(
      ElementNode(id: ElementID(1), elementType: .window), [first, second])
    var sides = Sides()
    sides.recorder.replace(with: ElementTree(branch))
    try sides.synchronize(branch)
    sides.recorder.setChildren([ElementID(4)], of: ElementID(3))
    sides.recorder.setChildren([ElementID(4)], of: ElementID(2))
    sides.recorder.setChildren([], of: ElementID(3))
    try sides.synchronize(branch)
  }

  @Test func whatStandsThousandsDeepIsToldAndGoes() {
    var recorder = TreeRecorder()
    let depth: UInt64 = 200_000
    for number in 1...depth {
      recorder.set(ElementNode(id: ElementID(number), elementType: .other))
      if number > 1 { recorder.setChildren([ElementID(number)], of: ElementID(number - 1)) }
    }
    recorder.setRoot(ElementID(1))
    let first = recorder.difference(since: nil)
    #expect(first.nodes.map(\.id) == (1...depth).map { ElementID($0) })
    var tree = ElementTree()
    #expect(throws: TreeDifference.Mismatch.self) { try tree.apply(first) }
    recorder.setChildren([], of: ElementID(1))
    #expect(recorder.difference(since: first.version).children.count == 1)
    #expect(recorder.removed.count == Int(depth) - 1)
    #expect(recorder.tree.count == 1)
  }
}
