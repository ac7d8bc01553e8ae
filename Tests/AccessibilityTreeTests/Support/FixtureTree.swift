import AccessibilityTree

/// The tree that tests of tree code share.
///
/// ```
/// 1 Application          80×24
/// └ 2 Window
///   ├ 3 NavigationBar    "Articles"
///   │ └ 4 Button         "Edit"
///   ├ 5 Table            scrolled by 2, rows 6, 8, 10 of 3 lines each, clipped to 6 lines
///   │ ├ 6 Cell ─ 7 StaticText "One"
///   │ ├ 8 Cell ─ 9 StaticText "Two"
///   │ └ 10 Cell ─ 11 StaticText "Three"
///   └ 12 TextField       value "text", placeholder "Search", focused, disabled
/// ```
enum FixtureTree {
  /// The tree.
  static let tree = ElementTree(branch)

  /// The tree as nested elements.
  static let branch: ElementTree.Branch = {
    .init(
      node(1, .application, Rect(x: 0, y: 0, width: 80, height: 24)) { $0.label = "Sample" },
      [
        .init(
          node(2, .window, Rect(x: 0, y: 0, width: 80, height: 24)) { $0.states = .main },
          [bar, table, field])
      ])
  }()

  private static let bar = ElementTree.Branch(
    node(3, .navigationBar, Rect(x: 0, y: 0, width: 80, height: 1)) { $0.identifier = "Articles" },
    [.init(node(4, .button, Rect(x: 70, y: 0, width: 6, height: 1)) { $0.label = "Edit" })])

  private static let table = ElementTree.Branch(
    node(5, .table, Rect(x: 2, y: 2, width: 40, height: 6)) {
      $0.arrangement = .column
      $0.contentOffset = Point(x: 0, y: 2)
      $0.states = .clipsContent
    },
    [
      row(6, "One"), row(8, "Two"), row(10, "Three"),
    ])

  private static let field = ElementTree.Branch(
    node(12, .textField, Rect(x: 2, y: 10, width: 20, height: 1)) {
      $0.value = "text"
      $0.placeholder = "Search"
      $0.states = [.focused, .disabled]
    })

  /// Returns a row with a text one cell in.
  private static func row(_ id: UInt64, _ label: String) -> ElementTree.Branch {
    .init(
      node(id, .cell, Rect(x: 0, y: 0, width: 40, height: 3)),
      [.init(node(id + 1, .staticText, Rect(x: 1, y: 1, width: 9, height: 1)) { $0.label = label })]
    )
  }

  /// Returns an element.
  private static func node(
    _ id: UInt64, _ type: ElementType, _ frame: Rect,
    _ change: (inout ElementNode) -> Void = { _ in }
  ) -> ElementNode {
    var node = ElementNode(id: ElementID(id), elementType: type, frame: frame)
    change(&node)
    return node
  }
}
