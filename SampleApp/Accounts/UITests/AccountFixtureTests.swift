import AutomationTools_Core
import SampleAccounts
import SampleApp

/// Tests of the accounts that state the data with which they begin.
final class AccountFixtureTests: AccountsTestCase, FixtureTesting {
  typealias Fixtures = AccountFixtures

  /// Launches the application on the file of the test, with fixtures.
  private func launch(
    fixtures calls: [FixtureCall<AccountFixtures>], options: [LaunchSetting] = []
  ) {
    launchApp(
      fixtures: calls, options: [ReferenceApp.option(.accounts)] + options,
      envVariables: [AccountsApp.pathVariable: path])
  }

  func testAnAccountWithItsHistory() {
    launch(fixtures: [
      fixtures.clearAllData, fixtures.addTwitterAccount("alex"), fixtures.addEncounterHistory,
    ])
    XCTAssertEqual(accounts.detail(1).label, "Twitter")
    let encounters = accounts.openEncounters()
    XCTAssertEqual(encounters.list.cells.count, 5)
    XCTAssertEqual(encounters.labels.first, "George Boole, 6 September 2010, Lincoln")
  }

  func testFixturesAreKeptInTheFile() {
    launch(fixtures: [fixtures.clearAllData, fixtures.addTwitterAccount("alex")])
    app.terminate()
    launch()
    XCTAssertEqual(accounts.detail(1).label, "Twitter")
    launch(fixtures: [fixtures.clearAllData])
    XCTAssertTrue(accounts.empty.exists)
  }

  func testTheControlBoard() {
    launch(fixtures: [], options: [.testFixtures])
    testFixtures.ensureFixturesMenu()
    testFixtures.clearAllData()
    testFixtures.addTwitterAccount("alex")
    testFixtures.addEncounterHistory()
    testFixtures.close()
    XCTAssertEqual(accounts.detail(1).label, "Twitter")
    XCTAssertEqual(accounts.openEncounters().list.cells.count, 5)
  }

  func testAFixtureThatTheStoreRefusesFailsTheTestWithWhatItSays() {
    let options = XCTExpectedFailure.Options()
    options.issueMatcher = {
      $0.compactDescription.hasSuffix(
        """
        The fixture addTwitterAccount("alex") failed: There is an account “alex” at Twitter \
        already. Before it ran: clearAllData, addTwitterAccount("alex").
        """)
    }
    XCTExpectFailure("The account is there already.", options: options)
    launch(fixtures: [
      fixtures.clearAllData, fixtures.addTwitterAccount("alex"), fixtures.addTwitterAccount("alex"),
    ])
  }
}
