import Foundation

/// A PNG file with a picture of nothing but clear pixels.
///
/// ```
/// │signature│ IHDR │ PLTE: one colour │ tRNS: it is clear │ IDAT: a bit for each pixel │ IEND │
/// ```
enum PNGFile {
  /// Returns the file.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  /// - Returns: The file.
  static func clear(width: Int, height: Int) -> Data {
    var header = bytes(UInt32(clamping: width)) + bytes(UInt32(clamping: height))
    header += [1, 3, 0, 0, 0]
    // A row is a byte that says that it is not filtered, and the pixels.
    let pixels = [UInt8](repeating: 0, count: height * (1 + (width + 7) / 8))
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("PLTE", [0, 0, 0]) + chunk("tRNS", [0]) + chunk("IDAT", stored(pixels))
        + chunk("IEND", []))
  }

  /// Returns a part of the file: its length, name, bytes and checksum.
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body + bytes(checksum(body))
  }

  /// Returns bytes as zlib has them, not compressed.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(content.count, 1), by: 65_535) {
      let part = content[start..<min(start + 65_535, content.count)]
      let count = UInt16(part.count)
      result.append(start + 65_535 >= content.count ? 1 : 0)
      for number in [count, ~count] {
        result += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
      }
      result += part
    }
    // Adler's checksum of bytes that are all zero counts them alone.
    return result + bytes(UInt32(content.count % 65_521) << 16 | 1)
  }

  /// Returns the checksum of a part.
  private static func checksum(_ content: [UInt8]) -> UInt32 {
    ~content.reduce(~0) { value, byte in
      (0..<8).reduce(value ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
      }
    }
  }

  /// Returns the bytes of a number, of which the first counts most.
  private static func bytes(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
