/// Reads pictures in the format PNG, all kinds of it.
struct PNGDecoder {
  /// What a file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What the colors of a pixel are made of.
  private enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case grayAlpha = 4
    case colorAlpha = 6

    /// How many numbers a pixel has.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .color: 3
      case .colorAlpha: 4
      }
    }

    /// How many bits such a number may have.
    var depths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .grayAlpha, .colorAlpha: [8, 16]
      }
    }
  }

  /// A part of the picture whose rows are stored one after the other: all, or every so many columns and rows.
  private struct Pass {
    let x: Int
    let y: Int
    let xStep: Int
    let yStep: Int

    /// The one pass of a picture that is not interlaced.
    static let all = [Pass(x: 0, y: 0, xStep: 1, yStep: 1)]

    /// The seven passes of one that is (Adam7).
    static let interlaced = [
      Pass(x: 0, y: 0, xStep: 8, yStep: 8), Pass(x: 4, y: 0, xStep: 8, yStep: 8),
      Pass(x: 0, y: 4, xStep: 4, yStep: 8), Pass(x: 2, y: 0, xStep: 4, yStep: 4),
      Pass(x: 0, y: 2, xStep: 2, yStep: 4), Pass(x: 1, y: 0, xStep: 2, yStep: 2),
      Pass(x: 0, y: 1, xStep: 1, yStep: 2),
    ]
  }

  private var width = 0
  private var height = 0
  private var kind = Kind.gray
  private var depth = 8
  private var passes = Pass.all

  /// The colors of a palette, as `0xRRGGBBAA`.
  private var palette: [UInt32] = []

  /// The one color that is seen through, where there is no palette: a number for each channel.
  private var clear: [Int]?

  /// The compressed rows.
  private var stream: [UInt8] = []

  /// Returns the picture of a file.
  ///
  /// - Parameter data: The file.
  /// - Returns: The picture.
  /// - Throws: What is wrong with it.
  static func picture(of data: [UInt8]) throws(PictureError) -> Picture {
    var decoder = PNGDecoder()
    try decoder.readChunks(data)
    return try decoder.decode()
  }

  /// Reads the parts of the file.
  private mutating func readChunks(_ data: [UInt8]) throws(PictureError) {
    var next = Self.signature.count
    while next + 12 <= data.count {
      let count = Self.number(data, at: next)
      guard count <= data.count - next - 12 else { throw .truncated }
      let name = String(decoding: data[next + 4..<next + 8], as: UTF8.self)
      let content = Array(data[next + 8..<next + 8 + count])
      next += 12 + count
      if width == 0, name != "IHDR" { throw .malformed("its first part is not the header") }
      switch name {
      case "IHDR": try readHeader(content)
      case "PLTE": palette = Self.colors(content)
      case "tRNS": readTransparency(content)
      case "IDAT": stream += content
      case "IEND": return
      default: continue
      }
    }
    throw .truncated
  }

  private mutating func readHeader(_ content: [UInt8]) throws(PictureError) {
    guard content.count == 13 else { throw .malformed("its header has \(content.count) bytes") }
    width = Self.number(content, at: 0)
    height = Self.number(content, at: 4)
    guard width > 0, height > 0 else { throw .malformed("its size is \(width) × \(height)") }
    guard width <= Picture.pixelLimit, height <= Picture.pixelLimit / width else {
      throw .tooLarge(width: width, height: height)
    }
    depth = Int(content[8])
    guard let kind = Kind(rawValue: content[9]), kind.depths.contains(depth) else {
      throw .malformed("there is no kind of colors \(content[9]) of \(depth) bits")
    }
    self.kind = kind
    guard content[10] == 0, content[11] == 0, content[12] < 2 else {
      throw .malformed("its compression, filters or order are of no kind")
    }
    passes = content[12] == 0 ? Pass.all : Pass.interlaced
  }

  private mutating func readTransparency(_ content: [UInt8]) {
    if kind == .palette {
      for (index, alpha) in content.prefix(palette.count).enumerated() {
        palette[index] = palette[index] & ~0xFF | UInt32(alpha)
      }
    } else if content.count >= 2 * kind.channels {
      clear = (0..<kind.channels).map { Int(content[2 * $0]) << 8 | Int(content[2 * $0 + 1]) }
    }
  }

  private static func colors(_ content: [UInt8]) -> [UInt32] {
    stride(from: 0, to: content.count - 2, by: 3).map {
      UInt32(content[$0]) << 24 | UInt32(content[$0 + 1]) << 16 | UInt32(content[$0 + 2]) << 8
        | 0xFF
    }
  }

  private static func number(_ data: [UInt8], at offset: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(data[offset + $1]) }
  }

  // MARK: - Rows

  private func decode() throws(PictureError) -> Picture {
    if kind == .palette, palette.isEmpty { throw .malformed("it has no palette") }
    let bits = kind.channels * depth
    /// How many pixels a pass has of an extent, from its first, every so many.
    func count(_ extent: Int, from first: Int, by step: Int) -> Int {
      max(0, (extent - first + step - 1) / step)
    }
    let sizes = passes.map {
      (count(width, from: $0.x, by: $0.xStep), count(height, from: $0.y, by: $0.yStep))
    }
    let expected = sizes.reduce(0) { sum, size in
      size.0 == 0 ? sum : sum + size.1 * (1 + (size.0 * bits + 7) / 8)
    }
    let data = try Inflater.data(ofZlibStream: stream, limit: expected)
    guard data.count == expected else { throw .truncated }
    var pixels = [UInt32](repeating: 0, count: width * height)
    var next = 0
    for (pass, size) in zip(passes, sizes) where size.0 > 0 {
      let length = (size.0 * bits + 7) / 8
      var above = [UInt8](repeating: 0, count: length)
      for row in 0..<size.1 {
        var bytes = Array(data[next + 1..<next + 1 + length])
        try Self.undo(data[next], of: &bytes, above: above, step: max(1, bits / 8))
        next += 1 + length
        for column in 0..<size.0 {
          let place = (pass.y + row * pass.yStep) * width + pass.x + column * pass.xStep
          pixels[place] = try color(column, of: bytes)
        }
        above = bytes
      }
    }
    return Picture(width: width, pixels: pixels)
  }

  /// Undoes the filter of a row.
  private static func undo(
    _ filter: UInt8, of bytes: inout [UInt8], above: [UInt8], step: Int
  ) throws(PictureError) {
    guard filter <= 4 else { throw .malformed("a row has the filter \(filter)") }
    guard filter > 0 else { return }
    for index in bytes.indices {
      let left = index >= step ? Int(bytes[index - step]) : 0
      let up = Int(above[index])
      let guess: Int
      switch filter {
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      default:
        let corner = index >= step ? Int(above[index - step]) : 0
        let sum = left + up - corner
        let (toLeft, toUp, toCorner) = (abs(sum - left), abs(sum - up), abs(sum - corner))
        guess = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner
      }
      bytes[index] &+= UInt8(guess)
    }
  }

  /// Returns a channel of a pixel, as it is stored.
  private func value(_ index: Int, of bytes: [UInt8]) -> Int {
    switch depth {
    case 8: return Int(bytes[index])
    case 16: return Int(bytes[2 * index]) << 8 | Int(bytes[2 * index + 1])
    default:
      let perByte = 8 / depth
      let shift = 8 - depth * (index % perByte + 1)
      return Int(bytes[index / perByte]) >> shift & ((1 << depth) - 1)
    }
  }

  /// Returns the color of a pixel, as `0xRRGGBBAA`.
  private func color(_ column: Int, of bytes: [UInt8]) throws(PictureError) -> UInt32 {
    let channels = kind.channels
    if kind == .palette {
      let index = value(column, of: bytes)
      guard index < palette.count else { throw .malformed("its palette has no color \(index)") }
      return palette[index]
    }
    /// Returns a channel as a number to 255.
    func share(_ channel: Int) -> UInt32 {
      UInt32(value(column * channels + channel, of: bytes) * 255 / ((1 << depth) - 1))
    }
    let hasColor = kind == .color || kind == .colorAlpha
    let red = share(0)
    let (green, blue) = hasColor ? (share(1), share(2)) : (red, red)
    var alpha: UInt32 = kind == .colorAlpha ? share(3) : kind == .grayAlpha ? share(1) : 255
    let isClear = clear?.enumerated().allSatisfy { channel, number in
      value(column * channels + channel, of: bytes) == number
    }
    if isClear == true { alpha = 0 }
    return red << 24 | green << 16 | blue << 8 | alpha
  }
}
