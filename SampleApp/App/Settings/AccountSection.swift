import TextUI

/// Who uses the application.
struct AccountSection: View {
  @Environment(Dependencies.self) private var dependencies
  @State private var password = ""

  var body: some View {
    Section("Account") {
      Text(account)
        .automationId(SettingsIdentifier.account)
      TextField("Name", text: name)
        .automationId(SettingsIdentifier.name)
      SecureField("Password", text: $password)
        .automationId(SettingsIdentifier.password)
    }
  }

  /// Who is logged in, in words.
  private var account: String {
    dependencies.features.loggedInUser.map { "Signed in as \($0)" } ?? "Not signed in"
  }

  /// The user's name, kept with every change.
  private var name: Binding<String> {
    let settings = dependencies.settingStore
    return Binding(get: { settings.userName }, set: { settings.userName = $0 })
  }
}
