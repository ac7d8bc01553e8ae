import AccessibilityTree

extension ListRowBox: DropTarget {
  /// Returns whether an item can be put in front of the row.
  func accepts(_ item: DragItem) -> Bool {
    guard isCell, !contentEnvironment.isDisabled,
      let edits = contentEnvironment.rowEdits?.inserting(item)
    else { return false }
    return edits.offset(of: self) != nil
  }

  /// Shows nothing: where the item goes is where the row is.
  func entered(_ item: DragItem, at place: Point) {}

  /// Shows nothing.
  func moved(_ item: DragItem, at place: Point) {}

  /// Shows nothing.
  func left(_ item: DragItem) {}

  /// Puts an item in front of the row, or behind it when it is let go in the lower half of the last row.
  func drop(_ item: DragItem, at place: Point) {
    guard let edits = contentEnvironment.rowEdits?.inserting(item),
      let offset = edits.offset(of: self)
    else { return }
    let isBehind = isLastOfCells && place.y - absoluteOrigin.y >= (frame.height + 1) / 2
    edits.insertion?.insert(item, isBehind ? offset + 1 : offset)
  }

  /// Whether no row follows.
  private var isLastOfCells: Bool { list?.rows.last { $0.isCell } === self }
}
