extension Path {
  /// Returns the outline of the line that the outline is drawn as.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  ///
  /// ```swift
  /// track.strokedPath(StrokeStyle(lineWidth: 20)).contains(finger)  // whether the finger is on the track
  /// ```
  ///
  /// - Parameter style: The look of the line.
  /// - Returns: The outline.
  ///
  /// - Note: Unlike SwiftUI's, it is made of a piece for each straight line and each corner, which lie over each other.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let half = style.lineWidth / 2
    guard half > 0, half.isFinite else { return Path() }
    var result = Path()
    for line in polylines {
      for dash in line.dashes(style) { dash.stroke(style, half, into: &result) }
    }
    return result
  }
}

extension Path.Polyline {
  /// The parts of the line that a look draws: all of it, or its dashes.
  fileprivate func dashes(_ style: StrokeStyle) -> [Path.Polyline] {
    let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return [self] }
    var rest = style.dashPhase.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    var index = 0
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var left = lengths[index] - rest
    var drawn: [Path.Polyline] = []
    var current: [CGPoint] = []
    let ends = isClosed ? points + points.prefix(1) : points
    for (start, end) in zip(ends, ends.dropFirst()) {
      let length = Path.length(of: [start, end])
      guard length > 0 else { continue }
      var walked: CGFloat = 0
      if index.isMultiple(of: 2), current.isEmpty { current = [start] }
      while length - walked > left {
        walked += left
        let place = start.moved(to: end, by: walked / length)
        if index.isMultiple(of: 2) {
          drawn.append(Path.Polyline(points: current + [place]))
          current = []
        } else {
          current = [place]
        }
        index = (index + 1) % lengths.count
        left = max(lengths[index], .leastNormalMagnitude)
      }
      left -= length - walked
      if index.isMultiple(of: 2) { current.append(end) }
    }
    if current.count > 1 { drawn.append(Path.Polyline(points: current)) }
    return drawn
  }

  /// Adds the outlines of the line's straight pieces, corners and ends.
  fileprivate func stroke(_ style: StrokeStyle, _ half: CGFloat, into path: inout Path) {
    var corners = points
    if isClosed, let first = corners.first, corners.last != first { corners.append(first) }
    let pieces = zip(corners, corners.dropFirst()).filter { $0 != $1 }
    guard let first = pieces.first, let last = pieces.last else {
      if style.lineCap != .butt, let point = points.first {
        path.addPath(Path(ellipseIn: CGRect(around: point, half)))
      }
      return
    }
    for (start, end) in pieces { path.addBar(from: start, to: end, half, style.lineCap == .square) }
    var round = style.lineCap == .round && !isClosed ? [first.0, last.1] : []
    round += isClosed ? corners.dropLast() : corners.dropFirst().dropLast()
    for point in round { path.addPath(Path(ellipseIn: CGRect(around: point, half))) }
  }
}

extension Path {
  /// Adds the rectangle along a straight line, as the hands of a clock go.
  fileprivate mutating func addBar(
    from start: CGPoint, to end: CGPoint, _ half: CGFloat, _ isExtended: Bool
  ) {
    let length = Self.length(of: [start, end])
    let (x, y) = ((end.x - start.x) / length * half, (end.y - start.y) / length * half)
    let (ex, ey) = isExtended ? (x, y) : (0, 0)
    let (from, to) = (
      CGPoint(x: start.x - ex, y: start.y - ey), CGPoint(x: end.x + ex, y: end.y + ey)
    )
    addLines([
      CGPoint(x: from.x + y, y: from.y - x), CGPoint(x: to.x + y, y: to.y - x),
      CGPoint(x: to.x - y, y: to.y + x), CGPoint(x: from.x - y, y: from.y + x),
    ])
    closeSubpath()
  }
}

extension CGRect {
  /// The square around a point.
  fileprivate init(around point: CGPoint, _ half: CGFloat) {
    self.init(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
  }
}
