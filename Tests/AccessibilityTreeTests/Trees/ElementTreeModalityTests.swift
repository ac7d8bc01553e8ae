import AccessibilityTree
import Testing

/// Which element keeps others from being reached.
///
/// ```
/// 1 application ┬ 2 window ┬ 3 button
///               │          ├ 4 alert ── 5 button
///               │          └ 6 sheet
///               └ 7 keyboard ── 8 key
/// ```
struct ElementTreeModalityTests {
  /// An element of the tree, which may be modal.
  private func node(
    _ number: UInt64, _ type: ElementType, _ states: ElementNode.States = []
  ) -> ElementNode {
    var node = ElementNode(id: ElementID(number), elementType: type)
    node.states = states
    // What is in a window covers what comes before, but for what is put beside.
    node.frame = Rect(x: type == .toolbar ? 20 : 0, y: 0, width: 10, height: 4)
    return node
  }

  /// The account of the tree.
  private func recorder(alert: ElementNode.States, sheet: ElementNode.States) -> TreeRecorder {
    var recorder = TreeRecorder()
    recorder.replace(
      with: ElementTree(
        .init(
          node(1, .application),
          [
            .init(
              node(2, .window),
              [
                .init(node(3, .button)), .init(node(4, .alert, alert), [.init(node(5, .button))]),
                .init(node(6, .sheet, sheet)),
              ]),
            .init(node(7, .keyboard), [.init(node(8, .key))]),
          ])))
    return recorder
  }

  /// The numbers of the elements that cannot be reached.
  private func hidden(_ tree: ElementTree) -> [UInt64] {
    (1...8).filter { tree.modalElement(inFrontOf: ElementID($0)) != nil }
  }

  @Test func nothingHidesWithoutOne() {
    let tree = recorder(alert: [], sheet: []).tree
    #expect(tree.modalElement == nil)
    #expect(hidden(tree) == [])
  }

  @Test func whatStandsBesideIsHiddenButNotTheKeyboard() {
    let tree = recorder(alert: .modal, sheet: []).tree
    #expect(tree.modalElement == ElementID(4))
    #expect(hidden(tree) == [3])
    #expect(tree.modalElement(inFrontOf: ElementID(3)) == ElementID(4))
  }

  @Test func whatAWindowShowsInFrontIsReached() {
    let inFront = recorder(alert: .modal, sheet: []).tree
    #expect(inFront.reachableElements == [4, 6, 7].map { ElementID($0) })
    #expect(
      recorder(alert: .modal, sheet: .modal).tree.reachableElements == [6, 7].map { ElementID($0) })
    #expect(recorder(alert: [], sheet: []).tree.reachableElements == [ElementID(1)])
    // A later part of the window that stands beside it is behind it all the same.
    let beside = ElementTree(
      .init(node(1, .window), [.init(node(4, .alert, .modal)), .init(node(5, .toolbar))]))
    #expect(hidden(beside).contains(5))
    #expect(beside.reachableElements == [ElementID(4)])
    // Beside a modal element that is no layer of a window nothing is.
    let inside = ElementTree(
      .init(
        node(1, .window),
        [
          .init(
            node(2, .other),
            [.init(node(3, .button)), .init(node(4, .group, .modal)), .init(node(5, .button))]),
          .init(node(6, .popover), [.init(node(7, .button)), .init(node(8, .button))]),
        ]))
    #expect(hidden(inside) == [3, 5])
    #expect(inside.reachableElements == [4, 6].map { ElementID($0) })
  }

  @Test func ofSeveralTheLastCounts() {
    let tree = recorder(alert: .modal, sheet: .modal).tree
    #expect(tree.modalElement == ElementID(6))
    #expect(hidden(tree) == [3, 4, 5])
  }

  @Test func oneThatGoesOrChangesHidesNothingMore() throws {
    var recorder = recorder(alert: .modal, sheet: .modal)
    var mirror = ElementTree()
    try mirror.apply(recorder.difference(since: nil))
    #expect(mirror.modalElement == ElementID(6))
    recorder.setChildren([ElementID(3), ElementID(4)], of: ElementID(2))
    #expect(recorder.tree.modalElement == ElementID(4))
    try mirror.apply(recorder.difference(since: mirror.version))
    #expect(mirror.modalElement == ElementID(4))
    recorder.set(node(4, .alert))
    try mirror.apply(recorder.difference(since: mirror.version))
    #expect(recorder.tree.modalElement == nil)
    #expect(mirror.modalElement == nil)
    recorder.set(node(3, .button, .modal))
    try mirror.apply(recorder.difference(since: mirror.version))
    #expect(mirror.modalElement == ElementID(3))
  }
}
