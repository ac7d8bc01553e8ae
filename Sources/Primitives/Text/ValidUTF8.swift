/// A reader of text that is known to be valid UTF-8, a scalar at a time.
package enum ValidUTF8 {
  /// Decodes a scalar.
  ///
  /// - Parameters:
  ///   - bytes: The text, valid UTF-8.
  ///   - offset: Where the scalar begins.
  ///   - next: Receives where the one after it begins.
  /// - Returns: The number of the scalar.
  @inlinable
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int, next: inout Int
  ) -> UInt32 {
    let first = UInt32(bytes[offset])
    if first < 0x80 {
      next = offset &+ 1
      return first
    }
    let second = UInt32(bytes[offset &+ 1] & 0x3F)
    if first < 0xE0 {
      next = offset &+ 2
      return (first & 0x1F) << 6 | second
    }
    let third = UInt32(bytes[offset &+ 2] & 0x3F)
    if first < 0xF0 {
      next = offset &+ 3
      return (first & 0x0F) << 12 | second << 6 | third
    }
    next = offset &+ 4
    return (first & 0x07) << 18 | second << 12 | third << 6 | UInt32(bytes[offset &+ 3] & 0x3F)
  }
}
