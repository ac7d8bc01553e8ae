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
  ///
  /// - Parameters:
  ///   - file: Where a failure belongs.
  ///   - line: Where a failure belongs.
  /// - Returns: Whether it is.
  @discardableResult
  public func ensureFixturesMenu(file: StaticString = #filePath, line: UInt = #line) -> Bool {
    if app.navigationBars[FixtureBoardName.title].exists { return true }
    FailureRecorder.record(FixtureFailure.noBoard, at: CallerLocation(file, line))
    return false
  }

  /// Runs a fixture: it is called with its input, if there is one to give.
  public subscript<Input>(
    dynamicMember path: KeyPath<Fixtures, Fixture<Fixtures, Input>>
  ) -> TestFixture<Fixtures, Input> {
    TestFixture(board: self, path: path)
  }

  /// Closes the board, behind which is the application.
  ///
  /// - Parameters:
  ///   - file: Where a failure belongs.
  ///   - line: Where a failure belongs.
  public func close(file: StaticString = #filePath, line: UInt = #line) {
    guard ensureFixturesMenu(file: file, line: line) else { return }
    app.navigationBars[FixtureBoardName.title].buttons[FixtureBoardName.close]
      .tap(file: file, line: line)
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
  /// - Parameters:
  ///   - input: What the fixture is given.
  ///   - file: Where a failure belongs.
  ///   - line: Where a failure belongs.
  /// - Returns: The board.
  @discardableResult
  public func callAsFunction(
    _ input: Input, file: StaticString = #filePath, line: UInt = #line
  ) -> TestFixtures<Fixtures> {
    guard board.ensureFixturesMenu(file: file, line: line) else { return board }
    let fixture = FixtureCall(path, input)
    let isTypeable = !fixture.call.input.contains(where: \.isNewline)
    if let problem = fixture.problem
      ?? (isTypeable ? nil : "its input has several lines; state it at the launch")
    {
      FailureRecorder.record(
        FixtureFailure.unusable(fixture: fixture.description, reason: problem),
        at: CallerLocation(file, line))
      return board
    }
    let (app, name) = (board.app, fixture.call.name)
    XCTContext.runActivity(named: "Fixture: \(fixture)") { _ in
      if Input.self != Void.self {
        type(fixture.call.input, into: app.textFields[FixtureBoardName.input(name)], file, line)
      }
      app.buttons[name].tap(file: file, line: line)
      checkOutcome(of: fixture, file: file, line: line)
    }
    return board
  }

  /// Replaces what is in a field.
  private func type(
    _ text: String, into field: XCUIElement, _ file: StaticString, _ line: UInt
  ) {
    guard text.isEmpty else {
      return field.waitClearAndEnterText(text: text, file: file, line: line)
    }
    field.tap(file: file, line: line)
    let count = (field.value as? String)?.count ?? 0
    guard count > 0, field.value as? String != field.placeholderValue else { return }
    field.typeText(
      String(repeating: XCUIKeyboardKey.delete.rawValue, count: count), file: file, line: line)
  }

  /// Waits until a fixture ran, and fails the test when it failed.
  private func checkOutcome(
    of fixture: FixtureCall<Fixtures>, file: StaticString, line: UInt
  ) {
    let outcome = board.app.staticTexts[FixtureBoardName.outcome(fixture.call.name)]
    let place = CallerLocation(file, line)
    guard outcome.waitForExistence(timeout: 30) else {
      FailureRecorder.record(FixtureFailure.endless(fixture: fixture.description), at: place)
      return
    }
    guard let reason = outcome.value as? String, !reason.isEmpty else { return }
    FailureRecorder.record(
      FixtureFailure.failedOnBoard(fixture: fixture.description, reason: reason), at: place)
  }
}

extension TestFixture where Input == Void {
  /// Taps the fixture's row, and waits until it ran; the test fails when it fails.
  ///
  /// - Parameters:
  ///   - file: Where a failure belongs.
  ///   - line: Where a failure belongs.
  /// - Returns: The board.
  @discardableResult
  public func callAsFunction(
    file: StaticString = #filePath, line: UInt = #line
  ) -> TestFixtures<Fixtures> {
    callAsFunction((), file: file, line: line)
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
