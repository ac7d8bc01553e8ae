public import Foundation

/// A distance in two directions.
///
/// Mirrors the structure of Core Graphics, which Foundation of this platform lacks.
public struct CGVector: Sendable, Hashable, Codable {
  /// The distance to the right.
  public var dx: CGFloat

  /// The distance down.
  public var dy: CGFloat

  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Makes no distance.
  public init() {
    self = .zero
  }

  /// Makes a distance.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right.
  ///   - dy: The distance down.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes a distance from whole numbers.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right.
  ///   - dy: The distance down.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Makes a distance from floating-point numbers.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right.
  ///   - dy: The distance down.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }
}
