import Testing

@testable import SampleApp

@MainActor @Suite("Two applications in one process") struct InstancesTests {
  @Test("They do not share their settings")
  func separate() throws {
    let first = try HostedSampleApp()
    let second = try HostedSampleApp(LaunchArgumentKey.skipOnboarding.rawValue)
    #expect(first.screen.contains("Welcome"))
    #expect(second.screen.contains("Our main app flow"))
    #expect(first.tap("Next") && first.tap("Next") && first.tap("Complete"))
    #expect(second.tap("Settings") && second.tap("Show onboarding again") && second.tap("Show"))
    #expect(first.screen.contains("Our main app flow"))
    #expect(second.screen.contains("Welcome"))
  }
}
