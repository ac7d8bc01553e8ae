import AccessibilityTree

// MARK: - Hit testing

extension Box {
  /// The boxes inside that may show in this one.
  final var visibleChildren: ArraySlice<Box> {
    visibleChildren(in: Rect(origin: contentOffset, size: frame.size))
  }

  /// Returns the box drawn topmost at a cell.
  ///
  /// - Parameters:
  ///   - point: The cell, from the content origin of the box around this one.
  ///   - isEnough: Whether a box will do; the one below is tried otherwise.
  /// - Returns: The topmost box that will do; `nil` when there is none.
  final func topmost(at point: Point, where isEnough: (Box, Point) -> Bool) -> Box? {
    guard takesTouches else { return nil }
    let inside = point - frame.origin
    let isContained = Rect(origin: .zero, size: frame.size).contains(inside)
    if clipsContent && !isContained { return nil }
    let contentPoint = inside + contentOffset
    let area = Rect(origin: contentPoint, size: Size(width: 1, height: 1))
    for child in visibleChildren(in: area).reversed() {
      if let hit = child.topmost(at: contentPoint, where: isEnough) { return hit }
    }
    return isContained && isEnough(self, inside) ? self : nil
  }

  /// Returns where on the screen the box can be hit, tried at its middle and then at other cells.
  final func hitPoint(from root: Box) -> BoxHit {
    let visible = visibleFrame
    guard !visible.isEmpty, frame.width > 0, frame.height > 0 else { return .offscreen }
    var cover: Box?
    for point in activationPoints + candidatePoints(in: visible) {
      let top = root.topmost(at: point) { $0.paints(at: $1) || $0 === self }
      guard let top else { continue }
      if top.isInside(self) || self.isInside(top) || isDecorated(by: top) { return .at(point) }
      if cover == nil { cover = top }
    }
    return cover.map { .covered($0) } ?? .offscreen
  }

  /// Whether a box is part of what was put over this element and nothing else, takes touches, and is no element: the author's own way for
  /// touches of it.
  private func isDecorated(by top: Box) -> Bool {
    for case let layered as LayeredBox in selfAndAncestors where layered.isOverlay {
      guard layered.content.reportedIDs == [id] else { return false }
      if top.isInside(layered) {
        let way = top.selfAndAncestors.prefix { $0 !== layered }
        return way.allSatisfy { !$0.reportedIDs.contains($0.id) }
          && way.contains { $0.touchObserver != nil }
      }
    }
    return false
  }

  /// Where a control is hit before its middle is tried.
  private var activationPoints: [Point] {
    guard let part = (self as? any PartActivated)?.activatedPart else { return [] }
    let area = part.visibleFrame
    return area.isEmpty ? [] : [area.center]
  }

  private func candidatePoints(in rect: Rect) -> [Point] {
    var points = [rect.center]
    for y in [rect.minY, rect.maxY - 1] {
      for x in [rect.minX, rect.maxX - 1] { points.append(Point(x: x, y: y)) }
    }
    return points
  }
}

/// A result of looking for a point at which a box can be hit.
enum BoxHit {
  /// At this cell of the screen.
  case at(Point)

  /// Nowhere: this box lies over it.
  case covered(Box)

  /// Nowhere: it is not on the screen.
  case offscreen
}

/// A box of an element that takes touches in a part of it, where a test's finger goes.
@MainActor protocol PartActivated: Box {
  /// The part.
  var activatedPart: Box? { get }
}
