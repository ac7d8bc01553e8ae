import AutomationTools_Core
import Foundation
import SampleApp

/// The tests of the onboarding as they would be without isolation: with a store that they share,
/// the one that completes the onboarding spoils those after it.
///
/// They run only when the environment variable `SAMPLE_POLLUTION` says which store to use: `shared`
/// for the file that `SAMPLE_STORE_PATH` names, or one of the test process's own; `in-memory` for one of each launch's own.
final class PollutionDemonstration: BaseUITestCase {
  private var onboarding: OnboardingRobot { OnboardingRobot(app: app) }

  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipIf(store == nil, "Runs only for the demonstration, with SAMPLE_POLLUTION set.")
  }

  func testACompletedOnboardingIsNotShownAnyMore() {
    launchWithStore()
    onboarding.isOnScreen().next().next().complete().isNotOnScreen()
  }

  func testBWelcomeIsShownFirst() {
    launchWithStore()
    onboarding.isOnScreen().showsTitle("Welcome")
  }

  func testCCatalogFollowsWelcome() {
    launchWithStore()
    onboarding.isOnScreen().next().showsTitle("Shiny, shiny things")
  }

  /// A file that lasts as long as this process.
  private static let ownStore: String = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pollution-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { PollutionDemonstration.removeOwnStore() }
    return folder.appendingPathComponent("settings.json").path
  }()

  private static func removeOwnStore() {
    let folder = URL(fileURLWithPath: ownStore).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Which store to use.
  private var store: String? {
    ProcessInfo.processInfo.environment["SAMPLE_POLLUTION"]
  }

  /// Launches the application with the store asked for.
  private func launchWithStore(file: StaticString = #filePath, line: UInt = #line) {
    var environment: [String: String] = [:]
    if store == "shared" {
      usePersistentStore()
      environment[EnvironmentVariable.storePath] =
        ProcessInfo.processInfo.environment[EnvironmentVariable.storePath] ?? Self.ownStore
    }
    launch(environment: environment, file: file, line: line)
  }
}
