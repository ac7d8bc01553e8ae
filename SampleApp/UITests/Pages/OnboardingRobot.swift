import AutomationTools_Core
import SampleApp

/// The onboarding, in a form whose steps follow on from each other.
///
/// What acts is imperative, what checks is in the present.
struct OnboardingRobot: Robot {
  let app: XCUIApplication

  private var title: XCUIElement { app.staticTexts[OnboardingIdentifier.stageTitle] }
  private var nextButton: XCUIElement { app.buttons[OnboardingIdentifier.next] }
  private var completeButton: XCUIElement { app.buttons[OnboardingIdentifier.complete] }
}

// MARK: - Actions

extension OnboardingRobot {
  /// Goes to the next stage.
  @discardableResult
  func next(file: StaticString = #filePath, line: UInt = #line) -> Self {
    step("Go to the next stage") { _ in nextButton.tap(file: file, line: line) }
  }

  /// Ends the onboarding.
  @discardableResult
  func complete(file: StaticString = #filePath, line: UInt = #line) -> Self {
    step("Complete the onboarding") { _ in completeButton.tap(file: file, line: line) }
  }
}

// MARK: - Checks

extension OnboardingRobot {
  /// The onboarding is shown.
  @discardableResult
  func isOnScreen(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(title.exists, "The onboarding is not shown.", file: file, line: line)
    return self
  }

  /// The onboarding is not shown.
  @discardableResult
  func isNotOnScreen(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertFalse(title.exists, "The onboarding is shown.", file: file, line: line)
    return self
  }

  /// The stage has a title.
  @discardableResult
  func showsTitle(
    _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    XCTAssertTrue(title.exists, "The onboarding is not shown.", file: file, line: line)
    XCTAssertEqual(title.label, text, file: file, line: line)
    return self
  }

  /// There is a button to the next stage, and none that ends the onboarding.
  @discardableResult
  func isShowingNextButton(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(nextButton.exists, "There is no Next.", file: file, line: line)
    XCTAssertFalse(completeButton.exists, "There is a Complete.", file: file, line: line)
    return self
  }

  /// There is a button that ends the onboarding, and none to a next stage.
  @discardableResult
  func isShowingCompleteButton(file: StaticString = #filePath, line: UInt = #line) -> Self {
    XCTAssertTrue(completeButton.exists, "There is no Complete.", file: file, line: line)
    XCTAssertFalse(nextButton.exists, "There is a Next.", file: file, line: line)
    return self
  }
}
