import AccessibilityTree
import TextRendering

/// An accessibility audit of a screen.
struct AccessibilityAudit {
  /// What is shown.
  let tree: ElementTree

  /// How it is shown; `nil` where that is not known.
  let screen: CellGrid?

  /// The types of elements that take input.
  private static let controls: Set<ElementType> = [
    .button, .checkBox, .link, .menuItem, .picker, .radioButton, .searchField, .secureTextField,
    .slider, .stepper, .switch, .textField, .textView, .toggle,
  ]

  /// What is looked for on the screen itself.
  private static let looks: XCUIAccessibilityAuditType = [.contrast, .textClipped, .colorAlone]

  /// Asks an application for its screen; `nil` where it has none.
  static func screen(
    of element: ResolvedElement
  ) throws(InteractionProblem) -> CellGrid? {
    guard case .screen(let screen) = try element.session.exchange(.screen) else { return nil }
    return screen
  }

  /// Returns what is found, in reading order.
  func findings(_ types: XCUIAccessibilityAuditType) -> [AuditFinding] {
    let roots = tree.reachableElements
    let ids = roots.flatMap { ($0 == roots.first ? [] : [$0]) + tree.descendants(of: $0) }.filter {
      !isOfKeyboard($0) && !isReadWithAnother($0)
    }
    let namesakes =
      types.contains(.sufficientElementDescription) ? self.namesakes(among: ids) : []
    // A toolkit of whose elements none takes the focus does not tell which do.
    let tellsFocus = ids.contains { tree[$0]?.actions.contains(.focus) == true }
    return ids.flatMap { id -> [AuditFinding] in
      guard let node = tree[id], !node.states.contains(.hidden) else { return [] }
      var found: [(XCUIAccessibilityAuditType, String)] = []
      if types.contains(.sufficientElementDescription) {
        if isControl(node) || node.elementType == .image, !isDescribed(node) {
          found.append((.sufficientElementDescription, "Element has no description"))
        }
        if namesakes.contains(id) {
          found.append((.sufficientElementDescription, "Element has the name of another one"))
        }
      }
      if types.contains(.hitRegion), isControl(node), let sentence = hitRegion(node),
        !isOfDatePicker(node)
      {
        found.append((.hitRegion, sentence))
      }
      if types.contains(.action), tellsFocus, !isReachable(node) {
        found.append((.action, "No key reaches the element"))
      }
      if let screen, !types.isDisjoint(with: Self.looks) {
        found += AuditedLook(id, node, tree, screen).problems(types)
      }
      return found.map { AuditFinding(id, $0, $1, in: tree, screen) }
    }
  }

  /// Whether an element is the keyboard of the screen, or a key of it, of which an application does not dispose.
  private func isOfKeyboard(_ id: ElementID) -> Bool {
    ([id] + tree.ancestors(of: id)).contains { tree[$0]?.elementType == .keyboard }
  }

  /// Whether an element is a part of a picker of dates, of which an application does not dispose either.
  private func isOfDatePicker(_ node: ElementNode) -> Bool {
    tree.ancestors(of: node.id).contains { tree[$0]?.elementType == .datePicker }
  }

  /// Whether an element takes input.
  private func isControl(_ node: ElementNode) -> Bool { Self.controls.contains(node.elementType) }
}

// MARK: - Names

extension AccessibilityAudit {
  /// Whether an element, one inside it, or the control it is a part of says what it is.
  private func isDescribed(_ node: ElementNode) -> Bool {
    if !name(of: node).isEmpty { return true }
    if node.elementType == .picker, isOfDatePicker(node) { return true }
    let outer = tree.ancestors(of: node.id).first.flatMap { tree[$0] }
    if let outer, outer.elementType == node.elementType, !name(of: outer).isEmpty { return true }
    return !tree.walkDescendants(of: node.id) { $0.label.isEmpty ? .descend : .stop }
  }

  /// What an element is called; empty for nothing.
  private func name(of node: ElementNode) -> String {
    [node.label, node.title, node.placeholder ?? ""].first { !$0.isEmpty } ?? ""
  }

  /// What tells controls apart: their kind, their name, and what they stand in that has one.
  private struct Kind: Hashable {
    /// The type.
    let type: ElementType

    /// The name.
    let name: String

    /// The row or group around.
    let group: ElementID?
  }

  /// Whether assistive technology reads an element around instead.
  private func isReadWithAnother(_ id: ElementID) -> Bool {
    tree.ancestors(of: id).contains { tree[$0]?.states.contains(.readAlone) == true }
  }

  /// Returns the controls that are called as one before them in the same row or group.
  private func namesakes(among ids: [ElementID]) -> Set<ElementID> {
    var seen: [Kind: ElementID] = [:]
    var namesakes: Set<ElementID> = []
    for id in ids {
      guard let node = tree[id], isControl(node), !name(of: node).isEmpty else { continue }
      let ancestors = tree.ancestors(of: id)
      let group = ancestors.first { id in
        tree[id].map { $0.elementType == .cell || !$0.label.isEmpty } ?? false
      }
      let kind = Kind(type: node.elementType, name: name(of: node), group: group)
      guard let first = seen[kind] else {
        seen[kind] = id
        continue
      }
      // A control inside another one is a part of it.
      if !ancestors.contains(first) { namesakes.insert(id) }
    }
    return namesakes
  }
}

// MARK: - Input

extension AccessibilityAudit {
  /// Says what is wrong with the room that a control has; `nil` for nothing.
  private func hitRegion(_ node: ElementNode) -> String? {
    let frame = node.frame
    if frame.width < 1 || frame.height < 1 { return "Hit area is too small" }
    return frame.width * frame.height == 1 ? "Hit area is one cell" : nil
  }

  /// Whether keys reach an element that can be activated: itself, what is in it, or what it stands in.
  private func isReachable(_ node: ElementNode) -> Bool {
    guard node.actions.contains(.activate), !node.states.contains(.disabled),
      !node.actions.contains(.focus)
    else { return true }
    let around = tree.ancestors(of: node.id).contains { id in
      guard let outer = tree[id] else { return false }
      return outer.states.contains(.disabled) || outer.actions.contains(.focus)
    }
    return around
      || !tree.walkDescendants(of: node.id) { $0.actions.contains(.focus) ? .stop : .descend }
  }
}
