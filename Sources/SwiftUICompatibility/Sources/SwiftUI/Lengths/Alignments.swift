// Guides and ratios of views, in points. Each takes the place of TextUI's, which are in cells.
import CellLengths
public import Foundation
@_spi(Bridging) public import TextUI

extension View {
  /// Says where a guide of the view is, in points.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns the place from the view's dimensions, in points.
  /// - Returns: The changed view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guideInCells(guide) { (computeValue($0.counted(in: Cell.size)) / Cell.size.width).rounded() }
  }

  /// Says where a guide of the view is, in points.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - computeValue: Returns the place from the view's dimensions, in points.
  /// - Returns: The changed view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    guideInCells(guide) { (computeValue($0.counted(in: Cell.size)) / Cell.size.height).rounded() }
  }

  /// Keeps the view's width and height in a ratio.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height, in points; the ratio of the view's ideal size when `nil`.
  ///   - contentMode: Whether the view fits into the room or covers it.
  /// - Returns: The changed view.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    ratioInCells(
      aspectRatio.map { $0 * Cell.size.height / Cell.size.width }, contentMode: contentMode)
  }

  /// Keeps the view's width and height in the ratio of a size.
  ///
  /// Mirrors SwiftUI's modifier.
  ///
  /// - Parameters:
  ///   - aspectRatio: The size, in points.
  ///   - contentMode: Whether the view fits into the room or covers it.
  /// - Returns: The changed view.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    ratioInCells(
      aspectRatio.width / aspectRatio.height * Cell.size.height / Cell.size.width,
      contentMode: contentMode)
  }
}
