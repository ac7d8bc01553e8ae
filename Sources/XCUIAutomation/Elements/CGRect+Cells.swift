import AccessibilityTree
import Foundation

extension CGRect {
  /// Makes a rectangle of points from one of cells; a cell is a point.
  init(_ cells: Rect) {
    self.init(x: cells.minX, y: cells.minY, width: cells.width, height: cells.height)
  }
}

extension Point {
  /// Makes a cell from a place in points that lies in it.
  init(containing point: CGPoint) {
    self.init(x: Self.cell(point.x), y: Self.cell(point.y))
  }

  /// Returns the number of the cell a coordinate lies in; one that is no number lies in none, and counts as the first.
  private static func cell(_ coordinate: CGFloat) -> Int {
    Int(exactly: coordinate.rounded(.down)) ?? 0
  }
}
