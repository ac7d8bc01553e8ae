/// Text made safe for the cells of a screen: each character that must not be shown becomes one that
/// takes a cell in its place.
///
/// Control characters could move the cursor of a terminal, change its title or paste into it;
/// overrides of the writing direction and invisible tags could make a text read as something else.
/// A control character becomes its picture, the others the replacement character. What takes no
/// cell, such as a mark of the writing direction, is left out when the text is drawn.
///
/// What a message says is ``SafeText``.
///
/// | scalar | becomes |
/// |---|---|
/// | U+0000 – U+001F | U+2400 – U+241F, `␀` to `␟` |
/// | U+007F | `␡` |
/// | U+0080 – U+009F | `�` |
/// | U+2028, U+2029 (line and paragraph separator) | `␤` |
/// | U+202A – U+202E, U+2066 – U+2069 (direction) | `�` |
/// | U+FFFE, U+FFFF, U+E0000 – U+E007F (tags) | `�` |
package enum DrawnText {
  /// Returns a text that is safe to show.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepingNewlines: Whether line feeds stay. Carriage return with line feed, line and
  ///     paragraph separator then become line feeds, too.
  ///   - keepingTabs: Whether tabs stay, for the caller to put spaces in their place.
  /// - Returns: The same text if there was nothing to change.
  /// - Complexity: O(*n*) where *n* is the length of the text.
  package static func safe(
    _ text: String, keepingNewlines: Bool = false, keepingTabs: Bool = false
  ) -> String {
    var copy = text
    return copy.withUTF8 { bytes in
      guard let first = firstDangerous(in: bytes, keepingNewlines: keepingNewlines) else {
        return text
      }
      let output = rewritten(
        bytes, from: first, keepingNewlines: keepingNewlines, keepingTabs: keepingTabs)
      return String(decoding: output, as: UTF8.self)
    }
  }

  /// Returns whether a text is safe to show as it is.
  package static func isClean(_ text: String, keepingNewlines: Bool = false) -> Bool {
    var copy = text
    return copy.withUTF8 { firstDangerous(in: $0, keepingNewlines: keepingNewlines) == nil }
  }

  /// Returns whether a scalar must not be shown as it is.
  ///
  /// - Parameter scalar: The number of the scalar.
  /// - Returns: Whether a picture has to be shown instead.
  @inlinable
  package static func isDangerous(_ scalar: UInt32) -> Bool {
    if scalar < 0x2028 { return scalar < 0x20 || scalar >= 0x7F && scalar < 0xA0 }
    switch scalar {
    case 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF, 0xE0000...0xE007F: return true
    default: return false
    }
  }

  /// Returns the number of the scalar that is shown for a dangerous one.
  private static func picture(of scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x00...0x1F: return 0x2400 + scalar
    case 0x7F: return 0x2421
    case 0x2028, 0x2029: return 0x2424
    default: return 0xFFFD
    }
  }

  /// Returns where the first scalar is that has to be changed.
  ///
  /// - Parameters:
  ///   - bytes: The text, valid UTF-8.
  ///   - keepingNewlines: Whether line feeds may stay.
  /// - Returns: Its offset; `nil` when there is none.
  private static func firstDangerous(
    in bytes: UnsafeBufferPointer<UInt8>, keepingNewlines: Bool
  ) -> Int? {
    var index = 0
    let count = bytes.count
    while true {
      index = PrintableASCII.prefix(of: bytes, from: index)
      // Bytes that can neither be nor begin something dangerous are passed quickly.
      while index < count, bytes[index] > 0xC2, bytes[index] != 0xE2, bytes[index] < 0xEF {
        index &+= bytes[index] < 0xE0 ? 2 : 3
      }
      if index >= count { return nil }
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F { continue }
      if byte == 0x0A && keepingNewlines {
        index &+= 1
        continue
      }
      var next = index
      if isDangerous(ValidUTF8.decode(bytes, at: index, next: &next)) { return index }
      index = next
    }
  }
}

// MARK: - Rewriting

extension DrawnText {
  /// Returns a text rewritten to be safe, as UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text, valid UTF-8.
  ///   - first: The offset of the first scalar to change.
  ///   - keepingNewlines: Whether line feeds stay.
  ///   - keepingTabs: Whether tabs stay.
  /// - Returns: The bytes of the text that is safe.
  private static func rewritten(
    _ bytes: UnsafeBufferPointer<UInt8>, from first: Int, keepingNewlines: Bool, keepingTabs: Bool
  ) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 16)
    output.append(contentsOf: bytes[0..<first])
    var index = first
    while index < bytes.count {
      let start = index
      let scalar = ValidUTF8.decode(bytes, at: index, next: &index)
      if keepingNewlines {
        if scalar == 0x0D, index < bytes.count, bytes[index] == 0x0A { continue }
        if scalar == 0x0A || scalar == 0x2028 || scalar == 0x2029 {
          output.append(0x0A)
          continue
        }
      }
      if isDangerous(scalar), !(keepingTabs && scalar == 0x09) {
        let picture = picture(of: scalar)
        output.append(0xE0 | UInt8(picture >> 12))
        output.append(0x80 | UInt8(picture >> 6 & 0x3F))
        output.append(0x80 | UInt8(picture & 0x3F))
      } else {
        output.append(contentsOf: bytes[start..<index])
      }
    }
    return output
  }
}
