public import AutomationTools_Host

/// The elements of the onboarding.
public enum OnboardingIdentifier: String, AutomationIdentifying, CaseIterable {
  /// The title of the current stage.
  case stageTitle = "automation.onboarding.stage.title"

  /// What the current stage tells.
  case stageMessage = "automation.onboarding.stage.message"

  /// How far the user has come.
  case progress = "automation.onboarding.progress"

  /// The button that leads to the next stage; not on the last one.
  case next = "automation.onboarding.next"

  /// The button that ends the onboarding; on the last stage only.
  case complete = "automation.onboarding.complete"
}
