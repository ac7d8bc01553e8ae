// The names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// Where pictures are drawn by the older functions.
enum ImageContexts {
  /// The key of a thread's.
  private static let key = "UIGraphicsImageContexts"

  /// Those of the thread, the innermost last.
  static var ofThread: [UIGraphicsImageRendererContext] {
    get { Thread.current.threadDictionary[key] as? [UIGraphicsImageRendererContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

/// Begins to draw a picture.
///
/// Mirrors UIKit's older function; of what is drawn, only a `UIImage` is kept, as with `UIGraphicsImageRenderer`.
///
/// - Parameters:
///   - size: The size of the picture, in points.
///   - opaque: Whether there is nothing clear in it; of no effect.
///   - scale: How many pixels a point has in each direction, in pictures of nothing; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let format = UIGraphicsImageRendererFormat()
  if scale > 0 { format.scale = scale }
  ImageContexts.ofThread.append(UIGraphicsImageRendererContext(size: size, format: format))
}

/// Begins to draw a picture with as many pixels as points.
///
/// Mirrors UIKit's older function.
///
/// - Parameter size: The size of the picture, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the picture that is drawn, as it is now.
///
/// Mirrors UIKit's older function.
///
/// - Returns: The picture; `nil` where none is drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ImageContexts.ofThread.last?.currentImage
}

/// Ends to draw a picture.
///
/// Mirrors UIKit's older function.
public func UIGraphicsEndImageContext() {
  _ = ImageContexts.ofThread.popLast()
}
