import AutomationTools_Board
import TextUI

/// How far the user has come in the onboarding: a dot for each stage.
struct OnboardingProgress: View {
  /// The current stage.
  let stage: OnboardingStage

  @Environment(\.locale) private var locale

  var body: some View {
    Text(OnboardingStage.allCases.map { $0 == stage ? "●" : "○" }.joined(separator: " "))
      .foregroundStyle(.secondary)
      .accessibilityLabel(label.text(in: locale))
      .automationId(OnboardingIdentifier.progress)
  }

  /// What the dots say, in words.
  private var label: Phrase {
    .progress(page: stage.rawValue + 1, count: OnboardingStage.allCases.count)
  }
}
