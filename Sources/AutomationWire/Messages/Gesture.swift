package import AccessibilityTree

/// A gesture or typing, as a test side asks for it: what is done, and not yet at which cells.
package enum Gesture: Sendable, Hashable {
  /// Taps in quick succession, with so many fingers.
  case taps(count: Int, fingers: Int = 1)

  /// A finger that is held, in seconds of the application's time.
  case press(seconds: Double)

  /// A finger or mouse that goes down, moves cell by cell, and goes up.
  case drag(Drag)

  /// A finger that goes from the middle to a side.
  ///
  /// It goes half the extent of what is seen of the element, times the reach, and at least three cells, but
  /// not off the screen.
  case swipe(Direction, reach: Double = 1)

  /// A mouse that comes with no button down.
  case hover

  /// Clicks of a mouse in quick succession.
  case clicks(count: Int = 1, button: PointerEvent.Button = .primary)

  /// A wheel that is turned: content moves by so many cells, positive towards the end.
  case scroll(deltaX: Int, deltaY: Int)

  /// Keys, one after the other.
  case type([KeyPress])

  /// A value that a control is set to, as an assistive technology does.
  case adjust(HostAdjustment)

  /// Nothing: the element is only brought to where it can be reached.
  case reach
}

extension Gesture {
  /// Whether what is under the finger moves on when it has gone up.
  package var leavesMotion: Bool {
    switch self {
    case .swipe: true
    case .drag(let drag): drag.device == .touch && drag.holdAtEnd == 0
    default: false
    }
  }

  /// The way from where a finger or a mouse's button goes down to where it goes up.
  package struct Drag: Sendable, Hashable {
    /// Where it goes up.
    package var end: End

    /// How long it stays at the start, in seconds of the application's time.
    package var hold: Double

    /// How long it stays at the end, in seconds of the application's time.
    package var holdAtEnd: Double

    /// What drags.
    package var device: PointerEvent.Device

    /// Makes a way.
    package init(
      to end: End, hold: Double = 0, holdAtEnd: Double = 0, by device: PointerEvent.Device = .touch
    ) {
      self.end = end
      self.hold = hold
      self.holdAtEnd = holdAtEnd
      self.device = device
    }
  }

  /// Where a drag ends.
  package enum End: Sendable, Hashable {
    /// At a place in an element; at the start when nothing is seen of that.
    case place(ElementPlace)

    /// So many cells from the start.
    case away(columns: Int, rows: Int)

    /// At a cell.
    case cell(Point)
  }

  /// A side of the screen.
  package enum Direction: UInt8, Sendable, Hashable, CaseIterable {
    /// To the top.
    case up = 0

    /// To the bottom.
    case down = 1

    /// To the left.
    case left = 2

    /// To the right.
    case right = 3

    /// The direction in cells: one of the numbers is 0, the other 1 or -1.
    package var step: Point {
      switch self {
      case .up: Point(x: 0, y: -1)
      case .down: Point(x: 0, y: 1)
      case .left: Point(x: -1, y: 0)
      case .right: Point(x: 1, y: 0)
      }
    }
  }
}
