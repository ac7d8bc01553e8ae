import AccessibilityTree
import Foundation

/// The unit in which a suite reads and writes lengths: frames, offsets, sizes of screens.
///
/// It is said by the variable `UITEST_LENGTHS`. In points, of which a cell has 8 by 16 as in files of an application that import SwiftUI, the
/// numbers of a suite that was written for phones mean what they meant there.
enum LengthUnit: String, Sendable {
  /// Cells of the screen.
  case cells

  /// Points.
  case points

  /// What the variable says.
  private static let ofRun =
    ProcessInfo.processInfo.environment["UITEST_LENGTHS"].flatMap(Self.init) ?? .cells

  /// What is said in place of the variable; how both are tested.
  @TaskLocal static var override: LengthUnit?

  /// The unit.
  static var current: LengthUnit { override ?? ofRun }

  /// How many there are in the width of a cell.
  var column: Double { Double(cell.width) }

  /// How many there are in the height of a cell.
  var row: Double { Double(cell.height) }

  /// How many there are in a cell.
  var cell: Size { self == .points ? Size(width: 8, height: 16) : Size(width: 1, height: 1) }

  /// Returns a size of cells.
  func size(_ columns: Int, _ rows: Int) -> CGSize {
    CGSize(width: Double(columns) * column, height: Double(rows) * row)
  }

  /// Returns a rectangle of cells and parts of them.
  func cells(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX / column, y: rect.minY / row, width: rect.width / column,
      height: rect.height / row)
  }
}

extension CGRect {
  /// Makes a rectangle of one of cells, in the unit of the suite.
  init(_ cells: Rect) {
    let unit = LengthUnit.current
    self.init(
      x: Double(cells.minX) * unit.column, y: Double(cells.minY) * unit.row,
      width: Double(cells.width) * unit.column, height: Double(cells.height) * unit.row)
  }
}
