import AccessibilityTree

// What several elements are that are made one.
extension Box {
  /// Whether the elements inside are texts, perhaps with pictures between them.
  var isOfTexts: Bool {
    var hasText = false
    return reportedChildren.allSatisfy { $0.isOfTexts(&hasText) } && hasText
  }

  /// Whether it is a text or a picture, or holds nothing else.
  private func isOfTexts(_ hasText: inout Bool) -> Bool {
    if attributes?.isHidden == true { return true }
    guard let type = element()?.elementType else {
      return reportedChildren.allSatisfy { $0.isOfTexts(&hasText) }
    }
    if type == .staticText { hasText = true }
    return type == .staticText || type == .image
  }

  /// The element that those inside make up together: as SwiftUI merges their traits and values, a switch where one is among them, or a button.
  var combinedElement: ElementNode {
    var node = ElementNode(id: id, elementType: isOfTexts ? .staticText : .other)
    let controls = controlsInside
    for type in [ElementType.switch, .button, .link] {
      guard let control = controls.first(where: { $0.elementType == type }) else { continue }
      node.elementType = type
      node.actions = control.actions.subtracting(.focus)
      break
    }
    node.value = controls.lazy.compactMap(\.value).first { !$0.isEmpty }
    if controls.contains(where: { $0.states.contains(.selected) }) { node.states.insert(.selected) }
    attributesOfWhole?.apply(to: &node)
    // As on a phone, where all that was said of the parts is said of the whole.
    if node.identifier.isEmpty { node.identifier = identifiersInside.joined(separator: "-") }
    return node
  }

  /// The identifiers that the author gave to what is inside, in reading order; of those around each other the outer one.
  private var identifiersInside: [String] {
    reportedChildren.flatMap { child -> [String] in
      if child.attributes?.isHidden == true { return [] }
      return child.attributes?.identifier.map { [$0] } ?? child.identifiersInside
    }
  }

  /// What modifiers further in say of all that is inside, such as the identifier of a stack or of the one element there is.
  private var attributesOfWhole: AccessibilityAttributes? {
    var whole: AccessibilityAttributes?
    var box = self
    while box.children.count == 1, let child = box.reportedChildren.first, child.element() == nil {
      if let own = child.attributes { whole = whole?.merging(inner: own) ?? own }
      box = child
    }
    return whole
  }

  /// The elements inside that are no texts, the outermost ones, as they are reported.
  private var controlsInside: [ElementNode] {
    reportedChildren.flatMap { child -> [ElementNode] in
      if child.attributes?.isHidden == true { return [] }
      guard var node = child.element(), node.elementType != .other else {
        return child.controlsInside
      }
      child.attributes?.apply(to: &node)
      return node.elementType == .staticText || node.elementType == .image ? [] : [node]
    }
  }
}
