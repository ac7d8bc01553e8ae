public import CoreGraphics
public import Foundation
import Synchronization
import os

/// What draws pictures.
///
/// Mirrors UIKit's class.
///
/// - Note: Unlike UIKit's, it draws nothing but a picture, by `UIImage.draw(in:)`, as applications do to make one smaller: the result is that
///   picture in the size of the renderer, with all its pixels. Without one the result is clear. What else is drawn is said to be left out on
///   standard error, once.
public final class UIGraphicsImageRenderer: NSObject, Sendable {
  /// The size, in points.
  private let size: CGSize

  /// How it draws.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - size: The size of its pictures, in points.
  ///   - format: How it draws.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
  }

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of its pictures, in points.
  ///   - format: How it draws.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// Draws a picture.
  ///
  /// - Parameter actions: Draws it.
  /// - Returns: The picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(size: size, format: format)
    DrawnPicture.$current.withValue(context) { actions(context) }
    return context.currentImage
  }

  /// Draws a picture, and returns its PNG file.
  ///
  /// - Parameter actions: Draws it.
  /// - Returns: The file.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a picture, and returns its PNG file.
  ///
  /// - Parameters:
  ///   - compressionQuality: How well it is kept; of no effect.
  ///   - actions: Draws it.
  /// - Returns: The file, which is no JPEG file here.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}

/// How pictures are drawn.
///
/// Mirrors UIKit's class.
public final class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  // It is its owner's to set before it draws, as on a phone.

  /// How many pixels a point has in each direction, in pictures of nothing.
  public var scale: CGFloat = 1

  /// Whether there is nothing clear in it; of no effect.
  public var opaque = false

  /// The usual way.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The way that the main screen wants.
  public static func preferred() -> UIGraphicsImageRendererFormat { `default`() }
}

/// Where a picture is drawn.
enum DrawnPicture {
  /// The one that the running code draws; `nil` where it draws none.
  @TaskLocal static var current: UIGraphicsImageRendererContext?

  /// Where the running code draws: with a renderer, or by the older functions.
  static var ofCaller: UIGraphicsImageRendererContext? { current ?? ImageContexts.ofThread.last }

  /// Whether it was said that something is not drawn.
  private static let wasTold = Mutex(false)

  /// Says once that something is not drawn.
  static func leaveOut() {
    let isFirst = wasTold.withLock { wasTold in
      defer { wasTold = true }
      return !wasTold
    }
    guard isFirst else { return }
    Logger(subsystem: "UIKit", category: "UIGraphicsImageRenderer").error(
      "Shapes are not drawn here: of what a UIGraphicsImageRenderer draws, only a UIImage is kept.")
  }
}

/// Where a renderer draws.
///
/// Mirrors UIKit's class.
public final class UIGraphicsImageRendererContext: NSObject, Sendable {
  /// The size of the picture, in points.
  private let size: CGSize

  /// How it is drawn.
  public let format: UIGraphicsImageRendererFormat

  /// The picture that was drawn last.
  private let drawn = Mutex<UIImage?>(nil)

  /// Makes a place.
  init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// The picture as it is now.
  public var currentImage: UIImage {
    if let drawn = drawn.withLock({ $0 }) { return drawn.resized(to: size) }
    let scale = format.scale > 0 ? format.scale : 1
    let sides = [size.width, size.height].map { max(1, Int(min(16_384, $0 * scale))) }
    let file = PNGFile.clear(width: sides[0], height: sides[1])
    return UIImage(data: file, scale: scale) ?? UIImage()
  }

  /// Draws a picture.
  func draw(_ image: UIImage) { drawn.withLock { $0 = image } }

  /// Says that nothing is drawn.
  public func fill(_ rect: CGRect) { DrawnPicture.leaveOut() }

  /// Says that nothing is drawn.
  public func stroke(_ rect: CGRect) { DrawnPicture.leaveOut() }

  /// Has no effect.
  public func clip(to rect: CGRect) {}
}

extension UIImage {
  /// Draws the picture with the renderer whose actions run; has no effect elsewhere.
  ///
  /// - Parameter rect: Where it is drawn; the picture of the renderer becomes this one, wherever that is.
  public func draw(in rect: CGRect) { DrawnPicture.ofCaller?.draw(self) }

  /// Draws the picture with the renderer whose actions run; has no effect elsewhere.
  ///
  /// - Parameter point: Where it is drawn; of no effect.
  public func draw(at point: CGPoint) { DrawnPicture.ofCaller?.draw(self) }
}

extension UIColor {
  /// Says that nothing is drawn in the colour.
  public func setFill() { DrawnPicture.leaveOut() }

  /// Says that nothing is drawn in the colour.
  public func setStroke() { DrawnPicture.leaveOut() }

  /// Says that nothing is drawn in the colour.
  public func set() { DrawnPicture.leaveOut() }
}

// The name is UIKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says on standard error that a picture was not put into the album of the device, which a terminal has not.
///
/// Mirrors UIKit's function, as far as nobody is called back, which takes a selector.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: Nothing.
///   - completionSelector: Nothing.
///   - contextInfo: Nothing.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Never?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Logger(subsystem: "UIKit", category: "UIImage").error(
    "A picture is not put into the album: there is none here.")
}
