public import Foundation

/// A picture, as the bytes of a PNG file.
///
/// Mirrors Core Graphics' class, as far as pictures of UIKit's and SwiftUI's are handed on by it; its pixels cannot be read.
public final class CGImage: Sendable {
  /// The file.
  @_spi(Pictures) public let file: Data

  /// The width, in pixels.
  public let width: Int

  /// The height, in pixels.
  public let height: Int

  /// Makes a picture of a file, for modules that have looked into it.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  @_spi(Pictures) public init(file: Data, width: Int, height: Int) {
    self.file = file
    self.width = width
    self.height = height
  }
}
