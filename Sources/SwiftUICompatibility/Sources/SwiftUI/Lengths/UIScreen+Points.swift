import CellLengths
public import Foundation
public import UIKit

extension UIScreen {
  /// The screen's rectangle, in points.
  ///
  /// Mirrors UIKit's property.
  public var bounds: CGRect {
    CGRect(
      x: 0, y: 0, width: nativeBounds.width * Cell.size.width,
      height: nativeBounds.height * Cell.size.height)
  }
}
