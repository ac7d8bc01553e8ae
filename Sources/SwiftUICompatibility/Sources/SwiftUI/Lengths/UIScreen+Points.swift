import CellLengths
public import Foundation
@_spi(Bridging) import TextUI
public import UIKit

extension UIScreen {
  /// The screen's rectangle, in points: that of the application whose code runs, in the size that it has now.
  ///
  /// Mirrors UIKit's property.
  public var bounds: CGRect {
    let cells = ScreenExtent.ofCaller.cells
    return CGRect(
      x: 0, y: 0,
      width: (cells.map { CGFloat($0.columns) } ?? nativeBounds.width) * Cell.size.width,
      height: (cells.map { CGFloat($0.rows) } ?? nativeBounds.height) * Cell.size.height)
  }
}
