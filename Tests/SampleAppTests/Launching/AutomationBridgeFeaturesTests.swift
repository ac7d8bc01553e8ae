import AutomationTools_Host
import AutomationWire
import Testing

@testable import SampleApp

@Suite("Flags of the sample") struct AutomationBridgeFeaturesTests {
  /// Reads the features of a launch with arguments.
  private func features(_ arguments: String...) -> Features {
    let configuration = LaunchConfiguration(arguments: arguments, isAutomated: true)
    return ApplicationInstance.$current.withValue(ApplicationInstance(configuration)) {
      AutomationBridge().features()
    }
  }

  @Test("Without flags the application is as users know it")
  func standard() {
    #expect(features() == Features(showsSubtitles: true, loggedInUser: nil))
  }

  @Test("Each flag decides about its feature")
  func flags() {
    #expect(
      features(#"EPHEMERAL_{"showsSubtitles":false}"#)
        == Features(showsSubtitles: false, loggedInUser: nil))
    #expect(
      features(#"AUTOMATION_{"simulateUserAlreadyLoggedIn":true}"#)
        == Features(showsSubtitles: true, loggedInUser: "Ada Lovelace"))
  }

  @Test("A flag of another type is as if it were not there")
  func wrongType() {
    #expect(features(#"EPHEMERAL_{"showsSubtitles":"no"}"#) == Features())
  }
}
