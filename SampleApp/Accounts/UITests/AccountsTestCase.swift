import AutomationTools_Core
import Foundation
import SampleAccounts
import SampleApp

/// What the tests of the accounts have in common: a file of their own, in which a test puts what it
/// needs before it launches the application.
class AccountsTestCase: ATTestCase {
  /// The path of the file.
  private(set) var path = ""

  /// The list of accounts.
  var accounts: AccountsPage { AccountsPage(application: app, testCaseInstance: self) }

  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: AppLauncher.self)
  }

  /// The application reads all flags and arguments when it starts, so that none may go unread.
  override class var unreadLaunchResponse: UnreadLaunchResponse { .failure }

  override class var declaredIdentifiers: [any AutomationIdentifying.Type] {
    [
      ListIdentifier.self, NewAccountIdentifier.self, AccountIdentifier.self,
      EncounterIdentifier.self,
    ]
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    allowsPersistentStore = true
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("accounts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    path = folder.appendingPathComponent("accounts").path
  }

  /// Launches the application on the file.
  func launch() {
    launchApp(
      options: [ReferenceApp.option(.accounts)],
      envVariables: [AccountsApp.pathVariable: path])
  }

  /// Puts something into the file, and launches the application on it.
  func launch(with fill: @MainActor @Sendable (AccountStore) throws -> Void) throws {
    try prepare(fill)
    launch()
  }

  /// Puts something into the file.
  func prepare(_ fill: @MainActor @Sendable (AccountStore) throws -> Void) throws {
    let path = path
    // Tests run on the main thread.
    try MainActor.assumeIsolated { try fill(AccountStore(path: path)) }
  }

  /// Adds an account at Twitter, number 1, with a history of encounters, numbers 2 to 6.
  @MainActor static func addHistory(_ store: AccountStore) throws {
    try store.addAccount(.twitter, "alexvollmer")
    try store.addEncounters(Meeting.samples)
  }
}
