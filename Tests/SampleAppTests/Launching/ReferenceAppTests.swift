import Testing

@testable import SampleApp

@Suite("Which of the sample's applications is shown") struct ReferenceAppTests {
  @Test(
    "The last one named, the onboarding if none is",
    arguments: [
      ([], .onboarding), (["-skipOnboarding"], .onboarding), (["onboarding"], .onboarding),
      (["-app", "onboarding", "-skipOnboarding"], .onboarding),
      (["-skipOnboarding", "-app", "traffic-lights"], .trafficLights),
    ] as [([String], ReferenceApp)])
  func choice(_ arguments: [String], _ expected: ReferenceApp) {
    #expect(
      ReferenceApp.chosen(by: arguments) { Issue.record("Unexpected warning: \($0)") } == expected)
  }

  @Test("Each is chosen by its own arguments", arguments: ReferenceApp.allCases)
  func own(_ app: ReferenceApp) {
    let arguments = ["-app", "onboarding"] + app.arguments
    #expect(
      ReferenceApp.chosen(by: arguments) { Issue.record("Unexpected warning: \($0)") } == app)
  }

  @Test(
    "An unknown or missing name is told, with those that are known",
    arguments: [
      (["-app", "trafic"], "\"trafic\" is none of the sample's applications."),
      (["-app", "Onboarding"], "\"Onboarding\" is none of the sample's applications."),
      (["-app", "onboarding", "-app"], "it has no value."),
    ])
  func unknown(_ arguments: [String], _ problem: String) {
    var warnings: [String] = []
    #expect(ReferenceApp.chosen(by: arguments) { warnings.append($0) } == .onboarding)
    let known = ReferenceApp.allCases.map(\.rawValue).joined(separator: ", ")
    #expect(
      warnings == [
        "The launch argument -app is ignored: \(problem) Known are: \(known). The onboarding is shown."
      ])
  }
}
