import TextUI

/// The onboarding until the user has come to its end, then the application's pages.
struct RootView: View {
  @Environment(Dependencies.self) private var dependencies

  var body: some View {
    if dependencies.settingStore.showOnboarding {
      OnboardingView()
    } else {
      ContentView()
    }
  }
}
