import AccessibilityTree
import AutomationWire

// MARK: - At rest

extension HostInspection {
  /// Checks that the application comes to rest.
  ///
  /// - Returns: Whether it does.
  func checkSettling(_ probe: HostProbe) -> Bool {
    guard case .busy(let reasons)? = probe.reply?.activity.state else { return true }
    note(
      .settling, expected: "the application to come to rest after its launch",
      seen: reasons.joined(separator: ", "))
    return false
  }

  /// Checks the root, the window, and the frames.
  func checkTree(_ probe: HostProbe) {
    let nodes = probe.nodes
    guard let root = nodes.first else {
      return note(.root, expected: "a tree", seen: "there is none")
    }
    let applications = nodes.count { $0.elementType == .application }
    if root.elementType != .application || applications != 1 {
      note(
        .root, expected: "an application as the root, and no other",
        seen: "the root is \(root.words), and the tree has \(applications) applications")
    } else if !nodes.contains(where: { $0.elementType == .window }) {
      note(.root, expected: "a window inside of \(root.words)", seen: "there is none")
    }
    checkFrames(nodes, probe.tree)
  }

  /// Checks that frames lie within those around them, where nothing scrolls.
  func checkFrames(_ nodes: [ElementNode], _ tree: ElementTree) {
    let screen = Rect(origin: .zero, size: configuration.screenSize)
    if let root = nodes.first, root.frame != screen {
      return note(
        .frames, expected: "\(root.words) to fill the screen, \(screen.words)",
        seen: "its frame is \(root.frame.words)")
    }
    for node in nodes {
      guard let parent = tree.parent(of: node.id), let around = tree[parent],
        let frame = tree.absoluteFrame(of: node.id), !frame.isEmpty,
        let outer = tree.absoluteFrame(of: parent), frame.intersection(outer) != frame,
        !isScrolled(node.id, tree), node.elementType != .keyboard
      else { continue }
      return note(
        .frames, expected: "\(node.words) within \(around.words), \(outer.words)",
        seen: "it is at \(frame.words)")
    }
  }

  /// Returns whether an element is in something that scrolls or clips, or in a keyboard, which may wait below the screen.
  private func isScrolled(_ id: ElementID, _ tree: ElementTree) -> Bool {
    tree.ancestors(of: id).contains { ancestor in
      guard let node = tree[ancestor], ancestor != tree.root else { return false }
      return node.elementType == .keyboard
        || !node.states.isDisjoint(with: [.clipsContent, .scrollsVertically, .scrollsHorizontally])
    }
  }

  /// Checks the places that are named for elements.
  func checkPoints(_ probe: HostProbe) {
    let nodes = probe.nodes
    let unknown = ElementID((nodes.map(\.id.rawValue).max() ?? 0) + 1)
    if let answer = probe.hitPoint(of: unknown), answer != .missing {
      note(
        .visibility, expected: "an element that does not exist to be missing",
        seen: "it is said to be \(answer.words)")
    }
    for node in nodes {
      guard let visible = probe.tree.visibleFrame(of: node.id),
        let answer = probe.hitPoint(of: node.id)
      else { continue }
      switch answer {
      case .at(let point) where visible.isEmpty:
        note(
          .visibility, expected: "\(node.words), which is not on the screen, to be off the screen",
          seen: "it is said to be \(HostHitPoint.at(point).words)")
      case .at(let point) where !visible.contains(point):
        note(
          .hitPoints, expected: "a point on \(node.words), \(visible.words)",
          seen: "\(point.words) was named")
      case .covered where visible.isEmpty, .missing:
        note(
          .visibility,
          expected: "\(node.words) to be \(visible.isEmpty ? "off" : "on") the screen",
          seen: "it is said to be \(answer.words)")
      case .offscreen where !visible.isEmpty:
        note(
          .visibility, expected: "\(node.words) at \(visible.words) to be on the screen",
          seen: "it is said to be off the screen")
      case .at, .covered, .offscreen, .hidden: break
      }
    }
  }

  /// Checks that events are handed out once.
  func checkEvents(_ probe: HostProbe) {
    probe.synchronize()
    let first = probe.reply?.events ?? []
    probe.synchronize()
    guard let event = first.first, probe.reply?.events == first else { return }
    note(
      .events, expected: "each event once", seen: "\(event) came with one answer after the other")
  }
}

// MARK: - Words

extension Rect {
  /// The rectangle in words.
  var words: String { "\(width) by \(height) cells at \(origin.words)" }
}

extension Point {
  /// The cell in words.
  var words: String { "(\(x), \(y))" }
}

extension HostHitPoint {
  /// The answer in words.
  var words: String {
    switch self {
    case .at(let point): "at \(point.words)"
    case .covered: "covered"
    case .offscreen: "off the screen"
    case .hidden: "hidden from assistive technology"
    case .missing: "missing"
    }
  }
}
