import Foundation

/// The beginning of a PNG file, which says how large the picture is.
///
/// ```
/// 0         8        12       16      20       24
/// │signature│length 13│ IHDR  │ width │ height │ …
/// ```
struct PNGHeader {
  /// The width, in pixels.
  let width: UInt32

  /// The height, in pixels.
  let height: UInt32

  /// Reads the header; `nil` when it is none, or that of a picture that no file may hold.
  init?(_ data: Data) {
    let begin: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [0, 0, 0, 13] + Array("IHDR".utf8)
    let bytes = Array(data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: begin) else { return nil }
    width = Self.number(bytes[16..<20])
    height = Self.number(bytes[20..<24])
    let sides = 1...UInt32(Int32.max)
    guard sides.contains(width), sides.contains(height) else { return nil }
  }

  /// Returns the number in bytes whose first counts most.
  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
