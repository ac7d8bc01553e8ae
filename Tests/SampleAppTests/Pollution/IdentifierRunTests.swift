import Foundation
import Testing

/// What a run of the UI suite tells of identifiers when it ends.
@Suite("Identifiers of the sample's suite") struct IdentifierRunTests {
  /// Runs tests of the UI suite.
  private func run(_ tests: String, _ check: String?) async throws -> TestBundleProcess.Outcome {
    let folder = try makeTemporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await TestBundleProcess(
      tests: tests, environment: ["UITEST_TARGET": "in-process", "UITEST_IDENTIFIERS": check]
    ).run(in: folder)
  }

  @Test("A part of the suite does not show all identifiers, which is told and fails nothing")
  func part() async throws {
    let outcome = try await run("SampleAppUITests.OnboardingTests", nil)
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(
      outcome.output.contains(
        "Identifiers of SampleApp.AppLauncher: 26 identifiers declared, "), "\(outcome.output)")
    #expect(
      outcome.output.contains("  declared but never shown: automation.settings.password\n"))
    #expect(!outcome.output.contains("shown but never declared"))
    #expect(!outcome.output.contains("never shown: automation.onboarding"))
  }

  @Test("All identifiers are declared, and each is shown by some test of the suite")
  func whole() async throws {
    let suites = [
      "ArticleTests", "FlagTests", "LoadingTests", "OnboardingTests", "SettingsTests",
    ]
    let outcome = try await run(
      suites.map { "SampleAppUITests." + $0 }.joined(separator: ","), "strict")
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("It fails the run where that is asked for")
  func strict() async throws {
    let outcome = try await run("SampleAppUITests.OnboardingTests", "strict")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("error: Identifiers of SampleApp.AppLauncher: "),
      "\(outcome.output)")
  }
}
