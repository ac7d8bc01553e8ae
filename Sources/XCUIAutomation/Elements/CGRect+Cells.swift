import AccessibilityTree
import Foundation

extension CGRect {
  /// Makes a rectangle of points from one of cells; a cell is a point.
  init(_ cells: Rect) {
    self.init(x: cells.minX, y: cells.minY, width: cells.width, height: cells.height)
  }
}
