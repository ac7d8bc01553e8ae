import AutomationTools_Board
import TextUI

/// Who uses the application.
struct AccountSection: View {
  @Environment(Dependencies.self) private var dependencies
  @Environment(\.locale) private var locale
  @State private var password = ""

  var body: some View {
    Section(Phrase.account.text(in: locale)) {
      Text(account.text(in: locale))
        .automationId(SettingsIdentifier.account)
      TextField(Phrase.name.text(in: locale), text: name)
        .automationId(SettingsIdentifier.name)
      SecureField(Phrase.password.text(in: locale), text: $password)
        .automationId(SettingsIdentifier.password)
    }
  }

  /// Who is logged in, in words.
  private var account: Phrase {
    dependencies.features.loggedInUser.map { .signedIn($0) } ?? .notSignedIn
  }

  /// The user's name, kept with every change.
  private var name: Binding<String> {
    let settings = dependencies.settingStore
    return Binding(get: { settings.userName }, set: { settings.userName = $0 })
  }
}
