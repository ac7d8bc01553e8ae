import AutomationTools_Board
import TextUI

/// What an account needs to be added.
struct NewAccountView: View {
  @Environment(AccountStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var service = Service.twitter
  @State private var identifier = ""
  @State private var password = ""
  @State private var isEnabled = true
  @FocusState private var isTyping: Bool

  /// Why the account could not be added; `nil` before that was tried.
  @State private var refusal: String?

  var body: some View {
    NavigationStack {
      List {
        Section {
          Picker("Service", selection: $service) {
            ForEach(Service.allCases, id: \.self) { Text($0.name) }
          }
          .pickerStyle(.inline)
        }
        Section("Account") {
          TextField("Identifier", text: $identifier)
            .focused($isTyping)
            .onSubmit(save)
            .automationId(NewAccountIdentifier.identifier)
          SecureField("Password", text: $password)
            .onSubmit(save)
            .automationId(NewAccountIdentifier.password)
          Toggle("Give it to people I meet", isOn: $isEnabled)
            .automationId(NewAccountIdentifier.isEnabled)
          if let refusal {
            Text(refusal)
              .foregroundStyle(.red)
              .automationId(NewAccountIdentifier.refusal)
          }
        }
      }
      .onAppear { isTyping = true }
      .navigationTitle("New account")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
            .automationId(NewAccountIdentifier.cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .automationId(NewAccountIdentifier.save)
        }
      }
    }
  }

  /// Adds the account, or says why not.
  private func save() {
    do {
      try store.addAccount(
        service, identifier, password: Secret(password), isEnabled: isEnabled)
      dismiss()
    } catch {
      refusal = "\(error)"
    }
  }
}
