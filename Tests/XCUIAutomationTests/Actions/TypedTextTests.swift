import AutomationWire
import Testing

@testable import XCUIAutomation

@Suite("Typed text")
struct TypedTextTests {
  /// A text and the keys that enter it.
  static let cases: [(String, [KeyPress.Key])] = [
    ("", []),
    ("aÄ家", [.character("a"), .character("Ä"), .character("家")]),
    ("👨‍👩‍👧", [.character("👨‍👩‍👧")]),
    ("a\nb", [.character("a"), .return, .character("b")]),
    ("\r\n", [.return]),
    ("\t", [.tab]),
    (XCUIKeyboardKey.delete.rawValue, [.delete]),
    (String(repeating: XCUIKeyboardKey.delete.rawValue, count: 2), [.delete, .delete]),
    (XCUIKeyboardKey.return.rawValue, [.return]),
    (XCUIKeyboardKey.enter.rawValue, [.enter]),
    (XCUIKeyboardKey.escape.rawValue, [.escape]),
    (XCUIKeyboardKey.space.rawValue, [.character(" ")]),
    (XCUIKeyboardKey.upArrow.rawValue, [.upArrow]),
    (XCUIKeyboardKey.downArrow.rawValue, [.downArrow]),
    (XCUIKeyboardKey.leftArrow.rawValue, [.leftArrow]),
    (XCUIKeyboardKey.rightArrow.rawValue, [.rightArrow]),
    (XCUIKeyboardKey.F1.rawValue, [.function(1)]),
    (XCUIKeyboardKey.F19.rawValue, [.function(19)]),
    (XCUIKeyboardKey.forwardDelete.rawValue, [.forwardDelete]),
    (XCUIKeyboardKey.home.rawValue, [.home]),
    (XCUIKeyboardKey.end.rawValue, [.end]),
    (XCUIKeyboardKey.pageUp.rawValue, [.pageUp]),
    (XCUIKeyboardKey.pageDown.rawValue, [.pageDown]),
    (XCUIKeyboardKey.help.rawValue, [.help]),
    (XCUIKeyboardKey.clear.rawValue, [.clear]),
    ("\u{F727}", [.insert]),
    (XCUIKeyboardKey.shift.rawValue, []),
  ]

  @Test("is entered by keys", arguments: cases)
  func keys(_ text: String, _ keys: [KeyPress.Key]) {
    #expect(TypedText.presses(for: text).map(\.key) == keys)
  }

  @Test("carries the modifiers")
  func modifiers() {
    let flags: XCUIElement.KeyModifierFlags = [.control, .alternate, .capsLock]
    let presses = TypedText.presses(for: "a", modifiers: KeyPress.Modifiers(flags))
    #expect(presses == [KeyPress(.character("a"), modifiers: [.control, .option, .capsLock])])
    #expect(KeyPress.Modifiers([.shift, .command, .function]) == [.shift, .command, .function])
  }
}
