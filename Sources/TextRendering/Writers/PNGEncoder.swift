import Primitives

/// A picture with a palette as PNG.
///
/// The data is not compressed but for packing several pixels into a byte when there are few colors.
struct PNGEncoder {
  /// The picture.
  let canvas: PixelCanvas

  /// The file.
  private var output: [UInt8] = []

  /// Makes an encoder for a picture.
  init(canvas: PixelCanvas) {
    self.canvas = canvas
  }

  /// The bits that a pixel takes.
  private var depth: Int {
    switch canvas.colors.count {
    case ...2: return 1
    case ...4: return 2
    case ...16: return 4
    default: return 8
    }
  }

  /// Returns the file.
  func encode() -> [UInt8] {
    var encoder = self
    encoder.output = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header: [UInt8] = []
    Self.append(UInt32(canvas.width), to: &header)
    Self.append(UInt32(canvas.height), to: &header)
    // Bits a pixel, kind 3 for palettes, and the only compression, filters and order there are.
    header += [UInt8(depth), 3, 0, 0, 0]
    encoder.appendChunk("IHDR", header)
    encoder.appendChunk("PLTE", canvas.colors.flatMap { [$0.red, $0.green, $0.blue] })
    encoder.appendChunk("IDAT", Self.stored(packedRows()))
    encoder.appendChunk("IEND", [])
    return encoder.output
  }

  /// Returns the rows with the number of their filter, none, before each.
  private func packedRows() -> [UInt8] {
    let perByte = 8 / depth
    let stride = (canvas.width + perByte - 1) / perByte + 1
    var rows = [UInt8](repeating: 0, count: stride * canvas.height)
    let depth = depth
    let width = canvas.width
    let height = canvas.height
    canvas.pixels.withUnsafeBufferPointer { pixels in
      rows.withUnsafeMutableBufferPointer { rows in
        guard let source = pixels.baseAddress, let target = rows.baseAddress else { return }
        var pixel = source
        for row in 0..<height {
          var byte = target + (row &* stride &+ 1)
          var shift = 8
          for _ in 0..<width {
            shift &-= depth
            byte.pointee |= pixel.pointee &<< UInt8(truncatingIfNeeded: shift)
            pixel += 1
            if shift == 0 {
              shift = 8
              byte += 1
            }
          }
        }
      }
    }
    return rows
  }

  /// Returns data in the format zlib, in blocks that are stored as they are.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    result.reserveCapacity(data.count + data.count / 65_535 * 5 + 16)
    var start = 0
    repeat {
      let count = min(data.count - start, 65_535)
      let isLast = start + count == data.count
      let length = UInt16(count)
      result.append(isLast ? 1 : 0)
      for value in [length, ~length] {
        result.append(UInt8(truncatingIfNeeded: value))
        result.append(UInt8(truncatingIfNeeded: value >> 8))
      }
      result.append(contentsOf: data[start..<start + count])
      start += count
    } while start < data.count
    append(adler(data), to: &result)
    return result
  }

  /// Returns the checksum Adler-32.
  private static func adler(_ data: [UInt8]) -> UInt32 {
    data.withUnsafeBufferPointer { data in
      var sum: UInt32 = 1
      var sumOfSums: UInt32 = 0
      var index = 0
      while index < data.count {
        // So many bytes can be added before a sum could overflow.
        let end = min(index &+ 5_552, data.count)
        while index < end {
          sum &+= UInt32(data[index])
          sumOfSums &+= sum
          index &+= 1
        }
        sum %= 65_521
        sumOfSums %= 65_521
      }
      return sumOfSums << 16 | sum
    }
  }

  /// Appends a chunk: length, name, data, checksum of name and data.
  private mutating func appendChunk(_ name: StaticString, _ data: [UInt8]) {
    Self.append(UInt32(data.count), to: &output)
    let start = output.count
    name.withUTF8Buffer { output.append(contentsOf: $0) }
    output.append(contentsOf: data)
    Self.append(CRC32.checksum(of: output[start...]), to: &output)
  }

  /// Appends a number of four bytes, the highest first.
  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }
}
