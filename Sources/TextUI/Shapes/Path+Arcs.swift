extension Path {
  /// Adds a part of a circle that touches two lines, with a line to where it begins.
  ///
  /// ```
  ///  from ───────╮   tangent1End
  ///              │
  ///              tangent2End
  /// ```
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - tangent1End: Where the line from the current point would end, and the other begins.
  ///   - tangent2End: Where the other line would end.
  ///   - radius: The radius, in columns and in rows.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return move(to: tangent1End) }
    let (first, second) = (tangent1End.direction(to: start), tangent1End.direction(to: tangent2End))
    let between = abs(first.angle(to: second))
    // Lines that lie on each other have no circle that touches both.
    guard radius > 0, between > 1e-6, between < .pi - 1e-6 else { return addLine(to: tangent1End) }
    let touching = radius / tan(between / 2)
    let begin = tangent1End.moved(along: first, by: touching)
    let end = tangent1End.moved(along: second, by: touching)
    let middle = CGPoint.zero.direction(to: CGPoint(x: first.x + second.x, y: first.y + second.y))
    let center = tangent1End.moved(along: middle, by: radius / sin(between / 2))
    let (from, to) = (center.direction(to: begin), center.direction(to: end))
    addLine(to: begin)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(atan2(from.y, from.x))),
      delta: .radians(Double(from.angle(to: to))))
  }
}

extension CGPoint {
  /// Returns the point one away from the origin in the direction of another point from this one; the origin where they are the same.
  fileprivate func direction(to other: CGPoint) -> CGPoint {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = hypot(dx, dy)
    return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
  }

  /// Returns the point some way in a direction.
  fileprivate func moved(along direction: CGPoint, by length: CGFloat) -> CGPoint {
    CGPoint(x: x + direction.x * length, y: y + direction.y * length)
  }

  /// Returns the angle from this direction to another, the shorter way.
  fileprivate func angle(to other: CGPoint) -> CGFloat {
    atan2(x * other.y - y * other.x, x * other.x + y * other.y)
  }
}
