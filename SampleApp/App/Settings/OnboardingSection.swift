import TextUI

/// The way back to the onboarding.
struct OnboardingSection: View {
  @Environment(Dependencies.self) private var dependencies
  @State private var isAsking = false

  var body: some View {
    Section("Onboarding") {
      Button("Show onboarding again") { isAsking = true }
        .automationId(SettingsIdentifier.showOnboarding)
        .alert("Show the onboarding again?", isPresented: $isAsking) {
          Button("Cancel", role: .cancel) {}
          Button("Show") { dependencies.settingStore.showOnboarding = true }
        } message: {
          Text("Your settings stay as they are.")
        }
    }
  }
}
