import AutomationTools_Board
import AutomationTools_Host
import Foundation
public import TextUI

/// The user's accounts at services, and the history of people they met and gave one to.
public struct AccountsApp: App {
  /// The environment variable with the path of the file in which everything is kept; shared with tests.
  ///
  /// Without it there is one in the user's folder for what applications keep.
  public nonisolated static let pathVariable = "SAMPLE_ACCOUNTS_PATH"

  /// The launch argument that keeps everything in memory, for this launch only; shared with tests.
  public nonisolated static let inMemoryArgument = "-useInMemoryUserDefaults"

  /// The accounts and encounters of this instance.
  private let store: AccountStore

  /// The data that a test may begin with; none in an application that no test launched.
  private let fixtures: InstalledFixtures

  /// Starts the application with what is kept.
  public init() {
    store =
      AutomationBridge().launchArgumentsContain(Self.inMemoryArgument)
      ? AccountStore()
      : AccountStore(path: Self.path(environment: LaunchConfiguration.current.environment))
    fixtures = AccountFixtures.install(on: store)
  }

  /// The window.
  public var body: some Scene {
    WindowGroup {
      TestFixturesBoard(fixtures) { AccountsRootView().environment(store) }
    }
  }

  /// Returns the path of the file that everything is kept in.
  private static func path(environment: [String: String]) -> String {
    if let path = environment[pathVariable] { return path }
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
    return folder.appendingPathComponent("SampleApp/accounts").path
  }
}
