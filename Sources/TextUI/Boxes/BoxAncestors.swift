import AccessibilityTree

/// The boxes around some box, the innermost first: the walk outwards to the box of the application.
///
/// It is a type of its own because the library's `sequence(first:next:)` costs several times as much in a debug build, and each
/// change of a box is told on this way.
@MainActor struct BoxAncestors: Sequence, IteratorProtocol {
  private var current: Box?

  /// Begins a walk with a box.
  init(from box: Box?) {
    current = box
  }

  mutating func next() -> Box? {
    defer { current = current?.parent }
    return current
  }

  func makeIterator() -> BoxAncestors { self }
}

extension Box {
  /// The boxes around this one, the innermost first.
  final var ancestors: BoxAncestors { BoxAncestors(from: parent) }

  /// The box and those around it, the innermost first.
  final var selfAndAncestors: BoxAncestors { BoxAncestors(from: self) }

  /// The box and those inside it, the outermost first, as long as each is all there is inside the one around.
  ///
  /// What is drawn behind or before a view does not count.
  final var soleChain: UnfoldFirstSequence<Box> {
    sequence(first: self) { $0.soleContent }
  }

  /// Returns the first box of a kind, this one or one inside; `nil` when there is none.
  final func first<Kind: Box>(
    _ kind: Kind.Type, where isWanted: (Kind) -> Bool = { _ in true }
  ) -> Kind? {
    if let found = self as? Kind, isWanted(found) { return found }
    // The first of a lazy sequence is looked for twice, on each level.
    for child in children {
      if let found = child.first(kind, where: isWanted) { return found }
    }
    return nil
  }

  /// Returns the innermost box of a kind around this one; `nil` when there is none.
  ///
  /// It is for kinds made for each other, as a row is for its list; what any box might do is a hook of ``Box``.
  final func ancestor<Kind: Box>(
    _ kind: Kind.Type, where isWanted: (Kind) -> Bool = { _ in true }
  ) -> Kind? {
    for box in ancestors {
      if let found = box as? Kind, isWanted(found) { return found }
    }
    return nil
  }

  /// Whether the box is inside another, at any depth, or is that one.
  final func isInside(_ ancestor: Box) -> Bool {
    for box in selfAndAncestors where box === ancestor { return true }
    return false
  }

  /// The origin of the box on the screen, in cells.
  final var absoluteOrigin: Point {
    var origin = frame.origin
    for box in ancestors { origin = origin + box.frame.origin - box.contentOffset }
    return origin
  }

  /// Returns the origin of the box from the content origin of one around it, in cells.
  final func originInContent(of ancestor: Box) -> Point {
    absoluteOrigin - ancestor.absoluteOrigin + ancestor.contentOffset
  }

  /// The box's room on the screen, in cells, clipped or not.
  final var placeOnScreen: Rect { Rect(origin: absoluteOrigin, size: frame.size) }

  /// The part of the box that no box around clips, on the screen, in cells.
  final var visibleFrame: Rect {
    var rect = Rect(origin: absoluteOrigin, size: frame.size)
    for box in ancestors where box.clipsContent || box.parent == nil {
      rect = rect.intersection(Rect(origin: box.absoluteOrigin, size: box.frame.size))
    }
    return rect
  }
}
