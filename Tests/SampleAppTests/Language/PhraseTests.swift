import Foundation
import Testing

@testable import SampleApp

@Suite("Phrases of the sample") struct PhraseTests {
  @Test(
    "German for German wherever it is spoken, English for all others",
    arguments: [
      ("de", "Weiter"), ("de_AT", "Weiter"), ("de-CH", "Weiter"), ("en", "Next"), ("en_GB", "Next"),
      ("nl", "Next"), ("", "Next"),
    ])
  func language(_ locale: String, _ expected: String) {
    #expect(Phrase.next.text(in: Locale(identifier: locale)) == expected)
  }

  @Test("What depends on something says it in both")
  func parameters() {
    #expect(Phrase.progress(page: 2, count: 3).english == "Page 2 of 3")
    #expect(Phrase.progress(page: 2, count: 3).german == "Seite 2 von 3")
    #expect(Phrase.signedIn("Ada").english == "Signed in as Ada")
    #expect(Phrase.signedIn("Ada").german == "Angemeldet als Ada")
    #expect(Phrase.failure(.address("x y")).english == "“x y” is no address.")
    #expect(Phrase.failure(.address("x y")).german == "„x y“ ist keine Adresse.")
  }
}
