import AutomationWire

/// The keys that the sequences of terminals mean: xterm's forms, the Linux console's, and kitty's.
enum TerminalKeys {
  /// Returns the key of an ASCII control character.
  ///
  /// - Parameter byte: Less than 0x20, or 0x7F.
  /// - Returns: The key; letters with control except where a key of its own has the same code.
  static func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.character(" "), modifiers: .control)
    // Terminals send either for Backspace.
    case 0x08, 0x7F: KeyPress(.delete)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.return)
    case 0x1B: KeyPress(.escape)
    case 0x01...0x1A:
      KeyPress(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
    default: KeyPress(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
    }
  }

  /// Returns the key of `ESC O` with a last byte.
  ///
  /// - Parameters:
  ///   - final: The last byte.
  ///   - number: The modifiers' number, 0 without one.
  /// - Returns: The key, nil if it is not known.
  static func single(_ final: UInt8, modifiers number: Int) -> KeyPress? {
    let modifiers = modifiers(number)
    if let key = cursorKey(final) { return KeyPress(key, modifiers: modifiers) }
    switch final {
    case 0x4D: return KeyPress(.enter, modifiers: modifiers)
    case 0x49: return KeyPress(.tab, modifiers: modifiers)
    case 0x58: return KeyPress(.character("="), modifiers: modifiers)
    // The keypad, in the order of ASCII from `*` to `9`.
    case 0x6A...0x79:
      return KeyPress(.character(Character(Unicode.Scalar(final - 0x40))), modifiers: modifiers)
    default: return nil
    }
  }

  /// Returns the function key of `ESC [ [` with a last byte from `A` to `E`.
  ///
  /// - Parameter final: The last byte.
  /// - Returns: The key, nil if it is not known.
  static func console(_ final: UInt8) -> KeyPress? {
    guard (0x41...0x45).contains(final) else { return nil }
    return KeyPress(.function(Int(final) - 0x40))
  }

  /// Returns whether a control sequence opens a bracketed paste.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - final: Its last byte.
  /// - Returns: Whether it does.
  static func beginsPaste(_ sequence: ControlSequence, final: UInt8) -> Bool {
    final == 0x7E && isPlain(sequence) && sequence.value(0) == 200
  }

  /// Returns the key of a control sequence.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - final: Its last byte.
  /// - Returns: The key, nil if the sequence is something else, or a key going up.
  static func sequence(_ sequence: ControlSequence, final: UInt8) -> KeyPress? {
    guard isPlain(sequence) else { return nil }
    switch final {
    case 0x5A: return KeyPress(.tab, modifiers: modifiers(sequence.value(1) ?? 1).union(.shift))
    case 0x75: return kittyKey(sequence)
    case 0x7E:
      if sequence.value(0) == 27 { return otherKey(sequence) }
      return press(numberedKey(sequence.value(0) ?? 0), in: sequence)
    default:
      // `ESC [ row ; column R` reports a cursor; only with 1 in front it is the third function key.
      guard sequence.value(0) ?? 1 == 1 else { return nil }
      return press(cursorKey(final), in: sequence)
    }
  }

  /// Returns whether a sequence has only parameters.
  private static func isPlain(_ sequence: ControlSequence) -> Bool {
    sequence.marker == nil && !sequence.hasIntermediates && !sequence.isMalformed
  }

  /// Returns a key with the modifiers of the second parameter, nil if the key goes up.
  private static func press(_ key: KeyPress.Key?, in sequence: ControlSequence) -> KeyPress? {
    guard let key, sequence.value(1, part: 1) != 3 else { return nil }
    return KeyPress(key, modifiers: modifiers(sequence.value(1) ?? 1))
  }

  /// Returns the modifiers of a number that is one more than its bits.
  private static func modifiers(_ number: Int) -> KeyPress.Modifiers {
    let bits = max(0, number - 1)
    var modifiers: KeyPress.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    // Bit 5 is a Meta key of its own, where a keyboard has one.
    if bits & 0b10_0010 != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    if bits & 64 != 0 { modifiers.insert(.capsLock) }
    return modifiers
  }
}

// MARK: - Tables

extension TerminalKeys {
  /// Returns the key with a letter of its own behind `ESC [` or `ESC O`.
  private static func cursorKey(_ final: UInt8) -> KeyPress.Key? {
    switch final {
    case 0x41: .upArrow
    case 0x42: .downArrow
    case 0x43: .rightArrow
    case 0x44: .leftArrow
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// Returns the key of `ESC [ number ~`.
  private static func numberedKey(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .forwardDelete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    // The numbers leave a gap behind each row of keys of an old keyboard.
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28, 29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// Returns the key of a code that is mostly that of the character on it.
  private static func codedKey(_ code: Int) -> KeyPress.Key? {
    switch code {
    case 8, 127: return .delete
    case 9: return .tab
    case 10, 13: return .return
    case 27: return .escape
    case 0xE000...0xF8FF: return keypadKey(code)
    case 0..<0x20, 0x80...0x9F: return nil
    default:
      return Unicode.Scalar(UInt32(clamping: code)).map { .character(Character($0)) }
    }
  }

  /// Returns the key of a code from the private area, where kitty puts keys without a character.
  private static func keypadKey(_ code: Int) -> KeyPress.Key? {
    switch code {
    case 57_376...57_398: .function(code - 57_376 + 13)
    case 57_399...57_408:
      Unicode.Scalar(UInt32(code - 57_399 + 0x30)).map { .character(Character($0)) }
    case 57_409: .character(".")
    case 57_410: .character("/")
    case 57_411: .character("*")
    case 57_412: .character("-")
    case 57_413: .character("+")
    case 57_414: .enter
    case 57_415: .character("=")
    case 57_416: .character(",")
    case 57_417: .leftArrow
    case 57_418: .rightArrow
    case 57_419: .upArrow
    case 57_420: .downArrow
    case 57_421: .pageUp
    case 57_422: .pageDown
    case 57_423: .home
    case 57_424: .end
    case 57_425: .insert
    case 57_426: .forwardDelete
    default: nil
    }
  }

  /// Returns the key of kitty's `ESC [ code:shifted ; modifiers:event ; text u`.
  private static func kittyKey(_ sequence: ControlSequence) -> KeyPress? {
    guard let press = press(codedKey(sequence.value(0) ?? 1), in: sequence) else { return nil }
    let shifted = sequence.value(0, part: 1) ?? sequence.value(2)
    return applyingShift(press, shifted: shifted)
  }

  /// Returns the key of xterm's `ESC [ 27 ; modifiers ; code ~`.
  private static func otherKey(_ sequence: ControlSequence) -> KeyPress? {
    guard let press = press(codedKey(sequence.value(2) ?? 0), in: sequence) else { return nil }
    return applyingShift(press, shifted: nil)
  }

  /// Returns a key whose character is the one that it gives with the shift key, and without that modifier.
  ///
  /// - Parameters:
  ///   - press: The key as the terminal names it.
  ///   - shifted: The code of the character with shift, if the terminal says it.
  /// - Returns: The key.
  private static func applyingShift(_ press: KeyPress, shifted: Int?) -> KeyPress {
    guard case .character(let character) = press.key, press.modifiers.contains(.shift) else {
      return press
    }
    var result = press
    result.modifiers.remove(.shift)
    if let shifted, case .character(let other)? = codedKey(shifted) {
      result.key = .character(other)
    } else if let upper = character.uppercased().first, character.uppercased().count == 1 {
      result.key = .character(upper)
    }
    return result
  }
}
