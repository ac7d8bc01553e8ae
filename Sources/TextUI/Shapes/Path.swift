/// An outline of lines and curves.
///
/// Mirrors SwiftUI's `Path`. Lengths are in cells, of which a terminal's are about twice as high as wide: what is to look round takes
/// half as many rows as columns.
public struct Path: Sendable, Hashable {
  /// A piece of an outline.
  ///
  /// Mirrors SwiftUI's `Path.Element`.
  public enum Element: Sendable, Hashable {
    /// Begins anew at a point.
    case move(to: CGPoint)

    /// A line to a point.
    case line(to: CGPoint)

    /// A curve to a point, bent towards another.
    case quadCurve(to: CGPoint, control: CGPoint)

    /// A curve to a point, bent towards two others.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)

    /// A line to where it began.
    case closeSubpath
  }

  /// A rectangle that is all there is of an outline, with or without round corners: its line is drawn with symbols for lines.
  struct Frame: Sendable, Hashable {
    /// The rectangle.
    let rect: CGRect

    /// Whether its corners are round.
    let isRound: Bool
  }

  /// The pieces, in order.
  private(set) var elements: [Element] = []

  /// The rectangle that the outline is; `nil` for any other outline.
  private(set) var frame: Frame?

  /// Makes an empty outline.
  public init() {}

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the outline of a rectangle with corners of a radius in columns, which look round.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius / 2), style: style)
  }

  /// Makes the outline of a rectangle whose corners have radii of their own, in columns.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes the outline of the ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Makes an outline piece by piece.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether there is no piece.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a function with each piece.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Where the last piece ends; `nil` for an empty outline.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
      case .closeSubpath: current = start
      }
    }
    return current
  }

  private mutating func append(_ element: Element) {
    frame = nil
    elements.append(element)
  }
}

// MARK: - Pieces

extension Path {
  /// Begins anew at a point.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Adds a line to a point.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  /// Adds lines between points, the first of which begins anew.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve to a point, bent towards another.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve to a point, bent towards two others.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line to where the outline last began.
  public mutating func closeSubpath() {
    append(.closeSubpath)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    let isAll = isEmpty
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
    if isAll { frame = Frame(rect: rect, isRound: false) }
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(rect, [cornerSize, cornerSize, cornerSize, cornerSize])
  }

  /// Adds a rectangle whose corners have radii of their own, in columns.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    addRoundedRect(rect, radii.map { CGSize(width: $0, height: $0 / 2) })
  }

  /// Adds a rectangle with the extents of its corners, from the one at the top where lines begin on round it.
  private mutating func addRoundedRect(_ rect: CGRect, _ corners: [CGSize]) {
    let sizes = corners.map {
      CGSize(
        width: min(max(0, $0.width), rect.width / 2),
        height: min(max(0, $0.height), rect.height / 2))
    }
    guard sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else { return addRect(rect) }
    let isAll = isEmpty
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    /// The directions from each corner to the one before, and to the one after.
    let ways: [(before: (CGFloat, CGFloat), after: (CGFloat, CGFloat))] = [
      ((0, 1), (1, 0)), ((-1, 0), (0, 1)), ((0, -1), (-1, 0)), ((1, 0), (0, -1)),
    ]
    for (index, corner) in points.enumerated() {
      let size = sizes[index]
      let (before, after) = ways[index]
      let start = CGPoint(x: corner.x + before.0 * size.width, y: corner.y + before.1 * size.height)
      let end = CGPoint(x: corner.x + after.0 * size.width, y: corner.y + after.1 * size.height)
      if index == 0 { move(to: start) } else { addLine(to: start) }
      addCurve(
        to: end, control1: start.moved(to: corner, by: Self.roundness),
        control2: end.moved(to: corner, by: Self.roundness))
    }
    closeSubpath()
    if isAll { frame = Frame(rect: rect, isRound: true) }
  }

  /// How far the control points of a quarter of a circle lie towards its corner.
  private static let roundness: CGFloat = 0.5523

  /// Adds the ellipse in a rectangle, from where lines end on as the hands of a clock go.
  public mutating func addEllipse(in rect: CGRect) {
    let points = [
      CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY),
    ]
    let corners = [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ]
    move(to: points[0])
    for (index, corner) in corners.enumerated() {
      let end = points[(index + 1) % points.count]
      addCurve(
        to: end, control1: points[index].moved(to: corner, by: Self.roundness),
        control2: end.moved(to: corner, by: Self.roundness))
    }
    closeSubpath()
  }

  /// Adds a part of a circle, with a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius, in columns and in rows.
  ///   - startAngle: Where it begins, from the right.
  ///   - endAngle: Where it ends, from the right.
  ///   - clockwise: As in SwiftUI, whose coordinates stand on their head: `false` goes as the hands of a clock do.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) < 2 * .pi {
      while clockwise && delta > 0 { delta -= 2 * .pi }
      while !clockwise && delta < 0 { delta += 2 * .pi }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta))
  }

  /// Adds a part of a circle, with a line to where it begins.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    let count = max(1, min(256, Int((abs(delta.radians) / (.pi / 24)).rounded(.up))))
    for step in 0...count {
      let angle = startAngle.radians + delta.radians * Double(step) / Double(count)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
      if step == 0 && currentPoint == nil { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds the pieces of another outline.
  public mutating func addPath(_ path: Path) {
    if isEmpty {
      self = path
    } else {
      for element in path.elements { append(element) }
    }
  }
}

// MARK: - Changed outlines

extension Path {
  /// Returns the outline with each point moved.
  func mapping(_ move: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let end): result.append(.move(to: move(end)))
      case .line(let end): result.append(.line(to: move(end)))
      case .quadCurve(let end, let control):
        result.append(.quadCurve(to: move(end), control: move(control)))
      case .curve(let end, let control1, let control2):
        result.append(.curve(to: move(end), control1: move(control1), control2: move(control2)))
      case .closeSubpath: result.append(.closeSubpath)
      }
    }
    return result
  }

  /// Returns the outline, transformed; one that is a rectangle and just moves stays one.
  func transformed(by transform: AffineTransform) -> Path {
    if transform == .identity { return self }
    let isMove =
      transform.m11 == 1 && transform.m12 == 0 && transform.m21 == 0 && transform.m22 == 1
    return isMove
      ? offsetBy(dx: transform.tX, dy: transform.tY) : mapping { transform.transform($0) }
  }

  /// Returns the outline, larger or smaller in each direction; one that is a rectangle stays one.
  func scaled(x: CGFloat, y: CGFloat) -> Path {
    var result = mapping { CGPoint(x: $0.x * x, y: $0.y * y) }
    result.frame = frame.map { frame in
      let rect = frame.rect
      return Frame(
        rect: CGRect(
          x: rect.minX * x, y: rect.minY * y, width: rect.width * x, height: rect.height * y),
        isRound: frame.isRound)
    }
    return result
  }

  /// Returns the outline beside its place.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var result = mapping { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    result.frame = frame.map {
      Frame(rect: $0.rect.offsetBy(dx: dx, dy: dy), isRound: $0.isRound)
    }
    return result
  }
}

extension CGPoint {
  /// Returns the point that lies a part of the way to another.
  func moved(to other: CGPoint, by part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

/// A form of round corners; in cells both look the same.
///
/// Mirrors SwiftUI's `RoundedCornerStyle`.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// Parts of circles.
  case circular

  /// Smoother than that.
  case continuous
}

/// The radii of the corners of a rectangle, in columns.
///
/// Mirrors SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// At the top, where lines begin.
  public var topLeading: CGFloat

  /// At the bottom, where lines begin.
  public var bottomLeading: CGFloat

  /// At the bottom, where lines end.
  public var bottomTrailing: CGFloat

  /// At the top, where lines end.
  public var topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
