import FoundationAdditions
import Testing

/// Texts with attributes, encoded.
@Suite("Texts with attributes") struct AttributedStringTests {
  /// What an application keeps.
  private struct Note: Codable, Equatable {
    var text = AttributedString()
    var title: AttributedString?
  }

  @Test("Texts are encoded with their attributes") func encoded() throws {
    var text = AttributedString("See ")
    var link = AttributedString("here")
    link.link = URL(string: "https://swift.org")
    link.languageIdentifier = "en"
    text.append(link)
    let note = Note(text: text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(note)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"text":["See ",{},"here",{"NSLanguage":"en","NSLink":"https://swift.org"}]}"#)
    #expect(try JSONDecoder().decode(Note.self, from: data) == note)
    let empty = try encoder.encode(Note())
    #expect(try JSONDecoder().decode(Note.self, from: empty) == Note())
  }
}
