import AutomationTools_Host
import Foundation
import SampleAccounts
public import TextUI

/// The user's accounts at services, and the history of people they met and gave one to.
public struct AccountsApp: App {
  /// The accounts and encounters of this instance.
  private let store: AccountStore

  /// Starts the application with what is kept.
  public init() {
    let isInMemory = AutomationBridge().launchArgumentsContain(
      LaunchArgumentKey.useInMemoryUserDefaults.rawValue)
    store =
      isInMemory
      ? AccountStore()
      : AccountStore(path: Self.path(environment: LaunchConfiguration.current.environment))
  }

  /// The window.
  public var body: some Scene {
    WindowGroup {
      AccountsRootView().environment(store)
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
