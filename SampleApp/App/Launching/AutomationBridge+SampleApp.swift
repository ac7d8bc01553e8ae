import AutomationTools_Host
import Foundation

extension AutomationBridge {
  /// Whether the user is logged in from the start.
  var simulateUserAlreadyLoggedIn: Bool {
    automationConfiguration?[FlagKey.simulateUserAlreadyLoggedIn] as? Bool ?? false
  }

  /// Whether rows of articles have a second line.
  var showsSubtitles: Bool {
    ephemeralConfiguration?[FlagKey.showsSubtitles] as? Bool ?? true
  }

  /// What was decided for this launch.
  var features: Features {
    Features(
      showsSubtitles: showsSubtitles,
      loggedInUser: simulateUserAlreadyLoggedIn ? Features.sampleUser : nil)
  }
}
