public import AccessibilityTree

extension ElementTree {
  /// Says where an element can be hit, judged by frames and modality alone; see ``topmostElement(at:)``.
  ///
  /// For hosts whose tree has what covers what: they scroll, if they are asked to, and answer this.
  ///
  /// ```
  ///  1 ·  · 2    The middle is tried first, then the corners of what is seen of the element:
  ///    0         it can be hit where it, or something inside it, is the topmost element.
  ///  3 ·  · 4
  /// ```
  ///
  /// - Parameter id: The element.
  /// - Returns: The cell, or why there is none.
  public func hitPoint(of id: ElementID) -> HostHitPoint {
    guard let visible = visibleFrame(of: id) else { return .missing }
    if self[id]?.states.contains(.hidden) == true { return .hidden }
    guard !visible.isEmpty else { return .offscreen }
    var cover: ElementID?
    let corners = [visible.minY, visible.maxY - 1].flatMap { y in
      [visible.minX, visible.maxX - 1].map { x in Point(x: x, y: y) }
    }
    for point in [visible.center] + corners {
      guard let top = topmostElement(at: point) else { continue }
      if top == id || isDescendant(top, of: id) { return .at(point) }
      if cover == nil { cover = top }
    }
    guard let cover else { return .offscreen }
    return .covered(by: outermost(around: cover, without: id))
  }

  /// Returns the outermost element around another that a third is not inside of: the alert, not the text in it.
  private func outermost(around id: ElementID, without other: ElementID) -> ElementID {
    let around = Set(ancestors(of: other))
    return ([id] + ancestors(of: id)).last { !around.contains($0) && $0 != other } ?? id
  }
}
