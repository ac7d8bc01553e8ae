import Foundation
import Testing

@testable import AutomationTrace

@Suite("Pages") struct PageTests {
  @Test("JSON in a script has no character that a page may not have, and says the same")
  func script() throws {
    let text = "</script><!-- \u{7F}\u{85}\u{2028}\u{202E}\u{FFFE}\u{1FFFE} é 🎉 \u{200D}"
    let json = String(decoding: try JSONEncoder().encode([text]), as: UTF8.self)
    let script = Page.script(json)
    #expect(!script.contains("<"))
    for scalar in script.unicodeScalars {
      let category = scalar.properties.generalCategory
      #expect(category != .control && category != .unassigned && category != .lineSeparator)
    }
    #expect(script.contains("é 🎉 \u{200D}"))
    #expect(try JSONDecoder().decode([String].self, from: Data(script.utf8)) == [text])
  }
}
