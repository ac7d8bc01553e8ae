import AccessibilityTree
import Primitives

/// Elements in messages.
enum ElementLines {
  /// Returns a line for each of the first few elements, and how many more there are.
  static func list(_ ids: [ElementID], in tree: ElementTree, limit: Int = 8) -> [String] {
    var lines = ids.prefix(limit).map { "    " + line($0, in: tree) }
    if ids.count > limit { lines.append("    and \(ids.count - limit) more") }
    return lines
  }

  /// Returns the line of an element in Apple's form, without the number that stands for it.
  static func line(_ id: ElementID, in tree: ElementTree) -> String {
    let line = TreeDescription(tree, cell: LengthUnit.current.cell).line(for: id)
    return SafeText.line(line.replacing(", \(id)", with: "", maxReplacements: 1))
  }

  /// Returns an element in few words: `Alert "Reset"`.
  static func name(_ id: ElementID, in tree: ElementTree) -> String {
    guard let node = tree[id] else { return "something that is gone" }
    let text = node.label.isEmpty ? node.identifier : node.label
    return text.isEmpty
      ? node.elementType.name : node.elementType.name + " " + SafeText.quoted(text)
  }

  /// Returns what covers an element, in few words: the alert or sheet, when it is part of one; one without a name by what is first in it.
  static func coverName(_ id: ElementID, of covered: ElementID, in tree: ElementTree) -> String {
    let around = Set(tree.ancestors(of: covered))
    let covers = ([id] + tree.ancestors(of: id)).filter { !around.contains($0) }
    let types: Set<ElementType> = [.alert, .sheet, .dialog, .popover, .menu]
    let named = covers.first { id in
      guard let node = tree[id] else { return false }
      return node.states.contains(.modal) || types.contains(node.elementType)
    }
    let cover = named ?? id
    guard let node = tree[cover], node.label.isEmpty, node.identifier.isEmpty else {
      return name(cover, in: tree)
    }
    var inside: ElementID?
    tree.walkDescendants(of: cover) { node in
      guard !node.label.isEmpty || !node.identifier.isEmpty else { return .descend }
      inside = node.id
      return .stop
    }
    let isSheet = node.elementType == .other && node.states.contains(.modal)
    let kind = isSheet ? "a sheet" : name(cover, in: tree)
    return inside.map { "\(kind) with \(name($0, in: tree))" } ?? kind
  }
}
