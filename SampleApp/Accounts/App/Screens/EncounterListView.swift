import AutomationTools_Board
import TextUI

/// The history of encounters, and from there each of them.
struct EncounterListView: View {
  @Environment(AccountStore.self) private var store

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Encounters")
        .navigationDestination(for: Encounter.self) { EncounterView(id: $0.id) }
    }
  }

  /// The list, or what stands in for it.
  @ViewBuilder private var content: some View {
    if store.history.isEmpty {
      EmptyListView(
        title: "No encounters", message: "People to whom you gave an account appear here."
      )
      .automationId(ListIdentifier.empty(.encounters))
    } else {
      List(store.history) { encounter in
        NavigationLink(value: encounter) {
          EncounterRow(encounter: encounter)
        }
        .automationId(ListIdentifier.row(.encounters, encounter.id))
      }
      .listStyle(.table)
      .automationId(ListIdentifier.list(.encounters))
    }
  }
}
