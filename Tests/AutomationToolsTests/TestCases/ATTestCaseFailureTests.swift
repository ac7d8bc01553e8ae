import FailureTesting
import Testing

@testable import AutomationTools_Core

/// Launches that are refused.
@MainActor @Suite("Launches with flags that cannot be injected") struct ATTestCaseFailureTests {
  @Test("A value of another type is a failure of the launch, and nothing is launched")
  func unsupported() {
    let test = ATTestCase()
    let recording = RecordingApplication()
    test.app = recording
    let failures = recordedFailures {
      let since = Flag(key: "since", value: [1, 2] as Any)
      test.launchApp(featureFlags: [since])
    }
    #expect(failures.map(\.place.line) == [#line - 2])
    #expect(failures.first?.text.hasPrefix("The flag \"since\" cannot be injected") == true)
    #expect(recording.launches.isEmpty)
  }

  @Test("A number that is not finite is a failure at the launch, and nothing is launched")
  func notFinite() {
    let test = ATTestCase()
    let recording = RecordingApplication()
    test.app = recording
    let failures = recordedFailures {
      test.launchApp(automationFlags: [Flag(key: "ratio", value: Double.infinity)])
    }
    #expect(failures.map(\.place.line) == [#line - 2])
    #expect(
      failures.first?.kind as? FlagFailure == .notEncodable(.notFinite(key: "ratio")))
    #expect(failures.first?.text.contains("“ratio”") == true)
    #expect(recording.launches.isEmpty)
  }
}
