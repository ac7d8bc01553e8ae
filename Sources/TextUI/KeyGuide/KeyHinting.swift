import AutomationWire

/// A box that takes keys while it, or one inside, has the focus, and can say which.
@MainActor protocol KeyHinting: Box {
  /// The keys it takes, the most useful first.
  ///
  /// - Parameter focused: The box that has the focus, this one or one inside.
  /// - Returns: The keys; none while it takes none.
  func keyHints(for focused: Box) -> [KeyHint]
}

extension PressableBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] {
    guard focused === self, !environment.isDisabled else { return [] }
    if let row = listRow, row.isSelectedInsteadOf(self) {
      return [KeyHint(.return, row.isSelected ? "deselect" : "select")]
    }
    return [KeyHint(.return, pressTitle)]
  }
}

extension KeyPressBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] { hints }
}

extension TouchedBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] {
    focused === self && !environment.isDisabled ? [KeyHint(.return, keyTitle)] : []
  }
}

extension ListRowBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] {
    guard isCell, !environment.isDisabled else { return [] }
    var hints: [KeyHint] = []
    if focused === self, takesSelection {
      // The one that is selected stays so.
      let isMultiple = list?.selection?.isMultiple == true
      if !isSelected {
        hints.append(KeyHint(.return, "select"))
      } else if isMultiple {
        hints.append(KeyHint(.return, "deselect"))
      }
    }
    if focused === self, let menu { hints += menu.keyHints(for: self) }
    if let actions {
      let back = actions.edge == .trailing ? KeyPress.Key.rightArrow : .leftArrow
      return hints + [KeyHint(back, "back")]
    }
    if !isEditing {
      if hasActions(at: .trailing) {
        hints.append(KeyHint(.leftArrow, hasOwnActions(at: .trailing) ? "actions" : "delete"))
      }
      if hasActions(at: .leading) { hints.append(KeyHint(.rightArrow, "actions")) }
    } else if moving != nil {
      hints.append(KeyHint(keys: "alt-↑↓", "move"))
    }
    return hints
  }

  /// Whether the author puts buttons at an edge.
  private func hasOwnActions(at edge: HorizontalEdge) -> Bool {
    contentEnvironment.swipeActions?.actions(at: edge) != nil
  }
}

extension TextInputBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] {
    guard focused === self, !environment.isDisabled else { return [] }
    return [KeyHint(.return, returnTitle)] + Self.editingHints
  }

  /// What people can do in any field.
  private static let editingHints = [
    KeyHint(keys: "^A ^E", "start and end of the line", isMinor: true),
    KeyHint(keys: "alt-B alt-F", "one word back or on", isMinor: true),
    KeyHint(keys: "^W alt-D", "delete a word", isMinor: true),
    KeyHint(keys: "^U ^K", "delete to the start or end of the line", isMinor: true),
    KeyHint(keys: "^Y", "put back what was deleted", isMinor: true),
    KeyHint(keys: "alt-Z alt-shift-Z", "undo and redo", isMinor: true),
    KeyHint(keys: "shift-←→", "select", isMinor: true),
    KeyHint(keys: "alt-A alt-C alt-X alt-V", "select all, copy, cut, paste", isMinor: true),
  ]
}

extension SliderBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] { [KeyHint(keys: "←→", "adjust")] }
}

extension SegmentedPickerBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] { [KeyHint(keys: "←→", "choose")] }
}

extension WheelBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] { [KeyHint(keys: "↑↓", "turn")] }
}

extension ContextMenuBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] { [KeyHint(.function(10), with: .shift, "menu")] }
}

extension RefreshBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] { [KeyHint("r", with: .control, "refresh")] }
}

extension NavigationBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] { canGoBack ? [KeyHint(.escape, "back")] : [] }
}

extension PresentationBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] { isDismissible ? [KeyHint(.escape, "close")] : [] }
}

extension ScrollBox: KeyHinting {
  func keyHints(for focused: Box) -> [KeyHint] {
    scrolls ? [KeyHint(keys: "pgup pgdn home end", "scroll", isMinor: true)] : []
  }
}
