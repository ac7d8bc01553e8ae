import AccessibilityTree

/// The tree that the tests of queries look in.
///
/// ```
/// Application 'Sample'                                        1
///   Window                                                    2
///     NavigationBar, identifier: 'Articles'                   3
///       Button, identifier: 'BackButton', label: 'Home'       4
///       StaticText, label: 'Articles'                         5
///     CollectionView                                          6
///       Cell, identifier: 'c0'                                7
///         StaticText, label: 'One'                            8
///         Other                                               9
///           Button, label: 'Like'                            10
///       Cell, identifier: 'c1'                               11
///         StaticText, label: 'Two'                           12
///         Button, label: 'Like', Disabled                    13
///     Other, identifier: 'outer'                             14
///       Other, identifier: 'inner'                           15
///         Button, label: 'Deep'                              16
///     TextField, identifier: 'email', placeholder: 'Email'   17
///     Switch, label: 'Wi-Fi', value: 1, Selected             18
/// ```
enum SampleTree {
  /// The tree, without a look-up table.
  static let plain = ElementTree(application)

  /// The tree, with its look-up table.
  static var indexed: ElementTree {
    var tree = plain
    tree.prepareIndex()
    return tree
  }

  private static var application: ElementTree.Branch {
    branch(
      1, .application, label: "Sample",
      [
        branch(
          2, .window, states: .main,
          [
            bar, list,
            branch(
              14, .other, "outer",
              [branch(15, .other, "inner", [branch(16, .button, label: "Deep")])]),
            field, toggle,
          ])
      ])
  }

  private static var bar: ElementTree.Branch {
    branch(
      3, .navigationBar, "Articles",
      [
        branch(4, .button, "BackButton", label: "Home"),
        branch(5, .staticText, label: "Articles"),
      ])
  }

  private static var list: ElementTree.Branch {
    branch(
      6, .collectionView, "",
      [
        branch(
          7, .cell, "c0",
          [
            branch(8, .staticText, label: "One"),
            branch(9, .other, "", [branch(10, .button, label: "Like")]),
          ]),
        branch(
          11, .cell, "c1",
          [
            branch(12, .staticText, label: "Two"),
            branch(13, .button, label: "Like", states: .disabled),
          ]),
      ])
  }

  private static var field: ElementTree.Branch {
    var node = ElementNode(
      id: ElementID(17), elementType: .textField, frame: Rect(x: 0, y: 9, width: 10, height: 1))
    node.identifier = "email"
    node.placeholder = "Email"
    return ElementTree.Branch(node)
  }

  private static var toggle: ElementTree.Branch {
    var node = ElementNode(id: ElementID(18), elementType: .switch)
    node.label = "Wi-Fi"
    node.value = "1"
    node.states = .selected
    return ElementTree.Branch(node)
  }

  private static func branch(
    _ id: UInt64, _ type: ElementType, _ identifier: String = "", label: String = "",
    states: ElementNode.States = [], _ children: [ElementTree.Branch] = []
  ) -> ElementTree.Branch {
    var node = ElementNode(
      id: ElementID(id), elementType: type, frame: Rect(x: 0, y: 0, width: 20, height: 10))
    node.identifier = identifier
    node.label = label
    node.states = states
    return ElementTree.Branch(node, children)
  }
}
