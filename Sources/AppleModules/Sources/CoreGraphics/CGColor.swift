public import Foundation

/// A colour as its components.
///
/// Mirrors CoreGraphics' class, as far as files name it to read the components of a colour; all colours are of one space here.
public final class CGColor: NSObject, Sendable {
  /// How red, green, blue and opaque it is, each from 0 to 1.
  private let parts: [CGFloat]

  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - red: How red it is, from 0 to 1.
  ///   - green: How green it is, from 0 to 1.
  ///   - blue: How blue it is, from 0 to 1.
  ///   - alpha: How opaque it is, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Makes a colour.
  ///
  /// - Parameters:
  ///   - srgbRed: How red it is, from 0 to 1.
  ///   - green: How green it is, from 0 to 1.
  ///   - blue: How blue it is, from 0 to 1.
  ///   - alpha: How opaque it is, from 0 to 1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a grey.
  ///
  /// - Parameters:
  ///   - gray: How bright it is, from 0 to 1.
  ///   - alpha: How opaque it is, from 0 to 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// How red, green, blue and opaque it is, each from 0 to 1; a grey has them all here, too.
  public var components: [CGFloat]? { parts }

  /// How many components it has, its opacity included.
  public var numberOfComponents: Int { parts.count }

  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { parts[3] }

  /// Returns the colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Whether another object is the same colour.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGColor)?.parts == parts
  }

  /// A number that is the same for the same colour.
  public override var hash: Int { parts.hashValue }
}
