import Testing

@testable import SampleTrafficLights

@Suite("The codes of the traffic lights") struct LightCodeTests {
  /// What a code lights, such as `RA- R--`.
  private func heads(_ code: LightCode) -> String {
    Direction.allCases.map { direction in
      zip(Lamp.allCases, ["R", "A", "G"])
        .map { code.isLit($0, direction) ? $1 : "-" }.joined()
    }
    .joined(separator: " ")
  }

  @Test(
    "Each lights its lamps, and says which direction is active",
    arguments: [
      (164, "R-- R--", .up), (180, "RA- R--", .up), (140, "--G R--", .up), (148, "-A- R--", .up),
      (100, "R-- R--", .down), (102, "R-- RA-", .down), (97, "R-- --G", .down),
      (98, "R-- -A-", .down),
    ] as [(UInt8, String, Direction)])
  func lamps(_ number: UInt8, _ expected: String, _ active: Direction) {
    let code = LightCode(rawValue: number)
    #expect(heads(code) == expected)
    #expect(Direction.allCases.filter(code.isActive) == [active])
  }

  @Test("Each of the six bits is one lamp")
  func bits() {
    var words: [String] = []
    for bit in 0..<6 { words.append(heads(LightCode(rawValue: 1 << bit))) }
    #expect(words == ["--- --G", "--- -A-", "--- R--", "--G ---", "-A- ---", "R-- ---"])
  }
}
