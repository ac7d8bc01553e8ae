import AutomationTools_Core
import SampleAccounts

/// Adding, changing and deleting accounts.
final class AccountTests: AccountsTestCase {
  func testThereIsNoAccountAtFirst() {
    launch()
    XCTAssertTrue(app.navigationBars["Accounts"].exists)
    XCTAssertEqual(
      accounts.empty.label, "No accounts, Add those that you want to give to people you meet.")
    XCTAssertFalse(accounts.list.exists)
  }

  func testAnAccountIsAdded() {
    launch()
    accounts.add().enter("alexvollmer").save()
    XCTAssertTrue(accounts.list.staticTexts["alexvollmer"].exists)
    XCTAssertEqual(accounts.detail(1).label, "Twitter")
    XCTAssertFalse(accounts.empty.exists)
  }

  func testAnAccountIsAddedWithoutBeingGivenToPeople() {
    launch()
    accounts.add().choose(.linkedIn).enter("alex").toggle().save()
    XCTAssertEqual(accounts.detail(1).label, "LinkedIn, not given")
    let account = accounts.open(1)
    XCTAssertEqual(account.service.value as? String, "LinkedIn")
    XCTAssertEqual(account.identifier.value as? String, "alex")
    XCTAssertEqual(account.people.value as? String, "nobody yet")
    XCTAssertEqual(account.isEnabled.value as? String, "0")
  }

  func testAPasswordIsKeptAndShownNowhere() {
    launch()
    let new = accounts.add().enter("alexvollmer")
    new.password.tap()
    new.password.typeText("supersekret")
    XCTAssertEqual(new.password.value as? String, "•••••••••••")
    new.save()
    let account = accounts.open(1)
    XCTAssertEqual(account.password.value as? String, "••••••")
    XCTAssertFalse(app.debugDescription.contains("supersekret"))
  }

  func testReturnAddsTheAccount() {
    launch()
    // The field has the focus.
    accounts.add().identifier.typeText("alexvollmer\n")
    XCTAssertTrue(accounts.row(1).exists)
  }

  func testCancellingAddsNothing() {
    launch()
    accounts.add().enter("alexvollmer").cancel()
    XCTAssertTrue(accounts.empty.exists)
    XCTAssertEqual(accounts.add().identifier.value as? String, "Identifier")
  }

  func testAnAccountNeedsAnIdentifierOfItsOwn() throws {
    try launch { try $0.addAccount(.twitter, "alexvollmer") }
    let new = accounts.add()
    XCTAssertFalse(new.refusal.exists)
    new.save()
    XCTAssertEqual(new.refusal.label, "An account needs an identifier, such as alexvollmer.")
    new.enter("AlexVollmer").save()
    XCTAssertEqual(
      new.refusal.label, "There is an account “AlexVollmer” at Twitter already.")
    new.choose(.facebook).save()
    XCTAssertFalse(new.refusal.exists)
    XCTAssertEqual(accounts.detail(2).label, "Facebook")
  }

  func testAnAccountIsNoLongerGiven() throws {
    try launch { try $0.addAccount(.twitter, "alexvollmer") }
    let account = accounts.open(1).toggle()
    XCTAssertEqual(account.isEnabled.value as? String, "0")
    account.goBack()
    XCTAssertEqual(accounts.detail(1).label, "Twitter, not given")
    accounts.open(1).toggle().goBack()
    XCTAssertEqual(accounts.detail(1).label, "Twitter")
  }

  func testAnAccountIsDeletedWithItsEncounters() throws {
    try launch {
      try Self.addHistory($0)
      try $0.addAccount(.email, "alex@example.com")
      try $0.addEncounters([Meeting.samples[0]], through: 7)
    }
    let account = accounts.open(1)
    XCTAssertEqual(account.people.value as? String, "5 people")
    let question = account.askToDelete("alexvollmer")
    XCTAssertTrue(question.staticTexts["Its 5 encounters are deleted too."].exists)
    question.buttons["Delete"].tap()
    XCTAssertTrue(app.navigationBars["Accounts"].exists)
    XCTAssertFalse(accounts.row(1).exists)
    XCTAssertTrue(accounts.row(7).exists)
    XCTAssertEqual(accounts.openEncounters().list.cells.count, 1)
  }

  func testAnAccountIsKeptWhenDeletingIsCancelled() throws {
    try launch(with: Self.addHistory)
    let account = accounts.open(1)
    account.askToDelete("alexvollmer").buttons["Cancel"].tap()
    XCTAssertEqual(account.people.value as? String, "5 people")
    XCTAssertTrue(account.goBack().row(1).exists)
  }
}
