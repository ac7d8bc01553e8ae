import TextUI

/// The settings.
struct SettingsView: View {
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationStack {
      List {
        AccountSection()
        ReadingSection()
        OnboardingSection()
      }
      .navigationTitle(Phrase.settings.text(in: locale))
    }
  }
}
