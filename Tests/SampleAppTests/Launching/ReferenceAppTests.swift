import AutomationTools_Host
import AutomationWire
import Testing

@testable import SampleApp

@Suite("Which of the sample's applications is shown") struct ReferenceAppTests {
  @Test(
    "The last one named, the onboarding if none is",
    arguments: [
      ([], .onboarding), (["-skipOnboarding"], .onboarding), (["traffic-lights"], .onboarding),
      (["-app", "onboarding", "-skipOnboarding"], .onboarding),
      (["-skipOnboarding", "-app", "traffic-lights"], .trafficLights),
      (["-app", "onboarding", "-app", "traffic-lights"], .trafficLights),
      (["-app", "Traffic-Lights"], .onboarding), (["-app"], .onboarding),
    ] as [([String], ReferenceApp)])
  func choice(_ arguments: [String], _ expected: ReferenceApp) {
    #expect(ReferenceApp.chosen(by: LaunchConfiguration(arguments: arguments)) == expected)
  }

  @Test("Each is chosen by its own setting", arguments: ReferenceApp.allCases)
  func own(_ app: ReferenceApp) {
    let configuration = LaunchConfiguration(arguments: ["-app", app.rawValue])
    #expect(ReferenceApp.chosen(by: configuration) == app)
  }

  @Test("A warning about another name says which there are")
  func names() {
    let names = ReferenceApp.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(ReferenceApp.launchForm == "one of \(names)")
  }
}
