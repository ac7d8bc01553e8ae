import Testing
import VirtualTime

@testable import XCTestAdditions

@Suite("A program that answers lines") struct AnsweringProgramTests {
  /// Starts a program of the shell.
  private func program(_ text: String) throws -> AnsweringProgram {
    let start = ProgramStart(program: "/bin/sh", arguments: ["sh", "-c", text], environment: [:])
    return try #require(AnsweringProgram(start))
  }

  @Test("It answers any number of lines, and again") func answers() throws {
    let program = try program("while read -r line; do echo \"$line!\"; done")
    for count in [1, 5_000, 0, 2] {
      let lines = (0..<count).map { String(repeating: "line \($0) ", count: 20) + "." }
      let answers = try #require(program.answers(to: lines, within: .seconds(20)))
      #expect(answers.map { String(decoding: $0, as: UTF8.self) } == lines.map { $0 + "!" })
    }
  }

  @Test("One that ends, and one that does not answer, give no answer") func failures() throws {
    let limit = Duration.seconds(20)
    #expect(try program("exit 0").answers(to: ["a"], within: limit) == nil)
    #expect(try program("read a; echo 1; read b").answers(to: ["a", "b"], within: limit) == nil)
    #expect(try program("exec sleep 1000").answers(to: ["a"], within: .milliseconds(50)) == nil)
    let missing = ProgramStart(program: "/nowhere", arguments: ["nowhere"], environment: [:])
    #expect(AnsweringProgram(missing) == nil)
  }

  @Test("What goes on in the process is one that is asked, and none that has answered")
  func activity() throws {
    let program = try program("while read -r line; do echo $line; done")
    func isActive() -> Bool {
      ChildCensus.activity().contains {
        if case .child(program.process, _) = $0 { true } else { false }
      }
    }
    #expect(isActive())
    for _ in 1...3 {
      #expect(program.answers(to: ["a"], within: .seconds(20)) != nil)
      #expect(!isActive())
    }
  }
}
