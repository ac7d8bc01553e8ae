import AutomationTools_Host
import TextUI

extension View {
  /// Gives the view the name by which tests find it.
  func automationId(_ identifier: some AutomationIdentifying) -> some View {
    accessibilityIdentifier(identifier.id)
  }
}
