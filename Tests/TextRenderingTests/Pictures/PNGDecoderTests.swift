import Foundation
import Primitives
import Testing

@testable import TextRendering

/// A file of a picture, and what its pixels are.
struct PNGCase: CustomTestStringConvertible, Sendable {
  /// What is special.
  let testDescription: String

  /// The checksum of its pixels.
  let checksum: UInt32

  /// The file.
  let file: [UInt8]

  init(_ name: String, _ checksum: UInt32, _ text: String) {
    testDescription = name
    self.checksum = checksum
    file = [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
  }
}

@Suite("Pictures of points") struct PNGDecoderTests {
  @Test(
    "Each kind of PNG that Python's zlib compressed has the pixels it was made of",
    arguments: pngCases)
  func kinds(_ file: PNGCase) throws {
    let picture = try #require(try PictureFile(file.file).picture)
    #expect(picture.width == 5 && picture.height == 9)
    let bytes = picture.pixels.flatMap { pixel in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    #expect(CRC32.checksum(of: bytes) == file.checksum)
  }

  @Test("A file that ends early, or has a wrong byte, is an error or a picture, and nothing worse")
  func damage() throws {
    for file in pngCases {
      for length in 0..<file.file.count - 16 {
        #expect(throws: PictureError.self) { try PictureFile(Array(file.file[..<length])) }
      }
      for offset in file.file.indices {
        var damaged = file.file
        damaged[offset] ^= 0x55
        if let picture = try? PictureFile(damaged) {
          #expect(picture.width * picture.height <= Picture.pixelLimit)
        }
      }
    }
  }

  @Test("Our own PNG files are read")
  func own() throws {
    var grid = CellGrid(width: 2, height: 1)
    grid.write("A", x: 0, y: 0, style: TextStyle(foreground: .rgb(255, 0, 0)))
    let file = try PictureFile(PNGWriter().data(grid))
    let picture = try #require(file.picture)
    #expect(picture.pixels.contains { $0 >> 8 == 0xFF0000 })
  }

  @Test("An area has the mean of its pixels, of which what is seen through gives less")
  func means() {
    let picture = Picture(width: 2, pixels: [0xFF00_00FF, 0x0000_FFFF, 0xFFFF_FF00, 0x00FF_00FF])
    #expect(picture.mean(x: 0..<1, y: 0..<0.5).color == RGBColor(0x7F007F))
    #expect(picture.mean(x: 0..<1, y: 0.5..<1) == .init(color: RGBColor(0x00FF00), opacity: 0.5))
    #expect(picture.mean(x: 0..<0.5, y: 0.5..<1).opacity == 0)
    #expect(picture.mean(x: 0.9..<0.9, y: 0..<0.01).color == RGBColor(0x0000FF))
  }

  @Test(
    "Of other formats the size is read",
    arguments: [
      ("/9j/4AAQSkZJRgABAQAAAQABAAD/wAALCABAAGQBAREA", PictureFile.Format.jpeg, 100, 64),
      ("R0lGODlhZABAAAAA", .gif, 100, 64),
      ("UklGRhYAAABXRUJQVlA4WAoAAAAAAAAAYwAAPwAA", .webP, 100, 64),
      ("UklGRhYAAABXRUJQVlA4TAoAAAAvY8APAAAAAAAAAA==", .webP, 100, 64),
      ("UklGRhYAAABXRUJQVlA4IAoAAAAAAACdASpkAEAA", .webP, 100, 64),
    ])
  func sizes(_ text: String, _ format: PictureFile.Format, _ width: Int, _ height: Int) throws {
    let file = try PictureFile([UInt8](try #require(Data(base64Encoded: text))))
    #expect(file.format == format && file.picture == nil)
    #expect(file.width == width && file.height == height)
  }

  @Test("What is no picture is told in words")
  func errors() {
    #expect(throws: PictureError.unknownFormat) { try PictureFile(Array("<html>".utf8)) }
    #expect(PictureError.unknownFormat.description.contains("PNG"))
    var large = pngCases[0].file
    large[16] = 0x7F
    #expect(throws: PictureError.tooLarge(width: 0x7F00_0005, height: 9)) { try PictureFile(large) }
  }
}
