/// A key of a keyboard that gives no visible character.
///
/// Mirrors Apple's structure. The raw values are characters, so that they can be part of a typed text.
public struct XCUIKeyboardKey: RawRepresentable, Sendable, Hashable {
  /// The character that stands for the key.
  public let rawValue: String

  /// Makes a key from the character that stands for it.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension XCUIKeyboardKey {
  /// Backspace: deletes before the cursor.
  public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")

  /// Return.
  public static let `return` = XCUIKeyboardKey(rawValue: "\r")

  /// Enter, of the number block.
  public static let enter = XCUIKeyboardKey(rawValue: "\u{3}")

  /// Tab.
  public static let tab = XCUIKeyboardKey(rawValue: "\t")

  /// The space bar.
  public static let space = XCUIKeyboardKey(rawValue: " ")

  /// Escape.
  public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")

  /// Arrow up.
  public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")

  /// Arrow down.
  public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")

  /// Arrow left.
  public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")

  /// Arrow right.
  public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")

  /// Deletes behind the cursor.
  public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")

  /// Home.
  public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")

  /// End.
  public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")

  /// Page up.
  public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")

  /// Page down.
  public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")

  /// Clear.
  public static let clear = XCUIKeyboardKey(rawValue: "\u{F739}")

  /// Help.
  public static let help = XCUIKeyboardKey(rawValue: "\u{F746}")

  /// Caps lock; by itself it does nothing.
  public static let capsLock = XCUIKeyboardKey(rawValue: "\u{F8F0}")

  /// Shift; by itself it does nothing.
  public static let shift = XCUIKeyboardKey(rawValue: "\u{F8F1}")

  /// Control; by itself it does nothing.
  public static let control = XCUIKeyboardKey(rawValue: "\u{F8F2}")

  /// Option; by itself it does nothing.
  public static let option = XCUIKeyboardKey(rawValue: "\u{F8F3}")

  /// Command; by itself it does nothing.
  public static let command = XCUIKeyboardKey(rawValue: "\u{F8F4}")

  /// Right shift; by itself it does nothing.
  public static let rightShift = XCUIKeyboardKey(rawValue: "\u{F8F5}")

  /// Right control; by itself it does nothing.
  public static let rightControl = XCUIKeyboardKey(rawValue: "\u{F8F6}")

  /// Right option; by itself it does nothing.
  public static let rightOption = XCUIKeyboardKey(rawValue: "\u{F8F7}")

  /// Right command; by itself it does nothing.
  public static let rightCommand = XCUIKeyboardKey(rawValue: "\u{F8F8}")

  /// The function key; by itself it does nothing.
  public static let secondaryFn = XCUIKeyboardKey(rawValue: "\u{F8F9}")
}

// The names are Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension XCUIKeyboardKey {
  /// Function key 1.
  public static let F1 = XCUIKeyboardKey(rawValue: "\u{F704}")

  /// Function key 2.
  public static let F2 = XCUIKeyboardKey(rawValue: "\u{F705}")

  /// Function key 3.
  public static let F3 = XCUIKeyboardKey(rawValue: "\u{F706}")

  /// Function key 4.
  public static let F4 = XCUIKeyboardKey(rawValue: "\u{F707}")

  /// Function key 5.
  public static let F5 = XCUIKeyboardKey(rawValue: "\u{F708}")

  /// Function key 6.
  public static let F6 = XCUIKeyboardKey(rawValue: "\u{F709}")

  /// Function key 7.
  public static let F7 = XCUIKeyboardKey(rawValue: "\u{F70A}")

  /// Function key 8.
  public static let F8 = XCUIKeyboardKey(rawValue: "\u{F70B}")

  /// Function key 9.
  public static let F9 = XCUIKeyboardKey(rawValue: "\u{F70C}")

  /// Function key 10.
  public static let F10 = XCUIKeyboardKey(rawValue: "\u{F70D}")

  /// Function key 11.
  public static let F11 = XCUIKeyboardKey(rawValue: "\u{F70E}")

  /// Function key 12.
  public static let F12 = XCUIKeyboardKey(rawValue: "\u{F70F}")

  /// Function key 13.
  public static let F13 = XCUIKeyboardKey(rawValue: "\u{F710}")

  /// Function key 14.
  public static let F14 = XCUIKeyboardKey(rawValue: "\u{F711}")

  /// Function key 15.
  public static let F15 = XCUIKeyboardKey(rawValue: "\u{F712}")

  /// Function key 16.
  public static let F16 = XCUIKeyboardKey(rawValue: "\u{F713}")

  /// Function key 17.
  public static let F17 = XCUIKeyboardKey(rawValue: "\u{F714}")

  /// Function key 18.
  public static let F18 = XCUIKeyboardKey(rawValue: "\u{F715}")

  /// Function key 19.
  public static let F19 = XCUIKeyboardKey(rawValue: "\u{F716}")
}
