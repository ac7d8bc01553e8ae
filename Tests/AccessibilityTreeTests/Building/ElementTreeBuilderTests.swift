import AccessibilityTree
import Primitives
import Testing

/// Trees made of identities and absolute frames.
struct ElementTreeBuilderTests {
  /// A row of a list of some toolkit.
  private typealias Builder = ElementTreeBuilder<String>

  private static let screen = Rect(x: 0, y: 0, width: 20, height: 10)

  /// Builds a list at (2, 1) that is scrolled by some rows, with absolute frames.
  private func build(_ builder: inout Builder, rows: [String], offset: Int = 0) {
    builder.rebuild { screen in
      screen.add(.application, "app", frame: Self.screen) { $0.label = "Test" }
      screen.add(.window, "window", in: "app", frame: Self.screen)
      screen.add(.table, "list", in: "window", frame: Rect(x: 2, y: 1, width: 10, height: 4)) {
        $0.contentOffset.y = offset
        $0.states = .clipsContent
      }
      for (index, row) in rows.enumerated() {
        let frame = Rect(x: 2, y: 1 + index - offset, width: 10, height: 1)
        screen.add(.cell, row, in: "list", frame: frame) { $0.label = row }
      }
    }
  }

  @Test func framesBecomeRelativeAndStayAbsoluteOnTheScreen() throws {
    var builder = Builder()
    build(&builder, rows: ["a", "b"], offset: 1)
    let row = try #require(builder.id(of: "b"))
    #expect(builder.tree[row]?.frame == Rect(x: 0, y: 1, width: 10, height: 1))
    #expect(builder.tree.absoluteFrame(of: row) == Rect(x: 2, y: 1, width: 10, height: 1))
    #expect(builder.identity(of: row) == "b")
    let first = try #require(builder.id(of: "a"))
    #expect(builder.tree.visibleFrame(of: first)?.isEmpty == true)
  }

  @Test func scrollingChangesOneElement() {
    var builder = Builder()
    build(&builder, rows: (0..<30).map { "row \($0)" })
    let first = builder.difference(since: nil)
    build(&builder, rows: (0..<30).map { "row \($0)" }, offset: 7)
    let second = builder.difference(since: first.version)
    #expect(second.base == first.version)
    #expect(second.nodes.map(\.elementType) == [.table])
    #expect(second.children.isEmpty)
  }

  @Test func numbersStayWithTheirIdentitiesAndGoWithThem() throws {
    var builder = Builder()
    build(&builder, rows: ["a", "b", "c"])
    var seen = ElementTree()
    try seen.apply(builder.difference(since: nil))
    let numbers = ["a", "b", "c"].map { builder.id(of: $0) }
    build(&builder, rows: ["c", "x", "a"])
    try seen.apply(builder.difference(since: seen.version))
    #expect(seen == builder.tree)
    #expect(builder.id(of: "a") == numbers[0])
    #expect(builder.id(of: "c") == numbers[2])
    #expect(builder.id(of: "b") == nil)
    build(&builder, rows: ["b"])
    try seen.apply(builder.difference(since: seen.version))
    #expect(seen == builder.tree)
    // A new element in its place, which a toolkit may give the address of the old one.
    #expect(builder.id(of: "b") != numbers[1])
  }

  @Test func anIdentityTwiceIsWarnedOfAndLosesNothing() throws {
    var builder = Builder()
    for _ in 0..<2 {
      builder.rebuild { screen in
        screen.add(.application, "app", frame: Self.screen)
        for (row, label) in ["Open", "Save"].enumerated() {
          let frame = Rect(x: 0, y: row, width: 4, height: 1)
          screen.add(.button, "button", in: "app", frame: frame) { $0.label = label }
          screen.add(.image, "icon of \(label)", in: "button", frame: frame)
        }
      }
    }
    let tree = builder.tree
    let buttons = tree.root.map { tree.children(of: $0) } ?? []
    #expect(buttons.map { tree[$0]?.label } == ["Open", "Save"])
    #expect(buttons.map { tree.children(of: $0).count } == [1, 1])
    #expect(buttons.map { builder.identity(of: $0) } == ["button", "button"])
    #expect(
      builder.takeWarnings() == [
        "Button “Save” has the identity of Button “Open” (button): tests take one for the other "
          + "when the screen changes."
      ])
    #expect(builder.takeWarnings().isEmpty)
  }

  @Test func anElementWithoutItsParentIsPutIntoTheRoot() {
    var builder = Builder()
    builder.rebuild { screen in
      screen.add(.application, "app", frame: Self.screen)
      screen.add(.button, "a", in: "toolbar", frame: .zero) { $0.identifier = "undo" }
      screen.add(.window, "window", frame: Self.screen)
    }
    #expect(builder.tree.root.map { builder.tree.children(of: $0).count } == 2)
    #expect(
      builder.takeWarnings() == [
        "Button “undo” is inside of toolbar, which was not added before: it is put into the root. "
          + "Only the first element has no parent.",
        "Window without a text is inside of nothing: it is put into the root. Only the first "
          + "element has no parent.",
      ])
  }

  @Test func differencesAddUpToTheTreeWhateverIsBuilt() throws {
    var generator = SplitMix64(seed: 4)
    var builder = Builder()
    var seen = ElementTree()
    for _ in 0..<200 {
      let rows = (0..<12).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
      build(&builder, rows: rows.map(String.init), offset: .random(in: 0...3, using: &generator))
      try seen.apply(builder.difference(since: seen.root == nil ? nil : seen.version))
      #expect(seen == builder.tree)
    }
  }

  @Test func withoutElementsTheTreeStaysAsItWas() {
    var builder = Builder()
    build(&builder, rows: ["a"])
    let tree = builder.tree
    builder.rebuild { _ in }
    #expect(builder.tree == tree)
  }

  @Test func elementsThousandsDeepEndBesideTheDeepestAllowed() throws {
    var builder = Builder()
    builder.rebuild { screen in
      for depth in 0..<20_000 {
        let around = depth > 0 ? "\(depth - 1)" : nil
        screen.add(.other, "\(depth)", in: around, frame: Self.screen)
      }
    }
    #expect(
      builder.takeWarnings() == [
        "More than 500 elements stand inside each other: those further in are put beside the last of them."
      ])
    var seen = ElementTree()
    try seen.apply(builder.difference(since: nil))
    #expect(seen.count == 20_000)
    let last = try #require(builder.id(of: "19999"))
    #expect(seen.ancestors(of: last).count == ElementTree.depthLimit - 1)
    #expect(seen.absoluteFrame(of: last) == Self.screen)
  }
}
