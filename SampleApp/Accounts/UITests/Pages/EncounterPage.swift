import AutomationTools_Core
import SampleAccounts

/// The page of one encounter.
final class EncounterPage: PageObject {
  /// What is told of the encounter, in order.
  var facts: [String] {
    [EncounterIdentifier.person, .place, .day, .account].map {
      let fact = app.otherElements[$0]
      return "\(fact.label): \(fact.value as? String ?? "nothing")"
    }
  }

  /// Asks whether to delete the encounter, and returns the question.
  func askToDelete() -> XCUIElement {
    app.buttons[EncounterIdentifier.delete].tap()
    return app.sheets.firstMatch
  }
}
