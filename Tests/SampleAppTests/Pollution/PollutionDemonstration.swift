import AutomationTools_Core
import Foundation
import SampleAccounts
import SampleApp

/// Tests of the accounts as they would be without isolation: with a file that they share, the one that adds an account spoils
/// those after it.
///
/// They run only when the environment variable `POLLUTION` says where accounts are kept: `shared` for one file of the test process,
/// `in-memory` for memory of each launch's own.
final class PollutionDemonstration: ATTestCase {
  override class var applicationTarget: ApplicationTarget {
    .executable("SampleApp", orInProcess: AppLauncher.self)
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipIf(place == nil, "Runs only for the demonstration, with POLLUTION set.")
  }

  override func setUp() {
    super.setUp()
    if place == "shared" {
      allowsPersistentStore = true
      launchApp(
        options: [ReferenceApp.option(.accounts)],
        envVariables: [AccountsApp.pathVariable: Self.sharedFile])
    } else if place != nil {
      launchApp(
        options: [ReferenceApp.option(.accounts)], otherArgs: [AccountsApp.inMemoryArgument])
    }
  }

  func testAnAccountIsAdded() {
    assertNoAccount()
    app.buttons[ListIdentifier.add].tap()
    app.textFields[NewAccountIdentifier.identifier].typeText("alexvollmer")
    app.buttons[NewAccountIdentifier.save].tap()
    XCTAssertTrue(app.staticTexts["alexvollmer"].exists)
  }

  func testThereIsNoAccountAtFirst() {
    assertNoAccount()
  }

  func testZeroAccountsAreThereAfterCancelling() {
    assertNoAccount()
    app.buttons[ListIdentifier.add].tap()
    app.buttons[NewAccountIdentifier.cancel].tap()
    assertNoAccount()
  }

  /// Checks that the list of accounts is empty.
  private func assertNoAccount() {
    XCTAssertTrue(
      app.staticTexts[ListIdentifier.empty(.accounts)].exists, "There is an account already.")
  }

  /// Where accounts are kept; `nil` when nobody asks for the demonstration.
  private var place: String? {
    ProcessInfo.processInfo.environment["POLLUTION"]
  }

  /// The path of a file that lasts as long as this process.
  private static let sharedFile: String = {
    atexit { PollutionDemonstration.removeSharedFile() }
    return folder.appendingPathComponent("accounts").path
  }()

  /// The folder of the file, which the application makes.
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pollution-\(ProcessInfo.processInfo.processIdentifier)")

  /// Removes the file with its folder.
  private static func removeSharedFile() {
    try? FileManager.default.removeItem(at: folder)
  }
}
