import TextUI

/// The settings.
struct SettingsView: View {
  var body: some View {
    NavigationStack {
      List {
        AccountSection()
        ReadingSection()
        OnboardingSection()
      }
      .navigationTitle("Settings")
    }
  }
}
