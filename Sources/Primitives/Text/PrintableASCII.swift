/// Text whose bytes are its cells: the ASCII characters from space to tilde.
package enum PrintableASCII {
  /// Returns the number of characters of a text that is printable ASCII throughout.
  ///
  /// - Parameter text: The text.
  /// - Returns: `nil` when there is anything else.
  /// - Complexity: O(*n*) where *n* is the length of the text.
  package static func count(of text: String) -> Int? {
    var copy = text
    return copy.withUTF8 { prefix(of: $0) == $0.count ? $0.count : nil }
  }

  /// Returns how many bytes at the beginning are printable ASCII.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: Where to begin.
  /// - Returns: The offset of the first byte that is not, or the end.
  package static func prefix(of bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int {
    guard let base = bytes.baseAddress else { return 0 }
    let count = bytes.count
    let highBits: UInt64 = 0x8080_8080_8080_8080
    var index = start
    let raw = UnsafeRawPointer(base)
    while index &+ 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The tests look at eight bytes at once; below a space and equal to 7F show in the highest
      // bits.
      let small = (word &- 0x2020_2020_2020_2020) & ~word
      let deletes = word ^ 0x7F7F_7F7F_7F7F_7F7F
      if (word | small | (deletes &- 0x0101_0101_0101_0101) & ~deletes) & highBits != 0 { break }
      index &+= 8
    }
    while index < count {
      let byte = base[index]
      if byte < 0x20 || byte >= 0x7F { break }
      index &+= 1
    }
    return index
  }
}
