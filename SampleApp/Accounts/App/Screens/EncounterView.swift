import AutomationTools_Board
import TextUI

/// One encounter.
struct EncounterView: View {
  /// Its number.
  let id: Encounter.ID

  @Environment(AccountStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var isAsking = false

  var body: some View {
    if let encounter = store.encounter(id) {
      List {
        Section("Encounter") {
          FactRow(name: "Person", value: encounter.meeting.person)
            .automationId(EncounterIdentifier.person)
          FactRow(name: "Place", value: encounter.meeting.place)
            .automationId(EncounterIdentifier.place)
          FactRow(name: "Day", value: encounter.meeting.day)
            .automationId(EncounterIdentifier.day)
          if let account = store.account(encounter.accountID) {
            FactRow(name: "Given", value: "\(account.identifier) (\(account.service.name))")
              .automationId(EncounterIdentifier.account)
          }
        }
        Section("Deleting") {
          Button("Delete encounter", role: .destructive) { isAsking = true }
            .automationId(EncounterIdentifier.delete)
        }
      }
      .navigationTitle(encounter.meeting.person)
      .confirmationDialog(
        "Delete the encounter with \(encounter.meeting.person)?", isPresented: $isAsking
      ) {
        Button("Delete", role: .destructive) {
          if store.attempt({ try store.removeEncounter(id) }) { dismiss() }
        }
      }
    }
  }
}
