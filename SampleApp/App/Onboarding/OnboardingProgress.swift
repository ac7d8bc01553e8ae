import TextUI

/// How far the user has come in the onboarding: a dot for each stage.
struct OnboardingProgress: View {
  /// The current stage.
  let stage: OnboardingStage

  var body: some View {
    Text(OnboardingStage.allCases.map { $0 == stage ? "●" : "○" }.joined(separator: " "))
      .foregroundStyle(.secondary)
      .accessibilityLabel("Page \(stage.rawValue + 1) of \(OnboardingStage.allCases.count)")
      .automationId(OnboardingIdentifier.progress)
  }
}
