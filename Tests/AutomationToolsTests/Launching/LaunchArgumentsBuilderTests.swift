import FailureTesting
import Foundation
import Testing

@testable import AutomationTools_Core

@Suite("Launch arguments builder") struct LaunchArgumentsBuilderTests {
  @Test("A dictionary of every kind of value becomes one argument")
  func everyKind() {
    let dictionary: NSDictionary = [
      "text": "a/b", "yes": true, "count": 1, "ratio": 0.5, "none": 0,
    ]
    #expect(
      LaunchArgumentsBuilder.launchArgumentForEphemeralConfiguration(dictionary)
        == #"EPHEMERAL_{"count":1,"none":0,"ratio":0.5,"text":"a/b","yes":true}"#)
    #expect(
      LaunchArgumentsBuilder.launchArgumentForAutomationConfiguration(dictionary)
        == #"AUTOMATION_{"count":1,"none":0,"ratio":0.5,"text":"a/b","yes":true}"#)
  }

  @Test("An empty dictionary is an empty object")
  func empty() {
    #expect(LaunchArgumentsBuilder.launchArgumentForEphemeralConfiguration([:]) == "EPHEMERAL_{}")
  }

  @Test("A dictionary that cannot be injected is a failure and gives no argument")
  func refused() {
    let failures = recordedFailures {
      let argument = LaunchArgumentsBuilder.launchArgumentForEphemeralConfiguration(["k": [1]])
      #expect(argument.isEmpty)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.text.hasPrefix("The flag \"k\" cannot be injected") == true)
  }
}
