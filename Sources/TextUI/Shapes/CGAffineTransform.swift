/// A change of points in the plane: moved, stretched, turned.
///
/// Mirrors Core Graphics' `CGAffineTransform`, which Foundation has on Apple's platforms only.
///
/// ```
///           a  b  0
/// [x y 1] · c  d  0
///          tx ty  1
/// ```
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// How far a point goes along the rows for each unit along them.
  public var a: CGFloat

  /// How far a point goes along the columns for each unit along the rows.
  public var b: CGFloat

  /// How far a point goes along the rows for each unit along the columns.
  public var c: CGFloat

  /// How far a point goes along the columns for each unit along them.
  public var d: CGFloat

  /// How far every point goes along the rows.
  public var tx: CGFloat

  /// How far every point goes along the columns.
  public var ty: CGFloat

  /// No change.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a change of its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a change that puts every point at the origin.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a move.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a stretch.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a turn, in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns this change followed by another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the change after a move.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the change after a stretch.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the change after a turn, in radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the change that takes this one back; this one when none does.
  public func inverted() -> CGAffineTransform {
    let area = a * d - b * c
    guard area != 0 else { return self }
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }
}

extension CGPoint {
  /// Returns where a change puts the point.
  ///
  /// Mirrors Core Graphics' method.
  @_disfavoredOverload
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: x * transform.a + y * transform.c + transform.tx,
      y: x * transform.b + y * transform.d + transform.ty)
  }
}

extension CGSize {
  /// Returns the size as a change stretches it.
  ///
  /// Mirrors Core Graphics' method.
  @_disfavoredOverload
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: width * transform.a + height * transform.c,
      height: width * transform.b + height * transform.d)
  }
}

extension Path {
  /// Returns the path as a change moves its points.
  ///
  /// Mirrors SwiftUI's method.
  @_disfavoredOverload
  public func applying(_ transform: CGAffineTransform) -> Path {
    mapping { $0.applying(transform) }
  }

  /// Adds a path as a change moves its points.
  ///
  /// Mirrors SwiftUI's method.
  @_disfavoredOverload
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }
}
