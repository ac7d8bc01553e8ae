import Testing

@testable import TextRendering
@testable import TextUI

/// The characters that stand for symbols.
@MainActor struct SymbolShapesTests {
  /// Of the scalars below U+2C00, those that East Asian terminals may show in two cells (class A of Unicode's East Asian Width, from the
  /// table of PyPI `wcwidth` 0.9.4).
  private static let ambiguous: [ClosedRange<UInt32>] = """
    A1 A4 A7-A8 AA AD-AE B0-B4 B6-BA BC-BF C6 D0 D7-D8 DE-E1 E6 E8-EA EC-ED F0 F2-F3 F7-FA FC FE \
    101 111 113 11B 126-127 12B 131-133 138 13F-142 144 148-14B 14D 152-153 166-167 16B 1CE 1D0 \
    1D2 1D4 1D6 1D8 1DA 1DC 251 261 2C4 2C7 2C9-2CB 2CD 2D0 2D8-2DB 2DD 2DF 391-3A1 3A3-3A9 \
    3B1-3C1 3C3-3C9 401 410-44F 451 2010 2013-2016 2018-2019 201C-201D 2020-2022 2024-2027 2030 \
    2032-2033 2035 203B 203E 2074 207F 2081-2084 20AC 2103 2105 2109 2113 2116 2121-2122 2126 \
    212B 2153-2154 215B-215E 2160-216B 2170-2179 2189 2190-2199 21B8-21B9 21D2 21D4 21E7 2200 \
    2202-2203 2207-2208 220B 220F 2211 2215 221A 221D-2220 2223 2225 2227-222C 222E 2234-2237 \
    223C-223D 2248 224C 2252 2260-2261 2264-2267 226A-226B 226E-226F 2282-2283 2286-2287 2295 \
    2299 22A5 22BF 2312 2460-24E9 24EB-254B 2550-2573 2580-258F 2592-2595 25A0-25A1 25A3-25A9 \
    25B2-25B3 25B6-25B7 25BC-25BD 25C0-25C1 25C6-25C8 25CB 25CE-25D1 25E2-25E5 25EF 2605-2606 \
    2609 260E-260F 261C 261E 2640 2642 2660-2661 2663-2665 2667-266A 266C-266D 266F 269E-269F \
    26BF 26C6-26CD 26CF-26D3 26D5-26E1 26E3 26E8-26E9 26EB-26F1 26F4 26F6-26F9 26FB-26FC \
    26FE-26FF 273D 2776-277F 2B56-2B59
    """.split(separator: " ").compactMap {
      let ends = $0.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      return ends.isEmpty ? nil : ends[0]...ends[ends.count - 1]
    }

  /// Of those, the ones that stand for symbols all the same: like the lines of every frame, they are in each East Asian character set, and
  /// a terminal that shows them in two cells does so with the frames.
  private static let allowed = "←↑→↓★☆○●□■♡∞€"

  private static let all = SystemSymbols.shapes.sorted { $0.key < $1.key }

  @Test func thereAreManyAndEachTakesOneCellForSure() {
    #expect(Self.all.count > 900)
    #expect(Self.ambiguous.count > 150)
    for (symbol, shape) in Self.all + [("unknown", SymbolShapes.unknown)] {
      let scalars = Array(shape.unicodeScalars)
      #expect(scalars.count == 1, "\(symbol)")
      #expect(DisplayWidth.width(of: shape) == 1, "\(symbol)")
      for scalar in scalars {
        #expect(!scalar.properties.isEmoji || scalar.isASCII, "\(symbol)")
        #expect(scalar.value < 0x2C00, "\(symbol)")
        let isAmbiguous = Self.ambiguous.contains { $0.contains(scalar.value) }
        #expect(!isAmbiguous || Self.allowed.contains(shape), "\(symbol)")
        #expect(BitmapFont.shared.hasGlyph(of: scalar.value), "\(symbol) \(shape)")
      }
    }
  }

  @Test func eachHasWordsToBeSpoken() {
    for (symbol, _) in Self.all {
      let name = SymbolNames.spokenName(of: symbol)
      #expect(!name.isEmpty && !name.contains("."), "\(symbol)")
    }
  }

  @Test(arguments: [
    ("star.circle.fill", "★"), ("folder.badge.plus", "⊟"),
    ("person.crop.circle.badge.checkmark", "☻"),
    ("calendar.badge.clock.rtl", "⊞"), ("wifi.slash", "∅"), ("homekit.slash.fill", "∅"),
    ("xmark.circle.fill", "⊗"), ("arrow.up.right.square", "⇗"), ("badge", "⬚"), ("slash", "∅"),
    ("", "⬚"), ("fill", "⬚"),
  ])
  func badgesAndShapesAreLeftOut(symbol: String, shape: String) {
    #expect(SymbolShapes.shape(of: symbol) == shape)
  }

  @Test func anUnknownSymbolIsToldOnce() {
    let view = HostedView(width: 20, height: 3) {
      Image(systemName: "un.heard.of")
      Image(systemName: "un.heard.of")
      Label("Star", systemImage: "star")
    }
    #expect(view.screen.contains("⬚"))
    #expect(
      view.warnings() == [
        "No symbol named 'un.heard.of' is found among those of the system; it is shown as ⬚. "
          + "Image(_:symbol:) shows characters of your own."
      ])
    #expect(view.element("un.heard.of", .image)?.label == "un heard of")
  }
}
