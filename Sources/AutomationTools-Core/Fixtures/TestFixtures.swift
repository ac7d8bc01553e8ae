public import AutomationTools_Shared

/// The control board of fixtures, as a page.
///
/// ```swift
/// launchApp(options: [.testFixtures])
/// testFixtures.clearAllData()
/// testFixtures.addReader("alex")
/// testFixtures.close()
/// ```
@dynamicMemberLookup
public final class TestFixtures<Fixtures: FixtureSet>: PageObject {
  /// Fails the test unless the board is on the screen.
  /// - Returns: Whether it is.
  @discardableResult
  public func ensureFixturesMenu() -> Bool {
    if app.navigationBars[FixtureBoardName.title].exists { return true }
    FailureRecorder.record(FixtureFailure.noBoard)
    return false
  }

  /// Runs a fixture: it is called with its input, if there is one to give.
  public subscript<Input>(
    dynamicMember path: KeyPath<Fixtures, Fixture<Fixtures, Input>>
  ) -> TestFixture<Fixtures, Input> {
    TestFixture(board: self, path: path)
  }

  /// Closes the board, behind which is the application.
  public func close() {
    guard ensureFixturesMenu() else { return }
    app.navigationBars[FixtureBoardName.title].buttons[FixtureBoardName.close].tap()
  }
}

/// A row of the control board.
public struct TestFixture<Fixtures: FixtureSet, Input: Sendable> {
  /// The board.
  let board: TestFixtures<Fixtures>

  /// The fixture.
  let path: KeyPath<Fixtures, Fixture<Fixtures, Input>>

  /// Gives the fixture an input, taps its row, and waits until it ran; the test fails when it fails.
  ///
  /// - Parameter input: What the fixture is given.
  /// - Returns: The board.
  @discardableResult
  public func callAsFunction(_ input: Input) -> TestFixtures<Fixtures> {
    guard board.ensureFixturesMenu() else { return board }
    let fixture = FixtureCall(path, input)
    let isTypeable = !fixture.call.input.contains(where: \.isNewline)
    if let problem = fixture.problem
      ?? (isTypeable ? nil : "its input has several lines; state it at the launch")
    {
      FailureRecorder.record(FixtureFailure.unusable(fixture: fixture.description, reason: problem))
      return board
    }
    let (app, name) = (board.app, fixture.call.name)
    XCTContext.runActivity(named: "Fixture: \(fixture)") { _ in
      if Input.self != Void.self {
        type(fixture.call.input, into: app.textFields[FixtureBoardName.input(name)])
      }
      app.buttons[name].tap()
      checkOutcome(of: fixture)
    }
    return board
  }

  /// Replaces what is in a field.
  private func type(_ text: String, into field: XCUIElement) {
    guard text.isEmpty else { return field.waitClearAndEnterText(text: text) }
    field.tap()
    let count = (field.value as? String)?.count ?? 0
    guard count > 0, field.value as? String != field.placeholderValue else { return }
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: count))
  }

  /// Waits until a fixture ran, and fails the test when it failed.
  private func checkOutcome(of fixture: FixtureCall<Fixtures>) {
    let outcome = board.app.staticTexts[FixtureBoardName.outcome(fixture.call.name)]
    guard outcome.waitForExistence(timeout: 30) else {
      FailureRecorder.record(FixtureFailure.endless(fixture: fixture.description))
      return
    }
    guard let reason = outcome.value as? String, !reason.isEmpty else { return }
    FailureRecorder.record(
      FixtureFailure.failedOnBoard(fixture: fixture.description, reason: reason))
  }
}

extension TestFixture where Input == Void {
  /// Taps the fixture's row, and waits until it ran; the test fails when it fails.
  /// - Returns: The board.
  @discardableResult
  public func callAsFunction() -> TestFixtures<Fixtures> {
    callAsFunction(())
  }
}

extension FixtureTesting where Self: ATTestCase {
  /// The control board of fixtures, which a launch with `.testFixtures` shows.
  public var testFixtures: TestFixtures<Fixtures> {
    TestFixtures(application: app, testCaseInstance: self)
  }
}

extension LaunchSetting {
  /// Shows the control board of fixtures before the application's own views.
  ///
  /// - Note: It works where the window of the application has a `TestFixturesBoard`.
  public static var testFixtures: LaunchSetting { FixtureBoardName.option(true) }
}
