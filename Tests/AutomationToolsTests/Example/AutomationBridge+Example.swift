public import AutomationTools_Host
import Foundation

extension AutomationBridge {
  /// Whether the user is logged in at start.
  public var simulateUserAlreadyLoggedIn: Bool {
    automationConfiguration?[Constants.simulateUserAlreadyLoggedIn] as? Bool ?? false
  }

  /// Whether the first feature is on; it is unless a test turns it off.
  public var isFeature1Enabled: Bool {
    if let ephemeralConfiguration = automationBridge.ephemeralConfiguration {
      return ephemeralConfiguration[Constants.feature1] as? Bool ?? true
    }
    return true
  }

  /// The bridge, under the name that the example gives it.
  private var automationBridge: AutomationBridge { self }
}
