@_spi(Pictures) public import CoreGraphics
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

  /// Whether it is drawn in its own colours or in that of what it stands in, which is the terminal's to know.
  public let renderingMode: RenderingMode

  /// Makes a picture of its parts.
  private init(file: Data?, size: CGSize, scale: CGFloat, renderingMode: RenderingMode) {
    self.file = file
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
  }

  /// Makes a picture of nothing.
  public override convenience init() {
    self.init(file: nil, size: .zero, scale: 1, renderingMode: .automatic)
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
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let pixels = PNGHeader(data) else { return nil }
    self.init(
      file: data,
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale),
      scale: scale, renderingMode: .automatic)
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

  /// Makes no picture: there is no catalogue of assets here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Where its catalogue would be.
  ///   - configuration: How it would be drawn.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { nil }

  /// Makes no picture: there is no catalogue of assets here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Where its catalogue would be.
  ///   - traitCollection: For what interface it would be.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }

  /// Makes no picture: there are no symbols of the system here.
  public convenience init?(systemName name: String) { nil }

  /// Makes no picture: there are no symbols of the system here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - configuration: How it would be drawn.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { nil }

  /// Makes a picture of one of Core Graphics', with as many pixels as points.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes a picture of one of Core Graphics'.
  ///
  /// - Parameters:
  ///   - cgImage: The picture.
  ///   - scale: How many pixels a point has in each direction.
  ///   - orientation: How it is turned; it is not.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    self.init(
      file: cgImage.file,
      size: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale, renderingMode: .automatic)
  }
}

// MARK: - Files

extension UIImage {
  /// Returns the PNG file; `nil` for a picture of nothing.
  public func pngData() -> Data? { file }

  /// Returns the PNG file; `nil` for a picture of nothing.
  ///
  /// - Note: Unlike UIKit's, it is no JPEG file, since nothing here makes one: what an application keeps by this method, it reads again by
  ///   `init(data:)`.
  ///
  /// - Parameter compressionQuality: How well it is kept; of no effect.
  /// - Returns: The file.
  public func jpegData(compressionQuality: CGFloat) -> Data? { file }

  /// The picture as Core Graphics has it; `nil` for a picture of nothing.
  public var cgImage: CGImage? {
    guard let file, let pixels = PNGHeader(file) else { return nil }
    return CGImage(file: file, width: Int(pixels.width), height: Int(pixels.height))
  }
}

// MARK: - Variants

extension UIImage {
  /// Whether a picture is drawn in its own colours.
  ///
  /// Mirrors UIKit's enumeration.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// As where it stands wants it.
    case automatic = 0

    /// In its own colours.
    case alwaysOriginal = 1

    /// In the colour of what it stands in.
    case alwaysTemplate = 2
  }

  /// How a picture is turned.
  ///
  /// Mirrors UIKit's enumeration.
  public enum Orientation: Int, Sendable, Hashable {
    /// As it is.
    case up = 0

    /// Upside down.
    case down = 1

    /// To the left.
    case left = 2

    /// To the right.
    case right = 3

    /// As in a mirror.
    case upMirrored = 4

    /// Upside down, as in a mirror.
    case downMirrored = 5

    /// To the left, as in a mirror.
    case leftMirrored = 6

    /// To the right, as in a mirror.
    case rightMirrored = 7
  }

  /// How it is turned: as it is.
  public var imageOrientation: Orientation { .up }

  /// Returns the picture, to be drawn in its own colours or not.
  ///
  /// - Parameter renderingMode: Whether it is, which can be read again, and has no other effect.
  /// - Returns: The picture.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(file: file, size: size, scale: scale, renderingMode: renderingMode)
  }

  /// Returns the picture; its colours are those it has.
  ///
  /// - Parameters:
  ///   - color: The colour that a phone would draw it in; of no effect.
  ///   - renderingMode: Whether it is drawn in its own colours.
  /// - Returns: The picture.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .alwaysTemplate
  ) -> UIImage { withRenderingMode(renderingMode) }

  /// Returns the picture; symbols alone are drawn otherwise by it.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the picture in another size, with as many pixels.
  func resized(to size: CGSize) -> UIImage {
    guard size.width > 0, let cgImage else { return self }
    return UIImage(
      file: file, size: size, scale: CGFloat(cgImage.width) / size.width,
      renderingMode: renderingMode)
  }
}

extension UIImage {
  /// How a picture is drawn.
  ///
  /// Mirrors UIKit's class; of no effect.
  public class Configuration: NSObject, @unchecked Sendable {
    // It holds nothing.
  }

  /// How a symbol of the system is drawn.
  ///
  /// Mirrors UIKit's class; of no effect.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Makes a configuration.
    ///
    /// - Parameter scale: How large it is beside text.
    public convenience init(scale: UIImage.SymbolScale) { self.init() }

    /// Makes a configuration.
    ///
    /// - Parameter pointSize: How large the text is that it stands in.
    public convenience init(pointSize: CGFloat) { self.init() }

    /// Makes a configuration.
    ///
    /// - Parameter weight: How heavy its lines are.
    public convenience init(weight: UIImage.SymbolWeight) { self.init() }

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - pointSize: How large the text is that it stands in.
    ///   - weight: How heavy its lines are.
    ///   - scale: How large it is beside text.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale = .default
    ) { self.init() }

    /// Makes a configuration.
    ///
    /// - Parameter paletteColors: The colours of its layers.
    public convenience init(paletteColors: [UIColor]) { self.init() }

    /// Makes a configuration.
    ///
    /// - Parameter hierarchicalColor: The colour of its first layer.
    public convenience init(hierarchicalColor: UIColor) { self.init() }

    /// Returns both configurations in one.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration { self }
  }

  /// How large a symbol is beside text.
  ///
  /// Mirrors UIKit's enumeration.
  public enum SymbolScale: Int, Sendable, Hashable {
    /// As usual.
    case `default` = -1

    /// As nothing says.
    case unspecified = 0

    /// Small.
    case small = 1

    /// Rather large.
    case medium = 2

    /// Large.
    case large = 3
  }

  /// How heavy the lines of a symbol are.
  ///
  /// Mirrors UIKit's enumeration.
  public enum SymbolWeight: Int, Sendable, Hashable {
    /// As nothing says.
    case unspecified = 0

    /// Very light.
    case ultraLight = 1

    /// Thin.
    case thin = 2

    /// Light.
    case light = 3

    /// As usual.
    case regular = 4

    /// Rather heavy.
    case medium = 5

    /// Half bold.
    case semibold = 6

    /// Bold.
    case bold = 7

    /// Heavy.
    case heavy = 8

    /// Very heavy.
    case black = 9
  }
}
