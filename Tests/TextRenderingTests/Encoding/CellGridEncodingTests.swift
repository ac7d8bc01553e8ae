import Primitives
import Testing

@testable import TextRendering

struct CellGridEncodingTests {
  /// A grid with all that there is.
  static let sample: CellGrid = {
    var grid = CellGrid(width: 20, height: 5)
    grid.write("Hello, wörld", x: 1, y: 0, style: TextStyle(foreground: .red, attributes: .bold))
    grid.write("家族 👨‍👩‍👧 🇺🇸 ❤️", x: 0, y: 1, style: TextStyle(background: .rgb(1, 2, 3)))
    grid.fill(
      x: 0, y: 2, width: 20, height: 1, symbol: "─", style: TextStyle(foreground: .palette(99)))
    grid.fill(x: 0, y: 3, width: 20, height: 1, symbol: "家")
    grid.write("e\u{301}", x: 19, y: 4, style: TextStyle(attributes: .known))
    return grid
  }()

  @Test func `a grid is the same after encoding and decoding`() throws {
    #expect(try CellGrid(decoding: Self.sample.encoded()) == Self.sample)
    for (width, height) in [(0, 0), (0, 7), (7, 0), (1, 1), (120, 40)] {
      let grid = CellGrid(width: width, height: height, style: TextStyle(background: .green))
      let decoded = try CellGrid(decoding: grid.encoded())
      #expect(decoded == grid)
      #expect(decoded.width == width && decoded.height == height)
    }
  }

  @Test func `random grids are the same after encoding and decoding`() throws {
    var random = SplitMix64(seed: 3)
    let texts = ["a", "aaaaaaa", "word ", "家家家家", "人", "👍🏽", "👍🏽👍🏽👍🏽👍🏽👍🏽", "e\u{301}", "│", "………………"]
    for _ in 0..<200 {
      var grid = CellGrid(width: Int.random(in: 1...30, using: &random), height: 3)
      for _ in 0..<8 {
        let style = TextStyle(
          foreground: .palette(UInt8.random(in: 0...3, using: &random)),
          attributes: TextAttributes(rawValue: UInt16.random(in: 0..<128, using: &random)))
        grid.write(
          texts.randomElement(using: &random) ?? "", x: Int.random(in: -2...30, using: &random),
          y: Int.random(in: 0..<3, using: &random), style: style)
      }
      #expect(try CellGrid(decoding: grid.encoded()) == grid)
    }
  }

  @Test func `the encoding is small and as documented`() {
    var grid = CellGrid(width: 6, height: 2)
    grid.write("ab❤️", x: 0, y: 0, style: TextStyle(foreground: .red))
    #expect(
      grid.encoded() == [
        // "CG", version 1, 6 × 2 cells.
        67, 71, 1, 6, 2,
        // One wide cluster of six bytes.
        1, 13, 0xE2, 0x9D, 0xA4, 0xEF, 0xB8, 0x8F,
        // Two styles: red on default, plain.
        2, 0x81, 0x80, 0x80, 0x08, 0, 0, 0, 0, 0,
        // Four columns of the first style: a, b, the cluster.
        0, 4, 97, 98, 0x80, 0x80, 0x44,
        // Two columns of the second: spaces. Six in the next row: a space and five repetitions.
        1, 2, 32, 32, 1, 6, 1, 5, 32,
      ])
    #expect(CellGrid(width: 120, height: 40).encoded().count < 220)
  }

  /// Bytes after "CG" and the version, and why they are refused.
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let error: CellGridDecodingError
    var testDescription: String { "\(bytes): \(error.description)" }
  }

  static let cases = [
    Case(bytes: [], error: .truncated(offset: 3)),
    Case(bytes: [0x80], error: .truncated(offset: 4)),
    Case(bytes: [0x80, 0x80, 0x80, 0x80, 0x80, 0], error: .numberOutOfRange(offset: 3)),
    Case(bytes: [0xFF, 0xFF, 0xFF, 0xFF, 0x7F], error: .numberOutOfRange(offset: 3)),
    Case(bytes: [0xFF, 0xFF, 0x7F, 1], error: .tooLarge(width: 2_097_151, height: 1)),
    Case(bytes: [0x80, 0x80, 4, 0x80, 0x80, 4], error: .tooLarge(width: 65_536, height: 65_536)),
    Case(bytes: [1, 1, 0, 0], error: .truncated(offset: 7)),
    Case(bytes: [0, 0, 0, 0, 7], error: .trailingBytes(offset: 7)),
    Case(bytes: [1, 1, 0, 1, 1, 0, 0], error: .invalidStyle(offset: 7)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0x80, 1], error: .invalidStyle(offset: 7)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0, 1], error: .invalidStyle(offset: 10)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0, 0, 2], error: .numberOutOfRange(offset: 11)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0, 0, 0], error: .numberOutOfRange(offset: 11)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0, 0, 1, 27], error: .invalidSymbol(offset: 12)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0, 0, 1, 0x80, 0xB0, 3], error: .invalidSymbol(offset: 12)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0, 0, 1, 0x81, 6], error: .invalidSymbol(offset: 12)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0, 0, 1, 0x80, 0x80, 0x44], error: .invalidSymbol(offset: 12)),
    Case(bytes: [1, 1, 0, 1, 0, 0, 0, 0, 1, 0xB6, 0xB7, 1], error: .splitCluster(offset: 12)),
    Case(bytes: [2, 1, 0, 1, 0, 0, 0, 0, 2, 1, 2, 32], error: .splitCluster(offset: 12)),
    Case(bytes: [2, 1, 0, 1, 0, 0, 0, 0, 2, 1, 3, 32], error: .numberOutOfRange(offset: 13)),
    Case(bytes: [1, 1, 1, 6, 97], error: .truncated(offset: 8)),
    Case(bytes: [1, 1, 1, 6, 97, 98], error: .truncated(offset: 9)),
    Case(bytes: [1, 1, 1, 2, 97, 0], error: .invalidCluster(offset: 6)),
    Case(bytes: [1, 1, 1, 4, 97, 98, 0], error: .invalidCluster(offset: 6)),
    Case(bytes: [1, 1, 1, 4, 13, 10, 0], error: .invalidCluster(offset: 6)),
    Case(bytes: [1, 1, 1, 4, 0xC3, 0x28, 0], error: .invalidCluster(offset: 6)),
    Case(bytes: [1, 1, 1, 7, 97, 0xCC, 0x81], error: .invalidCluster(offset: 6)),
    Case(
      bytes: [1, 1, 2, 6, 97, 0xCC, 0x81, 6, 97, 0xCC, 0x81], error: .invalidCluster(offset: 10)),
  ]

  @Test(arguments: cases) func `other bytes are refused`(_ example: Case) {
    #expect(throws: example.error) {
      try CellGrid(decoding: [67, 71, 1] + example.bytes)
    }
  }

  @Test func `other beginnings are refused`() {
    #expect(throws: CellGridDecodingError.truncated(offset: 0)) { try CellGrid(decoding: []) }
    #expect(throws: CellGridDecodingError.notAGrid) { try CellGrid(decoding: Array("{}".utf8)) }
    #expect(throws: CellGridDecodingError.unknownVersion(2)) {
      try CellGrid(decoding: [67, 71, 2, 0, 0, 0, 0])
    }
  }

  @Test func `every beginning of an encoded grid is refused`() {
    let bytes = Self.sample.encoded()
    for count in 0..<bytes.count {
      #expect(throws: CellGridDecodingError.self) { try CellGrid(decoding: Array(bytes[..<count])) }
    }
  }

  @Test func `no change to the bytes makes a grid that is unsafe`() {
    var random = SplitMix64(seed: 5)
    let bytes = Self.sample.encoded()
    var taken = 0
    for _ in 0..<20_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: changed[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
        case 1: changed[index] = UInt8.random(in: 0...255, using: &random)
        case 2 where changed.count > 1: changed.remove(at: index)
        default: changed.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
      }
      guard let grid = try? CellGrid(decoding: changed) else { continue }
      taken += 1
      #expect(grid.width * grid.height <= 1 << 22)
      if grid.width * grid.height < 1_000 {
        #expect((try? CellGrid(decoding: grid.encoded())) == grid)
        let text = grid.lines().joined(separator: "\n")
        #expect(DrawnText.isClean(text, keepingNewlines: true))
      }
    }
    // Most of the changes that are taken change a letter or a color.
    #expect(taken > 500 && taken < 19_500)
  }

  @Test func `errors say what is wrong`() {
    let texts: [(CellGridDecodingError, String)] = [
      (.notAGrid, "the bytes are not an encoded screen"),
      (.unknownVersion(9), "screens of version 9 are not known"),
      (.truncated(offset: 4), "the screen ends too early, at byte 4"),
      (.trailingBytes(offset: 4), "something follows the screen at byte 4"),
      (.numberOutOfRange(offset: 4), "a number is out of range at byte 4"),
      (.tooLarge(width: 9, height: 8), "a screen of 9 × 8 is too large"),
      (.invalidStyle(offset: 4), "a style has no meaning at byte 4"),
      (.invalidCluster(offset: 4), "a cluster is not valid at byte 4"),
      (.invalidSymbol(offset: 4), "a cell shows nothing valid at byte 4"),
      (.splitCluster(offset: 4), "a wide cluster is split at byte 4"),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }
}
