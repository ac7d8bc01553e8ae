import Testing

@testable import AutomationTools_Core

/// Launches that are refused.
@MainActor @Suite("Launches with flags that cannot be injected") struct ATTestCaseFailureTests {
  @Test("A value of another type is a failure where the flag was made, and nothing is launched")
  func unsupported() {
    let test = ATTestCase()
    let recording = RecordingApplication()
    test.app = recording
    withKnownIssue {
      let since = Flag(key: "since", value: [1, 2] as Any, file: #filePath, line: 12)
      test.launchApp(featureFlags: [since])
    } matching: { issue in
      issue.sourceLocation?.line == 12
        && issue.description.contains("The flag \"since\" cannot be injected")
    }
    #expect(recording.launches.isEmpty)
  }

  @Test("A number that is not finite is a failure at the launch, and nothing is launched")
  func notFinite() {
    let test = ATTestCase()
    let recording = RecordingApplication()
    test.app = recording
    withKnownIssue {
      test.launchApp(
        automationFlags: [Flag(key: "ratio", value: Double.infinity)], file: #filePath, line: 34)
    } matching: { issue in
      issue.sourceLocation?.line == 34 && issue.description.contains("“ratio”")
    }
    #expect(recording.launches.isEmpty)
  }
}
