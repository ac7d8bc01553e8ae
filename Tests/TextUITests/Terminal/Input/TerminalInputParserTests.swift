import AccessibilityTree
import AutomationWire
import FuzzSeeds
import Primitives
import Testing

@testable import TextUI

/// Bytes of a terminal, and what they mean.
struct InputCase: Sendable, CustomTestStringConvertible {
  /// The bytes, as text.
  var bytes: String

  /// The keys, one word each.
  var keys: String

  var testDescription: String { "\(bytes.debugDescription) → \(keys)" }

  /// Makes a case.
  init(_ bytes: String, _ keys: String) {
    self.bytes = bytes
    self.keys = keys
  }
}

@Suite struct TerminalInputParserTests {
  static let characters: [InputCase] = [
    InputCase("a", "a"),
    InputCase("Az9 ~", "A z 9 space ~"),
    InputCase("é家🧿", "é 家 🧿"),
    InputCase("e\u{301}x", "e\u{301} x"),
    InputCase("👨‍👩‍👧🇺🇸👍🏽", "👨‍👩‍👧 🇺🇸 👍🏽"),
    InputCase("\r\n\t", "return return tab"),
    InputCase("\u{7F}\u{8}", "delete delete"),
    InputCase("\u{0}\u{1}\u{3}\u{1A}", "^space ^a ^c ^z"),
    InputCase("\u{1C}\u{1D}\u{1E}\u{1F}", "^\\ ^] ^^ ^_"),
  ]

  static let options: [InputCase] = [
    InputCase("\u{1B}a", "⌥a"),
    InputCase("\u{1B}A\u{1B}é", "⌥A ⌥é"),
    InputCase("\u{1B}\u{1}", "⌥^a"),
    InputCase("\u{1B}\u{7F}\u{1B}\r", "⌥delete ⌥return"),
    InputCase("\u{1B}\u{1B}[A\u{1B}\u{1B}OB", "⌥up ⌥down"),
    InputCase("\u{1B}\u{1B}x", "escape ⌥x"),
    InputCase("\u{1B}\u{1B}\u{1B}\u{1B}[A", "escape escape ⌥up"),
  ]

  static let sequences: [InputCase] = [
    InputCase("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", "up down right left"),
    InputCase("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", "up down right left"),
    InputCase("\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF\u{1B}[1~\u{1B}[4~", "home end home end home end"),
    InputCase("\u{1B}[3~\u{1B}[5~\u{1B}[6~", "forwardDelete pageUp pageDown"),
    InputCase("\u{1B}[1;5A\u{1B}[1;2D\u{1B}[1;3C\u{1B}[1;9B", "^up ⇧left ⌥right ⌘down"),
    InputCase("\u{1B}[3;6~", "^⇧forwardDelete"),
    InputCase("\u{1B}[2~\u{1B}[2;5~\u{1B}[57425u", "insert ^insert insert"),
    InputCase("\u{1B}[Z\u{1B}[1;5Z", "⇧tab ^⇧tab"),
    InputCase("\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", "F1 F2 F3 F4"),
    InputCase("\u{1B}[11~\u{1B}[15~\u{1B}[17~\u{1B}[21~\u{1B}[24~", "F1 F5 F6 F10 F12"),
    InputCase("\u{1B}[25~\u{1B}[29~\u{1B}[34~", "F13 F16 F20"),
    InputCase("\u{1B}[1;2P\u{1B}[15;5~", "⇧F1 ^F5"),
    InputCase("\u{1B}[[A\u{1B}[[E", "F1 F5"),
    InputCase("\u{1B}O5A\u{1B}OM\u{1B}Oj\u{1B}Oy", "^up enter * 9"),
    InputCase("\u{9B}A\u{8F}B", "up down"),
  ]

  static let kitty: [InputCase] = [
    InputCase("\u{1B}[97u\u{1B}[97;5u", "a ^a"),
    InputCase("\u{1B}[27u\u{1B}[13u\u{1B}[9;2u\u{1B}[127;3u", "escape return ⇧tab ⌥delete"),
    InputCase("\u{1B}[97;2u\u{1B}[97:65;2u\u{1B}[97;2;65u", "A A A"),
    InputCase("\u{1B}[49:33;2u", "!"),
    InputCase("\u{1B}[97;1:1u\u{1B}[97;1:2u\u{1B}[97;1:3u", "a a"),
    InputCase("\u{1B}[1;1:3A\u{1B}[3;1:3~\u{1B}[B", "down"),
    InputCase("\u{1B}[99;69u", "^⇪c"),
    InputCase("\u{1B}[57400u\u{1B}[57414u\u{1B}[57419u\u{1B}[57376u", "1 enter up F13"),
    InputCase("\u{1B}[57441u\u{1B}[0u\u{1B}[55296u\u{1B}[9999999u", ""),
    InputCase("\u{1B}[23478u", "家"),
    InputCase("\u{1B}[27;5;105~\u{1B}[27;2;97~", "^i A"),
  ]

  static let swallowed: [InputCase] = [
    InputCase("\u{1B}[Ix\u{1B}[Oy", "x y"),
    InputCase("a\u{1B}[?62;4cb", "a b"),
    InputCase("a\u{1B}[12;40Rb", "a b"),
    InputCase("a\u{1B}[?2026;2$yb", "a b"),
    InputCase("a\u{1B}[9~b\u{1B}[99~c", "a b c"),
    InputCase("a\u{1B}[1;2;3;4;5;6;7;8;9;10Ab", "a b"),
    InputCase("a\u{1B}[1:2:3:4:5:6:7:8:9Ab", "a b"),
    InputCase("a\u{1B}[1?2Ab", "a b"),
    InputCase("a\u{1B}[99999999999999999999999999~b", "a b"),
    InputCase("a\u{1B}]11;rgb:0000/0000/0000\u{7}b", "a b"),
    InputCase("a\u{1B}]52;c;aGk=\u{1B}\\b", "a b"),
    InputCase("a\u{1B}P1$r0m\u{1B}\\b", "a b"),
    InputCase("a\u{1B}_Gi=1;OK\u{1B}\\b\u{1B}^x\u{1B}\\c\u{1B}Xy\u{1B}\\d", "a b c d"),
    InputCase("a\u{9D}0;title\u{7}b\u{90}x\u{1B}\\c", "a b c"),
    InputCase("a\u{85}b", "a b"),
    InputCase("a\u{1B}[31\u{18}b\u{1B}]0;x\u{1A}c", "a b c"),
    InputCase("\u{1B}]0;x\u{1B}[A", "up"),
    InputCase("\u{1B}[31\u{1B}[B", "down"),
    InputCase("\u{1B}[31\u{3}\u{1B}]never ends\u{3}x", "^c ^c x"),
    InputCase("\u{1B}[1;\u{0}\u{7F}5A", "^up"),
    InputCase("\u{1B}[31éx", "é x"),
    InputCase("\u{1B}Oé", "é"),
    InputCase("\u{1B}[<0;1MX\u{1B}[<0;1;1;1MY\u{1B}[<0;1;1zZ", "X Y Z"),
    InputCase("\u{1B}[201~a", "a"),
  ]

  @Test(arguments: characters + options + sequences + kitty + swallowed)
  func givesKeys(_ test: InputCase) {
    var parser = TerminalInputParser()
    #expect(Self.words(parser.feed(Array(test.bytes.utf8), at: .zero)) == test.keys)
    #expect(!parser.isWaitingForMore)
  }

  @Test(arguments: options + sequences + kitty + swallowed)
  func givesKeysByteByByte(_ test: InputCase) {
    var parser = TerminalInputParser()
    var events: [InputEvent] = []
    for byte in test.bytes.utf8 { events += parser.feed([byte], at: .zero) }
    #expect(Self.words(events) == test.keys)
  }

  static let lone: [InputCase] = [
    InputCase("\u{1B}", "escape"),
    InputCase("\u{1B}\u{1B}", "escape escape"),
    InputCase("\u{1B}[", "⌥["),
    InputCase("\u{1B}O", "⌥O"),
    InputCase("\u{1B}]", "⌥]"),
    InputCase("\u{1B}P", "⌥P"),
  ]

  @Test(arguments: lone)
  func decidesForKeysWhenNothingMoreComes(_ test: InputCase) {
    var parser = TerminalInputParser()
    #expect(parser.feed(Array(test.bytes.utf8), at: .zero) == [])
    #expect(parser.isWaitingForMore)
    #expect(Self.words(parser.flush()) == test.keys)
    #expect(!parser.isWaitingForMore)
    #expect(parser.flush() == [])
    #expect(Self.words(parser.feed(Array("x".utf8), at: .zero)) == "x")
  }

  @Test func keepsWaitingInsideOfLongerSequences() {
    var parser = TerminalInputParser()
    _ = parser.feed(Array("\u{1B}[1;".utf8), at: .zero)
    #expect(!parser.isWaitingForMore)
    #expect(parser.flush() == [])
    #expect(Self.words(parser.feed(Array("5A".utf8), at: .zero)) == "^up")
  }

  @Test func repairsTextThatIsNotUTF8() {
    let cases: [([UInt8], String)] = [
      ([0x61, 0xFF, 0x62], "a \u{FFFD} b"),
      ([0xC3, 0x61], "\u{FFFD} a"),
      ([0xE5, 0xAE, 0x1B, 0x5B, 0x41], "\u{FFFD} up"),
      ([0xC0, 0x80], "\u{FFFD} \u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD} \u{FFFD} \u{FFFD}"),
      ([0xF4, 0x90], "\u{FFFD} \u{FFFD}"),
      ([0x9B, 0x41], "\u{FFFD} A"),
    ]
    for (bytes, expected) in cases {
      var parser = TerminalInputParser()
      #expect(Self.words(parser.feed(bytes, at: .zero)) == expected)
    }
  }

  @Test func joinsCharactersAcrossReads() {
    var parser = TerminalInputParser()
    let bytes = Array("家".utf8)
    #expect(parser.feed(Array(bytes[..<2]), at: .zero) == [])
    #expect(!parser.isWaitingForMore)
    #expect(Self.words(parser.feed(Array(bytes[2...]), at: .zero)) == "家")
  }

  /// Returns the keys of events, one word each.
  static func words(_ events: [InputEvent]) -> String {
    events.map { event in
      guard case .key(let press) = event else { return "\(event)" }
      return word(press)
    }.joined(separator: " ")
  }

  /// Returns a key as a word.
  static func word(_ press: KeyPress) -> String {
    var word = ""
    if press.modifiers.contains(.option) { word += "⌥" }
    if press.modifiers.contains(.control) { word += "^" }
    if press.modifiers.contains(.shift) { word += "⇧" }
    if press.modifiers.contains(.command) { word += "⌘" }
    if press.modifiers.contains(.capsLock) { word += "⇪" }
    switch press.key {
    case .character(" "): return word + "space"
    case .character(let character): return word + String(character)
    case .function(let number): return word + "F\(number)"
    case .upArrow: return word + "up"
    case .downArrow: return word + "down"
    case .leftArrow: return word + "left"
    case .rightArrow: return word + "right"
    default: return word + "\(press.key)"
    }
  }
}

// MARK: - Pastes

extension TerminalInputParserTests {
  static let pastes: [InputCase] = [
    InputCase("", ""),
    InputCase("two\r\nlines\rthree\n", "two\nlines\nthree\n"),
    InputCase("tab\tkept", "tab\tkept"),
    InputCase("\u{3}\u{1B}[31mred\u{7F}\u{9B}A", "[31mredA"),
    InputCase("\u{1B}\u{1B}[201x", "[201x"),
    InputCase("家👨‍👩‍👧", "家👨‍👩‍👧"),
  ]

  @Test(arguments: pastes)
  func givesPastes(_ test: InputCase) {
    var parser = TerminalInputParser()
    let bytes = "a\u{1B}[200~\(test.bytes)\u{1B}[201~b"
    let expected: [InputEvent] = [
      .key(KeyPress(.character("a"))), .paste(test.keys), .key(KeyPress(.character("b"))),
    ]
    #expect(parser.feed(Array(bytes.utf8), at: .zero) == expected)
    var slowly: [InputEvent] = []
    for byte in bytes.utf8 { slowly += parser.feed([byte], at: .zero) }
    #expect(slowly == expected)
  }

  @Test func cutsLongPastesBetweenCharacters() {
    var parser = TerminalInputParser(pasteLimit: 4)
    let bytes = Array("\u{1B}[200~ab家c\u{1B}[201~x".utf8)
    #expect(
      parser.feed(bytes, at: .zero) == [.paste("ab"), .key(KeyPress(.character("x")))])
  }
}

// MARK: - Random input

extension TerminalInputParserTests {
  /// Bytes that steer the parser more often than chance would.
  private static let steering: [UInt8] = Array("\u{1B}[]OPX^_<?;:0123456789~ulMmAZ\u{7}\\".utf8)

  @Test(arguments: FuzzSeeds.from(1, count: 40))
  func survivesRandomBytes(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var parser = TerminalInputParser(pasteLimit: 64)
    for _ in 0..<400 {
      let bytes = (0..<Int(generator.next() % 24)).map { _ in
        generator.next() % 3 == 0
          ? UInt8(truncatingIfNeeded: generator.next())
          : Self.steering[Int(generator.next() % UInt64(Self.steering.count))]
      }
      for event in parser.feed(bytes, at: .milliseconds(Int(generator.next() % 1000))) {
        #expect(Self.isClean(event), "\(event) from \(bytes)")
      }
      if generator.next() % 8 == 0 {
        _ = parser.flush()
        #expect(!parser.isWaitingForMore)
      }
    }
    // Whatever came before, the parser finds its way back: it ends a paste, a string, a character, a sequence.
    _ = parser.feed(Array("\u{1B}[201~\u{1B}\\\u{18}".utf8), at: .zero)
    _ = parser.flush()
    #expect(Self.words(parser.feed(Array("\u{1B}[1;5Aok".utf8), at: .zero)) == "^up o k")
  }

  @Test func givesTheSameInPiecesOfAnySize() {
    var generator = SplitMix64(seed: 99)
    let words = (Self.sequences + Self.kitty + Self.swallowed).map(\.bytes)
    for _ in 0..<100 {
      let bytes = (0..<12).flatMap { _ in
        Array(words[Int(generator.next() % UInt64(words.count))].utf8)
      }
      var whole = TerminalInputParser()
      var pieces = TerminalInputParser()
      let expected = whole.feed(bytes, at: .zero)
      var events: [InputEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = min(rest.count, Int(generator.next() % 5) + 1)
        events += pieces.feed(Array(rest.prefix(count)), at: .zero)
        rest = rest.dropFirst(count)
      }
      #expect(events == expected)
    }
  }

  /// Returns whether nothing in an event is a control character or outside of the cells that there can be.
  private static func isClean(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let press):
      guard case .character(let character) = press.key else { return true }
      return character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    case .pointer(let pointer): return pointer.position.x >= 0 && pointer.position.y >= 0
    case .scroll(let point, _, _): return point.x >= 0 && point.y >= 0
    case .paste(let text):
      return text.utf8.count <= 3 * 64
        && text.unicodeScalars.allSatisfy {
          $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }
    case .resize, .hold: return false
    }
  }
}
