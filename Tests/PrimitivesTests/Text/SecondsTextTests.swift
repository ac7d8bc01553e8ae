import Testing

@testable import Primitives

/// Durations in words.
struct SecondsTextTests {
  @Test(
    arguments: [
      (1, "1 second"), (0, "0 seconds"), (2, "2 seconds"), (0.5, "0.5 seconds"),
      (1.0004, "1 second"), (0.0004, "0 seconds"), (12.3456, "12.346 seconds"),
      (100_000_000, "100000000 seconds"), (-3, "-3 seconds"), (1e300, "1e+300 seconds"),
      (.infinity, "inf seconds"), (.nan, "nan seconds"),
    ] as [(Double, String)])
  func `seconds are counted`(_ seconds: Double, _ words: String) {
    #expect(SecondsText.words(seconds) == words)
  }
}
