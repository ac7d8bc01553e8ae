import AutomationTools_Board
import AutomationTools_Host
import Foundation
import SampleAccounts
public import TextUI

/// The user's accounts at services, and the history of people they met and gave one to.
public struct AccountsApp: App {
  /// The accounts and encounters of this instance.
  private let store: AccountStore

  /// The data that a test may begin with; none in an application that no test launched.
  private let fixtures: InstalledFixtures

  /// Starts the application with what is kept.
  public init() {
    let isInMemory = AutomationBridge().launchArgumentsContain(
      LaunchArgumentKey.useInMemoryUserDefaults.rawValue)
    store =
      isInMemory
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
    if let path = environment[EnvironmentVariable.accountsPath] { return path }
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
    return folder.appendingPathComponent("SampleApp/accounts").path
  }
}
