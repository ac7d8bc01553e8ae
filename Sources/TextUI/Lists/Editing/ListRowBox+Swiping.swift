import AccessibilityTree
import AutomationWire

// MARK: - The buttons a swipe reveals

extension ListRowBox {
  /// The boxes of the content, the outermost first, as long as each is all there is inside the one around.
  var contentChain: [Box] {
    content.children.first.map { Array($0.soleChain) } ?? []
  }

  /// The environment of the content, within all modifiers around it.
  var contentEnvironment: EnvironmentValues { (contentChain.last ?? self).environment }

  /// What deletes the row; `nil` when it cannot be.
  var deleting: RowEdits? {
    let values = contentEnvironment
    return values.isDeleteDisabled || !isCell ? nil : values.rowEdits?.deleting
  }

  /// What moves the row; `nil` when it cannot be.
  var moving: RowEdits? {
    let values = contentEnvironment
    return values.isMoveDisabled || !isCell ? nil : values.rowEdits?.moving
  }

  /// The list the row is in.
  var list: ListBox? { ancestor(ListBox.self) }

  /// Whether there are buttons at an edge.
  func hasActions(at edge: HorizontalEdge) -> Bool {
    if contentEnvironment.swipeActions?.actions(at: edge) != nil { return true }
    return edge == .trailing && deleting.flatMap { $0.offset(of: self) } != nil
  }

  /// Reveals the buttons at an edge, if there are any.
  func openActions(at edge: HorizontalEdge) {
    if actions?.edge == edge { return }
    list?.closeActions()
    let node: ViewNode?
    let end: () -> Void
    var allowsFullSwipe = true
    if let source = contentEnvironment.swipeActions?.actions(at: edge) {
      node = source.make(self)
      end = source.end
      allowsFullSwipe = source.allowsFullSwipe
    } else if edge == .trailing, let deleting, deleting.offset(of: self) != nil {
      node = deleting.makeActions(self)
      end = deleting.endActions
    } else {
      return
    }
    guard let node else { return }
    let box = SwipeActionsBox(node, edge: edge, allowsFullSwipe: allowsFullSwipe, end: end)
    box.setChildren(node.boxes)
    actions = box
    list?.openRow = self
    arrangeChildren()
  }

  /// Takes the buttons away.
  func closeActions() {
    guard let actions else { return }
    let hadFocus = graph.focus.focused?.isInside(actions) ?? false
    self.actions = nil
    if list?.openRow === self { list?.openRow = nil }
    arrangeChildren()
    actions.end()
    guard hadFocus else { return }
    var stops: [Box] = []
    content.collectFocusables(into: &stops)
    graph.focus.focus(stops.first)
  }

  // MARK: - Fingers

  /// Whether a drag reveals buttons, or takes them away.
  func claimsSwipe(by distance: Point) -> Bool {
    guard !environment.isDisabled, !isEditing, abs(distance.x) > abs(distance.y) else {
      return false
    }
    return actions != nil || hasActions(at: distance.x < 0 ? .trailing : .leading)
  }

  /// Takes a step of a drag to the left or right.
  func swipe(by distance: Int, isEnded: Bool) {
    let edge = distance < 0 ? HorizontalEdge.trailing : .leading
    if let actions, actions.edge != edge {
      // Back where it came from; what is on the other side takes another swipe.
      if isEnded { closeActions() }
      return
    }
    guard isEnded, distance != 0 else { return }
    openActions(at: edge)
    // The focus is where people are, unless they type.
    if actions != nil, takesFocus, graph.focus.focused?.isTextInput != true {
      graph.focus.focus(actions?.firstButton ?? self)
    }
    if let actions, actions.allowsFullSwipe, abs(distance) * 3 >= frame.width * 2 {
      actions.firstButton?.pressIfEnabled()
      closeActions()
    }
  }

  // MARK: - Keys

  /// Takes a key that meant nothing to what has the focus inside.
  func handleRowKey(_ key: KeyPress) -> Bool {
    guard !environment.isDisabled else { return false }
    if key.modifiers == .option, key.key == .upArrow || key.key == .downArrow {
      return list?.move(self, toRow: index + (key.key == .upArrow ? -1 : 1)) ?? false
    }
    if graph.focus.focused === self, key.key == .function(10) { return menu?.handle(key) ?? false }
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .return, .character(" "): return graph.focus.focused === self && pressRow()
    case .delete, .forwardDelete: return deleting?.deleteElement(of: self) ?? false
    case .leftArrow where !isEditing: return moveIntoActions(.trailing)
    case .rightArrow where !isEditing: return moveIntoActions(.leading)
    case .escape where actions != nil:
      closeActions()
      return true
    default: return false
    }
  }

  /// Reveals the buttons at an edge and gives the focus to the first, or takes those at the other edge away.
  private func moveIntoActions(_ edge: HorizontalEdge) -> Bool {
    if let actions {
      if actions.edge == edge { return false }
      closeActions()
      return true
    }
    openActions(at: edge)
    guard let button = actions?.firstButton else { return false }
    graph.focus.focus(button)
    return true
  }
}

extension Box {
  /// The row of a list the box is in.
  var listRow: ListRowBox? { ancestor(ListRowBox.self) }
}
