import AccessibilityTree
import AutomationWire
import TextRendering

// MARK: - Scrolling and size

extension HostInspection {
  /// Checks that an element off the screen is scrolled into view.
  func checkScrolling(_ probe: HostProbe) {
    let tree = probe.tree
    let hidden = probe.nodes.last { node in
      guard let parent = tree.parent(of: node.id), let scroller = tree[parent], !node.frame.isEmpty,
        tree.visibleFrame(of: parent)?.isEmpty == false
      else { return false }
      let scrolls: ElementNode.States = [.scrollsVertically, .scrollsHorizontally]
      return !scroller.states.isDisjoint(with: scrolls)
        && tree.visibleFrame(of: node.id)?.isEmpty == true
    }
    guard let hidden else {
      return skip(.scrolling, because: "nothing is scrolled out of view")
    }
    let answer = probe.hitPoint(of: hidden.id, scrolling: true)
    probe.compare(after: "scrolling")
    let visible = probe.tree.visibleFrame(of: hidden.id) ?? .zero
    if case .at(let point)? = answer, visible.contains(point) { return }
    note(
      .scrolling, expected: "\(hidden.words) to be scrolled into view",
      seen: "it is \(answer?.words ?? "not told of"), and \(visible.words) of it is seen")
  }

  /// Checks that the screen takes another size, and that elements stay who they are.
  func checkSize(_ probe: HostProbe) {
    let before = identities(probe)
    let size = configuration.screenSize
    let larger = Size(width: size.width + 20, height: size.height + 6)
    probe.perform([.resize(larger)])
    expect(
      .screenSize, "the root to have the size of the screen, \(larger.width) by \(larger.height)",
      in: probe, seen: "it has \(probe.nodes.first?.frame.words ?? "no frame")"
    ) { tree in tree.root.flatMap { tree[$0] }?.frame.size == larger }
    if let screen = probe.screen, screen.width != larger.width || screen.height != larger.height {
      note(
        .screenSize, expected: "a screen of \(larger.width) by \(larger.height) cells",
        seen: "it has \(screen.width) by \(screen.height)")
    }
    probe.perform([.resize(size)])
    let after = identities(probe)
    for (words, id) in before {
      guard let new = after[words], new != id else { continue }
      return note(
        .identities, expected: "\(words) to keep its identity while it is on the screen",
        seen: "it was \(id) before the screen was resized, and \(new) afterwards")
    }
  }

  /// Returns the identities of the elements of which there is one with the same words.
  private func identities(_ probe: HostProbe) -> [String: ElementID] {
    Dictionary(grouping: probe.nodes, by: \.words).compactMapValues { nodes in
      nodes.count == 1 ? nodes.first?.id : nil
    }
  }
}

// MARK: - Typing

extension HostInspection {
  /// Checks focus and keys with the first text field.
  func checkTyping(_ probe: HostProbe) {
    guard let field = probe.target(of: [.textField, .searchField, .textView]) else {
      skip(.focus, because: "there is no text field")
      return skip(.typing, because: "there is no text field")
    }
    probe.tap(field)
    expect(
      .focus, "the tapped \(field.words) to have the focus, alone", in: probe,
      seen: probe.focused.isEmpty
        ? "nothing has" : "\(probe.focused.map(\.words).joined(separator: " and ")) has"
    ) { _ in probe.focused.map(\.id) == [field.id] }
    let text = "ab"
    probe.type(text)
    expect(
      .typing, "“\(text)” in \(field.words) after typing it there", in: probe,
      seen: "its value is “\(probe.tree[field.id]?.value ?? "")”"
    ) { $0[field.id]?.value?.contains(text) == true }
  }

  /// Checks that what is typed into a secure field appears nowhere.
  func checkSecrets(_ probe: HostProbe) {
    guard let field = probe.target(of: [.secureTextField]) else {
      return skip(.secrets, because: "there is no secure field")
    }
    let secret = "Zq7"
    probe.tap(field)
    probe.type(secret)
    let teller = probe.nodes.first { node in
      node.identifyingTexts.contains { $0.contains(secret) }
    }
    if let teller {
      note(
        .secrets, expected: "what is typed into \(field.words) to appear nowhere",
        seen: "\(ElementNode(id: teller.id, elementType: teller.elementType).words) holds it")
    } else if let screen = probe.screen,
      (0..<screen.height).contains(where: { screen.text(row: $0).contains(secret) })
    {
      note(
        .secrets, expected: "what is typed into \(field.words) to appear nowhere",
        seen: "it is drawn on the screen")
    }
  }
}

// MARK: - Modality

extension HostInspection {
  /// Checks that an alert says that it is modal; what stands behind it is then out of reach, whatever the host's hit test says.
  func checkModality(_ probe: HostProbe, _ opener: String?) {
    guard let opener else {
      return skip(.modality, because: "no button that opens an alert was named")
    }
    let button = probe.nodes.first { $0.isIdentified(by: opener) && $0.actions.contains(.activate) }
    guard let button, case .at? = probe.hitPoint(of: button.id, scrolling: true) else {
      return skip(.modality, because: "there is no “\(opener)” to tap")
    }
    probe.tap(button)
    let isShown = expect(
      .modality, "a modal element after a tap on “\(opener)”", in: probe,
      seen: "no element says that it is"
    ) { $0.modalElement != nil }
    if isShown { checkFrames(probe.nodes, probe.tree) }
  }
}
