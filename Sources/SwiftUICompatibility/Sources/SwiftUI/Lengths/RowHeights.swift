// Heights of rows in points. Each takes the place of TextUI's, which is in cells.
import CellLengths
public import Foundation
public import TextUI

extension EnvironmentValues {
  /// The least height of the rows of lists inside, in points: a line's unless it is set.
  ///
  /// Mirrors SwiftUI's value. Content that needs less stands in the middle of its row.
  public var defaultMinListRowHeight: CGFloat {
    get { rowHeightInCells * Cell.size.height }
    set { rowHeightInCells = Cell.rows(newValue) }
  }

  /// The least height of the headings of lists inside, in points; `nil` for as high as they are.
  ///
  /// Mirrors SwiftUI's value.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { headerHeightInCells.map { $0 * Cell.size.height } }
    set { headerHeightInCells = newValue.map(Cell.rows) }
  }
}
