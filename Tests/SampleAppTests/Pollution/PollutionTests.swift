import Foundation
import Testing

/// Shows what isolation is good for: the same tests with a store that they share, and each with one
/// of its own.
@Suite("Pollution") struct PollutionTests {
  /// The tests of the demonstration.
  private static let tests = "SampleAppTests.PollutionDemonstration"

  /// The tests that the first one spoils.
  private static let spoiled = [
    "testThereIsNoAccountAtFirst", "testZeroAccountsAreThereAfterCancelling",
  ]

  /// Runs the demonstration.
  ///
  /// - Parameters:
  ///   - place: Where accounts are kept: `shared` or `in-memory`.
  ///   - target: How the application runs: `process` or `in-process`.
  ///   - environment: What else is different in the environment.
  /// - Returns: How the run ended.
  /// - Throws: When it could not be started.
  private func demonstrate(
    _ place: String, target: String, environment: [String: String] = [:]
  ) async throws -> TestBundleProcess.Outcome {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let variables = ["POLLUTION": place, "UITEST_TARGET": target]
    return try await TestBundleProcess(
      tests: Self.tests, environment: variables.merging(environment) { $1 }
    ).run(in: folder)
  }

  @Test("With a shared store one test spoils the others", arguments: ["process", "in-process"])
  func shared(_ target: String) async throws {
    let outcome = try await demonstrate("shared", target: target)
    #expect(outcome.status != 0)
    #expect(
      outcome.output.contains("'PollutionDemonstration.testAnAccountIsAdded' passed"),
      "\(outcome.output)")
    for test in Self.spoiled {
      #expect(
        outcome.output.contains("'PollutionDemonstration.\(test)' failed"), "\(outcome.output)")
    }
    #expect(outcome.output.contains("There is an account already."))
  }

  @Test("With a store for each launch all pass", arguments: ["process", "in-process"])
  func inMemory(_ target: String) async throws {
    let outcome = try await demonstrate("in-memory", target: target)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("Executed 3 tests, with 0 failures"), "\(outcome.output)")
  }

  @Test("Repeated and shuffled, the one that spoils another is found and named")
  func bisection() async throws {
    let outcome = try await demonstrate(
      "shared", target: "in-process", environment: ["UITEST_REPEAT": "2", "UITEST_SEED": "3"])
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        "Running 3 UI tests 2 times in random order: UITEST_SEED=3\n"), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "To run in this order again: UITEST_REPEAT=2 UITEST_SEED=3 swift test\n"))
    for test in Self.spoiled {
      #expect(
        outcome.output.contains(
          "\(Self.tests).testAnAccountIsAdded breaks \(Self.tests).\(test).\n"),
        "\(outcome.output)")
    }
  }

  @Test("Repeated and shuffled with a store for each launch, all pass")
  func repetition() async throws {
    let outcome = try await demonstrate(
      "in-memory", target: "in-process", environment: ["UITEST_REPEAT": "10"])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("Repetition 10"))
    let passed = outcome.output.components(separatedBy: "testThereIsNoAccountAtFirst' passed")
    #expect(passed.count == 11, "\(outcome.output)")
  }
}
