public import Foundation
import TextRendering

/// A picture of a screen, or of one element on it.
///
/// Mirrors Apple's class. The picture shows the cells of the screen in a font of its own, so that the same screen always gives the
/// same picture.
public final class XCUIScreenshot: NSObject, Sendable {
  /// The cells.
  let grid: CellGrid

  /// Makes a picture of cells.
  init(_ grid: CellGrid) {
    self.grid = grid
    super.init()
  }

  /// The picture as a PNG file.
  public var pngRepresentation: Data { Data(PNGWriter().data(grid)) }

  /// The picture.
  ///
  /// - Note: Unlike Apple's, which is an `UIImage` or `NSImage`, it is a type of ours: this platform has none.
  public var image: ScreenImage { ScreenImage(grid) }
}

/// The picture of a screenshot, as far as suites use one.
///
/// An addition of ours in place of `UIImage`.
public struct ScreenImage: Sendable, CustomStringConvertible {
  /// The cells.
  private let grid: CellGrid

  /// Makes a picture of cells.
  init(_ grid: CellGrid) {
    self.grid = grid
  }

  /// The size of the screen or element, in cells, or in points where `UITEST_LENGTHS=points`.
  public var size: CGSize { LengthUnit.current.size(grid.width, grid.height) }

  /// The size in cells.
  public var description: String { "ScreenImage of \(grid.width) × \(grid.height) cells" }

  /// Returns the picture as a PNG file; there always is one.
  public func pngData() -> Data? { Data(PNGWriter().data(grid)) }
}

/// A provider of pictures: an element, an application or a screen.
///
/// Mirrors Apple's protocol.
public protocol XCUIScreenshotProviding {
  /// Takes a picture.
  ///
  /// - Returns: The picture.
  func screenshot() -> XCUIScreenshot
}
