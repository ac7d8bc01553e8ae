import TextUI

/// The application's pages, and what the user has to be told about the store.
struct AccountsRootView: View {
  @Environment(AccountStore.self) private var store

  var body: some View {
    TabView {
      AccountListView()
        .tabItem { Label("Accounts", systemImage: "person") }
      EncounterListView()
        .tabItem { Label("Encounters", systemImage: "hand.wave") }
    }
    .alert("Your accounts", isPresented: hasProblem) {
      Button("OK") {}
    } message: {
      Text(store.problem ?? "")
    }
  }

  /// Whether the user has to be told something.
  private var hasProblem: Binding<Bool> {
    let store = store
    return Binding(get: { store.problem != nil }, set: { if !$0 { store.dismissProblem() } })
  }
}
