import Testing

@testable import TextRendering

struct PNGWriterTests {
  /// Reads a number of four bytes.
  private func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Takes a picture apart; its rows are returned as numbers of colors.
  private func decode(_ data: [UInt8]) throws -> (width: Int, colors: [Int], pixels: [[UInt8]]) {
    try #require(Array(data[..<8]) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var chunks: [String: [UInt8]] = [:]
    var offset = 8
    while offset < data.count {
      let length = number(data[offset..<offset + 4])
      let name = String(decoding: data[offset + 4..<offset + 8], as: UTF8.self)
      chunks[name] = Array(data[offset + 8..<offset + 8 + length])
      offset += 12 + length
    }
    let header = try #require(chunks["IHDR"])
    let width = number(header[0..<4])
    let height = number(header[4..<8])
    let depth = Int(header[8])
    #expect(header[9...] == [3, 0, 0, 0])
    let palette = try #require(chunks["PLTE"])
    let colors = stride(from: 0, to: palette.count, by: 3).map { number(palette[$0..<$0 + 3]) }
    let rows = try stored(try #require(chunks["IDAT"]))
    let stride = (width * depth + 7) / 8 + 1
    #expect(rows.count == stride * height)
    let pixels = (0..<height).map { y in
      (0..<width).map { x in
        let byte = rows[y * stride + 1 + x * depth / 8]
        return byte >> UInt8(8 - depth - x * depth % 8) & UInt8((1 << depth) - 1)
      }
    }
    return (width, colors, pixels)
  }

  /// Returns the data of stored blocks.
  private func stored(_ data: [UInt8]) throws -> [UInt8] {
    #expect(number(data[0..<2]) % 31 == 0)
    var result: [UInt8] = []
    var offset = 2
    var isLast = false
    while !isLast {
      isLast = data[offset] == 1
      let length = Int(data[offset + 1]) | Int(data[offset + 2]) << 8
      let complement = Int(data[offset + 3]) | Int(data[offset + 4]) << 8
      try #require(length ^ complement == 0xFFFF)
      result += data[offset + 5..<offset + 5 + length]
      offset += 5 + length
    }
    #expect(offset + 4 == data.count)
    return result
  }

  @Test func `the end of a file is the one that all pictures have`() {
    // The checksum of the empty last chunk is known.
    let data = PNGWriter().data(CellGrid(width: 1, height: 1))
    #expect(data.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test func `the checksum of stored data is right`() {
    // One row of nothing but zeros has the sum 1, and as often the sum of sums as it has bytes.
    let canvas = PixelCanvas(width: 6, height: 1, color: RGBColor(0))
    let data = PNGEncoder(canvas: canvas).encode()
    let adler = data.dropLast(12 + 4).suffix(4)
    #expect(adler == [0, 2, 0, 1])
  }

  @Test func `letters, backgrounds and lines are drawn`() throws {
    var grid = CellGrid(width: 2, height: 1)
    grid.write("T", x: 0, y: 0)
    grid.write("i", x: 1, y: 0, style: TextStyle(background: .blue, attributes: .underline))
    let picture = try decode(PNGWriter().data(grid))
    #expect(picture.width == 32)
    #expect(picture.colors == [0x1B1F27, 0xD8DEE9, 0x61A5F0])
    let text = picture.pixels[8..<24].map { row in
      String(row[8..<24].map { $0 == 0 ? "." : $0 == 1 ? "#" : "-" })
    }
    #expect(
      text.joined(separator: "\n") == """
        ........--------
        ........--------
        ########---##---
        ...##...---##---
        ...##...--------
        ...##...--###---
        ...##...---##---
        ...##...---##---
        ...##...---##---
        ...##...---##---
        ...##...---##---
        ...##...---###--
        ........--------
        ........--------
        ........########
        ........--------
        """)
    #expect(picture.pixels[0].allSatisfy { $0 == 0 } && picture.pixels[31].allSatisfy { $0 == 0 })
  }

  @Test func `a picture can be larger`() throws {
    var grid = CellGrid(width: 3, height: 1)
    grid.write("a家", x: 0, y: 0)
    let small = try decode(PNGWriter().data(grid))
    let large = try decode(PNGWriter(scale: 3).data(grid))
    #expect(large.width == 3 * small.width && large.pixels.count == 3 * small.pixels.count)
    for (y, row) in large.pixels.enumerated() {
      for (x, pixel) in row.enumerated() { #expect(pixel == small.pixels[y / 3][x / 3]) }
    }
  }

  @Test(arguments: [(2, 1), (4, 2), (16, 4), (17, 8), (300, 8)])
  func `as many bits are used as the colors need`(_ count: Int, _ depth: UInt8) throws {
    var grid = CellGrid(width: count, height: 1)
    // The background and the color of letters are two of them.
    for x in 0..<count - 2 {
      grid.fill(
        x: x, y: 0, width: 1, height: 1,
        style: TextStyle(background: .rgb(UInt8(x / 16), UInt8(x % 16), 99)))
    }
    let data = PNGWriter().data(grid)
    #expect(data[24] == depth)
    #expect(try decode(data).colors.count == min(count, 256))
  }
}
