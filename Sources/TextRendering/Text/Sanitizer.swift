/// The one place where text from outside is made safe to show.
///
/// Control characters could move the cursor of a terminal, change its title or paste into it;
/// overrides of the writing direction and invisible tags could make a text read as something else.
/// All of them become visible: a control character its picture, the others the replacement
/// character.
///
/// | scalar | becomes |
/// |---|---|
/// | U+0000 – U+001F | U+2400 – U+241F, `␀` to `␟` |
/// | U+007F | `␡` |
/// | U+0080 – U+009F | `�` |
/// | U+2028, U+2029 (line and paragraph separator) | `␤` |
/// | U+202A – U+202E, U+2066 – U+2069 (direction) | `�` |
/// | U+FFFE, U+FFFF, U+E0000 – U+E007F (tags) | `�` |
package enum Sanitizer {
  /// Returns a text that is safe to show.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepingNewlines: Whether line feeds stay. Carriage return with line feed, line and
  ///     paragraph separator then become line feeds, too.
  ///   - tabWidth: The distance of tab stops, in cells, to replace tabs by spaces; `nil` for a
  ///     picture. It is an error for it to be less than 1.
  /// - Returns: The same text if there was nothing to change.
  /// - Complexity: O(*n*) where *n* is the length of the text.
  package static func sanitize(
    _ text: String, keepingNewlines: Bool = false, tabWidth: Int? = nil
  ) -> String {
    var copy = text
    return copy.withUTF8 { bytes in
      guard let first = firstDangerous(in: bytes, keepingNewlines: keepingNewlines) else {
        return text
      }
      var rewriter = Rewriter(keepsNewlines: keepingNewlines, tabWidth: tabWidth)
      rewriter.rewrite(bytes, from: first)
      return String(decoding: rewriter.output, as: UTF8.self)
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
  package static func isDangerous(_ scalar: UInt32) -> Bool {
    if scalar < 0x2028 { return scalar < 0x20 || scalar >= 0x7F && scalar < 0xA0 }
    switch scalar {
    case 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF, 0xE0000...0xE007F: return true
    default: return false
    }
  }

  /// Returns the number of the scalar that is shown for a dangerous one.
  static func picture(of scalar: UInt32) -> UInt32 {
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
      if isDangerous(ClusterScanner.decode(bytes, at: index, next: &next)) { return index }
      index = next
    }
  }
}

// MARK: - Rewriting

extension Sanitizer {
  /// A text on its way to being safe.
  private struct Rewriter {
    /// Whether line feeds stay.
    let keepsNewlines: Bool

    /// The distance of tab stops.
    let tabWidth: Int?

    /// What is safe so far, as UTF-8.
    var output: [UInt8] = []

    /// Where the text begins whose width counts for the next tab, in bytes of the output.
    private var measured = 0

    /// The column at that place.
    private var column = 0

    /// Makes one without output.
    init(keepsNewlines: Bool, tabWidth: Int?) {
      self.keepsNewlines = keepsNewlines
      self.tabWidth = tabWidth
    }

    /// Rewrites a text.
    ///
    /// - Parameters:
    ///   - bytes: The text, valid UTF-8.
    ///   - first: The offset of the first scalar to change.
    mutating func rewrite(_ bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
      output.reserveCapacity(bytes.count + 16)
      output.append(contentsOf: bytes[0..<first])
      var index = first
      if keepsNewlines {
        measured = (output.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      }
      while index < bytes.count {
        let start = index
        let scalar = ClusterScanner.decode(bytes, at: index, next: &index)
        if scalar == 0x0D, keepsNewlines, index < bytes.count, bytes[index] == 0x0A { continue }
        if keepsNewlines, scalar == 0x0A || scalar == 0x2028 || scalar == 0x2029 {
          output.append(0x0A)
          measured = output.count
          column = 0
        } else if scalar == 0x09, let tabWidth {
          expandTab(tabWidth)
        } else if isDangerous(scalar) {
          append(picture(of: scalar))
        } else {
          output.append(contentsOf: bytes[start..<index])
        }
      }
    }

    /// Appends spaces up to the next tab stop.
    private mutating func expandTab(_ tabWidth: Int) {
      precondition(tabWidth > 0, "tab stops cannot be \(tabWidth) cells apart")
      let text = String(decoding: output[measured...], as: UTF8.self)
      column += DisplayWidth.width(of: text)
      let spaces = tabWidth - column % tabWidth
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces))
      column += spaces
      measured = output.count
    }

    /// Appends a scalar of three bytes.
    private mutating func append(_ scalar: UInt32) {
      output.append(0xE0 | UInt8(scalar >> 12))
      output.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      output.append(0x80 | UInt8(scalar & 0x3F))
    }
  }
}
