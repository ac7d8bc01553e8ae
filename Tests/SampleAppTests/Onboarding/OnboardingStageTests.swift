import Testing

@testable import SampleApp

@Suite("Stages of the onboarding") struct OnboardingStageTests {
  @Test("The stages come in order, and the last has none after it")
  func order() {
    #expect(OnboardingStage.welcome.next == .catalog)
    #expect(OnboardingStage.catalog.next == .confirm)
    #expect(OnboardingStage.confirm.next == nil)
    #expect(
      OnboardingStage.allCases.map { Phrase.stageTitle($0).english } == [
        "Welcome", "Shiny, shiny things", "Ready to start?",
      ])
  }
}
