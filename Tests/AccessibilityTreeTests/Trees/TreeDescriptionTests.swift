import AccessibilityTree
import Testing

/// The tree as text.
struct TreeDescriptionTests {
  @Test func aTreeIsPrintedLineByLine() {
    let text = TreeDescription(FixtureTree.tree, processID: 41_491).subtree(
      of: ElementID(1), marking: ElementID(9))
    #expect(
      text == """
         →Application, 0x1, pid: 41491, label: 'Sample'
            Window (Main), 0x2, {{0.0, 0.0}, {80.0, 24.0}}
              NavigationBar, 0x3, {{0.0, 0.0}, {80.0, 1.0}}, identifier: 'Articles'
                Button, 0x4, {{70.0, 0.0}, {6.0, 1.0}}, label: 'Edit'
              Table, 0x5, {{2.0, 2.0}, {40.0, 6.0}}
                Cell, 0x6, {{2.0, 0.0}, {40.0, 3.0}}
                  StaticText, 0x7, {{3.0, 1.0}, {9.0, 1.0}}, label: 'One'
                Cell, 0x8, {{2.0, 3.0}, {40.0, 3.0}}
                  StaticText, 0x9, {{3.0, 4.0}, {9.0, 1.0}}, label: 'Two'  ◀︎
                Cell, 0xa, {{2.0, 6.0}, {40.0, 3.0}}
                  StaticText, 0xb, {{3.0, 7.0}, {9.0, 1.0}}, label: 'Three'
              TextField, 0xc, {{2.0, 10.0}, {20.0, 1.0}}, placeholderValue: 'Search', value: text, \
        Disabled, Keyboard Focused
        """)
  }

  @Test func aPathGoesFromTheRootDown() {
    #expect(
      TreeDescription(FixtureTree.tree).path(to: ElementID(4)) == """
         →Application, 0x1, label: 'Sample'
           ↳Window (Main), 0x2, {{0.0, 0.0}, {80.0, 24.0}}
             ↳NavigationBar, 0x3, {{0.0, 0.0}, {80.0, 1.0}}, identifier: 'Articles'
               ↳Button, 0x4, {{70.0, 0.0}, {6.0, 1.0}}, label: 'Edit'
        """)
  }

  @Test func textsStayOnTheirLineAndOrderNothing() {
    var node = ElementNode(id: ElementID(1), elementType: .staticText)
    node.label = "a\nb\u{1B}[2J\u{202E}\u{7F}\u{9B}\r\n家 é 👩‍👩‍👧"
    #expect(
      TreeDescription(ElementTree(.init(node))).line(for: ElementID(1))
        == #"StaticText, 0x1, {{0.0, 0.0}, {0.0, 0.0}}, label: "#
        + #"'a\nb\u{1B}[2J\u{202E}\u{7F}\u{9B}\r\n家 é 👩‍👩‍👧'"#)
  }

  @Test func unknownElementsHaveNoLine() {
    let description = TreeDescription(FixtureTree.tree)
    #expect(description.line(for: ElementID(99)) == "")
    #expect(description.subtree(of: ElementID(99)) == "")
    #expect(description.path(to: ElementID(99)) == "")
  }
}
