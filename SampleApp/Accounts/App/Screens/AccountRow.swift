import AutomationTools_Board
import TextUI

/// An account in the list.
struct AccountRow: View {
  /// The account.
  let account: Account

  var body: some View {
    HStack(alignment: .top, spacing: 1) {
      Text(account.isEnabled ? "●" : "○")
        .foregroundStyle(account.isEnabled ? .green : .secondary)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        Text(account.identifier)
          .font(.headline)
          .foregroundStyle(account.isEnabled ? .primary : .secondary)
        Text(account.isEnabled ? account.service.name : "\(account.service.name), not given")
          .foregroundStyle(.secondary)
          .automationId(ListIdentifier.detail(.accounts, account.id))
      }
    }
  }
}
