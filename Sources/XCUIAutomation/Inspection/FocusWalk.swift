import AccessibilityTree
import AutomationWire
import TextRendering

/// A walk of the keyboard's focus over a screen with the Tab key, and back to where it began.
struct FocusWalk {
  /// The application.
  private let element: ResolvedElement

  /// The most keys that are pressed.
  private static let limit = 200

  /// Makes a walk.
  ///
  /// - Parameter element: The application.
  init(_ element: ResolvedElement) { self.element = element }

  /// Walks until the focus comes back, and returns where it was trapped or lost.
  ///
  /// - Returns: What was found; nothing where no element takes the focus.
  /// - Throws: When the application gives no answer.
  func findings() throws(InteractionProblem) -> [AuditFinding] {
    guard var previous = focused(in: try tree()) else {
      // The first Tab gives the focus to something.
      try press(.tab)
      guard focused(in: try tree()) != nil else { return [] }
      return try findings()
    }
    var way = [previous]
    for _ in 1...Self.limit {
      try press(.tab)
      let tree = try tree()
      guard let next = focused(in: tree) else {
        return [try finding(previous, "Focus is lost behind the element")]
      }
      if next == way[0] { return [] }
      if let place = way.firstIndex(of: next) {
        let found = try finding(
          next,
          place == way.count - 1
            ? "Focus does not leave the element" : "Focus goes round here, and does not come out")
        for _ in way { try press(.tab, .shift) }
        return [found]
      }
      way.append(next)
      previous = next
    }
    return []
  }

  /// Presses a key.
  private func press(
    _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []
  ) throws(InteractionProblem) {
    _ = try element.session.exchange(.perform([.key(KeyPress(key, modifiers: modifiers))]))
  }

  /// What is shown now.
  private func tree() throws(InteractionProblem) -> ElementTree {
    try element.session.currentTree()
  }

  /// The element with the focus.
  private func focused(in tree: ElementTree) -> ElementID? {
    guard let root = tree.root else { return nil }
    var found: ElementID?
    tree.walkWithFrames(from: root) { node, _, _ in
      if node.states.contains(.focused) { found = node.id }
    }
    return found
  }

  /// Notes what is the matter with an element.
  private func finding(
    _ id: ElementID, _ sentence: String
  ) throws(InteractionProblem) -> AuditFinding {
    let screen = try AccessibilityAudit.screen(of: element)
    return AuditFinding(id, .keyboardFocus, sentence, in: try tree(), screen)
  }
}
