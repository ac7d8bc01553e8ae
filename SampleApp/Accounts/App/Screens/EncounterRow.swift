import AutomationTools_Board
import TextUI

/// An encounter in the history.
struct EncounterRow: View {
  /// The encounter.
  let encounter: Encounter

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(encounter.meeting.person)
        .font(.headline)
      Text("\(encounter.meeting.day), \(encounter.meeting.place)")
        .foregroundStyle(.secondary)
        .automationId(ListIdentifier.detail(.encounters, encounter.id))
    }
  }
}
