import AutomationTools_Host
import AutomationTools_Shared
import AutomationWire
import Foundation
import Testing

@Suite("Automation bridge") struct AutomationBridgeTests {
  /// Reads from a bridge in an application that was launched with arguments.
  private func launched<Value>(
    _ arguments: String..., read: (AutomationBridge) -> Value
  ) -> Value {
    let configuration = LaunchConfiguration(arguments: arguments, isAutomated: true)
    return ApplicationInstance.$current.withValue(ApplicationInstance(configuration)) {
      read(AutomationBridge())
    }
  }

  @Test("Both dictionaries are read with their types")
  func dictionaries() {
    launched(
      "UI_TEST_MODE", #"EPHEMERAL_{"on":true,"count":2,"ratio":0.5}"#,
      #"AUTOMATION_{"name":"Ada","simulateUserAlreadyLoggedIn":true}"#
    ) { bridge in
      #expect(bridge.isRunningAutomationTests)
      #expect(bridge.ephemeralConfiguration?["on"] as? Bool == true)
      #expect(bridge.ephemeralConfiguration?["count"] as? Int == 2)
      #expect(bridge.ephemeralConfiguration?["ratio"] as? Double == 0.5)
      #expect(bridge.ephemeralConfiguration?["missing"] as? Bool == nil)
      #expect(bridge.automationConfiguration?["name"] as? String == "Ada")
      #expect(bridge.simulateUserAlreadyLoggedIn)
    }
  }

  @Test("What a person launches an application with counts where its author wants it")
  func wanted() async {
    // In a process of its own: it belongs to the process.
    await #expect(processExitsWith: .success) {
      let launch = LaunchConfiguration(arguments: ["UI_TEST_MODE", #"EPHEMERAL_{"on":true}"#])
      ApplicationInstance.$current.withValue(ApplicationInstance(launch)) {
        #expect(!AutomationBridge().isRunningAutomationTests)
        AutomationBridge.acceptManualLaunches()
        #expect(AutomationBridge().isRunningAutomationTests)
        #expect(AutomationBridge().ephemeralConfiguration?["on"] as? Bool == true)
      }
    }
  }

  @Test("What a person launches an application with counts for nothing")
  func person() {
    let arguments = [
      "UI_TEST_MODE", #"EPHEMERAL_{"on":true}"#, #"AUTOMATION_{"name":"Ada"}"#, "-other",
    ]
    let person = ApplicationInstance(LaunchConfiguration(arguments: arguments))
    ApplicationInstance.$current.withValue(person) {
      let bridge = AutomationBridge()
      #expect(!bridge.isRunningAutomationTests)
      #expect(bridge.ephemeralConfiguration == nil)
      #expect(bridge.automationConfiguration == nil)
      #expect(!bridge.launchArgumentsContain("-other"))
      #expect(!FeatureFlags()[FlagKey("on", default: false)])
      #expect(bridge.automationFlag(FlagKey("name", default: "nobody")) == "nobody")
    }
  }

  @Test("A launch without flags has no dictionaries")
  func nothing() {
    launched("-other") { bridge in
      #expect(!bridge.isRunningAutomationTests)
      #expect(bridge.ephemeralConfiguration == nil)
      #expect(bridge.automationConfiguration == nil)
      #expect(!bridge.simulateUserAlreadyLoggedIn)
    }
  }

  @Test(
    "An argument that cannot be read is no dictionary",
    arguments: ["EPHEMERAL_", "EPHEMERAL_{", "EPHEMERAL_[1]", "EPHEMERAL_7", #"EPHEMERAL_"x""#])
  func malformed(_ argument: String) {
    launched(argument) { bridge in
      #expect(bridge.ephemeralConfiguration == nil)
    }
  }

  @Test("The first of two dictionaries counts")
  func duplicate() {
    launched(#"AUTOMATION_{"a":1}"#, #"AUTOMATION_{"a":2}"#) { bridge in
      #expect(bridge.automationConfiguration?["a"] as? Int == 1)
    }
  }

  @Test("Arguments are compared as a whole")
  func contains() {
    launched("-skipOnboarding", "value") { bridge in
      #expect(bridge.launchArgumentsContain("-skipOnboarding"))
      #expect(!bridge.launchArgumentsContain("-skip"))
    }
  }

  @Test("Two applications in one process each have their own")
  func instances() {
    let bridge = AutomationBridge()
    launched(#"EPHEMERAL_{"a":1}"#) { _ in
      #expect(bridge.ephemeralConfiguration?["a"] as? Int == 1)
      launched(#"EPHEMERAL_{"a":2}"#) { _ in
        #expect(bridge.ephemeralConfiguration?["a"] as? Int == 2)
      }
    }
  }
}
