/// A picture of points: rows of colors, of which a part may be seen through.
package struct Picture: Sendable, Hashable {
  /// A color of a point or of an area.
  package struct Sample: Sendable, Hashable {
    /// The color.
    package var color: RGBColor

    /// How much of it covers what is behind, from 0 to 1.
    package var opacity: Double
  }

  /// How many pixels a picture may have.
  package static let pixelLimit = 16_777_216

  /// Its width in pixels.
  package let width: Int

  /// Its height in pixels.
  package let height: Int

  /// The pixels, row by row: `0xRRGGBBAA`.
  let pixels: [UInt32]

  /// Makes a picture of its pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - pixels: The pixels, row by row, as `0xRRGGBBAA`; as many as rows are whole.
  package init(width: Int, pixels: [UInt32]) {
    self.width = max(1, width)
    height = pixels.count / max(1, width)
    self.pixels = pixels
  }

  /// Returns the mean color of an area.
  ///
  /// - Parameters:
  ///   - x: The area's left and right, as shares of the width from 0 to 1.
  ///   - y: Its top and bottom, as shares of the height.
  /// - Returns: The color; at least one pixel is looked at.
  package func mean(x: Range<Double>, y: Range<Double>) -> Sample {
    let columns = Self.places(x, of: width)
    let rows = Self.places(y, of: height)
    var red = 0
    var green = 0
    var blue = 0
    var alpha = 0
    for row in rows {
      for pixel in pixels[row * width + columns.lowerBound..<row * width + columns.upperBound] {
        // What is seen through gives less of its color.
        let share = Int(pixel & 0xFF)
        red += Int(pixel >> 24) * share
        green += Int(pixel >> 16 & 0xFF) * share
        blue += Int(pixel >> 8 & 0xFF) * share
        alpha += share
      }
    }
    guard alpha > 0 else { return Sample(color: RGBColor(0), opacity: 0) }
    let color = UInt32(red / alpha) << 16 | UInt32(green / alpha) << 8 | UInt32(blue / alpha)
    return Sample(
      color: RGBColor(color), opacity: Double(alpha) / Double(255 * rows.count * columns.count))
  }

  /// Returns the pixels within shares of an extent.
  private static func places(_ shares: Range<Double>, of extent: Int) -> Range<Int> {
    let first = min(extent - 1, max(0, Int((shares.lowerBound * Double(extent)).rounded())))
    let end = min(extent, Int((shares.upperBound * Double(extent)).rounded()))
    return first..<max(first + 1, end)
  }
}

/// A file of a picture: how large it is, and its points if the format is one that is read.
package struct PictureFile: Sendable, Hashable {
  /// A format of pictures.
  package enum Format: String, Sendable, Hashable {
    /// Portable network graphics.
    case png = "PNG"

    /// What cameras write.
    case jpeg = "JPEG"

    /// Of 256 colors.
    case gif = "GIF"

    /// What browsers like.
    case webP = "WebP"
  }

  /// The format.
  package let format: Format

  /// Its width in pixels.
  package let width: Int

  /// Its height in pixels.
  package let height: Int

  /// The picture; `nil` where the format is known by its beginning alone.
  package let picture: Picture?

  /// Reads a file.
  ///
  /// - Parameter data: Its bytes.
  /// - Throws: What is wrong with them.
  package init(_ data: [UInt8]) throws(PictureError) {
    if data.starts(with: PNGDecoder.signature) {
      let picture = try PNGDecoder.picture(of: data)
      (format, width, height) = (.png, picture.width, picture.height)
      self.picture = picture
      return
    }
    picture = nil
    if data.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      (width, height) = try Self.sizeOfJPEG(data)
    } else if data.starts(with: Array("GIF8".utf8)) {
      guard data.count >= 10 else { throw .truncated }
      format = .gif
      (width, height) = (Int(data[6]) | Int(data[7]) << 8, Int(data[8]) | Int(data[9]) << 8)
    } else if data.starts(with: Array("RIFF".utf8)), data.dropFirst(8).starts(with: "WEBP".utf8) {
      format = .webP
      (width, height) = try Self.sizeOfWebP(data)
    } else {
      throw .unknownFormat
    }
    guard width > 0, height > 0 else { throw .malformed("its size is \(width) × \(height)") }
  }

  /// Finds the segment of a frame, which says how large the picture is.
  private static func sizeOfJPEG(_ data: [UInt8]) throws(PictureError) -> (Int, Int) {
    var next = 2
    while next + 9 <= data.count {
      guard data[next] == 0xFF else { throw .malformed("a segment begins with no mark") }
      let mark = data[next + 1]
      if mark == 0xFF {
        next += 1
        continue
      }
      if 0xC0...0xCF ~= mark, ![0xC4, 0xC8, 0xCC].contains(mark) {
        return (
          Int(data[next + 7]) << 8 | Int(data[next + 8]),
          Int(data[next + 5]) << 8 | Int(data[next + 6])
        )
      }
      next += 2 + (Int(data[next + 2]) << 8 | Int(data[next + 3]))
    }
    throw .truncated
  }

  /// Reads the size from the first chunk, of which there are three kinds.
  private static func sizeOfWebP(_ data: [UInt8]) throws(PictureError) -> (Int, Int) {
    guard data.count >= 30 else { throw .truncated }
    switch Array(data[12..<16]) {
    case Array("VP8X".utf8):
      return (
        1 + (Int(data[24]) | Int(data[25]) << 8 | Int(data[26]) << 16),
        1 + (Int(data[27]) | Int(data[28]) << 8 | Int(data[29]) << 16)
      )
    case Array("VP8L".utf8):
      let bits = (0..<4).reduce(0) { $0 | Int(data[21 + $1]) << (8 * $1) }
      return (1 + bits & 0x3FFF, 1 + (bits >> 14) & 0x3FFF)
    case Array("VP8 ".utf8):
      return (
        (Int(data[26]) | Int(data[27]) << 8) & 0x3FFF, (Int(data[28]) | Int(data[29]) << 8) & 0x3FFF
      )
    default: throw .malformed("its first part is of no known kind")
    }
  }
}
