public import Foundation

/// A picture, over and over.
///
/// Mirrors SwiftUI's `ImagePaint`.
///
/// - Note: Unlike SwiftUI's it is of one colour, that of text around: an extent of a few cells has no room for a picture many times.
public struct ImagePaint: Sendable, PaintStyle {
  /// The picture.
  public var image: Image

  /// The part of it, in shares of its size.
  public var sourceRect: CGRect

  /// How large it is, as a share of its own size.
  public var scale: CGFloat

  /// Makes a paint of a picture, or a part of it.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - sourceRect: The part of it, in shares of its size.
  ///   - scale: How large it is, as a share of its own size.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The colour of text.
  public var paint: ShapePaint { Color.primary.paint }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, over and over.
  ///
  /// Mirrors SwiftUI's method.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - sourceRect: The part of it, in shares of its size.
  ///   - scale: How large it is, as a share of its own size.
  /// - Returns: The paint.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
