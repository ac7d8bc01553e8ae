import AutomationTools_Board
import TextUI

/// The way back to the onboarding.
struct OnboardingSection: View {
  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale
  @State private var isAsking = false

  var body: some View {
    Section(Phrase.onboarding.text(in: locale)) {
      Button(Phrase.showAgain.text(in: locale)) { isAsking = true }
        .automationId(SettingsIdentifier.showOnboarding)
        .alert(Phrase.askToShowAgain.text(in: locale), isPresented: $isAsking) {
          Button(Phrase.cancel.text(in: locale), role: .cancel) {}
          Button(Phrase.show.text(in: locale)) { dependencies.settingStore.showOnboarding = true }
        } message: {
          Text(Phrase.settingsStay.text(in: locale))
        }
    }
  }
}
