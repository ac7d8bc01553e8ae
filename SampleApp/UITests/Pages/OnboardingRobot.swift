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
  func next() -> Self {
    step("Go to the next stage") { _ in nextButton.tap() }
  }

  /// Ends the onboarding.
  @discardableResult
  func complete() -> Self {
    step("Complete the onboarding") { _ in completeButton.tap() }
  }
}

// MARK: - Checks

extension OnboardingRobot {
  /// The onboarding is shown.
  @discardableResult
  func isOnScreen() -> Self {
    XCTAssertTrue(title.exists, "The onboarding is not shown.")
    return self
  }

  /// The onboarding is not shown.
  @discardableResult
  func isNotOnScreen() -> Self {
    XCTAssertFalse(title.exists, "The onboarding is shown.")
    return self
  }

  /// The stage has a title.
  @discardableResult
  func showsTitle(_ text: String) -> Self {
    XCTAssertTrue(title.exists, "The onboarding is not shown.")
    XCTAssertEqual(title.label, text)
    return self
  }

  /// There is a button to the next stage, and none that ends the onboarding.
  @discardableResult
  func isShowingNextButton() -> Self {
    XCTAssertTrue(nextButton.exists, "There is no Next.")
    XCTAssertFalse(completeButton.exists, "There is a Complete.")
    return self
  }

  /// There is a button that ends the onboarding, and none to a next stage.
  @discardableResult
  func isShowingCompleteButton() -> Self {
    XCTAssertTrue(completeButton.exists, "There is no Complete.")
    XCTAssertFalse(nextButton.exists, "There is a Next.")
    return self
  }
}
