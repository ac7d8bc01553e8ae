public import CoreGraphics
public import TextUI

extension TextUI.CGAffineTransform {
  /// Makes a map of the plane of Core Graphics' one.
  init(_ map: CoreGraphics.CGAffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}

extension Path {
  /// Returns the path as a map moves its points.
  ///
  /// Mirrors SwiftUI's method.
  public func applying(_ transform: CoreGraphics.CGAffineTransform) -> Path {
    applying(TextUI.CGAffineTransform(transform))
  }

  /// Adds a path as a map moves its points.
  ///
  /// Mirrors SwiftUI's method.
  public mutating func addPath(_ path: Path, transform: CoreGraphics.CGAffineTransform) {
    addPath(path.applying(transform))
  }
}

extension ProjectionTransform {
  /// Makes the change of one in the plane.
  public init(_ transform: CoreGraphics.CGAffineTransform) {
    self.init(TextUI.CGAffineTransform(transform))
  }
}

extension View {
  /// Draws the view changed in the plane, which cells are not.
  ///
  /// Mirrors SwiftUI's modifier.
  public func transformEffect(_ transform: CoreGraphics.CGAffineTransform) -> some View {
    transformEffect(TextUI.CGAffineTransform(transform))
  }
}
