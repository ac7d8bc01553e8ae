import AutomationWire

extension XCUIElement {
  /// Keys that are held while others are pressed.
  ///
  /// Mirrors Apple's set.
  public struct KeyModifierFlags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Caps lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)

    /// Caps lock, by its older name.
    public static let alphaShift = capsLock

    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)

    /// Control.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)

    /// Option.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)

    /// Option, by its older name.
    public static let alternate = option

    /// Command.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)

    /// The function key.
    public static let function = KeyModifierFlags(rawValue: 1 << 5)
  }
}

extension KeyPress.Modifiers {
  /// Makes the modifiers of an event from those of a test.
  init(_ flags: XCUIElement.KeyModifierFlags) {
    self = []
    if flags.contains(.capsLock) { insert(.capsLock) }
    if flags.contains(.shift) { insert(.shift) }
    if flags.contains(.control) { insert(.control) }
    if flags.contains(.option) { insert(.option) }
    if flags.contains(.command) { insert(.command) }
    if flags.contains(.function) { insert(.function) }
  }
}
