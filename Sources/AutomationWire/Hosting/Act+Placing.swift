package import AccessibilityTree

/// An element that a gesture cannot reach.
package struct UnreachableElement: Error, Sendable, Hashable {
  /// Why it cannot be hit.
  package var reason: HostHitPoint
}

extension Act {
  /// How many cells a gesture may go at most; no screen is as large.
  private static let limit = 65_535.0

  /// Finds the cells at which the act is done now.
  ///
  /// - Parameters:
  ///   - tree: Returns the tree as it stands; it is asked again after something scrolled.
  ///   - hitPoint: Scrolls an element into view, and says where it can be hit.
  /// - Returns: The gesture with its cells.
  /// - Throws: ``UnreachableElement`` when the gesture's own element cannot be hit.
  package func placed(
    tree: () -> ElementTree, hitPoint: (ElementID) -> HostHitPoint
  ) throws(UnreachableElement) -> PlacedGesture {
    var placed = PlacedGesture(gesture, modifiers: modifiers)
    if case .type = gesture { return placed }
    guard let start = try start(tree, hitPoint) else {
      throw UnreachableElement(reason: tree()[place.element] == nil ? .missing : .offscreen)
    }
    placed.start = start
    placed.end = start
    placed.startOffset = tree().offset(at: place)
    placed.endOffset = placed.startOffset
    switch gesture {
    case .drag(let drag):
      placed.end = Self.end(of: drag, from: start, tree())
      if case .place(let end) = drag.end { placed.endOffset = tree().offset(at: end) }
    case .swipe(let direction, let reach):
      placed.end = swipeEnd(from: start, direction, reach, tree())
    default: break
    }
    return placed
  }

  /// Finds where the gesture begins; `nil` where nothing is seen of the element.
  private func start(
    _ tree: () -> ElementTree, _ hitPoint: (ElementID) -> HostHitPoint
  ) throws(UnreachableElement) -> Point? {
    guard place.anchor == .hitPoint else {
      if let cell = tree().cell(at: place) { return cell }
      // What is in a list is brought on the screen first, as for a tap.
      let found = hitPoint(place.element)
      guard case .at = found else { throw UnreachableElement(reason: found) }
      return tree().cell(at: place)
    }
    if let center = tree().centerOfApplication(place.element) { return center }
    let found = hitPoint(place.element)
    guard case .at(let point) = found else { throw UnreachableElement(reason: found) }
    return point
  }

  /// Returns where a drag ends.
  private static func end(
    of drag: Gesture.Drag, from start: Point, _ tree: ElementTree
  ) -> Point {
    let end =
      switch drag.end {
      case .place(let place): tree.cell(at: place) ?? start
      case .away(let columns, let rows): Point(x: start.x + columns, y: start.y + rows)
      case .cell(let cell): cell
      }
    let limit = Int(Self.limit)
    return Point(
      x: min(max(end.x, start.x - limit), start.x + limit),
      y: min(max(end.y, start.y - limit), start.y + limit))
  }

  /// Returns where a swipe ends.
  ///
  /// ```
  ///  ┌────────┐ screen
  ///  │ ┌──▲─┐ │   The finger goes half the extent of the element, times the reach,
  ///  │ │  │ │ │   and at least 100 points of a phone, but not off the screen.
  ///  │ └────┘ │
  ///  └────────┘
  /// ```
  private func swipeEnd(
    from start: Point, _ direction: Gesture.Direction, _ reach: Double, _ tree: ElementTree
  ) -> Point {
    let seen = tree.visibleFrame(of: place.element) ?? .zero
    let screen = tree.root.flatMap { tree[$0]?.frame } ?? .zero
    let step = direction.step
    let extent = step.x == 0 ? seen.height : seen.width
    // A finger goes further than a word is long.
    let least = step.x == 0 ? 14.0 : 26
    let way = max(least, Double(extent)) / 2 * reach
    let distance = max(3, Int(min(max(0, way), Self.limit).rounded()))
    return Point(
      x: min(max(start.x + step.x * distance, screen.minX), screen.maxX - 1),
      y: min(max(start.y + step.y * distance, screen.minY), screen.maxY - 1))
  }
}

extension ElementTree {
  /// Returns the cell at a place of an element, judged by frames alone; `nil` where nothing is seen of it.
  fileprivate func cell(at place: ElementPlace) -> Point? {
    if case .offset(let offset) = place.anchor {
      return absoluteFrame(of: place.element).map(offset.cell)
    }
    guard let seen = visibleFrame(of: place.element), !seen.isEmpty else { return nil }
    return seen.center
  }

  /// Returns where in its cell a place of an element is: in the middle, unless the place is finer.
  fileprivate func offset(at place: ElementPlace) -> PointerEvent.Offset {
    guard case .offset(let offset) = place.anchor, let frame = absoluteFrame(of: place.element)
    else { return .center }
    return offset.offset(in: frame)
  }

  /// Returns the middle of an element that is an application; `nil` for another element.
  ///
  /// An application has no place of its own at which to tap it; its middle is as good as any.
  fileprivate func centerOfApplication(_ id: ElementID) -> Point? {
    guard let node = self[id], node.elementType == .application else { return nil }
    return node.frame.center
  }
}
