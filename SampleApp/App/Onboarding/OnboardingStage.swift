/// A stage of the onboarding, in the order in which they come.
enum OnboardingStage: Int, CaseIterable, Sendable {
  /// Greets the user.
  case welcome

  /// Says what there is.
  case catalog

  /// Asks to begin.
  case confirm

  /// The stage after this one; `nil` after the last.
  var next: OnboardingStage? {
    OnboardingStage(rawValue: rawValue + 1)
  }
}
