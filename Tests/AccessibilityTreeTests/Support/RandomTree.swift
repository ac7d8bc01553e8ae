import AccessibilityTree
import Primitives

/// Trees and changes of trees made at random, the same for the same seed.
struct RandomTree {
  /// The source of chance.
  var generator: SplitMix64

  /// The number of the next element.
  private var nextID: UInt64 = 1

  /// Makes a source of trees.
  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Returns a new element with a few of few texts, so that many share one.
  mutating func node() -> ElementNode {
    defer { nextID += 1 }
    return node(id: ElementID(nextID))
  }

  /// Returns an element with an identity and otherwise at random.
  mutating func node(id: ElementID) -> ElementNode {
    let types: [ElementType] = [.button, .staticText, .other, .cell, .textField]
    var node = ElementNode(
      id: id, elementType: types.randomElement(using: &generator) ?? .other,
      frame: Rect(
        x: number(-3...20), y: number(-3...20), width: number(0...30), height: number(0...9)))
    node.label = text()
    if chance(3) { node.identifier = text() }
    if chance(3) { node.value = text() }
    if chance(5) { node.title = text() }
    if chance(5) { node.placeholder = text() }
    if chance(4) { node.contentOffset = Point(x: number(0...3), y: number(0...9)) }
    if chance(2) { node.arrangement = chance(2) ? .column : .row }
    if chance(4) { node.states.insert(.clipsContent) }
    return node
  }

  /// Returns a branch of at most so many elements below its root.
  mutating func branch(_ count: Int) -> ElementTree.Branch {
    var root = ElementTree.Branch(node())
    for _ in 0..<count { insert(ElementTree.Branch(node()), into: &root) }
    return root
  }

  /// Returns the tree after a change at random: something comes, goes, moves, turns over or becomes
  /// another.
  mutating func changed(_ old: ElementTree.Branch) -> ElementTree.Branch {
    var root = old
    switch number(0...6) {
    case 0:
      insert(branch(number(0...4)), into: &root)
    case 1:
      _ = takeOut(of: &root)
    case 2:
      if let taken = takeOut(of: &root) { insert(taken, into: &root) }
    case 3:
      shuffleSomewhere(in: &root)
    case 4:
      dissolveSomewhere(in: &root)
    case 5:
      if let taken = takeOut(of: &root), chance(2) {
        // The former root inside of one of its own descendants.
        var new = taken
        insert(root, into: &new)
        root = new
      }
    default:
      renewSomewhere(in: &root)
    }
    return root
  }

  /// Returns a number at random.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Returns whether one of so many chances came true.
  mutating func chance(_ count: Int) -> Bool {
    number(1...count) == 1
  }

  private mutating func text() -> String {
    ["", "Next", "Back", "Delete", "Größe", "42", "é"].randomElement(using: &generator) ?? ""
  }

  /// Goes down from a branch to one at random, the branch itself included, and changes that.
  private mutating func descend(
    _ branch: inout ElementTree.Branch,
    _ change: (inout ElementTree.Branch, inout RandomTree) -> Void
  ) {
    if branch.children.isEmpty || chance(3) {
      change(&branch, &self)
    } else {
      let index = number(0...branch.children.count - 1)
      descend(&branch.children[index], change)
    }
  }

  private mutating func insert(_ new: ElementTree.Branch, into root: inout ElementTree.Branch) {
    descend(&root) { parent, random in
      parent.children.insert(new, at: random.number(0...parent.children.count))
    }
  }

  private mutating func takeOut(of root: inout ElementTree.Branch) -> ElementTree.Branch? {
    var taken: ElementTree.Branch?
    descend(&root) { parent, random in
      if parent.children.isEmpty { return }
      taken = parent.children.remove(at: random.number(0...parent.children.count - 1))
    }
    return taken
  }

  private mutating func shuffleSomewhere(in root: inout ElementTree.Branch) {
    descend(&root) { parent, random in parent.children.shuffle(using: &random.generator) }
  }

  /// Takes an element out and leaves what was inside it in its place.
  private mutating func dissolveSomewhere(in root: inout ElementTree.Branch) {
    descend(&root) { parent, random in
      if parent.children.isEmpty { return }
      let index = random.number(0...parent.children.count - 1)
      parent.children.replaceSubrange(index...index, with: parent.children[index].children)
    }
  }

  private mutating func renewSomewhere(in root: inout ElementTree.Branch) {
    descend(&root) { branch, random in branch.node = random.node(id: branch.node.id) }
  }
}
