/// Where the insides of two outlines make up another one.
enum PathCombination {
  /// What lies in either.
  case union

  /// What lies in both.
  case intersection

  /// What lies in the first alone.
  case subtraction

  /// What lies in one of the two, and not in both.
  case symmetricDifference

  /// Whether what lies in them so lies in the combination.
  func isInside(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

/// The straight lines of two outlines, each cut wherever it meets another.
///
/// ```
///  ┌─────┐
///  │  ┌──┼──┐     Each piece that has the inside of the combination
///  └──┼──┘  │     on one of its two sides belongs to its outline.
///     └─────┘
/// ```
struct PathPieces {
  /// A straight line.
  struct Segment {
    /// Where it begins.
    var start: CGPoint

    /// Where it ends.
    var end: CGPoint

    /// The place at a part of the way.
    func point(_ part: CGFloat) -> CGPoint { start.moved(to: end, by: part) }

    /// Returns at which parts of the way another line meets it, where the two run beside each other too.
    fileprivate func meetings(_ other: Segment) -> [CGFloat] {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
      let cross = dx * oy - dy * ox
      let (sx, sy) = (other.start.x - start.x, other.start.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return [] }
      if abs(cross) > 1e-12 {
        let own = (sx * oy - sy * ox) / cross
        let others = (sx * dy - sy * dx) / cross
        return -1e-9...1 + 1e-9 ~= others ? [own] : []
      }
      // Beside each other: where the other begins and ends, if it lies on this one's line.
      guard abs(sx * dy - sy * dx) < 1e-9 * length else { return [] }
      let first = (sx * dx + sy * dy) / length
      let second = first + (ox * dx + oy * dy) / length
      return [first, second]
    }

    /// Returns the pieces that the line falls into where others meet it.
    fileprivate func cut(by others: [Segment]) -> [Segment] {
      let parts = others.flatMap(meetings).filter { 1e-9..<1 - 1e-9 ~= $0 }.sorted()
      var pieces: [Segment] = []
      var last: CGFloat = 0
      for part in parts + [1] where part - last > 1e-9 {
        pieces.append(Segment(start: point(last), end: point(part)))
        last = part
      }
      return pieces
    }
  }

  /// The first outline.
  private let first: [Path.Polyline]

  /// The second one.
  private let second: [Path.Polyline]

  /// Whether what lies in an outline twice lies outside of it.
  private let eoFill: Bool

  /// Reads two outlines.
  init(_ first: Path, _ second: Path, eoFill: Bool) {
    self.first = first.polylines
    self.second = second.polylines
    self.eoFill = eoFill
  }

  /// The outline of a combination.
  func combined(_ combination: PathCombination) -> Path {
    let all = Self.segments(first, isClosed: true) + Self.segments(second, isClosed: true)
    var known: Set<[CGFloat]> = []
    var pieces: [Segment] = []
    for piece in all.flatMap({ $0.cut(by: all) }) {
      let sides = sides(of: piece).map { combination.isInside(isIn(first, $0), isIn(second, $0)) }
      guard sides[0] != sides[1] else { continue }
      // The inside lies to the right of each piece, as of an outline that runs as the hands of a clock do.
      let turned = sides[1] ? piece : Segment(start: piece.end, end: piece.start)
      if known.insert(Self.key(turned.start) + Self.key(turned.end)).inserted {
        pieces.append(turned)
      }
    }
    return Self.joined(pieces)
  }

  /// The parts of the first outline's line that lie in the second one, or else beside it.
  func line(isInside: Bool) -> Path {
    let others = Self.segments(second, isClosed: true)
    var path = Path()
    for piece in Self.segments(first, isClosed: false).flatMap({ $0.cut(by: others) })
    where isIn(second, piece.point(0.5)) == isInside {
      if path.currentPoint.map(Self.key) != Self.key(piece.start) { path.move(to: piece.start) }
      path.addLine(to: piece.end)
    }
    return path
  }

  /// Returns the straight lines of outlines; those that are to be filled end where they begin.
  private static func segments(_ lines: [Path.Polyline], isClosed: Bool) -> [Segment] {
    lines.flatMap { line -> [Segment] in
      var points = line.points
      if isClosed || line.isClosed, let start = points.first { points.append(start) }
      return zip(points, points.dropFirst()).filter { $0 != $1 }.map { Segment(start: $0, end: $1) }
    }
  }

  /// Returns two places beside the middle of a piece: to its left, and to its right.
  private func sides(of piece: Segment) -> [CGPoint] {
    let middle = piece.point(0.5)
    let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    let length = max((dx * dx + dy * dy).squareRoot(), .leastNormalMagnitude)
    let (x, y) = (dy / length * 1e-5, -dx / length * 1e-5)
    return [CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y)]
  }

  private func isIn(_ lines: [Path.Polyline], _ point: CGPoint) -> Bool {
    Path.isInside(point.x, Path.crossings(of: lines, at: point.y), eoFill: eoFill)
  }

  /// Returns a place as it is compared with others.
  private static func key(_ point: CGPoint) -> [CGFloat] {
    [(point.x * 1e6).rounded(), (point.y * 1e6).rounded()]
  }

  /// Joins pieces, each to one that begins where it ends.
  private static func joined(_ pieces: [Segment]) -> Path {
    var next: [[CGFloat]: [Segment]] = [:]
    for piece in pieces { next[key(piece.start), default: []].append(piece) }
    var path = Path()
    for piece in pieces {
      guard var current = next[key(piece.start)]?.popLast() else { continue }
      path.move(to: current.start)
      while let following = next[key(current.end)]?.popLast() {
        path.addLine(to: following.start)
        current = following
      }
      path.closeSubpath()
    }
    return path
  }
}

// MARK: - Outlines

extension Path {
  /// Returns the outline of what lies in this one or in another.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  ///
  /// - Parameters:
  ///   - other: The other outline.
  ///   - eoFill: Whether what lies in an outline twice lies outside of it.
  /// - Returns: The outline.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathPieces(self, other, eoFill: eoFill).combined(.union)
  }

  /// Returns the outline of what lies in this one and in another.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathPieces(self, other, eoFill: eoFill).combined(.intersection)
  }

  /// Returns the outline of what lies in this one and not in another.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathPieces(self, other, eoFill: eoFill).combined(.subtraction)
  }

  /// Returns the outline of what lies in this one or in another, and not in both.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathPieces(self, other, eoFill: eoFill).combined(.symmetricDifference)
  }

  /// Returns the parts of the line of the outline that lie in another one.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathPieces(self, other, eoFill: eoFill).line(isInside: true)
  }

  /// Returns the parts of the line of the outline that lie beside another one.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathPieces(self, other, eoFill: eoFill).line(isInside: false)
  }

  /// Returns an outline of the same inside that crosses itself nowhere.
  ///
  /// Mirrors SwiftUI's method. Curves become straight lines.
  public func normalized(eoFill: Bool = true) -> Path {
    PathPieces(self, Path(), eoFill: eoFill).combined(.union)
  }
}
