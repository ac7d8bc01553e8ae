// MARK: - Absolute frames

extension ElementTree {
  /// Returns the rectangle of an element on the screen, in cells, unclipped; `nil` when it is not
  /// in the tree.
  ///
  /// - Complexity: O(*depth*), and the number of siblings before it inside columns and rows.
  public func absoluteFrame(of id: ElementID) -> Rect? {
    guard let entry = entries[id] else { return nil }
    var frame = entry.node.frame
    var child = id
    var parent = entry.parent
    while let parentID = parent, let parentEntry = entries[parentID] {
      frame.origin = frame.origin + flowOffset(of: child, in: parentEntry)
      frame.origin = frame.origin + parentEntry.node.frame.origin - parentEntry.node.contentOffset
      child = parentID
      parent = parentEntry.parent
    }
    return frame
  }

  /// Returns the part of an element that no container around it clips, on the screen, in cells;
  /// `nil` when it is not in the tree.
  public func visibleFrame(of id: ElementID) -> Rect? {
    guard var frame = absoluteFrame(of: id) else { return nil }
    for ancestor in ancestors(of: id) {
      guard let node = entries[ancestor]?.node else { continue }
      if node.states.contains(.clipsContent) || ancestor == root {
        guard let clip = absoluteFrame(of: ancestor) else { continue }
        frame = frame.intersection(clip)
      }
    }
    return frame
  }

  /// Visits the elements inside one with their absolute frames, in reading order; cheaper than
  /// asking for each frame.
  ///
  /// - Parameters:
  ///   - ancestor: The element to start from; it is visited first.
  ///   - visit: Receives the element, its rectangle on the screen, and how deep it lies below the
  ///     start.
  public func walkWithFrames(
    from ancestor: ElementID, _ visit: (ElementNode, _ frame: Rect, _ depth: Int) -> Void
  ) {
    guard let entry = entries[ancestor], let frame = absoluteFrame(of: ancestor) else { return }
    visit(entry.node, frame, 0)
    var levels = [Level(of: entry, at: frame.origin)]
    while let depth = levels.indices.last {
      guard let id = levels[depth].takeNext() else {
        levels.removeLast()
        continue
      }
      guard let child = entries[id] else { continue }
      let frame = levels[depth].place(child.node.frame)
      visit(child.node, frame, depth + 1)
      if !child.children.isEmpty { levels.append(Level(of: child, at: frame.origin)) }
    }
  }

  /// The children of an element while they are visited, in their places.
  private struct Level {
    /// The children.
    private let children: [ElementID]

    /// How they are arranged.
    private let arrangement: ElementNode.Arrangement

    /// The number of those that were visited.
    private var count = 0

    /// Where the next one would be that is at zero.
    private var origin: Point

    /// Begins with the first child of an element.
    init(of entry: Entry, at origin: Point) {
      children = entry.children
      arrangement = entry.node.arrangement
      self.origin = origin - entry.node.contentOffset
    }

    /// Takes the next child; `nil` behind the last.
    mutating func takeNext() -> ElementID? {
      guard count < children.count else { return nil }
      count += 1
      return children[count - 1]
    }

    /// Returns the rectangle of the child on the screen, beside which the next one is.
    mutating func place(_ frame: Rect) -> Rect {
      let placed = Rect(origin: origin + frame.origin, size: frame.size)
      switch arrangement {
      case .free: break
      case .column: origin.y = placed.maxY
      case .row: origin.x = placed.maxX
      }
      return placed
    }
  }

  /// Returns how far the siblings before an element push it along the direction of its container.
  private func flowOffset(of id: ElementID, in parent: Entry) -> Point {
    var offset = Point.zero
    guard parent.node.arrangement != .free else { return offset }
    for sibling in parent.children {
      if sibling == id { break }
      guard let frame = entries[sibling]?.node.frame else { continue }
      if parent.node.arrangement == .column {
        offset.y += frame.origin.y + frame.height
      } else {
        offset.x += frame.origin.x + frame.width
      }
    }
    return offset
  }
}

// MARK: - Hit testing

extension ElementTree {
  /// Returns the element that takes input at a cell, judged by frames and modality: later siblings
  /// cover earlier ones, and a modal element everything around it but what its window shows in front.
  ///
  /// - Parameter point: The cell on the screen.
  /// - Returns: The deepest element there; `nil` when the cell lies outside the root.
  public func topmostElement(at point: Point) -> ElementID? {
    guard let root, let node = entries[root]?.node, node.frame.contains(point) else { return nil }
    let topmost = topmost(at: point, in: node, origin: node.frame.origin) ?? root
    guard let modal = modalElement, !isDescendant(topmost, of: modal),
      !isShown(topmost, inFrontOf: modal),
      let node = entries[modal]?.node, let frame = absoluteFrame(of: modal)
    else { return topmost }
    return self.topmost(at: point, in: node, origin: frame.origin) ?? modal
  }

  /// The element that nothing outside of can be reached, while it is shown, but what its window shows in front: the last modal one in reading
  /// order; `nil` when there is none.
  ///
  /// - Complexity: O(1) while there is one at most, and else O(*n*).
  public var modalElement: ElementID? {
    guard let root else { return nil }
    let modals = modalCandidates.filter { isModal($0) && isDescendant($0, of: root) }
    guard modals.count > 1 else { return modals.first }
    var last: ElementID?
    walkDescendants(of: root) { node in
      if modals.contains(node.id) { last = node.id }
      return .descend
    }
    return last
  }

  /// Returns whether an element is there and is modal.
  private func isModal(_ id: ElementID) -> Bool {
    entries[id]?.node.states.contains(.modal) == true
  }

  /// Notes an element that is about to be stored, if it is modal or holds more than the tree does; those that no longer are go at this
  /// occasion.
  mutating func noteStates(of node: ElementNode) {
    if node.states.contains(.modal), !modalCandidates.contains(node.id) {
      modalCandidates = modalCandidates.filter(isModal)
      modalCandidates.insert(node.id)
    }
    if node.states.contains(.continues), !unfinishedCandidates.contains(node.id) {
      unfinishedCandidates = Set(unfinishedElements)
      unfinishedCandidates.insert(node.id)
    }
  }

  /// The elements that hold more than the tree does, behind what it has of them; mostly none.
  ///
  /// - Complexity: O(*k*) for *k* that did at some time.
  public var unfinishedElements: [ElementID] {
    unfinishedCandidates.filter { entries[$0]?.node.states.contains(.continues) == true }
  }

  /// The modal element that keeps another from being reached: it stands neither inside of the modal one, nor around it, nor in front of it,
  /// nor in a keyboard; `nil` when nothing does.
  ///
  /// - Parameter id: The other element.
  /// - Returns: The modal element.
  public func modalElement(inFrontOf id: ElementID) -> ElementID? {
    guard let modal = modalElement, id != modal, !isDescendant(modal, of: id),
      !isShown(id, inFrontOf: modal)
    else { return nil }
    let isReached = ([id] + ancestors(of: id)).contains { around in
      around == modal || entries[around]?.node.elementType == .keyboard
    }
    return isReached ? nil : modal
  }

  /// The outermost elements that can be reached, in reading order: the modal one and what is shown in front of it, or the root.
  package var reachableElements: [ElementID] {
    guard let root else { return [] }
    guard let modal = modalElement else { return [root] }
    var elements = [modal]
    var branch = modal
    for ancestor in ancestors(of: modal) {
      if let entry = entries[ancestor], entry.node.holdsLayers {
        let later = entry.children.drop { $0 != branch }.dropFirst()
        elements += later.filter { covers($0, modal) }
      }
      branch = ancestor
    }
    return elements
  }

  /// Returns whether an element is shown in front of another: in a layer of the same window that comes later, over the other.
  private func isShown(_ id: ElementID, inFrontOf other: ElementID) -> Bool {
    let chain = [other] + ancestors(of: other)
    var branch = id
    for ancestor in ancestors(of: id) {
      if let place = chain.firstIndex(of: ancestor) {
        guard place > 0, let entry = entries[ancestor], entry.node.holdsLayers,
          let own = entry.children.firstIndex(of: branch),
          let others = entry.children.firstIndex(of: chain[place - 1])
        else { return false }
        return own > others && covers(branch, other)
      }
      branch = ancestor
    }
    return false
  }

  /// Returns whether an element takes a part of the room of another.
  private func covers(_ id: ElementID, _ other: ElementID) -> Bool {
    guard let frame = absoluteFrame(of: id), let room = absoluteFrame(of: other) else {
      return false
    }
    return !frame.intersection(room).isEmpty
  }

  private func topmost(at point: Point, in node: ElementNode, origin: Point) -> ElementID? {
    var contentOrigin = origin - node.contentOffset
    var hit: ElementID?
    for childID in entries[node.id]?.children ?? [] {
      guard let child = entries[childID]?.node else { continue }
      let childOrigin = contentOrigin + child.frame.origin
      let frame = Rect(origin: childOrigin, size: child.frame.size)
      let inside = frame.contains(point)
      if inside || !child.states.contains(.clipsContent) {
        if let found = topmost(at: point, in: child, origin: childOrigin) {
          hit = found
        } else if inside {
          hit = childID
        }
      }
      switch node.arrangement {
      case .free: break
      case .column: contentOrigin.y = frame.maxY
      case .row: contentOrigin.x = frame.maxX
      }
    }
    return hit
  }
}

extension ElementNode {
  /// Whether the elements directly inside are layers, the later ones in front.
  fileprivate var holdsLayers: Bool { elementType == .window || elementType == .application }
}
