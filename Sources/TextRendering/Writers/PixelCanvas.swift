/// A picture whose pixels are numbers of colors.
struct PixelCanvas {
  /// The width.
  let width: Int

  /// The height.
  let height: Int

  /// The numbers of the colors, row after row.
  private(set) var pixels: [UInt8]

  /// The colors by number; at most 256.
  private(set) var colors: [RGBColor]

  /// The numbers of the colors.
  private var numbers: [RGBColor: UInt8]

  /// Makes a picture of one color.
  init(width: Int, height: Int, color: RGBColor) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 0, count: width * height)
    colors = [color]
    numbers = [color: 0]
  }

  /// Returns the number of a color: a new one, or that of the nearest there is when there are no
  /// more.
  mutating func number(of color: RGBColor) -> UInt8 {
    if let number = numbers[color] { return number }
    let number: UInt8
    if colors.count < 256 {
      number = UInt8(colors.count)
      colors.append(color)
    } else {
      let nearest = colors.indices.min {
        colors[$0].distance(to: color) < colors[$1].distance(to: color)
      }
      number = UInt8(nearest ?? 0)
    }
    numbers[color] = number
    return number
  }

  /// Fills an area.
  ///
  /// It is an error for it to reach beyond the picture.
  mutating func fill(_ area: PixelRectangle, with color: UInt8) {
    let width = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      for row in area.y..<area.y + area.height {
        let start = row &* width &+ area.x
        for index in start..<start &+ area.width { pixels[index] = color }
      }
    }
  }

  /// Draws the set pixels of a glyph.
  ///
  /// It is an error for it to reach beyond the picture.
  ///
  /// - Parameters:
  ///   - rows: The rows of the glyph; the highest bit of a row is its left pixel.
  ///   - x: The left edge.
  ///   - y: The upper edge.
  ///   - scale: How many pixels of the picture each pixel of the glyph takes in either direction.
  ///   - color: The number of the color.
  mutating func draw(_ rows: [UInt16], x: Int, y: Int, scale: Int, color: UInt8) {
    let width = width
    pixels.withUnsafeMutableBufferPointer { pixels in
      var start = y &* width &+ x
      for bits in rows {
        for _ in 0..<scale {
          var rest = bits
          var index = start
          while rest != 0 {
            if rest & 0x8000 != 0 {
              for offset in 0..<scale { pixels[index &+ offset] = color }
            }
            rest <<= 1
            index &+= scale
          }
          start &+= width
        }
      }
    }
  }
}
