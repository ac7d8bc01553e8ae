import Testing

@testable import TextRendering

struct ColorLevelTests {
  /// Environment variables and the level they ask for.
  struct Case: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let level: ColorLevel
    var testDescription: String {
      let words = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return "\(words.joined(separator: " ")) → \(level)"
    }
  }

  static let cases = [
    Case(environment: [:], level: .none),
    Case(environment: ["TERM": "dumb", "COLORTERM": "truecolor"], level: .none),
    Case(environment: ["TERM": "xterm"], level: .ansi16),
    Case(environment: ["TERM": "xterm-256color"], level: .ansi256),
    Case(environment: ["TERM": "tmux-256color", "COLORTERM": "truecolor"], level: .trueColor),
    Case(environment: ["TERM": "xterm", "COLORTERM": "24bit"], level: .trueColor),
    Case(environment: ["TERM": "xterm-direct"], level: .trueColor),
    Case(environment: ["TERM": "xterm-256color", "COLORTERM": "yes"], level: .ansi256),
    Case(environment: ["TERM": "xterm-256color", "NO_COLOR": ""], level: .ansi256),
    Case(
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "0"],
      level: .none),
  ]

  @Test(arguments: cases) func `the environment chooses the level`(_ example: Case) {
    #expect(ColorLevel(environment: example.environment) == example.level)
  }

  @Test func `levels are ordered`() {
    #expect(ColorLevel.allCases.sorted() == [.none, .ansi16, .ansi256, .trueColor])
  }
}
