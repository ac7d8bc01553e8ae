import AutomationTools_Core
import Foundation
import SampleAccounts
import SampleApp

/// What lasts from one launch to the next, and what is told when it did not.
final class AccountsRelaunchTests: AccountsTestCase {
  func testChangesOutlastALaunch() throws {
    try launch(with: Self.addHistory)
    accounts.add().choose(.facebook).enter("alex").save()
    accounts.open(1).toggle().goBack()
    accounts.openEncounters().open(6).askToDelete().buttons["Delete"].tap()
    app.terminate()

    launch()
    XCTAssertEqual(accounts.detail(1).label, "Twitter, not given")
    XCTAssertEqual(accounts.detail(7).label, "Facebook")
    XCTAssertEqual(accounts.openEncounters().list.cells.count, 4)
  }

  func testAnAccountInTheUsualPlaceOutlastsALaunch() throws {
    try XCTSkipIf(
      Self.applicationTarget.isInProcess, "The usual place is that of the test's process there.")
    for count in 0..<2 {
      launchApp(options: [ReferenceApp.option(.accounts)])
      XCTAssertEqual(accounts.empty.exists, count == 0)
      accounts.add().enter("alexvollmer \(count)").save()
      XCTAssertEqual(accounts.list.cells.count, count + 1)
    }
  }

  func testAnAccountDoesNotOutlastALaunchInMemory() {
    for _ in 0..<2 {
      launchApp(
        options: [ReferenceApp.option(.accounts)],
        otherArgs: [AccountsApp.inMemoryArgument])
      XCTAssertTrue(accounts.empty.exists)
      accounts.add().enter("alexvollmer").save()
      XCTAssertTrue(accounts.row(1).exists)
    }
  }

  func testADamagedFileIsToldAndPutAside() throws {
    let url = URL(fileURLWithPath: path)
    try prepare(Self.addHistory)
    let whole = try Data(contentsOf: url)
    try whole.prefix(600).write(to: url)

    launch()
    XCTAssertTrue(
      accounts.problem.staticTexts[
        """
        The accounts in “\(path)” cannot be read: it was cut off: \(whole.count - 600) of \
        \(whole.count - 37) bytes are missing. That file is now “\(path).damaged”, and the list \
        starts empty.
        """
      ].exists)
    accounts.problem.buttons["OK"].tap()
    XCTAssertFalse(accounts.problem.exists)
    accounts.add().enter("alexvollmer").save()
    XCTAssertEqual(try Data(contentsOf: URL(fileURLWithPath: path + ".damaged")).count, 600)

    launch()
    XCTAssertFalse(accounts.problem.exists)
    XCTAssertTrue(accounts.row(1).exists)
  }

  func testAnAccountThatCannotBeKeptIsNotAdded() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    launch()
    let reason = "“\(path)” cannot be read: Is a directory."
    XCTAssertTrue(
      accounts.problem.staticTexts[reason + " Until it can be, no account is kept."].exists)
    accounts.problem.buttons["OK"].tap()
    let new = accounts.add().enter("alexvollmer")
    new.save()
    XCTAssertEqual(new.refusal.label, reason)
    new.cancel()
    XCTAssertTrue(accounts.empty.exists)
  }
}
