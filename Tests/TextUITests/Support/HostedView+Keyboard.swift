import AccessibilityTree

@testable import TextUI

extension HostedView {
  /// The elements of the software keyboard, row by row: labels, with the type where it is no key.
  var keyboard: String? {
    let tree = tree
    guard let root = tree.root,
      let keyboard = tree.children(of: root).first(where: { tree[$0]?.elementType == .keyboard })
    else { return nil }
    var rows: [Int: [String]] = [:]
    for child in tree.children(of: keyboard) {
      guard let node = tree[child], let frame = tree.absoluteFrame(of: child) else { continue }
      let name = node.elementType == .key ? node.label : "(\(node.identifier): \(node.label))"
      rows[frame.minY, default: []].append(name)
    }
    return rows.sorted { $0.key < $1.key }
      .map { "\($0.key): " + $0.value.joined(separator: " ") }.joined(separator: "\n")
  }

  /// What the keys do that mean something where the focus is, as a line at the foot of the screen tells.
  var keyHints: [String] {
    settle()
    guard let focused = host.graph.focus.focused,
      let root = Array(focused.selfAndAncestors).last
    else { return [] }
    return KeyHintCollector(root: root, focused: focused).ofFocus.map(\.text)
  }

  /// The identifier, or else the label, of the element that has the focus; empty when nothing has it.
  var focused: String {
    let tree = tree
    guard let box = host.graph.focus.focused else { return "" }
    let element = box.selfAndAncestors.lazy.compactMap { tree[$0.id] }.first
    return element.map { $0.identifier.isEmpty ? $0.label : $0.identifier } ?? "?"
  }
}
