public import AccessibilityTree

/// Input as it reaches an application, from a terminal or from a test.
public enum InputEvent: Sendable, Hashable {
  /// A key was pressed.
  case key(KeyPress)

  /// A pointer or finger did something at a cell.
  case pointer(PointerEvent)

  /// A wheel turned over a cell: content moves by so many cells, positive towards the end.
  case scroll(at: Point, deltaX: Int, deltaY: Int)

  /// Text was pasted.
  case paste(String)

  /// The screen got another size.
  case resize(Size)

  /// Time passes while what was pressed is held, in seconds; tests put it between a press and a
  /// release.
  case hold(seconds: Double)
}

/// A key with the modifiers held.
public struct KeyPress: Sendable, Hashable {
  /// The key.
  public var key: Key

  /// The modifiers held.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A key.
  public enum Key: Sendable, Hashable {
    /// A key that gives a character; shifted characters come as such (`A`, not `a` with shift).
    case character(Character)

    /// Return.
    case `return`

    /// Enter, of the number block; most applications take it for Return.
    case enter

    /// Tab; with shift, back-tab.
    case tab

    /// Escape.
    case escape

    /// Backspace: deletes before the cursor.
    case delete

    /// Deletes behind the cursor.
    case forwardDelete

    /// Arrow up.
    case upArrow

    /// Arrow down.
    case downArrow

    /// Arrow left.
    case leftArrow

    /// Arrow right.
    case rightArrow

    /// Insert.
    case insert

    /// Help; on most keyboards it is Insert.
    case help

    /// Clear, of the number block.
    case clear

    /// Home.
    case home

    /// End.
    case end

    /// Page up.
    case pageUp

    /// Page down.
    case pageDown

    /// A function key, from 1.
    case function(Int)
  }

  /// Modifiers held with a key or pointer.
  public struct Modifiers: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1 << 0)

    /// Control.
    public static let control = Modifiers(rawValue: 1 << 1)

    /// Option, on most terminals Alt.
    public static let option = Modifiers(rawValue: 1 << 2)

    /// Command, on most terminals Super.
    public static let command = Modifiers(rawValue: 1 << 3)

    /// The function key.
    public static let function = Modifiers(rawValue: 1 << 4)

    /// Caps lock.
    public static let capsLock = Modifiers(rawValue: 1 << 5)
  }
}

/// What a pointer or finger did.
///
/// ```
///  position (3, 1), offset (0.75, 0.5)
///    0   1   2   3   4
///  0 ┌───┬───┬───┬───┬
///  1 ├───┼───┼───┼──•┼
/// ```
public struct PointerEvent: Sendable, Hashable {
  /// The step of a press.
  public enum Phase: UInt8, Sendable, Hashable, CaseIterable {
    /// A button or finger went down.
    case began = 0

    /// It moved while down.
    case moved = 1

    /// It went up.
    case ended = 2

    /// The pointer moved with nothing down.
    case hovered = 3
  }

  /// What points.
  public enum Device: UInt8, Sendable, Hashable, CaseIterable {
    /// A mouse: dragging selects or moves.
    case mouse = 0

    /// A finger: dragging scrolls.
    case touch = 1
  }

  /// A button of a mouse.
  public enum Button: UInt8, Sendable, Hashable, CaseIterable {
    /// The main button, or a finger.
    case primary = 0

    /// The wheel as a button.
    case middle = 1

    /// The other button, which opens menus.
    case secondary = 2
  }

  /// The step of the press.
  public var phase: Phase

  /// The cell.
  public var position: Point

  /// The place within the cell, for what is drawn finer than cells.
  public var offset: Offset

  /// What points.
  public var device: Device

  /// The button.
  public var button: Button

  /// Which press of a quick series this is, from 1.
  public var clickCount: Int

  /// How many fingers.
  public var touchCount: Int

  /// The modifiers held.
  public var modifiers: KeyPress.Modifiers

  /// Makes an event; without more said, of one finger's or the main button's first press.
  public init(
    _ phase: Phase, at position: Point, device: Device = .touch, button: Button = .primary,
    clickCount: Int = 1, touchCount: Int = 1, modifiers: KeyPress.Modifiers = [],
    offset: Offset = .center
  ) {
    self.phase = phase
    self.position = position
    self.device = device
    self.button = button
    self.clickCount = clickCount
    self.touchCount = touchCount
    self.modifiers = modifiers
    self.offset = offset
  }

  /// A place within a cell, in its widths and heights from its top leading corner.
  public struct Offset: Sendable, Hashable {
    /// The distance from the leading edge, from 0 to 1.
    public let x: Double

    /// The distance from the top edge, from 0 to 1.
    public let y: Double

    /// The middle of the cell.
    public static let center = Offset(x: 0.5, y: 0.5)

    /// Makes a place; what lies outside of the cell is moved to its edge, and what is no number to its middle.
    public init(x: Double, y: Double) {
      self.x = x.isNaN ? 0.5 : min(max(0, x), 1)
      self.y = y.isNaN ? 0.5 : min(max(0, y), 1)
    }
  }
}
