import Testing

@testable import TextRendering

struct BitmapFontTests {
  /// Returns the pixels of a glyph as text.
  private func picture(_ rows: [UInt16], width: Int = 8) -> String {
    rows.map { row in
      (0..<width).map { row >> UInt16(15 - $0) & 1 == 1 ? "#" : "." }.joined()
    }.joined(separator: "\n")
  }

  @Test func `a letter has its glyph`() {
    #expect(
      picture(BitmapFont.shared.glyph(of: 0x41)) == """
        ........
        ........
        .#####..
        ##...##.
        ##...##.
        ##...##.
        #######.
        ##...##.
        ##...##.
        ##...##.
        ##...##.
        ##...##.
        ........
        ........
        ........
        ........
        """)
  }

  @Test func `a scalar without a glyph is a number in a box`() {
    #expect(!BitmapFont.shared.hasGlyph(of: 0x5BB6))
    #expect(
      picture(BitmapFont.shared.wideGlyph(of: 0x5BB6), width: 16) == """
        ................
        .##############.
        .#............#.
        .#...###.##...#.
        .#...#...#.#..#.
        .#...###.##...#.
        .#.....#.#.#..#.
        .#...###.##...#.
        .#............#.
        .#...##..###..#.
        .#...#.#.#....#.
        .#...##..###..#.
        .#...#.#.#.#..#.
        .#...##..###..#.
        .##############.
        ................
        """)
    #expect(
      picture(BitmapFont.shared.glyph(of: 0x241B)) == """
        ........
        #######.
        ........
        ###.#.#.
        ..#.#.#.
        ###.###.
        #.....#.
        ###...#.
        ........
        .#..##..
        ##..#.#.
        .#..##..
        .#..#.#.
        ###.##..
        #######.
        ........
        """)
  }

  @Test func `there are glyphs for what screens are made of`() {
    let scalars = [0x20...0x7E, 0xA0...0x17F, 0x2500...0x259F, 0x2190...0x2195, 0x2800...0x28FF]
    for range in scalars {
      for scalar in range { #expect(BitmapFont.shared.hasGlyph(of: UInt32(scalar))) }
    }
    for scalar in "…•–—✓✔✗✘●○■□▲▼▶◀☐☑☒≤≥€“”‘’�".unicodeScalars {
      #expect(BitmapFont.shared.hasGlyph(of: scalar.value), "\(scalar)")
    }
  }

  @Test func `Braille patterns have their dots`() {
    #expect(BitmapFont.shared.glyph(of: 0x2800).allSatisfy { $0 == 0 })
    let rows = BitmapFont.shared.glyph(of: 0x2881)
    #expect(rows[1] == 0x6000 && rows[13] == 0x0600)
    #expect(rows.map(\.nonzeroBitCount).reduce(0, +) == 8)
  }
}
