import Testing

@testable import PredicateFormat

@Suite("Near names")
struct NearNamesTests {
  static let keys = ["label", "identifier", "value", "isEnabled", "isHittable", "exists"]

  static let rows: [(String, [String])] = [
    ("lable", ["label"]), ("Label", ["label"]), ("labe", ["label"]), ("identifer", ["identifier"]),
    ("enabled", ["isEnabled"]), ("hittable", ["isHittable"]), ("exist", ["exists"]),
    ("ident", ["identifier"]), ("frobnicate", []), ("", []), ("x", []),
    (String(repeating: "a", count: 1000), []),
  ]

  @Test("Are found by spelling", arguments: rows)
  func suggestions(name: String, expected: [String]) {
    #expect(NearNames.suggestions(for: name, among: Self.keys) == expected)
  }

  @Test("Are three at most, best first")
  func limit() {
    let found = NearNames.suggestions(
      for: "abcdef", among: ["abcdeg", "abcdxy", "abcdef2", "abcdez"])
    #expect(found == ["abcdef2", "abcdeg", "abcdez"])
  }
}
