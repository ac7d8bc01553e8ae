extension Path {
  /// A part of an outline as straight lines.
  struct Polyline: Sendable, Hashable {
    /// The points, in order.
    var points: [CGPoint]

    /// Whether the last point is joined to the first.
    var isClosed = false
  }

  /// How many lines stand for a curve.
  private static let curveSteps = 16

  /// The outline as straight lines.
  var polylines: [Polyline] {
    var lines: [Polyline] = []
    /// Adds a point behind the last.
    func add(_ point: CGPoint) {
      if lines.last.map(\.isClosed) ?? true {
        lines.append(Polyline(points: [lines.last?.points.first ?? point]))
      }
      lines[lines.count - 1].points.append(point)
    }
    for element in elements {
      switch element {
      case .move(let end): lines.append(Polyline(points: [end]))
      case .line(let end): add(end)
      case .quadCurve(let end, let control):
        let start = lines.last?.points.last ?? end
        for step in 1...Self.curveSteps {
          let part = CGFloat(step) / CGFloat(Self.curveSteps)
          add(
            start.moved(to: control, by: part).moved(to: control.moved(to: end, by: part), by: part)
          )
        }
      case .curve(let end, let control1, let control2):
        let start = lines.last?.points.last ?? end
        for step in 1...Self.curveSteps {
          let part = CGFloat(step) / CGFloat(Self.curveSteps)
          let middle = control1.moved(to: control2, by: part)
          let first = start.moved(to: control1, by: part).moved(to: middle, by: part)
          let second = middle.moved(to: control2.moved(to: end, by: part), by: part)
          add(first.moved(to: second, by: part))
        }
      case .closeSubpath:
        if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
      }
    }
    return lines
  }

  /// The least rectangle around the outline; null for an empty one.
  public var boundingRect: CGRect {
    let points = polylines.flatMap(\.points)
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether a point lies inside the outline.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether what lies inside twice lies outside.
  /// - Returns: Whether it does.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let crossings = Self.crossings(of: polylines, at: point.y)
    return Self.isInside(point.x, crossings, eoFill: eoFill)
  }

  /// A place where an outline goes over a row: where, and whether downwards.
  struct Crossing {
    /// The column.
    let x: CGFloat

    /// 1 downwards, -1 upwards.
    let direction: Int
  }

  /// Returns where outlines go over a row, from where lines begin.
  static func crossings(of lines: [Polyline], at y: CGFloat) -> [Crossing] {
    var found: [Crossing] = []
    for line in lines {
      guard var previous = line.points.last else { continue }
      for point in line.points {
        if (previous.y <= y) != (point.y <= y) {
          let x = previous.x + (y - previous.y) / (point.y - previous.y) * (point.x - previous.x)
          found.append(Crossing(x: x, direction: point.y > previous.y ? 1 : -1))
        }
        previous = point
      }
    }
    return found.sorted { $0.x < $1.x }
  }

  /// Returns whether a place in a row lies inside.
  static func isInside(_ x: CGFloat, _ crossings: [Crossing], eoFill: Bool) -> Bool {
    var winding = 0
    var count = 0
    for crossing in crossings {
      if crossing.x > x { break }
      winding += crossing.direction
      count += 1
    }
    return eoFill ? !count.isMultiple(of: 2) : winding != 0
  }

  /// Returns a part of the outline, from one share of its length to another.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let start = min(max(from, 0), 1)
    let end = min(max(to, 0), 1)
    guard start < end else { return Path() }
    if start == 0 && end == 1 { return self }
    let lines = polylines.map { $0.isClosed ? $0.points + $0.points.prefix(1) : $0.points }
    let length = lines.reduce(0) { $0 + Self.length(of: $1) }
    var walked: CGFloat = 0
    var result = Path()
    for line in lines {
      var isDrawing = false
      for (first, second) in zip(line, line.dropFirst()) {
        let step = Self.length(of: [first, second])
        defer { walked += step }
        guard step > 0 else { continue }
        let low = max(0, (start * length - walked) / step)
        let high = min(1, (end * length - walked) / step)
        guard low < high else { continue }
        if !isDrawing { result.move(to: first.moved(to: second, by: low)) }
        isDrawing = true
        result.addLine(to: first.moved(to: second, by: high))
      }
    }
    return result
  }

  /// Returns how long lines between points are.
  static func length(of points: [CGPoint]) -> CGFloat {
    zip(points, points.dropFirst()).reduce(0) { sum, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }
}

/// The half cells of a rectangle that lie inside an outline, or on its line.
///
/// ```
///   ▄██▄     each cell has an upper half and a lower one
///  ██████
///   ▀██▀
/// ```
struct PathRaster: Equatable {
  /// The number of columns.
  let width: Int

  /// The number of rows of cells.
  let height: Int

  private var halves: [Bool]

  /// Makes a raster of nothing.
  private init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    halves = Array(repeating: false, count: self.width * self.height * 2)
  }

  /// Makes the raster of what lies inside an outline: the half cells whose middle does.
  init(inside path: Path, width: Int, height: Int, eoFill: Bool = false) {
    self.init(width: width, height: height)
    let lines = path.polylines
    for row in 0..<self.height * 2 {
      let crossings = Path.crossings(of: lines, at: (CGFloat(row) + 0.5) / 2)
      guard !crossings.isEmpty else { continue }
      for x in 0..<self.width
      where Path.isInside(CGFloat(x) + 0.5, crossings, eoFill: eoFill) {
        halves[row * self.width + x] = true
      }
    }
  }

  /// Makes the raster of the line of an outline.
  init(along path: Path, width: Int, height: Int, dash: [CGFloat] = []) {
    self.init(width: width, height: height)
    for line in path.polylines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      var walked: CGFloat = 0
      for (first, second) in zip(points, points.dropFirst()) {
        let length = Path.length(of: [first, second])
        let count = max(1, min(4_096, Int((length * 4).rounded(.up))))
        for step in 0...count {
          let part = CGFloat(step) / CGFloat(count)
          if Self.isDrawn(walked + length * part, dash) { mark(first.moved(to: second, by: part)) }
        }
        walked += length
      }
    }
  }

  /// The half cells that are not there.
  var inverted: PathRaster {
    var result = self
    for index in result.halves.indices { result.halves[index].toggle() }
    return result
  }

  /// Returns whether a dashed line is drawn at a place along it.
  private static func isDrawn(_ place: CGFloat, _ dash: [CGFloat]) -> Bool {
    let period = dash.reduce(0, +)
    guard period > 0 else { return true }
    var rest = place.truncatingRemainder(
      dividingBy: dash.count.isMultiple(of: 2) ? period : 2 * period)
    for (index, length) in (dash + dash).enumerated() {
      if rest < length { return index.isMultiple(of: 2) }
      rest -= length
    }
    return true
  }

  /// Marks the half cell of a point; what lies on the far edge belongs to the last.
  private mutating func mark(_ point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
    var x = Int(point.x.rounded(.down))
    var row = Int((point.y * 2).rounded(.down))
    if x == width, point.x - CGFloat(width) < 0.5 { x -= 1 }
    if row == height * 2, point.y - CGFloat(height) < 0.25 { row -= 1 }
    guard x >= 0, x < width, row >= 0, row < height * 2 else { return }
    halves[row * width + x] = true
  }

  /// Which of the halves of a cell there are.
  func cell(x: Int, y: Int) -> (upper: Bool, lower: Bool) {
    guard x >= 0, x < width, y >= 0, y < height else { return (false, false) }
    return (halves[2 * y * width + x], halves[(2 * y + 1) * width + x])
  }

  /// Whether anything of a cell is there.
  func contains(x: Int, y: Int) -> Bool {
    let cell = cell(x: x, y: y)
    return cell.upper || cell.lower
  }
}
