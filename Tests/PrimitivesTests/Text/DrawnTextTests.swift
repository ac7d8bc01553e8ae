import Testing

@testable import Primitives

/// Text for cells.
struct DrawnTextTests {
  /// A text and what it becomes.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let safe: String
    var newlines = false
    var tabs = false
    var testDescription: String { "\(text.debugDescription) → \(safe)" }
  }

  static let cases = [
    Case(text: "", safe: ""),
    Case(text: "plain ~ text", safe: "plain ~ text"),
    Case(text: "家族 👨‍👩‍👧 é ✓ \u{FE0F}\u{200D}", safe: "家族 👨‍👩‍👧 é ✓ \u{FE0F}\u{200D}"),
    Case(text: "\u{0}\u{7}\u{1B}[2J\u{7F}", safe: "␀␇␛[2J␡"),
    Case(text: "a\nb\tc\r", safe: "a␊b␉c␍"),
    Case(text: "\u{80}\u{9B}31m\u{9F}\u{A0}", safe: "��31m�\u{A0}"),
    Case(text: "\u{202A}\u{202E}x\u{2066}\u{2069}\u{2065}\u{206A}", safe: "��x��\u{2065}\u{206A}"),
    Case(text: "a\u{2028}b\u{2029}", safe: "a␤b␤"),
    Case(text: "\u{E0001}\u{E007F}\u{E0080}\u{E0100}", safe: "��\u{E0080}\u{E0100}"),
    Case(text: "\u{FFFE}\u{FFFF}\u{FFFD}\u{FEFF}", safe: "���\u{FEFF}"),
    Case(text: "abcdefgh\u{1B}abcdefgh", safe: "abcdefgh␛abcdefgh"),
    Case(text: "家家家\u{1B}", safe: "家家家␛"),
    Case(text: "a\nb\n\n", safe: "a\nb\n\n", newlines: true),
    Case(text: "a\r\nb\rc\n\r", safe: "a\nb␍c\n␍", newlines: true),
    Case(text: "a\u{2028}b\u{1B}\n", safe: "a\nb␛\n", newlines: true),
    Case(text: "a\tb\u{1B}\n", safe: "a\tb␛␊", tabs: true),
    Case(text: "a\tb\r\n", safe: "a\tb\n", newlines: true, tabs: true),
  ]

  @Test(arguments: cases) func `a text is made safe`(_ example: Case) {
    let safe = DrawnText.safe(
      example.text, keepingNewlines: example.newlines, keepingTabs: example.tabs)
    #expect(safe.utf8.elementsEqual(example.safe.utf8), "\(safe.debugDescription)")
    #expect(DrawnText.isClean(safe, keepingNewlines: example.newlines) || example.tabs)
    let wasClean = DrawnText.isClean(example.text, keepingNewlines: example.newlines)
    #expect(wasClean == example.text.utf8.elementsEqual(example.safe.utf8) || example.tabs)
  }

  @Test func `every scalar is found wherever it stands`() {
    var dangerous = 0
    for value in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isRare = value >= 0x3000 && value % 61 != 0 && !DrawnText.isDangerous(value)
      if isRare { continue }
      let text = "1234567家\(Character(scalar))x"
      #expect(DrawnText.isClean(text) == !DrawnText.isDangerous(value))
      if DrawnText.isDangerous(value) {
        dangerous += 1
        #expect(DrawnText.isClean(DrawnText.safe(text)))
      }
    }
    #expect(dangerous == 32 + 33 + 2 + 5 + 4 + 2 + 128)
  }
}
