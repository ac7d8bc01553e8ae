import AutomationTools_Board
import TextUI

/// The list of accounts, and from there each of them and a new one.
struct AccountListView: View {
  @Environment(AccountStore.self) private var store
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Accounts")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add") { isAdding = true }
              .automationId(ListIdentifier.add)
          }
        }
        .navigationDestination(for: Account.self) { AccountView(id: $0.id) }
        .sheet(isPresented: $isAdding) { NewAccountView() }
    }
  }

  /// The list, or what stands in for it.
  @ViewBuilder private var content: some View {
    if store.accounts.isEmpty {
      EmptyListView(
        title: "No accounts",
        message: "Add those that you want to give to people you meet."
      )
      .automationId(ListIdentifier.empty(.accounts))
    } else {
      List(store.accounts) { account in
        NavigationLink(value: account) {
          AccountRow(account: account)
        }
        .automationId(ListIdentifier.row(.accounts, account.id))
      }
      .listStyle(.table)
      .automationId(ListIdentifier.list(.accounts))
    }
  }
}
