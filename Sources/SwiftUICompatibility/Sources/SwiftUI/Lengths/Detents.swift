import CellLengths
public import Foundation
public import TextUI

extension PresentationDetent {
  /// Returns a height of a sheet, in points.
  ///
  /// Mirrors SwiftUI's function.
  ///
  /// - Parameter height: The height, that of the border in it.
  /// - Returns: The height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    .heightInCells(Cell.rows(height))
  }
}
