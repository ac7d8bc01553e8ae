import FuzzSupport

@testable import AccessibilityTree
@testable import AutomationWire

/// A tree that follows differences is the tree that they come from, and whatever a difference says, the tree is one afterwards.
@_cdecl("LLVMFuzzerTestOneInput")
public func tryTrees(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzedBytes(start, count)
  if input.byte() & 1 == 0 {
    follow(&input)
  } else {
    applyAnything(input.all())
  }
  return 0
}

/// Changes a tree in many ways, and has another follow it.
private func follow(_ input: inout FuzzedBytes) {
  var recorder = TreeRecorder()
  var tree = ElementTree()
  var branch = ElementTree.Branch(node(1, &input))
  var next: UInt64 = 2
  for step in 0..<64 where step == 0 || !input.isEmpty {
    for _ in 0..<input.number(1...6) {
      change(&branch, &next, &input)
      if count(branch) > 40 { branch.children = [] }
    }
    recorder.replace(with: ElementTree(branch))
    if step > 0, input.number(0...3) == 0 { continue }
    do {
      try tree.apply(recorder.difference(since: tree.root == nil ? nil : tree.version))
    } catch {
      fatalError("a difference does not fit: \(error)")
    }
    let expected = ElementTree(branch)
    check(tree == expected, "the tree that follows is another")
    check(recorder.tree == expected, "the recorder's tree is another")
    checkPlaces(of: tree)
    if input.number(0...7) == 0 { tree.prepareIndex() }
    var fresh = expected
    fresh.prepareIndex()
    check(tree.index == nil || tree.index == fresh.index, "the index is another")
  }
}

/// Takes differences as a process that is not trusted would send them.
private func applyAnything(_ bytes: [UInt8]) {
  var reader = ByteReader(bytes)
  var tree = ElementTree()
  tree.prepareIndex()
  while let difference = try? TreeDifference(from: &reader) {
    do {
      try tree.apply(difference)
    } catch {
      check(tree.count == 0, "after an error there is a tree of \(tree.count)")
    }
    checkPlaces(of: tree)
    if let root = tree.root {
      for id in tree.descendants(of: root) {
        _ = (tree.visibleFrame(of: id), tree.ancestors(of: id))
      }
      _ = (tree.topmostElement(at: Point(x: 1, y: 1)), tree.modalElement, tree.unfinishedElements)
    }
  }
}

/// Each element is in the place that it says, once, and all are below the root.
private func checkPlaces(of tree: ElementTree) {
  guard let root = tree.root else { return check(tree.count == 0, "elements without a root") }
  check(tree.parent(of: root) == nil, "the root is inside something")
  let all = tree.descendants(of: root)
  check(
    all.count + 1 == tree.count, "\(all.count + 1) of \(tree.count) elements are below the root")
  check(Set(all).count == all.count, "an element is there twice")
  for (id, entry) in tree.entries {
    for child in entry.children {
      check(tree.parent(of: child) == id, "\(child) is not inside \(id)")
    }
  }
}

/// An element with one of few texts.
private func node(_ id: UInt64, _ input: inout FuzzedBytes) -> ElementNode {
  var node = ElementNode(
    id: ElementID(id),
    elementType: input.choice([.button, .staticText, .other, .cell, .textField]),
    frame: Rect(
      x: input.number(-3...20), y: input.number(-3...20), width: input.number(0...30),
      height: input.number(0...9)))
  let texts = ["", "Next", "Back", "Größe", "42"]
  node.label = input.choice(texts)
  node.identifier = input.choice(texts)
  if input.number(0...3) == 0 { node.value = input.choice(texts) }
  if input.number(0...3) == 0 { node.states.insert(.clipsContent) }
  return node
}

private func count(_ branch: ElementTree.Branch) -> Int {
  branch.children.reduce(1) { $0 + count($1) }
}

/// Goes down from a branch as far as the input says, and changes what is there.
private func change(
  _ branch: inout ElementTree.Branch, _ next: inout UInt64, _ input: inout FuzzedBytes
) {
  if !branch.children.isEmpty, input.number(0...2) != 0 {
    change(&branch.children[input.number(0...branch.children.count - 1)], &next, &input)
    return
  }
  let places = branch.children.count
  switch input.number(0...5) {
  case 0, 1:
    let new = ElementTree.Branch(node(next, &input))
    next += 1
    branch.children.insert(new, at: input.number(0...places))
  case 2 where places > 0: branch.children.remove(at: input.number(0...places - 1))
  case 3 where places > 1:
    branch.children.swapAt(input.number(0...places - 1), input.number(0...places - 1))
  case 4 where places > 0:
    // What is inside of an element comes to its place.
    let place = input.number(0...places - 1)
    branch.children.replaceSubrange(place...place, with: branch.children[place].children)
  case 5 where places > 1:
    // An element goes into its neighbour.
    let taken = branch.children.removeLast()
    branch.children[0].children.append(taken)
  default: branch.node = node(branch.node.id.rawValue, &input)
  }
}
