import AutomationWire

/// A text as the presses of keys that enter it.
enum TypedText {
  /// Returns the presses of keys that enter a text.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds press Return, and the raw values of ``XCUIKeyboardKey`` press those keys.
  ///   - modifiers: What is held meanwhile.
  /// - Returns: The presses, in order.
  static func presses(
    for text: String, modifiers: KeyPress.Modifiers = []
  ) -> [KeyPress] {
    var presses: [KeyPress] = []
    for character in text {
      if character == "\r\n" {
        presses.append(KeyPress(.return, modifiers: modifiers))
      } else if let key = key(for: character) {
        presses.append(KeyPress(key, modifiers: modifiers))
      }
    }
    return presses
  }

  /// Returns the key a character stands for; `nil` for one that does nothing by itself.
  private static func key(for character: Character) -> KeyPress.Key? {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return .character(character) }
    switch scalar.value {
    case 0x08, 0x7F: return .delete
    case 0x09: return .tab
    case 0x03: return .enter
    case 0x0A, 0x0D: return .return
    case 0x1B: return .escape
    case 0xF700: return .upArrow
    case 0xF701: return .downArrow
    case 0xF702: return .leftArrow
    case 0xF703: return .rightArrow
    case 0xF704...0xF726: return .function(Int(scalar.value - 0xF703))
    case 0xF727: return .insert
    case 0xF728: return .forwardDelete
    case 0xF729: return .home
    case 0xF72B: return .end
    case 0xF72C: return .pageUp
    case 0xF72D: return .pageDown
    case 0xF739: return .clear
    case 0xF746: return .help
    case 0xF700...0xF8FF: return nil
    default: return .character(character)
    }
  }
}
