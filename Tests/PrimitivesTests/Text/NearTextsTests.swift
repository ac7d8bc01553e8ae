import Testing

@testable import Primitives

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
    ("abcdef", ["abcdxy", "abcdez", "abcdef2"], ["abcdez", "abcdef2", "abcdxy"]),
  ]

  @Test("are found", arguments: cases)
  func nearest(_ text: String, _ candidates: [String], _ near: [String]) {
    #expect(NearTexts.nearest(to: text, among: candidates) == near)
  }

  /// Names that exist.
  static let keys = ["label", "identifier", "value", "isEnabled", "isHittable", "exists"]

  @Test(
    "are found among names",
    arguments: [
      ("lable", ["label"]), ("Label", ["label"]), ("labe", ["label"]),
      ("identifer", ["identifier"]), ("enabled", ["isEnabled"]), ("hittable", ["isHittable"]),
      ("exist", ["exists"]), ("ident", ["identifier"]), ("frobnicate", []), ("", []), ("x", []),
      (String(repeating: "a", count: 1_000), []),
    ])
  func names(_ name: String, _ near: [String]) {
    #expect(NearTexts.nearest(to: name, among: Self.keys) == near)
  }
}
