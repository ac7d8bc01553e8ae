import Foundation
import SampleApp
import Testing

/// Shows what isolation is good for: the same tests with a store that they share, and each with one
/// of its own.
@Suite("Pollution") struct PollutionTests {
  /// Runs the demonstration of the UI suite.
  ///
  /// - Parameters:
  ///   - store: `shared` or `in-memory`.
  ///   - target: How the application runs: `process` or `in-process`.
  /// - Returns: How the run ended.
  /// - Throws: When it could not be started.
  private func demonstrate(
    store: String, target: String
  ) async throws -> TestBundleProcess.Outcome {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await TestBundleProcess(
      tests: "SampleAppUITests.PollutionDemonstration",
      environment: [
        "SAMPLE_POLLUTION": store,
        "UITEST_TARGET": target,
        EnvironmentVariable.storePath: folder.appendingPathComponent("settings.json").path,
      ]
    ).run(in: folder)
  }

  @Test("With a shared store one test spoils the others", arguments: ["process", "in-process"])
  func shared(_ target: String) async throws {
    let outcome = try await demonstrate(store: "shared", target: target)
    #expect(outcome.status != 0)
    #expect(
      outcome.output.contains(
        "'PollutionDemonstration.testACompletedOnboardingIsNotShownAnyMore' passed"),
      "\(outcome.output)")
    for test in ["testBWelcomeIsShownFirst", "testCCatalogFollowsWelcome"] {
      #expect(
        outcome.output.contains("'PollutionDemonstration.\(test)' failed"), "\(outcome.output)")
    }
    #expect(outcome.output.contains("The onboarding is not shown."))
  }

  @Test("With a store for each launch all pass", arguments: ["process", "in-process"])
  func inMemory(_ target: String) async throws {
    let outcome = try await demonstrate(store: "in-memory", target: target)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("Executed 3 tests, with 0 failures"), "\(outcome.output)")
  }

  @Test("Repeated and shuffled, the one that spoils another is found and named")
  func bisection() async throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await TestBundleProcess(
      tests: "SampleAppUITests.PollutionDemonstration",
      environment: [
        "SAMPLE_POLLUTION": "shared", "UITEST_TARGET": "in-process", "UITEST_REPEAT": "2",
        "UITEST_SEED": "3",
      ]
    ).run(in: folder)
    #expect(outcome.status == 1)
    let tests = "SampleAppUITests.PollutionDemonstration"
    #expect(
      outcome.output.contains(
        "Running 3 UI tests 2 times in random order: UITEST_SEED=3\n"), "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "To run in this order again: UITEST_REPEAT=2 UITEST_SEED=3 swift test\n"))
    for test in ["testBWelcomeIsShownFirst", "testCCatalogFollowsWelcome"] {
      #expect(
        outcome.output.contains(
          "\(tests).testACompletedOnboardingIsNotShownAnyMore breaks \(tests).\(test).\n"),
        "\(outcome.output)")
    }
  }

  @Test("Repeated and shuffled with a store for each launch, all pass")
  func repetition() async throws {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let outcome = try await TestBundleProcess(
      tests: "SampleAppUITests.PollutionDemonstration",
      environment: [
        "SAMPLE_POLLUTION": "in-memory", "UITEST_TARGET": "in-process", "UITEST_REPEAT": "10",
      ]
    ).run(in: folder)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("Repetition 10"))
    let passed = outcome.output.components(separatedBy: "testCCatalogFollowsWelcome' passed")
    #expect(passed.count == 11, "\(outcome.output)")
  }
}
