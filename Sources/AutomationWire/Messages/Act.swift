package import AccessibilityTree

/// What a test side does with an element: a gesture, and the place it is made at.
///
/// The application finds the cell at the moment of the event, so that one request is enough.
package struct Act: Sendable, Hashable {
  /// Where the gesture is made; keys need no place, but an element they are meant for.
  package var place: ElementPlace

  /// What is done.
  package var gesture: Gesture

  /// The keys held meanwhile.
  package var modifiers: KeyPress.Modifiers

  /// The version of the tree in which the test side found the element; `nil` to act whatever became of
  /// the tree.
  ///
  /// An application whose tree is another by then answers ``Reply/Result/movedOn`` and does nothing.
  package var treeVersion: UInt64?

  /// A text that nothing may be identified by that the tree of that version leaves out, or the element would not be the only one; `nil`
  /// when what is left out makes no difference.
  ///
  /// An application that may hold such an element describes it first, so that the tree is another one.
  package var absentText: String?

  /// Makes an act.
  package init(
    _ gesture: Gesture, at place: ElementPlace, modifiers: KeyPress.Modifiers = [],
    treeVersion: UInt64? = nil, absentText: String? = nil
  ) {
    self.absentText = absentText
    self.place = place
    self.gesture = gesture
    self.modifiers = modifiers
    self.treeVersion = treeVersion
  }
}

/// A place on the screen that is named by an element, and looked up when input is made there.
package struct ElementPlace: Sendable, Hashable {
  /// The element.
  package var element: ElementID

  /// Where in the element.
  package var anchor: Anchor

  /// Makes a place.
  package init(_ element: ElementID, _ anchor: Anchor) {
    self.element = element
    self.anchor = anchor
  }

  /// Where in an element.
  package enum Anchor: Sendable, Hashable {
    /// Where input reaches it, after it was scrolled into view; the middle of an application, which
    /// has no place of its own.
    case hitPoint

    /// The middle of what is seen of it now.
    case middle

    /// At a distance from its top leading corner, whatever is there.
    case offset(ElementOffset)
  }
}

/// A distance from the top leading corner of an element.
package struct ElementOffset: Sendable, Hashable {
  /// How many widths of the element to the right.
  package var widths: Double

  /// How many heights of the element down.
  package var heights: Double

  /// How many cells to the right from there.
  package var columns: Double

  /// How many cells down from there.
  package var rows: Double

  /// Makes a distance.
  package init(widths: Double = 0, heights: Double = 0, columns: Double = 0, rows: Double = 0) {
    self.widths = widths
    self.heights = heights
    self.columns = columns
    self.rows = rows
  }

  /// Returns the place on the screen, in cells and parts of them.
  ///
  /// - Parameter frame: The rectangle of the element on the screen, unclipped.
  /// - Returns: The column and the row, from 0.
  package func position(in frame: Rect) -> (x: Double, y: Double) {
    (
      Double(frame.minX) + widths * Double(frame.width) + columns,
      Double(frame.minY) + heights * Double(frame.height) + rows
    )
  }

  /// Returns the cell at the place; the last one of the element for the edge behind it.
  ///
  /// - Parameter frame: The rectangle of the element on the screen, unclipped.
  /// - Returns: The cell.
  package func cell(in frame: Rect) -> Point {
    // What is no number, or none of a screen, lies in no cell, and counts as the first.
    func whole(_ coordinate: Double) -> Int {
      Int32(exactly: coordinate.rounded(.down)).map(Int.init) ?? 0
    }
    let (x, y) = position(in: frame)
    var cell = Point(x: whole(x), y: whole(y))
    if widths == 1, columns == 0, frame.width > 0 { cell.x = frame.maxX - 1 }
    if heights == 1, rows == 0, frame.height > 0 { cell.y = frame.maxY - 1 }
    return cell
  }

  /// Returns the place within its cell, in a frame: the middle where the coordinates are no numbers.
  ///
  /// - Parameter frame: The frame of the element.
  /// - Returns: The place, from the upper left corner of the cell.
  package func offset(in frame: Rect) -> PointerEvent.Offset {
    let (x, y) = position(in: frame)
    let cell = cell(in: frame)
    return PointerEvent.Offset(x: x - Double(cell.x), y: y - Double(cell.y))
  }
}
