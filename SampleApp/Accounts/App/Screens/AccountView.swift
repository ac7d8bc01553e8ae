import AutomationTools_Board
import TextUI

/// One account.
struct AccountView: View {
  /// Its number.
  let id: Account.ID

  @Environment(AccountStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false

  var body: some View {
    if let account = store.account(id) {
      List {
        Section("Account") {
          FactRow(name: "Service", value: account.service.name)
            .automationId(AccountIdentifier.service)
          FactRow(name: "Identifier", value: account.identifier)
            .automationId(AccountIdentifier.identifier)
          if let password = account.password {
            FactRow(name: "Password", value: "\(password)")
              .automationId(AccountIdentifier.password)
          }
          FactRow(name: "Given to", value: people)
            .automationId(AccountIdentifier.people)
        }
        Section("Meeting people") {
          Toggle("Give it to people I meet", isOn: isEnabled(account))
            .automationId(AccountIdentifier.isEnabled)
        }
        Section("Deleting") {
          Button("Delete account", role: .destructive) { isAsking = true }
            .automationId(AccountIdentifier.delete)
        }
      }
      .navigationTitle(account.identifier)
      .alert("Delete \(account.identifier)?", isPresented: $isAsking) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {
          if store.attempt({ try store.removeAccount(id) }) { dismiss() }
        }
      } message: {
        Text(consequence)
      }
    }
  }

  /// How many people have the account, in words.
  private var people: String {
    switch store.encounterCount(of: id) {
    case 0: "nobody yet"
    case 1: "1 person"
    case let count: "\(count) people"
    }
  }

  /// What else is deleted with the account, in words.
  private var consequence: String {
    switch store.encounterCount(of: id) {
    case 0: "You did not give it to anybody yet."
    case 1: "Its encounter is deleted too."
    case let count: "Its \(count) encounters are deleted too."
    }
  }

  /// Whether the account is given to people, kept with every change.
  private func isEnabled(_ account: Account) -> Binding<Bool> {
    let store = store
    return Binding(
      get: { account.isEnabled },
      set: { isEnabled in store.attempt { try store.setEnabled(isEnabled, account.id) } })
  }
}
