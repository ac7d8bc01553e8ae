import AccessibilityTree

/// The speech of an assistive technology: what it says of elements, and in which order it comes to them.
enum Speech {
  /// The kinds that only hold others: one comes to what is inside them.
  private static let containers: Set<ElementType> = [
    .any, .application, .window, .sheet, .alert, .dialog, .popover, .navigationBar, .tabBar,
    .tabGroup, .toolbar, .statusBar, .table, .tableRow, .outline, .outlineRow, .collectionView,
    .cell, .scrollView, .keyboard, .menu, .group, .other, .splitGroup, .picker, .segmentedControl,
    .layoutArea, .layoutItem,
  ]

  /// Returns the elements one comes to, in order: of the topmost thing that is modal and what is in front of it, or else of all.
  static func order(in tree: ElementTree) -> [ElementID] {
    var all: [ElementID] = []
    for id in tree.reachableElements { collect(id, in: tree, into: &all) }
    return all
  }

  private static func collect(
    _ id: ElementID, in tree: ElementTree, into all: inout [ElementID]
  ) {
    guard let node = tree[id], !node.states.contains(.hidden) else { return }
    if node.states.contains(.readAlone) {
      if !text(of: node, in: tree).isEmpty { all.append(id) }
    } else if containers.contains(node.elementType) {
      let count = all.count
      for child in tree.children(of: id) { collect(child, in: tree, into: &all) }
      let isPlain = node.elementType == .other || node.elementType == .group
      // A view that is made one element has nothing inside.
      if count == all.count, isPlain, !node.label.isEmpty { all.append(id) }
    } else if !text(of: node, in: tree).isEmpty {
      all.append(id)
    }
  }

  /// Returns what is said of an element: what it is called, what it holds, what it is; and, after a pause, what using it does.
  static func text(of node: ElementNode, in tree: ElementTree) -> String {
    var parts: [String] = []
    let isSwitch = [.switch, .toggle, .checkBox].contains(node.elementType)
    if node.states.contains(.selected), !isSwitch { parts.append("selected") }
    parts.append(node.label.isEmpty ? node.title : node.label)
    let value = node.value ?? ""
    if isSwitch {
      parts.append(role(of: node))
      parts.append(value == "1" ? "on" : "off")
    } else {
      parts.append(value == node.label ? "" : value)
      if value.isEmpty { parts.append(node.placeholder ?? "") }
      parts.append(role(of: node))
    }
    if let place = tabPlace(of: node, in: tree) { parts.append(place) }
    if node.states.contains(.focused),
      [.textField, .secureTextField, .textView, .searchField]
        .contains(node.elementType)
    {
      parts.append("is editing")
    }
    if node.states.contains(.disabled) { parts.append("dimmed") }
    let whatItIs = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    return [whatItIs, node.hint].filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// Returns what an element is, in a word; nothing for a text.
  private static func role(of node: ElementNode) -> String {
    if node.states.contains(.header) { return "heading" }
    return switch node.elementType {
    case .staticText, .other, .group: ""
    case .button: "button"
    case .switch, .toggle: "switch"
    case .slider, .stepper, .pickerWheel: "adjustable"
    case .textField: "text field"
    case .secureTextField: "secure text field"
    case .searchField: "search field"
    case .textView: "text view"
    case .progressIndicator: "progress"
    case .table, .collectionView, .outline: "list"
    default: words(of: node.elementType)
    }
  }

  /// Returns the name of a kind in words: `navigation bar` for NavigationBar.
  private static func words(of type: ElementType) -> String {
    type.name.reduce(into: "") { words, letter in
      if letter.isUppercase, !words.isEmpty { words.append(" ") }
      words.append(letter.lowercased())
    }
  }

  /// Returns the place of a tab among the others.
  private static func tabPlace(of node: ElementNode, in tree: ElementTree) -> String? {
    guard let parent = tree.parent(of: node.id), tree[parent]?.elementType == .tabBar else {
      return nil
    }
    let tabs = tree.children(of: parent)
    return tabs.firstIndex(of: node.id).map { "\($0 + 1) of \(tabs.count)" }
  }
}
