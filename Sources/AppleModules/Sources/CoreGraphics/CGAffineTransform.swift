public import Foundation

/// A map of the plane that keeps lines straight and parallel ones parallel.
///
/// Mirrors the structure of Core Graphics.
///
/// ```
///                          ┌ a  b  0 ┐
/// [x' y' 1]  =  [x y 1]  · │ c  d  0 │
///                          └ tx ty 1 ┘
/// ```
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// How much of x goes into x.
  public var a: CGFloat

  /// How much of x goes into y.
  public var b: CGFloat

  /// How much of y goes into x.
  public var c: CGFloat

  /// How much of y goes into y.
  public var d: CGFloat

  /// What x is moved by.
  public var tx: CGFloat

  /// What y is moved by.
  public var ty: CGFloat

  /// The map that leaves all as it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Makes a map that takes all to the origin.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a map of its numbers.
  ///
  /// - Parameters:
  ///   - a: How much of x goes into x.
  ///   - b: How much of x goes into y.
  ///   - c: How much of y goes into x.
  ///   - d: How much of y goes into y.
  ///   - tx: What x is moved by.
  ///   - ty: What y is moved by.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a map of its numbers.
  ///
  /// - Parameters:
  ///   - a: How much of x goes into x.
  ///   - b: How much of x goes into y.
  ///   - c: How much of y goes into x.
  ///   - d: How much of y goes into y.
  ///   - tx: What x is moved by.
  ///   - ty: What y is moved by.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes a map that moves.
  ///
  /// - Parameters:
  ///   - tx: What x is moved by.
  ///   - ty: What y is moved by.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a map that stretches.
  ///
  /// - Parameters:
  ///   - sx: What x is multiplied by.
  ///   - sy: What y is multiplied by.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a map that turns around the origin, from x to y.
  ///
  /// - Parameter angle: How far, in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it leaves all as it is.
  public var isIdentity: Bool { self == .identity }

  /// Returns the map that does this one and then another.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d, tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the map that undoes this one; this one where it cannot be undone.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the map that moves, and then does this one.
  ///
  /// - Parameters:
  ///   - tx: What x is moved by.
  ///   - ty: What y is moved by.
  /// - Returns: The map.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the map that stretches, and then does this one.
  ///
  /// - Parameters:
  ///   - sx: What x is multiplied by.
  ///   - sy: What y is multiplied by.
  /// - Returns: The map.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the map that turns, and then does this one.
  ///
  /// - Parameter angle: How far, in radians.
  /// - Returns: The map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Returns where a map takes the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns what a map makes of the size.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle around what a map makes of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? left) - left, height: (ys.max() ?? top) - top)
  }
}
