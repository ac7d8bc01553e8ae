import Testing

@testable import XCUIAutomation

@Suite("Near texts")
struct NearTextsTests {
  /// A text, the candidates, and the near ones.
  static let cases: [(String, [String], [String])] = [
    ("Nxet", ["Next", "Back"], ["Next"]),
    ("next", ["Next"], ["Next"]),
    ("Next", ["next", "NEXT"], ["next"]),
    ("Next", ["Next"], []),
    ("Next", ["Next page", "Text"], ["Text", "Next page"]),
    ("Continue to payment", ["Continue"], ["Continue"]),
    ("OK", ["KO", "No", "Cancel"], ["KO"]),
    ("Login", ["Log in", "Sign in", "Logout"], ["Log in"]),
    ("", ["a"], []),
    ("x", [], []),
    ("abcdef", ["abcdeg", "abcdxf", "abxdef", "axcdef"], ["abcdeg", "abcdxf", "abxdef"]),
  ]

  @Test("are found", arguments: cases)
  func nearest(_ text: String, _ candidates: [String], _ near: [String]) {
    #expect(NearTexts.nearest(to: text, among: candidates) == near)
  }
}
