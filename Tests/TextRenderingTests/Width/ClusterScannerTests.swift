import Primitives
import Testing

@testable import TextRendering

struct ClusterScannerTests {
  /// Returns the clusters that a scanner finds in a text.
  private func clusters(_ text: String) -> [String] {
    ClusterScanner.scan(text) { scanner in
      var result: [String] = []
      while scanner.advance() {
        let bytes = scanner.bytes[scanner.start..<scanner.end]
        let cluster = String(decoding: bytes, as: UTF8.self)
        if let scalar = scanner.scalar {
          #expect(cluster.unicodeScalars.map(\.value) == [scalar])
        } else {
          #expect(cluster.unicodeScalars.count > 1)
        }
        #expect(cluster.count == 1)
        #expect(scanner.width == DisplayWidth.width(of: Character(cluster)))
        result.append(cluster)
      }
      return result
    }
  }

  @Test(arguments: [
    "", "a", "ab", "a\u{301}", "\r\n", "a\r\nb\n", "👨‍👩‍👧👍🏽🇺🇸🇩🇪x", "각가\u{11A8}각\u{1100}\u{1161}",
    "क्षत्रिय", "ｶﾞｷﾞ", "x\u{600}5", "─│┌", "1️⃣2️⃣", "☎️☎", "\u{200D}\u{200D}a",
  ]) func `finds the clusters of the standard library`(_ text: String) {
    #expect(clusters(text) == text.map(String.init))
  }

  @Test func `finds the clusters of the standard library in random texts`() {
    var random = SplitMix64(seed: 7)
    let pieces: [String] = [
      "a", " ", "é", "e", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "👩", "🚀", "🏽", "🇺", "🇸",
      "家", "か",
      "\u{3099}", "한", "\u{1100}", "\u{1161}", "\u{11A8}", "क", "\u{94D}", "ष", "\u{903}",
      "\u{600}", "\r",
      "\n", "\u{AD}", "─", "…", "❤", "©", "↔", "\u{20E3}", "1", "\u{FF9E}", "\u{E0061}", "\u{200B}",
      "\u{D4E}", "\u{1F3FB}",
    ]
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      }
      #expect(clusters(text) == text.map(String.init))
    }
  }
}
