public import AutomationTools_Host
public import TextUI

extension View {
  /// Gives the view the name by which tests find it.
  ///
  /// - Parameter identifier: An identifier of an enumeration that the application and its tests share.
  /// - Returns: The view with that accessibility identifier.
  public func automationId(_ identifier: some AutomationIdentifying) -> some View {
    accessibilityIdentifier(identifier.id)
  }
}
