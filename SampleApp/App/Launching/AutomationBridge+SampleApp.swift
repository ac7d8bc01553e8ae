import AutomationTools_Host

extension AutomationBridge {
  /// Returns what was decided for this launch.
  func features(_ flags: FeatureFlags = FeatureFlags(bundled: SampleFlag.bundled)) -> Features {
    Features(
      showsSubtitles: flags[SampleFlag.showsSubtitles],
      loggedInUser: automationFlag(SampleFlag.simulateUserAlreadyLoggedIn)
        ? Features.sampleUser : nil)
  }
}
