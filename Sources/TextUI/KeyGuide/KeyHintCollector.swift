import AutomationWire

/// A collector of the keys that mean something on the screen as it is.
@MainActor struct KeyHintCollector {
  /// The part of the screen that takes input.
  let root: Box

  /// The box with the focus.
  let focused: Box?

  /// The most boxes that are looked at for shortcuts: those on any screen, not those of a list without end.
  private static let boxLimit = 20_000

  /// The most boxes inside one that are looked at for controls where also those count that have to be scrolled to.
  private static let rowLimit = 400

  /// The keys of what has the focus, the innermost first; a key that is taken further inside is told once.
  var ofFocus: [KeyHint] {
    var hints: [KeyHint] = []
    var keys: Set<String> = []
    guard let focused else { return leadingBack }
    for box in focused.selfAndAncestors {
      for hint in (box as? any KeyHinting)?.keyHints(for: focused) ?? []
      where keys.insert(hint.key).inserted {
        hints.append(hint)
      }
      if box === root { break }
    }
    return hints
  }

  /// The way back where nothing has the focus, such as on a page to be read.
  private var leadingBack: [KeyHint] {
    var found: [KeyHint] = []
    visit { box in
      guard let box = box as? any KeyHinting, box is NavigationBox || box is PresentationBox else {
        return
      }
      if found.isEmpty { found = box.keyHints(for: box) }
    }
    return found
  }

  /// The shortcuts of the author's, and of the system, wherever the focus is.
  var shortcuts: [KeyHint] {
    var hints: [KeyHint] = []
    var keys: Set<String> = []
    visit { box in
      guard let box = box as? ShortcutBox, let hint = box.keyHint, keys.insert(hint.key).inserted
      else { return }
      hints.append(hint)
    }
    return hints
  }

  /// The field for a search that can be reached; `nil` when there is none.
  var searchField: Box? {
    var found: Box?
    visit { box in
      guard found == nil, box.attributes?.elementType == .searchField else { return }
      found = box.graph.focus.focusables(in: box).first { $0.isTextInput }
    }
    return found
  }

  /// The controls that can be pressed, in reading order, also those that have to be scrolled to.
  var controls: [PressableBox] {
    var controls: [PressableBox] = []
    visit(scrolling: true) { box in
      guard let control = box as? PressableBox, control.takesFocus else { return }
      controls.append(control)
    }
    return controls
  }

  /// Visits the boxes inside, those around before those inside.
  ///
  /// - Parameters:
  ///   - scrolling: Whether boxes are visited that are scrolled out.
  ///   - body: Called with each box.
  private func visit(scrolling: Bool = false, _ body: (Box) -> Void) {
    var budget = Self.boxLimit
    func visit(_ box: Box) {
      guard budget > 0, box.attributes?.isHidden != true else { return }
      budget -= 1
      body(box)
      // Of a long list the rows must leave room for what stands behind it.
      for child in scrolling ? box.children.prefix(Self.rowLimit) : box.visibleChildren {
        visit(child)
      }
    }
    visit(root)
  }
}

extension ShortcutBox {
  /// The key, and the control it presses; `nil` where there is none.
  fileprivate var keyHint: KeyHint? {
    guard let shortcut, let control = pressedControl, !control.environment.isDisabled else {
      return nil
    }
    let title = control.commandTitle
    return title.isEmpty ? nil : KeyHint(shortcut.key, with: shortcut.modifiers, title)
  }
}

extension PressableBox {
  /// What the control is called where it is named without its looks.
  var commandTitle: String {
    for box in selfAndAncestors {
      if let label = box.attributes?.label { return label }
      if box !== self, box.children.count > 1 || box is ListRowBox { break }
    }
    var texts: [String] = []
    collectSpoken(from: self, into: &texts)
    if !texts.isEmpty { return texts.joined(separator: ", ") }
    return soleChain.lazy.compactMap(\.picture).first?.spokenName ?? element()?.label ?? ""
  }

  /// Collects the texts inside a box that assistive technology reads.
  private func collectSpoken(from box: Box, into texts: inout [String]) {
    if box.attributes?.isHidden == true { return }
    if let label = box.attributes?.label { return texts.append(label) }
    if let text = box.ownText { texts.append(text) }
    for child in box.children { collectSpoken(from: child, into: &texts) }
  }
}
