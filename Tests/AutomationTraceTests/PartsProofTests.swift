import Foundation
import Testing

@testable import AutomationTrace

@Suite("The proof that parts make up a run") struct PartsProofTests {
  /// The tests that are split.
  private static let tests = (1...6).map { "M.C/test\($0)" }

  /// A run of a part in which all of its tests ended, but some.
  private func run(
    _ number: Int, of count: Int = 3, _ name: String? = nil, tests: [String] = tests,
    by durations: RunDurations? = nil, without left: Set<String> = []
  ) -> PartsProof.Run {
    let part = RunPart(number, of: count, of: tests, .xctest, by: durations)
    return PartsProof.Run(
      name ?? "\(number)", [part], ended: Set(part.own).subtracting(left))
  }

  @Test("holds for all parts, in any order, of both libraries")
  func whole() {
    let proof = PartsProof([run(3), run(1), run(2)])
    #expect(proof.problems.isEmpty)
    #expect(proof.facts == ["3 parts of 6 tests (XCTest)"])
    let both = (1...2).map { number in
      let id = "M.S/a()/S.swift:5:4"
      let parts = [
        RunPart(number, of: 2, of: Self.tests, .xctest, by: nil),
        RunPart(number, of: 2, of: [id], .swiftTesting, by: nil),
      ]
      return PartsProof.Run("\(number)", parts, ended: Set(Self.tests + ["M.S/a()"]))
    }
    #expect(PartsProof(both).problems.isEmpty)
    let facts = ["2 parts of 6 tests (XCTest)", "2 parts of 1 test (Swift Testing)"]
    #expect(PartsProof(both).facts == facts)
  }

  @Test("is not asked for where no run is a part")
  func none() {
    let proof = PartsProof([PartsProof.Run("a", [], ended: [])])
    #expect(proof.problems.isEmpty && proof.facts.isEmpty)
  }

  @Test("names a part that is missing, with its tests")
  func missing() {
    #expect(
      PartsProof([run(1), run(3)]).problems == [
        "Missing is part 2 of 3 (XCTest), with 2 tests (M.C/test3, M.C/test4)."
      ])
    #expect(
      PartsProof([run(1)]).problems == [
        """
        Missing is part 2 of 3 (XCTest), part 3 of 3 (XCTest), with 4 tests (M.C/test3, M.C/test4, \
        M.C/test5, M.C/test6).
        """
      ])
  }

  @Test("names a part that is there twice, and a run that is none")
  func twice() {
    #expect(
      PartsProof([run(1), run(2), run(2, "again"), run(3)]).problems == [
        "The part 2 of 3 (XCTest) is there more than once: 2, again."
      ])
    #expect(
      PartsProof([run(1), run(2), run(3), PartsProof.Run("x", [], ended: [])]).problems == [
        "x is a run of its own, and no part."
      ])
  }

  @Test("names what is split otherwise: another count, list, or durations")
  func others() {
    #expect(
      PartsProof([run(1), run(2, of: 4), run(3)]).problems == [
        "2 is one of 4 parts, and not of 3 as 1.",
        "Missing is part 2 of 3 (XCTest), with 2 tests (M.C/test3, M.C/test4).",
      ])
    let more = Array(Self.tests.dropFirst()) + ["M.D/test7"]
    #expect(
      PartsProof([run(1), run(2), run(3, tests: more)]).problems.first == """
        3 is part of another list of tests, with 1 test (M.D/test7) more and 1 test (M.C/test1) \
        fewer than 1.
        """)
    let durations = RunDurations(["M.C/test1": 3])
    #expect(
      PartsProof([run(1), run(2), run(3, by: durations)]).problems.first
        == "3 was split by other durations than 1.")
  }

  @Test("names tests that are in no part, in two, and without an outcome")
  func tests() throws {
    /// A part whose tests were changed.
    func run(_ number: Int, own: String) throws -> PartsProof.Run {
      let text = """
        {"library": "XCTest", "number": \(number), "count": 2, "list": ["a", "b", "c"], "own": \(own)}
        """
      let part = try JSONDecoder().decode(RunPart.self, from: Data(text.utf8))
      return PartsProof.Run("\(number)", [part], ended: Set(part.own))
    }
    #expect(
      PartsProof([try run(1, own: #"["a"]"#), try run(2, own: #"["a", "b"]"#)]).problems == [
        "No part has 1 test (c).", "a is in the parts 1 and 2.",
      ])
    #expect(
      PartsProof([self.run(1), self.run(2, without: ["M.C/test4"]), self.run(3)]).problems == [
        "2, part 2 of 3 (XCTest), has no outcome of 1 test (M.C/test4)."
      ])
  }
}
