import Testing

@testable import TextUI

@Suite("Matches of some letters") struct FuzzyMatchTests {
  /// Returns the texts that match, the best first.
  private func best(_ query: String, _ texts: [String]) -> [String] {
    texts.compactMap { text in FuzzyMatch(query, in: text).map { (text, $0) } }
      .sorted { $0.1 > $1.1 }.map(\.0)
  }

  @Test("hold the letters in their order, whatever their case")
  func order() {
    #expect(FuzzyMatch("nn", in: "New Note") != nil)
    #expect(FuzzyMatch("NEWNOTE", in: "new note") != nil)
    #expect(FuzzyMatch("new note", in: "Newest notes") != nil)
    #expect(FuzzyMatch("etn", in: "New Note") == nil)
    #expect(FuzzyMatch("nnn", in: "New Note") == nil)
    #expect(FuzzyMatch("longer than it", in: "long") == nil)
  }

  @Test("beginnings of words and letters beside each other come first")
  func ranking() {
    #expect(
      best("mr", ["Summer", "Mark as read", "Marked"]) == ["Mark as read", "Marked", "Summer"])
    #expect(best("set", ["Sort by title", "Settings", "Reset all"])[0] == "Settings")
    #expect(best("st", ["Sort by title", "Resting"]) == ["Sort by title", "Resting"])
  }

  @Test("nothing typed matches all alike")
  func empty() throws {
    let one = try #require(FuzzyMatch("", in: "One"))
    let other = try #require(FuzzyMatch(" ", in: "Another, longer one"))
    #expect(one == other)
  }

  @Test("letters of several scalars are one")
  func clusters() {
    #expect(FuzzyMatch("é", in: "Café") != nil)
    #expect(FuzzyMatch("👩‍🌾", in: "Garden 👩‍🌾") != nil)
  }
}
