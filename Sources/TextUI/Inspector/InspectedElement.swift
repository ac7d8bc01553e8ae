import AccessibilityTree

/// An element as the inspector tells of it: what tests see of it, and the shortest words that reach it.
struct InspectedElement: Equatable {
  /// What tests see, line by line.
  let lines: [String]

  /// The shortest query that reaches the element, and no other.
  let query: String

  /// The line of a page object for it.
  let pageObjectLine: String

  /// Describes an element of a tree.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - tree: The tree, as a test would get it; there is nothing to tell of an element that it does not have.
  init?(_ id: ElementID, in tree: ElementTree) {
    guard let node = tree[id] else { return nil }
    query = Self.query(for: node, in: tree)
    let name = Self.propertyName(node)
    pageObjectLine = "var \(name): XCUIElement { \(query) }"
    var lines = [Self.typeName(node)]
    for (title, text) in [
      ("identifier", node.identifier), ("label", node.label), ("value", node.value ?? ""),
      ("placeholder", node.placeholder ?? ""),
    ] where !text.isEmpty {
      lines.append("\(title): \(text)")
    }
    if let frame = tree.absoluteFrame(of: id) {
      lines.append("frame: \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height)")
    }
    self.lines = lines + [query, pageObjectLine]
  }

  /// Returns the shortest query: by identifier or label where that is enough, else by the place among those of the type.
  private static func query(for node: ElementNode, in tree: ElementTree) -> String {
    let property = queryName(node)
    var same: [ElementNode] = []
    if let root = tree.root {
      if node.id == root { return "app" }
      tree.walkDescendants(of: root) { other in
        if other.elementType == node.elementType { same.append(other) }
        return .descend
      }
    }
    if same.count == 1 { return "app.\(property).firstMatch" }
    for key in [node.identifier, node.label] where !key.isEmpty {
      if same.filter({ $0.isIdentified(by: key) }).count == 1 {
        return "app.\(property)[\(literal(key))]"
      }
    }
    let place = same.firstIndex { $0.id == node.id } ?? 0
    return "app.\(property).element(boundBy: \(place))"
  }

  /// Returns a text as a literal of Swift.
  private static func literal(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result += scalar.escaped(asASCII: false) }
    return "\"\(result)\""
  }

  /// Returns the name of an element's type.
  private static func typeName(_ node: ElementNode) -> String {
    let name = String(describing: node.elementType)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// Returns the property of an application that finds elements of the type.
  private static func queryName(_ node: ElementNode) -> String {
    let type = typeName(node)
    switch type {
    case "other": return "otherElements"
    case "switch": return "switches"
    default: return type.hasSuffix("s") || type.hasSuffix("x") ? type + "es" : type + "s"
    }
  }

  /// Returns a name for a property of a page object: the words of the identifier or the label, and the type.
  private static func propertyName(_ node: ElementNode) -> String {
    let text = node.identifier.isEmpty ? node.label : node.identifier
    let words = text.split { !$0.isLetter && !$0.isNumber }.prefix(4).map(String.init)
    let type = typeName(node)
    guard let first = words.first, first.first?.isLetter == true else { return type }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    let suffix = type.prefix(1).uppercased() + type.dropFirst()
    return name.hasSuffix(suffix) ? name : name + suffix
  }
}
