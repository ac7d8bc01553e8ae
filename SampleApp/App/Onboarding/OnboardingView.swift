import AutomationTools_Board
import TextUI

/// The onboarding: one stage at a time, with one button.
struct OnboardingView: View {
  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale
  @State private var stage = OnboardingStage.welcome

  var body: some View {
    VStack(spacing: 1) {
      Spacer()
      Text(Phrase.stageTitle(stage).text(in: locale))
        .font(.largeTitle)
        .foregroundStyle(.tint)
        .automationId(OnboardingIdentifier.stageTitle)
      Text(Phrase.stageMessage(stage).text(in: locale))
        .multilineTextAlignment(.center)
        .automationId(OnboardingIdentifier.stageMessage)
      OnboardingProgress(stage: stage)
      button
      Spacer()
    }
    .padding(.horizontal, 4)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .border(.tint)
  }

  /// Leads to the next stage, or ends the onboarding.
  @ViewBuilder private var button: some View {
    if let next = stage.next {
      Button(Phrase.next.text(in: locale)) { stage = next }
        .buttonStyle(.borderedProminent)
        .automationId(OnboardingIdentifier.next)
    } else {
      Button(Phrase.complete.text(in: locale)) { dependencies.settingStore.showOnboarding = false }
        .buttonStyle(.borderedProminent)
        .automationId(OnboardingIdentifier.complete)
    }
  }
}
