public import Foundation

/// A picture, as the bytes of a PNG file.
///
/// Mirrors UIKit's class, as far as suites use it: they make one of a screenshot's `pngRepresentation`, measure it and keep it.
///
/// - Note: Unlike UIKit's, it draws and decodes nothing, and takes no format but PNG. It is no `ScreenImage`, which is the type of
///   `XCUIScreenshot.image` here. `pngData()` is the very file that the picture was made of.
public final class UIImage: NSObject, Sendable {
  /// The file; `nil` for a picture of nothing.
  private let file: Data?

  /// The size in points: pixels divided by the scale.
  public let size: CGSize

  /// How many pixels a point has in each direction.
  public let scale: CGFloat

  /// Makes a picture of nothing.
  public override init() {
    (file, size, scale) = (nil, .zero, 1)
  }

  /// Makes a picture of a PNG file with as many pixels as points.
  ///
  /// - Parameter data: The file; for anything else there is no picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes a picture of a PNG file.
  ///
  /// - Parameters:
  ///   - data: The file; for anything else there is no picture.
  ///   - scale: How many pixels a point has in each direction.
  public init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = PNGHeader(data) else { return nil }
    file = data
    self.scale = scale
    size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Makes a picture of a PNG file.
  ///
  /// - Parameter path: Where it is; without a PNG file there, there is no picture.
  public convenience init?(contentsOfFile path: String) {
    // What cannot be read is no picture, as with UIKit.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self.init(data: data)
  }

  /// Makes no picture: there is no catalogue of assets here.
  public convenience init?(named name: String) { nil }

  /// Makes no picture: there are no symbols of the system here.
  public convenience init?(systemName name: String) { nil }

  /// Returns the PNG file; `nil` for a picture of nothing.
  public func pngData() -> Data? { file }
}
